package main

import (
	"slices"
	"strconv"
	"strings"

	"rectify/app/view"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// The results of a vector.
const (
	pass     = "pass"
	fail     = "fail"
	notCoded = "not-coded"
)

// A vectorOut is a vector under one edition, and what vectors -json writes a list of. Why is empty if it passes.
type vectorOut struct {
	ID      string `json:"id"`
	Edition int    `json:"edition"`
	Result  string `json:"result"`
	Why     string `json:"why"`
}

// vectors tries every vector, or those that are named, under each edition that it holds for.
func vectors(s *session, args []string) int {
	ids, err := s.parse(args, "lang", "json")
	if err != nil {
		return misused(err)
	}
	all, err := s.tryVectors()
	if err != nil {
		s.complain("%v", err)
		return wrong
	}
	for _, id := range ids {
		if !slices.ContainsFunc(all, func(v vectorOut) bool { return v.ID == id }) {
			s.complain("there is no vector %q", id)
			return wrong
		}
	}
	out := []vectorOut{}
	for _, v := range all {
		if len(ids) == 0 || slices.Contains(ids, v.ID) {
			out = append(out, v)
		}
	}
	counts := map[string]int{}
	for _, v := range out {
		counts[v.Result]++
	}
	status := fine
	if counts[fail] > 0 {
		status = wrong
	}
	list, faults := scenarios.Vectors()
	for _, f := range append(faults[:len(faults):len(faults)], scenarios.Lint(list)...) {
		s.complain("%v", f)
		status = wrong
	}
	if s.json {
		return max(status, s.writeJSON(out))
	}
	for _, v := range out {
		s.say("%s", strings.TrimRight(pad(v.ID, 7)+pad(strconv.Itoa(v.Edition), 6)+pad(v.Result, 11)+v.Why, " "))
	}
	s.say("%d pass, %d fail, %d not coded", counts[pass], counts[fail], counts[notCoded])
	return status
}

// pad is text with spaces up to a width, and at least one.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(1, width-len([]rune(text))))
}

// tryVectors is the result of every vector, in the order of the index. The error is about the files of the vectors.
func (s *session) tryVectors() ([]vectorOut, error) {
	index, err := vectorIndex()
	if err != nil {
		return nil, err
	}
	rows, err := vectorRows()
	if err != nil {
		return nil, err
	}
	records := map[string][]checked{}
	list, _ := scenarios.Vectors()
	for _, sc := range list {
		result := checkKeys(sc)
		for _, id := range vectorRefs(sc) {
			records[id] = append(records[id], result)
		}
	}
	var out []vectorOut
	for _, v := range index {
		for _, e := range v.editions {
			t := trial{s: s, vector: v, edition: e, result: notCoded}
			for _, r := range rows {
				if r.id == v.id {
					t.row(r)
				}
			}
			for _, c := range records[v.id] {
				t.record(c)
			}
			if t.result == notCoded && t.why == "" {
				t.why = s.notCoded(v.law, e)
			}
			out = append(out, vectorOut{v.id, years[e], t.result, t.why})
		}
	}
	return out, nil
}

// vectorRefs is the ids of the vectors that a scenario stands for.
func vectorRefs(s *scenarios.Scenario) []string {
	if s.Source.Kind != "vector" {
		return nil
	}
	return strings.Fields(s.Source.Ref)
}

// A trial is a vector being tried under one edition. One row or key that fails makes it fail, one that cannot be compared
// makes it not coded.
type trial struct {
	s       *session
	vector  vector
	edition law.Edition
	result  string
	why     string
}

// set notes the result of one row or key.
func (t *trial) set(result, why string) {
	switch {
	case t.result == fail:
	case result == pass && t.why == "":
		t.result = pass
	case result != pass:
		t.result, t.why = result, why
	}
}

func (t *trial) row(r row) {
	switch got, ok, err := r.try(t.edition); {
	case err != nil:
		t.set(fail, err.Error())
	case !ok:
		t.set(fail, t.s.p.T("bank.vectors.row", "Text", r.kind+" "+r.input, "Last", got))
	default:
		t.set(pass, "")
	}
}

func (t *trial) record(c checked) {
	for _, err := range c.errs {
		t.set(fail, err.Error())
	}
	for _, k := range c.keys {
		if k.edition.Base() != t.edition.Base() {
			continue
		}
		switch k.found {
		case agrees:
			t.set(pass, "")
		case uncovered:
			t.set(notCoded, t.s.uncovered(*k.skipped))
		default:
			t.set(fail, t.s.inShort(k))
		}
	}
}

// notCoded is why a vector of a law has not been tried under an edition.
func (s *session) notCoded(n int, e law.Edition) string {
	if in := together[n]; in != 0 {
		n = in
	}
	for _, p := range rulings.Procedures() {
		if p.Law == n && p.Edition == e.Base() {
			return s.p.T("bank.vectors.no-record")
		}
	}
	return s.p.T("bank.vectors.no-trees", "Law", s.p.Law(law.Parts{Law: n}.Cite(), e))
}

// inShort is a disagreement on one line.
func (s *session) inShort(k comparison) string {
	var parts []string
	for _, r := range k.engine {
		parts = append(parts, view.Orders(s.p, r.task.Ruled.Orders, r.c.State)...)
	}
	switch {
	case k.err != nil:
		parts = append(parts, s.p.T("bank.check.no-director"))
	case k.open != nil && k.open.task.Outcome.Result == procedure.DirectorJudges:
		parts = append(parts, s.p.T("bank.check.judges"), s.open(*k.open))
	case k.open != nil:
		parts = append(parts, s.open(*k.open))
	case len(k.engine) == 0:
		parts = append(parts, s.p.T("bank.check.nothing"))
	}
	if len(k.extra) > 0 {
		parts = append(parts, s.p.T("bank.check.author-alone", "Text", s.p.Cites(k.extra, k.edition)))
	}
	if len(k.missing) > 0 {
		parts = append(parts, s.p.T("bank.check.program-alone", "Text", s.p.Cites(k.missing, k.edition)))
	}
	return strings.Join(parts, " ")
}
