package i18n

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"rectify/engine/bridge"
	"rectify/engine/law"
)

// argumentNames are the names that messages may use, by what they stand for; a name may also end in the word of a kind,
// as LeadSuit does. The list is closed so that every message can be printed with samples and a misspelt name is found.
var argumentNames = map[string]string{
	"Seat": "Seat Player Offender Partner Declarer Dummy Leader Chooser Dealer Director Caller Winner Owner Who By LHO RHO Whose Other Asked",
	"Side": "Side Offenders NonOffenders Defenders",
	"Suit": "Suit Led", "Suits": "Suits", "Denom": "Denom Trumps",
	"Call": "Call Bid New Old", "Calls": "Calls",
	"Card": "Card Lead", "Cards": "Cards",
	"Rank": "Rank", "Count": "Count Of At Level Line Column Day Year Points Tricks Board Percent Right",
	"Seats": "Seats", "Law": "Law", "Laws": "Laws", "Date": "Date", "Moment": "Moment",
	"Text": "Text Head Last Month Hour Name File Version Title Key Where",
}

// kindOf is the kind of the argument called name, or "".
func kindOf(name string) string {
	best := ""
	for kind, names := range argumentNames {
		if slices.Contains(strings.Fields(names), name) {
			return kind
		}
		if strings.HasSuffix(name, kind) && len(kind) > len(best) {
			best = kind
		}
	}
	return best
}

// rounds is how many samples of a message are printed: one for each seat and each suit, then one with roles for seats.
const rounds = 5

// sample is the value of the nth argument of a message in one round.
func sample(p *Printer, kind string, nth, round int) any {
	turn := (nth + round) % 4
	seat, suit := bridge.Seats[turn], bridge.Suits[turn]
	switch kind {
	case "Seat":
		if round == 4 {
			return p.Role([]string{"offender", "declarer", "dummy", "defender"}[nth%4])
		}
		return seat
	case "Seats":
		return []bridge.Seat{seat, seat.LHO(), seat.Partner()}[:1+turn%3]
	case "Side":
		if round == 4 {
			return p.Role("non-offending-side")
		}
		return seat.Side()
	case "Suit":
		return suit
	case "Denom":
		return bridge.Denom(round + 1)
	case "Suits":
		return bridge.Suits[:turn+1]
	case "Call":
		if round > 2 {
			return bridge.Call(int(bridge.Pass) + (round+nth)%3)
		}
		return bridge.Bid(1+turn, suit)
	case "Calls":
		return []bridge.Call{bridge.Bid(1+turn, suit), bridge.Pass, bridge.Double}[:1+turn%3]
	case "Card":
		return bridge.NewCard(suit, bridge.Ten+bridge.Rank(round))
	case "Cards":
		return []bridge.Card{bridge.NewCard(suit, bridge.Ten), bridge.NewCard(suit, bridge.Nine), bridge.NewCard(suit, bridge.Ace)}[:1+turn%3]
	case "Rank":
		return bridge.Ten + bridge.Rank(round)
	case "Count":
		return [rounds]int{1, 2, 0, 3, 13}[round]
	case "Law":
		return p.Law([rounds]law.Cite{"27", "27B1(a)", "20F5", "45C4(b)", "64"}[round], law.Default)
	case "Laws":
		return p.Cites([]law.Cite{"27B1(a)", "27D", "20F5"}[:1+turn%3], law.Default)
	case "Date":
		return p.Date(day)
	case "Moment":
		return p.Moment(day)
	}
	return fmt.Sprintf("‹%d›", nth+1)
}

var day = time.Date(2026, time.November, 29, 20, 35, 0, 0, time.UTC)

// samples is the arguments of key in one round.
func samples(p *Printer, names []string, round int) []any {
	var args []any
	for i, name := range names {
		args = append(args, name, sample(p, kindOf(name), i, round))
	}
	return args
}

// said is every different sentence that key makes with samples. Faults come back too, as they would be reported.
func said(lang Lang, key string) ([]string, []error) {
	names, err := Args(key)
	if err != nil {
		return nil, []error{err}
	}
	var texts []string
	var faults []error
	p := New(lang).Reporting(func(err error) { faults = append(faults, err) })
	for round := range rounds {
		text := p.T(key, samples(p, names, round)...)
		if !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts, faults
}
