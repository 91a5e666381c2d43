package scenarios

import (
	"strings"

	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/law"

	yaml "go.yaml.in/yaml/v4"
)

// A Score is how the board of a case was scored elsewhere, and what an adjusted score of it should come to (12C).
type Score struct {
	Edition   law.Edition // NoEdition is every edition
	Kind      string      // pairs, individual, teams, knock-out
	Board     adjust.Board
	Traveller []Played // the other tables, at matchpoints
	Other     *Played  // the other table of the match, nil if the score is set against a datum
	Elsewhere Sides[*int]
	Fault     Sides[*adjust.Fault] // who is to blame, where the ruling does not say
	Outcomes  []Outcome
	place     place
}

// A Sides is something of each side.
type Sides[T any] struct{ NS, EW T }

// Of is that of side.
func (s Sides[T]) Of(side bridge.Side) T {
	if side == bridge.NorthSouth {
		return s.NS
	}
	return s.EW
}

// A Played is the result of one table. A board passed out has the zero Contract.
type Played struct {
	Contract bridge.Contract
	Tricks   int
}

// Score is what p is worth to North–South.
func (p Played) Score(vul bridge.Vul) int {
	return p.Contract.ScoreFor(bridge.NorthSouth, p.Tricks, vul)
}

// A Part is one list of results that are weighed: for both sides, for one where they are apart, or one of the two that show how much harm
// the innocent side did itself (12C1(e); 12C1(b) of 2007).
type Part string

// The parts, as a file names them.
const (
	ForBoth Part = "outcomes"
	ForNS   Part = "NS"
	ForEW   Part = "EW"
	Without Part = "without" // expected without the infraction
	After   Part = "after"   // expected after it, with normal play
)

// parts is every part, in order.
var parts = []Part{ForBoth, ForNS, ForEW, Without, After}

// An Outcome is a result that might have come about.
type Outcome struct {
	Part      Part
	Table     bool // it is the result obtained at the table; then Played is zero
	Played    Played
	Weight    int // in per cent
	Tolerance int // how far from it another director's weight may lie
	Excluded  bool
	Why       Words // of what it is excluded for
	place     place
}

// scoring is the shape of a Score.
var scoring = mapOf(may("edition", edition), need("form", oneOf("matchpoints", "imps", "total")),
	need("kind", oneOf("pairs", "individual", "teams", "knock-out")),
	may("traveller", listOf(anyText)), may("other-table", anyText), may("datum", anyText), may("played", from(2, 999)),
	may("elsewhere", mapOf(may("NS", from(0, 100)), may("EW", from(0, 100)))),
	may("fault", mapOf(may("NS", faultName), may("EW", faultName))),
	may("outcomes", outcomes), may("NS", outcomes), may("EW", outcomes), may("without", outcomes), may("after", outcomes))

var (
	faultName = oneOf("none", "partly", "direct")
	outcomes  = listOf(mapOf(need("contract", anyText), may("tricks", from(0, 13)), may("weight", from(0, 100)), may("tolerance", from(0, 100)),
		may("legal", yesOrNo), may("why", anyWords)))
)

// score reads one way in which the board was scored.
func (r *reader) score(n *yaml.Node, vul bridge.Vul) Score {
	s := Score{Edition: r.edition(lookup(n, "edition")), Kind: textOf(lookup(n, "kind")), place: placeOf(n)}
	s.Board = adjust.Board{Vul: vul, Form: forms[textOf(lookup(n, "form"))]}
	for _, item := range items(lookup(n, "traveller")) {
		p := r.played(item)
		s.Traveller = append(s.Traveller, p)
		s.Board.Others = append(s.Board.Others, p.Score(vul))
	}
	if other := lookup(n, "other-table"); other != nil {
		p := r.played(other)
		s.Other, s.Board.Against = &p, p.Score(vul)
	}
	if datum := lookup(n, "datum"); datum != nil {
		s.Board.Against = r.points(datum)
	}
	s.Board.Times, _ = decimal(textOf(lookup(n, "played")))
	r.against(n, s)
	s.Elsewhere = Sides[*int]{percentOf(lookup(lookup(n, "elsewhere"), "NS")), percentOf(lookup(lookup(n, "elsewhere"), "EW"))}
	s.Fault = Sides[*adjust.Fault]{faultOf(lookup(lookup(n, "fault"), "NS")), faultOf(lookup(lookup(n, "fault"), "EW"))}
	for _, part := range parts {
		if list := lookup(n, string(part)); list != nil {
			s.Outcomes = append(s.Outcomes, r.outcomes(list, part)...)
		}
	}
	r.together(n, s)
	return s
}

var forms = map[string]adjust.Form{"matchpoints": adjust.ByMatchpoints, "imps": adjust.ByIMPs, "total": adjust.ByPoints}

// against checks that there is what a form is scored against, and nothing else.
func (r *reader) against(n *yaml.Node, s Score) {
	traveller, other, datum := lookup(n, "traveller") != nil, lookup(n, "other-table") != nil, lookup(n, "datum") != nil
	ok := !traveller && !other && !datum
	switch s.Board.Form {
	case adjust.ByMatchpoints:
		ok = traveller && !other && !datum
	case adjust.ByIMPs:
		ok = !traveller && other != datum
	}
	if !ok {
		r.at(n, "score-against")
	}
	if tables := len(s.Traveller); traveller && (tables < 1 || tables > mostTables) {
		r.at(lookup(n, "traveller"), "score-tables", "Count", tables, "MostCount", mostTables)
	}
	if s.Kind == "knock-out" && s.Board.Form == adjust.ByMatchpoints {
		r.at(lookup(n, "kind"), "score-knock-out")
	}
	if played := lookup(n, "played"); played != nil && (s.Board.Form != adjust.ByMatchpoints || s.Board.Times < len(s.Traveller)+1) {
		r.at(played, "score-times", "Count", len(s.Traveller)+1)
	}
}

