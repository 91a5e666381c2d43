package i18n

import (
	"math/big"
	"strings"
)

// Decimal is r in figures with at most two places, as 2.8 or, in Greek, 2,8. What is less than nothing has a proper minus.
func (p *Printer) Decimal(r *big.Rat) string {
	text := strings.TrimRight(strings.TrimRight(r.FloatString(2), "0"), ".")
	if r.IsInt() {
		text = r.Num().String()
	}
	if text == "-0" {
		text = "0"
	}
	if p.lang == Greek {
		text = strings.Replace(text, ".", ",", 1)
	}
	return strings.Replace(text, "-", "−", 1)
}

// Signed is the same with a plus before what is more than nothing.
func (p *Printer) Signed(r *big.Rat) string {
	if r.Sign() > 0 {
		return "+" + p.Decimal(r)
	}
	return p.Decimal(r)
}
