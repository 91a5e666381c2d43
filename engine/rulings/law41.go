package rulings

import (
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 41 has the opening lead made face down, so that a lead by the wrong player can go back unseen. Once such a lead has been faced
// it is another matter (54), and this one has lapsed.
var law41 = both(41, record.FaceDownLeadOutOfTurn, faceDownLead)

// faceDownLead: nobody has seen the card, so that it goes back without more ado (41A), whichever side it came from: Law 24, to which
// 54E sends a lead by declarer's side, is about cards that could be seen.
var faceDownLead = Ask(leadBy, "41A",
	On(byDeclarer, faceDownBack),
	On(byDefender, faceDownBack))

var faceDownBack = Rule(returned(faceDownCard, "41A"), playGoesOn("41A"))

// faceDownCard is the card that was put face down; nothing in particular if nobody knows which it was.
var faceDownCard = Target{Name: "the-face-down-card", Of: func(c *Case) []record.Scope {
	return []record.Scope{{Card: eventOf(c).Card}}
}}
