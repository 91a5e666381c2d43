package scenarios

import (
	"slices"

	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// A verb is a kind of event that is written as a map: {VERB: who, and its keys}.
type verb struct {
	word  string
	kind  record.Kind
	value *shape // of the verb's own key: mostly who did it
	keys  []key
}

var (
	oneCard   = need("card", anyText)
	someCards = need("cards", anyText)
	about     = may("of", anyText)
	spoken    = []key{may("en", anyText), may("el", anyText)}
	spokenFor = []key{need("en", anyText), need("el", anyText)}
)

func keys(list []key, more ...key) []key { return append(slices.Clone(list), more...) }

// verbs is the closed list. Calls and cards in the ordinary way are written as tokens, not with a verb.
var verbs = []verb{
	{"together", record.Together, seatName, keys(spoken, need("card", anyText), may("cards", anyText), about)},
	{"led-face-down", record.LedFaceDown, seatName, []key{oneCard}},
	{"faced", record.Faced, seatName, []key{may("cards", anyText)}},
	{"held", record.Held, seatName, []key{oneCard}},
	{"exposed", record.Exposed, seatName, []key{someCards}},
	{"dropped", record.Dropped, seatName, []key{someCards}},
	{"named", record.Named, seatName, []key{oneCard}},
	{"touched", record.Touched, seatName, []key{oneCard}},
	{"designated", record.Designated, seatName, keys(spokenFor, about)},
	{"placed", record.Placed, seatName, []key{oneCard}},
	{"turned", record.Turned, seatName, nil},
	{"withdrew", record.Withdrew, seatName, []key{may("call", anyText), may("card", anyText), may("for", anyText), about}},
	{"picked-up", record.PickedUp, seatName, []key{may("cards", anyText)}},
	{"alerted", record.Alerted, seatName, []key{need("of", anyText)}},
	{"explained", record.Explained, seatName, keys(spokenFor, need("of", anyText))},
	{"asked", record.Asked, seatName, keys(spoken, about, may("to", seatName))},
	{"said", record.Said, seatName, keys(spokenFor, may("to", seatName))},
	{"paused", record.Paused, seatName, nil},
	{"told-turn", record.ToldTurn, seatName, keys(spoken, need("to", seatName))},
	{"attention", record.Attention, seatName, keys(spoken, about)},
	{"director", record.Director, seatName, spoken},
	{"director-came", record.Director, oneOf("yes"), nil},
	{"claimed", record.Claimed, seatName, keys(spoken, need("tricks", from(0, 13)), may("says", anyText))},
	{"conceded", record.Conceded, seatName, keys(spoken, need("tricks", from(0, 13)), may("says", anyText))},
	{"objected", record.Objected, seatName, keys(spoken, about)},
	{"agreed", record.Agreed, seatName, keys(spoken, about)},
	{"quitted", record.Quitted, seatName, nil},
	{"pointed", record.Pointed, seatName, keys(spoken, about)},
	{"asked-to-see", record.AskedToSee, seatName, keys(spoken, may("card", anyText), about)},
	{"mixed", record.Mixed, seatName, spoken},
	{"returned-to-board", record.ReturnedToBoard, seatName, nil},
	{"next-board", record.NextBoard, seatName, nil},
	{"move-called", record.MoveCalled, oneOf("yes"), nil},
	{"round-ended", record.RoundEnded, oneOf("yes"), nil},
	{"scored", record.Scored, seatName, keys(spoken, need("tricks", from(0, 13)))},
	{"decided", record.Decided, seatName, keys(spokenFor, need("of", anyText))},
	{"saw-hand", record.SawHand, seatName, keys(spoken, need("to", seatName))},
	{"wrong-board", record.WrongBoard, seatName, spoken},
	{"asked-redeal", record.AskedRedeal, seatName, spoken},
	{"handled", record.Handled, seatName, spoken},
	{"miscounted", record.Miscounted, seatName, keys(spoken, need("to", seatName), someCards)},
	{"surplus", record.Surplus, seatName, spoken},
	{"missed", record.Missed, seatName, keys(spoken, someCards)},
	{"not-due", record.NotDue, seatName, spoken},
	{"had-called", record.HadCalled, seatName, spoken},
	{"unplayable", record.Unplayable, seatName, spoken},
	{"asked-score", record.AskedScore, seatName, keys(spoken, need("of", anyText))},
	{"elsewhere", record.Elsewhere, seatName, []key{need("call", anyText), need("tricks", from(0, 13))}},
	{"heard", record.Heard, seatName, spoken},
	{"questioned", record.Questioned, seatName, keys(spoken, need("of", anyText))},
	{"raised", record.Raised, seatName, keys(spokenFor, need("matter", oneOf(raisable()...)), about, may("to", seatName))},
	{"ruled", record.Ruling, anyText, []key{may("of", anyText), may("by", seatName), may("orders", itemsOf(anyText)),
		may("path", itemsOf(anyText)), may("interim", yesOrNo)}},
	{"chose", record.Choice, seatName, []key{need("matter", anyText), may("of", anyText), may("by", seatName), need("takes", anyText)}},
}

// raisable is the words of the matters that a player brings before the director in so many words.
func raisable() []string {
	var out []string
	for _, k := range record.MatterKinds() {
		if k.Raisable() {
			out = append(out, k.String())
		}
	}
	return out
}

// label is the key by which an event written with a verb gets a label; a token gets one with "=".
var label = may("label", anyText)

// verbWords is the words of all verbs.
func verbWords() []string {
	out := make([]string, len(verbs))
	for i, v := range verbs {
		out[i] = v.word
	}
	return out
}

// verbOf is the verb of the event n, nil if n is not a map with exactly one.
func verbOf(n *yaml.Node) *verb {
	var found *verb
	for i := range verbs {
		if lookup(n, verbs[i].word) == nil {
			continue
		}
		if found != nil {
			return nil
		}
		found = &verbs[i]
	}
	return found
}

// shape is the shape of an event with v.
func (v *verb) shape() *shape {
	return mapOf(append([]key{need(v.word, v.value), label}, v.keys...)...)
}

// checkEvent reports whether n is text, which is read later, or a map with one verb and the verb's keys.
func (r *reader) checkEvent(n *yaml.Node) bool {
	if n.Kind != yaml.MappingNode {
		return r.check(n, "events", anyText)
	}
	v := verbOf(n)
	if v == nil {
		return r.noVerb(n)
	}
	if !r.checkMap(n, v.word, v.shape().keys) {
		return false
	}
	if lookup(n, "en") != nil || lookup(n, "el") != nil {
		return r.bothLanguages(n, mostWords)
	}
	return true
}

// noVerb notes what is wrong with an event that has no verb, or more than one.
func (r *reader) noVerb(n *yaml.Node) bool {
	found := 0
	for i := 0; i+1 < len(n.Content); i += 2 {
		if slices.Contains(verbWords(), n.Content[i].Value) {
			found++
		}
	}
	switch {
	case found > 1:
		r.at(n, "several-verbs")
	case len(n.Content) > 0:
		k := n.Content[0]
		r.at(k, "unknown-key", "Key", k.Value, "NearText", nearest(k.Value, verbWords()))
	default:
		r.at(n, "no-verb")
	}
	return false
}
