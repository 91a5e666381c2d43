package i18n

import "rectify/engine/bridge"

// Contract is c in words: 4♠ by South, doubled; 4♠ του Νότου, κοντρέ. No contract is a deal passed out.
func (p *Printer) Contract(c bridge.Contract) string {
	if !c.Bid.IsBid() {
		return p.T("contract.passed-out")
	}
	key := [...]string{"contract.by", "contract.doubled", "contract.redoubled"}[c.Doubled]
	return p.T(key, "Call", c.Bid, "Declarer", c.Declarer)
}
