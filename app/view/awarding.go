package view

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// awarding is an adjusted score being worked out. Every sheet has the same results, so that which of them stand on it tells nothing.
type awarding struct {
	begun   bool
	results []scenarios.Played
	weights [][]int // per cent, by sheet and result
	fixed   []int   // the number of the artificial score picked, by side; -1 if none is
	at      int     // the row that the keys are about: results sheet by sheet, then artificial scores
	typing  bool    // the last key was a digit of a weight
	picked  map[string]int
	past    []awardDraft // what the sheet was before each change, for taking them back
}

// An awardDraft is all of the sheet that can be changed.
type awardDraft struct {
	results []scenarios.Played
	weights [][]int
	fixed   []int
}

// draft is the sheet as it stands.
func (w *awarding) draft() awardDraft {
	d := awardDraft{results: slices.Clone(w.results), fixed: slices.Clone(w.fixed)}
	for _, sheet := range w.weights {
		d.weights = append(d.weights, slices.Clone(sheet))
	}
	return d
}

// takeBack takes back the last change of the sheet, or what is being made out; false if it is untouched.
func (w *awarding) takeBack() bool {
	w.typing = false
	if w.picked != nil {
		w.picked = nil
		return true
	}
	n := len(w.past) - 1
	if n < 0 {
		return false
	}
	d := w.past[n]
	w.results, w.weights, w.fixed, w.past = d.results, d.weights, d.fixed, w.past[:n]
	w.at = max(0, min(w.at, w.rows()-1))
	return true
}

// toAward is the adjusted score being worked out. Its results are the file's, those excluded among them, and the table's own, in the
// order of the contracts.
func (v *Sitting) toAward() *awarding {
	w := &v.award
	a := v.s.Turn().Award
	if w.begun {
		return w
	}
	w.begun = true
	if len(a.Ordered.Parts) > 0 {
		if a.Over {
			w.results = append(w.results, a.Table)
		}
		for _, o := range a.Score.Outcomes {
			if !o.Table { // that one is there already
				w.add(o.Played)
			}
		}
		slices.SortFunc(w.results, byContract)
	}
	w.weights = make([][]int, len(a.Ordered.Parts))
	for i := range w.weights {
		w.weights[i] = make([]int, len(w.results))
	}
	for range fixedSides(a.Ordered) {
		w.fixed = append(w.fixed, -1)
	}
	return w
}

// add puts a result at the end, unless it is there already, and returns its number.
func (w *awarding) add(p scenarios.Played) int {
	if at := slices.Index(w.results, p); at >= 0 {
		return at
	}
	w.results = append(w.results, p)
	for i := range w.weights {
		w.weights[i] = append(w.weights[i], 0)
	}
	return len(w.results) - 1
}

// byContract orders results as bids go up.
func byContract(a, b scenarios.Played) int {
	return cmp.Or(cmp.Compare(a.Contract.Bid, b.Contract.Bid), cmp.Compare(a.Contract.Doubled, b.Contract.Doubled),
		cmp.Compare(a.Contract.Declarer, b.Contract.Declarer), cmp.Compare(a.Tricks, b.Tricks))
}

// fixedSides is the sides that get an artificial score.
func fixedSides(a scenarios.Adjustment) []bridge.Side {
	var out []bridge.Side
	for _, side := range session.Sides {
		if a.Artificial.Of(side) != nil {
			out = append(out, side)
		}
	}
	return out
}

// fixedScores is the artificial scores to choose among: those of 12C2, and what the sides have on the other boards.
func fixedScores(a *session.Award) []int {
	if a.Score.Board.Form == adjust.ByIMPs {
		return []int{-3, 0, 3}
	}
	out := []int{40, 50, 60}
	for _, side := range session.Sides {
		if e := a.Score.Elsewhere.Of(side); e != nil && !slices.Contains(out, *e) {
			out = append(out, *e)
		}
	}
	slices.Sort(out)
	return out
}

// rows is how many rows the keys move among.
func (w *awarding) rows() int { return len(w.weights)*len(w.results) + len(w.fixed) }

// weight is the weight that row n is about; nil if it is about an artificial score.
func (w *awarding) weight(n int) *int {
	if n < 0 || n >= len(w.weights)*len(w.results) {
		return nil
	}
	return &w.weights[n/len(w.results)][n%len(w.results)]
}

// weighed does an action of the sheet on which an adjusted score is worked out.
func (v *Sitting) weighed(arg string) Effect {
	if v.s.Stage != session.Awarding {
		return Effect{}
	}
	w := v.toAward()
	word, arg, _ := strings.Cut(arg, ":")
	typing := w.typing
	w.typing = word == "digit"
	n := index(arg)
	before := w.draft()
	defer func() {
		if !reflect.DeepEqual(before, w.draft()) {
			w.past = append(w.past, before)
		}
	}()
	switch word {
	case "row", "less", "more":
		if w.weight(n) != nil {
			w.at = n
			w.move(map[string]int{"less": -weightStep, "more": weightStep}[word])
		}
	case "up":
		w.at = max(0, w.at-1)
	case "down":
		w.at = min(w.at+1, w.rows()-1)
	case "left":
		v.shift(w, -1)
	case "right":
		v.shift(w, 1)
	case "digit":
		w.digit(n, typing)
	case "clear":
		if at := w.weight(w.at); at != nil {
			*at = 0
		}
	case "fix":
		side, choice, _ := strings.Cut(arg, ":")
		if i, to := index(side), index(choice); i >= 0 && i < len(w.fixed) && to >= 0 && to < len(fixedScores(v.s.Turn().Award)) {
			w.fixed[i], w.at = to, len(w.weights)*len(w.results)+i
		}
	default:
		v.making(w, word, arg)
	}
	return v.help(w)
}

