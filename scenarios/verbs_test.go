package scenarios

import (
	"fmt"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// An example of each verb, with what goes before it on the good file's deal. The README shows the same ones.
var examples = map[string]struct{ before, example string }{
	"together":          {`"1S P P P C3 C2"`, `{together: E, card: C9, cards: "D6"}`},
	"pointed":           {`"1S P P P C3 C2 CT CQ"`, `{pointed: N, en: "That one is ours.", el: "Αυτή είναι δική μας."}`},
	"asked-to-see":      {`"1S P P P C3 C2 CT CQ"`, `{asked-to-see: W, en: "May I see that again?", el: "Να την ξαναδώ;"}`},
	"mixed":             {`"1S P P P C3 C2 CT CQ"`, `{mixed: S}`},
	"led-face-down":     {`"1S P P P"`, `{led-face-down: E, card: C3}`},
	"faced":             {`"1S P P P", {led-face-down: E, card: C3}`, `{faced: E}`},
	"held":              {`"1S P P P C3"`, `{held: W, card: CK}`},
	"exposed":           {`"1S P P P C3"`, `{exposed: W, cards: "CK CT"}`},
	"dropped":           {`"1S P P P C3"`, `{dropped: W, cards: "S6"}`},
	"named":             {`"1S P P P C3"`, `{named: W, card: CK}`},
	"touched":           {`"1S P P P C3"`, `{touched: N, card: CJ}`},
	"designated":        {`"1S P P P C3"`, `{designated: N, en: "small club", el: "μικρό σπαθί"}`},
	"placed":            {`"1S P P P C3"`, `{placed: S, card: C2}`},
	"turned":            {`"1S P P P C3 C2"`, `{turned: E}`},
	"withdrew":          {`"1S P 1H=ib"`, `{withdrew: S, call: 1H, for: 2H, of: ib}`},
	"picked-up":         {`"1S P P P", {dropped: W, cards: "S6"}`, `{picked-up: W, cards: "S6"}`},
	"alerted":           {`"1S=open"`, `{alerted: S, of: open}`},
	"explained":         {`"1S=open"`, `{explained: S, of: open, en: "Five or more.", el: "Πέντε ή περισσότερες."}`},
	"asked":             {`"1S=open"`, `{asked: E, to: S, of: open, en: "What does it show?", el: "Τι δείχνει;"}`},
	"said":              {`"1S"`, `{said: E, en: "I was not looking.", el: "Δεν κοίταζα."}`},
	"paused":            {`"1S"`, `{paused: E}`},
	"told-turn":         {`"1S"`, `{told-turn: N, to: S}`},
	"attention":         {`"1S P 1H=ib"`, `{attention: W, of: ib, en: "That is not enough.", el: "Δεν φτάνει."}`},
	"director":          {`"1S P 1H=ib"`, `{director: W}`},
	"claimed":           {`"1S P P P C3"`, `{claimed: N, tricks: 9, says: "drawing trumps", en: "I draw trumps.", el: "Μαζεύω τα ατού."}`},
	"conceded":          {`"1S P P P C3"`, `{conceded: W, tricks: 4}`},
	"objected":          {`"1S P P P C3", {claimed: N, tricks: 9}`, `{objected: W, en: "I hold a trump trick.", el: "Έχω μία λεβέ στα ατού."}`},
	"agreed":            {`"1S P P P C3", {claimed: N, tricks: 9}`, `{agreed: W}`},
	"quitted":           {`"1S P P P C3 C2 CT CQ"`, `{quitted: E}`},
	"returned-to-board": {`"P P P P"`, `{returned-to-board: N}`},
	"next-board":        {`"P P P P"`, `{next-board: E}`},
	"round-ended":       {`"P P P P"`, `{round-ended: yes}`},
	"scored":            {`"P P P P"`, `{scored: N, tricks: 8}`},
	"decided":           {`"1S P 1H=ib"`, `{decided: W, of: ib, en: "Never mind, play on.", el: "Δεν πειράζει, συνεχίζουμε."}`},
	"saw-hand":          {`"1S P P P C3"`, `{saw-hand: N, to: W}`},
	"wrong-board":       {`"1S P 1H"`, `{wrong-board: S}`},
	"asked-redeal":      {`"P P P P"`, `{asked-redeal: E, en: "We all passed: a new deal?", el: "Πάσο όλοι: να ξαναμοιράσουμε;"}`},
	"handled":           {`"1S"`, `{handled: E, en: "I did not count them.", el: "Δεν τα μέτρησα."}`},
	"miscounted":        {`"1S"`, `{miscounted: N, to: E, cards: "C2"}`},
	"surplus":           {`"1S"`, `{surplus: N, en: "I have a joker.", el: "Έχω έναν μπαλαντέρ."}`},
	"missed":            {`"1S"`, `{missed: W, cards: "S6"}`},
	"not-due":           {`"1S"`, `{not-due: E, en: "This board is not ours.", el: "Αυτή η θήκη δεν είναι δική μας."}`},
	"had-called":        {`"1S"`, `{had-called: S, en: "I have called with these before.", el: "Έχω ξαναδηλώσει με αυτά."}`},
	"unplayable":        {`"1S"`, `{unplayable: N, en: "We cannot play it any more.", el: "Δεν μπορούμε πια να την παίξουμε."}`},
	"asked-score":       {`"1S=ib"`, `{asked-score: W, of: ib, en: "That has cost us.", el: "Αυτό μας ζημίωσε."}`},
	"raised":            {`"1S", {paused: W, label: pause}, "P P P"`, `{raised: S, matter: misleading-manner, of: pause, en: "He had nothing to think about.", el: "Δεν είχε τίποτα να σκεφτεί."}`},
	"elsewhere":         {`"1S"`, `{elsewhere: N, call: 6S, tricks: 12}`},
	"move-called":       {`"P P P P"`, `{move-called: yes}`},
	"director-came":     {`"1S P 1H=ib"`, `{director-came: yes}`},
	"heard":             {`"1S"`, `{heard: S, en: "They said that this is a slam.", el: "Είπαν ότι εδώ έχει σλεμ."}`},
	"questioned":        {`"1S=ib"`, `{questioned: W, of: ib, en: "Nobody told us of that.", el: "Αυτό δεν μας το είπε κανείς."}`},
	"ruled":             {`"1S P 1H=ib", {director: W}`, `{ruled: insufficient-bid, of: ib, orders: ["cancelled 1H [27B]"], path: [refuse], interim: yes}`},
	"chose":             {`"1S P 1H=ib", {director: W}`, `{chose: W, matter: insufficient-bid, of: ib, takes: refuse}`},
}

func TestEveryVerbHasAnExample(t *testing.T) {
	schema := compiled(t)
	start, end := strings.Index(good, "events:"), strings.Index(good, "source:")
	for _, v := range verbs {
		e, ok := examples[v.word]
		if !ok {
			t.Errorf("%s has no example", v.word)
			continue
		}
		text := fmt.Sprintf("%sevents: [%s, %s]\n%s", good[:start], e.before, e.example, good[end:])
		s, faults := Load(v.word, []byte(text))
		if len(faults) > 0 {
			t.Errorf("%s: %v", e.example, faults)
			continue
		}
		last := s.Record.Events[len(s.Record.Events)-1]
		if last.Kind != v.kind || v.value == seatName && last.Seat == bridge.NoSeat && last.Numbered() {
			t.Errorf("%s: got %+v", e.example, last)
		}
		if !valid(t, schema, text) {
			t.Errorf("%s: the schema refuses it", e.example)
		}
	}
	if len(examples) != len(verbs) {
		t.Errorf("%d examples, %d verbs", len(examples), len(verbs))
	}
}

// All kinds of event can be written: calls and plays as tokens, all others with a verb.
func TestEveryKindOfEventHasAVerb(t *testing.T) {
	written := map[record.Kind]bool{record.Call: true, record.Play: true}
	for _, v := range verbs {
		written[v.kind] = true
	}
	for k := record.Call; k <= record.Choice; k++ {
		if !written[k] {
			t.Errorf("no verb for kind %d", k)
		}
	}
}

// Somebody agrees to the last claim, or objects to it, without saying to which.
func TestAgreementIsToTheLastClaim(t *testing.T) {
	start, end := strings.Index(good, "events:"), strings.Index(good, "source:")
	s := mustLoad(t, good[:start]+`events: ["1S P P P C3", {claimed: N, tricks: 9}, {objected: W}, {claimed: N, tricks: 8}, {agreed: W}]`+"\n"+good[end:])
	if objected, agreed := s.Record.Events[6], s.Record.Events[8]; objected.Of != 6 || agreed.Of != 8 {
		t.Errorf("objected to %d, agreed to %d", objected.Of, agreed.Of)
	}
}

func TestAnswers(t *testing.T) {
	for text, want := range map[string]record.Answer{
		"refuse":           {ID: "refuse"},
		"forbid diamonds":  {ID: "forbid", Suit: bridge.Diamonds},
		"replace 2NT":      {ID: "replace", Call: bridge.Bid(2, bridge.NoTrump)},
		"replace P":        {ID: "replace", Call: bridge.Pass},
		"names ♦10":        {ID: "names", Card: bridge.NewCard(bridge.Diamonds, bridge.Ten)},
		"plays HK W":       {ID: "plays", Card: bridge.NewCard(bridge.Hearts, bridge.King), Seat: bridge.West},
		"tricks 3":         {ID: "tricks", N: 3},
		"require  spades ": {ID: "require", Suit: bridge.Spades},

		"forbid-suits spades diamonds": {ID: "forbid-suits", N: int(record.SuitsOf(bridge.Spades, bridge.Diamonds))},
		"forbid-suits clubs":           {ID: "forbid-suits", N: int(record.SuitsOf(bridge.Clubs))},
	} {
		r := newReader("x")
		got := r.answer(&yaml.Node{Kind: yaml.ScalarNode, Value: text})
		if got != want || len(r.faults) > 0 {
			t.Errorf("%s: got %+v, %v", text, got, r.faults)
		}
	}
}
