package main

import (
	"slices"
	"strconv"
	"strings"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// A lawRow is what is coded, tested and met of one law in one edition. coverage -json writes a list of them, all 93 laws; those that have a
// procedure of their own since 2024 stand a third time.
//
//	tree        the law has a procedure
//	leaves      paths of its trees
//	tested      leaves that a vector, a record of the program or a scenario with a key came to: each of these is a test. At a
//	            leaf where the engine stops there is nothing to compare, and coming to it is the test
//	met         leaves that a scenario of the bank came to, with every fact of the record proved by it
//	scenarios   of the bank that came to its trees, different but for seats and suits
//	unverified  points on which the trees rest that have not been compared with the text of the edition
//	none        why there is no tree; empty if there is one
type lawRow struct {
	Law        int    `json:"law"`
	Edition    int    `json:"edition"`
	Tree       bool   `json:"tree"`
	Leaves     int    `json:"leaves"`
	Tested     int    `json:"tested"`
	Met        int    `json:"met"`
	Scenarios  int    `json:"scenarios"`
	Unverified int    `json:"unverified"`
	None       string `json:"none"`
}

// reasons is why a law has no procedure, as the last part of a key of the texts: what it says is worked out rather than ruled, or it gives
// somebody else than the players something to do, so that what breaks it is ruled under another. Laws 1 and 72 have one since 2017.
var reasons = map[int]string{
	1: "pack", 18: "computed", 19: "computed", 22: "computed", 35: "computed", 44: "computed", 59: "computed",
	77: "scoring", 78: "scoring", 88: "indemnity",
	3: "tables", 72: "principles", 80: "regulations", 84: "agreed-facts", 89: "individuals",
}

// together is the laws whose matters are ruled in the tree of another: Law 29 leads on to those about the sort of call, Laws 28
// and 33 say which call is out of rotation, Law 53 leads on to those about whose lead it was, Law 57 to what is played on a card out of
// turn, and Law 62 to what establishes a revoke. Law 9 says when nobody acts, and Law 11 what it costs; Law 17 sends a turn back that
// Law 34 speaks of. Laws 4 and 5 are one procedure, so are Laws 68 to 71, and Laws 74, 90 and 91, where the
// sort of breach says which penalty there may be, Laws 82 and 83, where a review may be in order, and Laws 92 and 93.
var together = map[int]int{4: 5, 9: 11, 17: 34, 28: 29, 30: 29, 31: 29, 32: 29, 33: 29, 55: 53, 56: 53, 60: 57, 63: 62, 69: 68, 70: 68, 71: 68, 83: 82, 90: 74, 91: 74, 93: 92}

// coverage writes a row a law and edition.
func coverage(s *session, args []string) int {
	rest, err := s.parse(args, "lang", "json")
	if err != nil {
		return misused(err)
	}
	if len(rest) > 0 {
		s.complain("coverage takes no file")
		return usage
	}
	rows, errs := s.lawRows()
	status := fine
	for _, err := range errs {
		s.complain("%v", err)
		status = wrong
	}
	if s.json {
		return max(status, s.writeJSON(rows))
	}
	s.table(rows)
	return status
}

// lawRows is a row for each law under the editions of 2007 and 2017, and under that of 2024 where it has a tree of its own.
func (s *session) lawRows() ([]lawRow, []error) {
	vectors, _ := scenarios.Vectors()
	records, _ := scenarios.Records()
	bank, _ := scenarios.Bank() // faults in these are for check and vectors to report
	tested, errs := reachOf(slices.Concat(vectors, records, keyed(bank)), false)
	met, more := reachOf(bank, true)
	var out []lawRow
	for n := 1; n <= law.Laws; n++ {
		for _, e := range editions(law.NoEdition) {
			out = append(out, s.lawRow(n, e, tested, met))
		}
		if row := s.lawRow(n, law.Edition2024, tested, met); row.Tree {
			out = append(out, row)
		}
	}
	return out, append(errs, more...)
}

// keyed is the scenarios whose rulings are compared with a key.
func keyed(list []*scenarios.Scenario) []*scenarios.Scenario {
	return slices.DeleteFunc(slices.Clone(list), func(s *scenarios.Scenario) bool { return len(s.Key) == 0 })
}

func (s *session) lawRow(n int, e law.Edition, tested, met reach) lawRow {
	row := lawRow{Law: n, Edition: years[e], Scenarios: len(met.forms[lawIn{n, e}])}
	var unverified []string
	for _, p := range rulings.Procedures() {
		if p.Law != n || p.Edition != e {
			continue
		}
		row.Tree = true
		for path := range procedure.Paths(p.Tree) {
			at := leaf{p.Kind, e, path.ID()}
			row.Leaves++
			row.Tested += one(tested.leaves[at] || met.leaves[at] && path.Leaf.Kind == procedure.NotCoveredNode)
			row.Met += one(met.leaves[at])
		}
		for _, point := range p.Unverified {
			if !slices.Contains(unverified, point) {
				unverified = append(unverified, point)
			}
		}
	}
	row.Unverified = len(unverified)
	switch {
	case row.Tree:
	case reasons[n] != "":
		row.None = s.p.T("bank.coverage.none." + reasons[n])
	case together[n] != 0:
		row.None = s.p.T("bank.coverage.in-tree", "Law", s.p.Law(law.Parts{Law: together[n]}.Cite(), e))
	default:
		row.None = s.p.T("bank.coverage.not-coded")
	}
	return row
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// table writes the rows in columns, then what they come to.
func (s *session) table(rows []lawRow) {
	head := make([]string, 0, 8)
	for _, name := range []string{"law", "edition", "leaves", "tested", "met", "scenarios", "unverified"} {
		head = append(head, s.p.T("bank.coverage."+name))
	}
	line := func(cells []string, last string) {
		var b strings.Builder
		for i, c := range cells {
			b.WriteString(strings.Repeat(" ", max(0, len([]rune(head[i]))-len([]rune(c)))) + c + "  ")
		}
		s.say("%s", strings.TrimRight(b.String()+last, " "))
	}
	line(head, "")
	total := lawRow{}
	for _, r := range rows {
		cells := []string{strconv.Itoa(r.Law), strconv.Itoa(r.Edition), "", "", "", "", ""}
		if r.Tree {
			for i, n := range []int{r.Leaves, r.Tested, r.Met, r.Scenarios, r.Unverified} {
				cells[2+i] = strconv.Itoa(n)
			}
		}
		line(cells, r.None)
		total.Leaves, total.Tested, total.Met = total.Leaves+r.Leaves, total.Tested+r.Tested, total.Met+r.Met
	}
	s.say("%d leaves, %d tested, %d met", total.Leaves, total.Tested, total.Met)
}