// weightStep is by how much a key or a button changes a weight.
const weightStep = 5

// move changes the weight of the present row to the next step in a direction.
func (w *awarding) move(by int) {
	if at := w.weight(w.at); at != nil {
		*at = min(100, max(0, *at+by))
	}
}

// shift changes the present row by one step: a weight, or which artificial score is picked.
func (v *Sitting) shift(w *awarding, way int) {
	w.move(way * weightStep)
	if i := w.at - len(w.weights)*len(w.results); i >= 0 && i < len(w.fixed) {
		w.fixed[i] = min(max(0, w.fixed[i]+way), len(fixedScores(v.s.Turn().Award))-1)
	}
}

// digit types a digit of the present weight: behind those typed before, if that is still a weight.
func (w *awarding) digit(n int, typing bool) {
	at := w.weight(w.at)
	if at == nil || n < 0 || n > 9 {
		return
	}
	if typing && *at*10+n <= 100 {
		n += *at * 10
	}
	*at = n
}

// resultPickers is what is picked of another result, in order.
var resultPickers = []string{"level", "denom", "doubled", "declarer", "won"}

// making makes out another result.
func (v *Sitting) making(w *awarding, word, arg string) {
	switch {
	case word == "new" && len(w.weights) > 0:
		w.picked = map[string]int{"doubled": 0}
	case word == "cancel":
		w.picked = nil
	case w.picked == nil:
	case word == "back":
		w.unpick()
	case word == "step":
		w.step(arg)
	case word == "pick":
		name, choice, _ := strings.Cut(arg, ":")
		if i := index(choice); slices.Contains(resultPickers, name) && i >= 0 && i < len(v.resultChoices(name)) {
			w.picked[name] = i
		}
	case word == "add":
		if p, ok := w.made(); ok {
			w.at, w.picked = w.add(p), nil
		}
	}
}

// unpick takes back the last thing picked of another result; if there is none, nothing is made out any more.
func (w *awarding) unpick() {
	for _, name := range slices.Backward(resultPickers) {
		if _, ok := w.picked[name]; ok && name != "doubled" { // that one has been picked from the start
			delete(w.picked, name)
			return
		}
	}
	w.picked = nil
}

// step changes the tricks by one: the numbers of two digits have no key.
func (w *awarding) step(where string) {
	by := map[string]int{"left": -1, "right": 1}[where]
	for _, name := range resultPickers[:len(resultPickers)-1] {
		if _, ok := w.picked[name]; !ok {
			return // the tricks come last
		}
	}
	if won, ok := w.picked["won"]; ok {
		w.picked["won"] = min(max(0, won+by), 13)
	} else if by != 0 {
		w.picked["won"] = 6 + w.picked["level"] + 1 // just made
	}
}

// made is the result made out, false if something is not picked yet.
func (w *awarding) made() (scenarios.Played, bool) {
	if len(w.picked) < len(resultPickers) {
		return scenarios.Played{}, false
	}
	c := bridge.Contract{Bid: bridge.Bid(1+w.picked["level"], bridge.Clubs+bridge.Denom(w.picked["denom"])),
		Doubled: uint8(w.picked["doubled"]), Declarer: bridge.Seats[w.picked["declarer"]]}
	return scenarios.Played{Contract: c, Tricks: w.picked["won"]}, true
}

// resultChoices is the words of one picker of another result.
func (v *Sitting) resultChoices(name string) []string {
	var out []string
	switch name {
	case "level":
		for n := range 7 {
			out = append(out, fmt.Sprint(1+n))
		}
	case "denom":
		for d := bridge.Clubs; d <= bridge.NoTrump; d++ {
			out = append(out, v.p.Suit(d).String())
		}
	case "doubled":
		for _, key := range []string{"undoubled", "doubled", "redoubled"} {
			out = append(out, v.p.T("ui.award."+key))
		}
	case "declarer":
		for _, seat := range bridge.Seats {
			out = append(out, string(v.p.Seat(seat).Name()))
		}
	case "won":
		for n := range 14 {
			out = append(out, fmt.Sprint(n))
		}
	}
	return out
}

// worked is the score as it stands on the sheet; what weighs nothing is left out.
func (v *Sitting) worked() session.Awarded {
	var out session.Awarded
	w, a := v.toAward(), v.s.Turn().Award
	for i, part := range a.Ordered.Parts {
		sheet := session.WeightSheet{Part: part}
		for j, percent := range w.weights[i] {
			if percent > 0 {
				p := w.results[j]
				sheet.Weights = append(sheet.Weights, verdict.Weight{Contract: p.Contract, Tricks: p.Tricks, Percent: percent})
			}
		}
		out.Sheets = append(out.Sheets, sheet)
	}
	for i, side := range fixedSides(a.Ordered) {
		if w.fixed[i] >= 0 {
			out.Artificial = append(out.Artificial, verdict.Artificial{Side: side, Given: fixedScores(a)[w.fixed[i]]})
		}
	}
	return out
}

// ready reports whether the score can be given: every sheet is an award, and every artificial score is picked.
func (v *Sitting) ready(given session.Awarded) bool {
	short := slices.ContainsFunc(given.Sheets, func(s session.WeightSheet) bool { return s.Award().Check() != nil })
	return !short && len(given.Artificial) == len(v.toAward().fixed) && v.toAward().picked == nil
}

// help has the tricks of the double-dummy table worked out, once: a help in weighing what would have happened.
func (v *Sitting) help(w *awarding) Effect {
	hands := bridge.BySeat[bridge.Hand](v.s.State().Record().Deal)
	d := &v.double
	if len(w.weights) == 0 || d.working || d.done || tabled(hands) != nil || hands[bridge.North].Len() < 13 {
		return Effect{}
	}
	d.hands = hands
	return d.work()
}