// together checks the parts that a file has: one list for both sides, lists for one side or for each, or the two lists of harm of one's own.
func (r *reader) together(n *yaml.Node, s Score) {
	has := func(p Part) bool { return lookup(n, string(p)) != nil }
	apart, own := has(ForNS) || has(ForEW), has(Without) || has(After)
	if has(ForBoth) && (apart || own) || apart && own || has(Without) != has(After) {
		r.at(n, "score-parts")
	}
	for _, p := range parts {
		sum, n := 0, lookup(n, string(p))
		for _, o := range s.Of(p) {
			sum += o.Weight
		}
		if n != nil && sum != 100 {
			r.at(n, "score-weights", "Key", string(p), "Count", sum)
		}
	}
}

// outcomes reads the results of one part.
func (r *reader) outcomes(list *yaml.Node, part Part) []Outcome {
	var out []Outcome
	for _, n := range items(list) {
		o := Outcome{Part: part, Excluded: textOf(lookup(n, "legal")) == "no", Why: wordsOf(lookup(n, "why")), place: placeOf(n)}
		o.Weight, _ = decimal(textOf(lookup(n, "weight")))
		o.Tolerance, _ = decimal(textOf(lookup(n, "tolerance")))
		contract, tricks := lookup(n, "contract"), lookup(n, "tricks")
		if o.Table = textOf(contract) == "table"; !o.Table {
			o.Played = r.outcome(n, contract, tricks)
		} else if tricks != nil {
			r.at(tricks, "score-table")
		}
		if o.Excluded && o.Weight > 0 {
			r.at(n, "score-excluded")
		}
		if o.Excluded == o.Why.Empty() {
			r.at(n, "score-why")
		}
		for _, before := range out {
			if before.Table == o.Table && before.Played == o.Played {
				r.at(n, "score-twice")
			}
		}
		out = append(out, o)
	}
	return out
}

// played reads "4S by S 10", or "Pass".
func (r *reader) played(n *yaml.Node) Played {
	contract, tricks := n.Value, ""
	if at := strings.LastIndex(n.Value, " "); at > 0 {
		contract, tricks = n.Value[:at], n.Value[at+1:]
	}
	return r.result(n, contract, tricks)
}

// outcome reads a contract and its tricks where each has a key of its own.
func (r *reader) outcome(n, contract, tricks *yaml.Node) Played {
	c, err := bridge.ParseContract(contract.Value)
	won, _ := decimal(textOf(tricks)) // its shape let only numbers pass
	switch passed := c == (bridge.Contract{}); {
	case err != nil:
		r.at(contract, "bad-contract", "Text", contract.Value)
	case passed && tricks != nil:
		r.at(tricks, "score-passed")
	case !passed && tricks == nil:
		r.at(n, "missing-key", "Key", "tricks")
	}
	return Played{c, won}
}

// result reads a contract and its tricks, which a board passed out does not have.
func (r *reader) result(n *yaml.Node, contract, tricks string) Played {
	c, err := bridge.ParseContract(contract)
	won, ok := decimal(tricks)
	if passed := c == (bridge.Contract{}); err != nil || passed != (tricks == "") || !passed && (!ok || won > 13) {
		r.at(n, "bad-result", "Text", n.Value)
		return Played{}
	}
	return Played{c, won}
}

// mostTables is the most other tables of a board; a large event has some hundreds.
const mostTables = 500

// mostPoints is the most that a board can score: thirteen down, redoubled and vulnerable.
const mostPoints = 7600

// points reads a score, which may be negative and ends in nought.
func (r *reader) points(n *yaml.Node) int {
	digits, minus := strings.CutPrefix(n.Value, "-")
	points, ok := decimal(digits)
	switch {
	case !ok || points%10 != 0:
		r.at(n, "bad-points", "Text", n.Value)
	case points > mostPoints:
		r.at(n, "out-of-range", "Key", "datum", "LeastCount", -mostPoints, "MostCount", mostPoints)
	}
	if minus {
		return -points
	}
	return points
}

func percentOf(n *yaml.Node) *int {
	if n == nil {
		return nil
	}
	percent, _ := decimal(n.Value) // its shape let only numbers pass
	return &percent
}

func faultOf(n *yaml.Node) *adjust.Fault {
	if n == nil {
		return nil
	}
	f := map[string]adjust.Fault{"none": adjust.None, "partly": adjust.Partial, "direct": adjust.Direct}[n.Value]
	return &f
}

// Of is the results of one part.
func (s *Score) Of(p Part) []Outcome {
	var out []Outcome
	for _, o := range s.Outcomes {
		if o.Part == p {
			out = append(out, o)
		}
	}
	return out
}

// ScoreIn is how the board was scored under an edition, nil if the file does not say.
func (s *Scenario) ScoreIn(e law.Edition) *Score {
	for i := range s.Scores {
		if inEdition(s.Scores[i].Edition, e) {
			return &s.Scores[i]
		}
	}
	return nil
}
