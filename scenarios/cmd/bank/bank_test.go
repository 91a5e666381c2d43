package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
	"rectify/scenarios"
)

var update = flag.Bool("update", false, "write the golden files anew")

// bank runs the command.
func bank(t *testing.T, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

// golden compares got with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s:\n%s\nwant:\n%s", name, got, want)
	}
}

func TestRuleInWords(t *testing.T) {
	for name, args := range map[string][]string{
		"ruled.en.txt":      {"testdata/ruled.yaml"},
		"ruled.el.txt":      {"testdata/ruled.yaml", "-lang", "el"},
		"ruled.2007.txt":    {"-edition", "2007", "testdata/ruled.yaml"},
		"ruled.2007.el.txt": {"--edition=2007", "--lang=el", "testdata/ruled.yaml"},
		"open.en.txt":       {"testdata/open.yaml"},
		"open.el.txt":       {"testdata/open.yaml", "-lang", "el"},
		"given.en.txt":      {"26b-ban-third-trick"},
		"ruled.json":        {"testdata/ruled.yaml", "-json"},
		"open.json":         {"-json", "-lang", "el", "testdata/open.yaml"},
	} {
		status, out, errs := bank(t, append([]string{"rule"}, args...)...)
		if status != fine || errs != "" {
			t.Errorf("%v: status %d, %s", args, status, errs)
		}
		golden(t, name, out)
	}
}

func TestCheckShowsBothRulings(t *testing.T) {
	for name, lang := range map[string]string{"disagree.en.txt": "en", "disagree.el.txt": "el"} {
		status, out, errs := bank(t, "check", "-lang", lang, "testdata/disagree.yaml", "testdata/faulty.yaml")
		if status != wrong || errs != "" {
			t.Errorf("status %d, %s", status, errs)
		}
		golden(t, name, out)
	}
}

// An answer that the option never has is a fault at its line, and so is one that it has not here.
func TestCheckSaysWhatIsNoAnswer(t *testing.T) {
	good, err := os.ReadFile("../../bank/54/becomes-dummy.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for takes, want := range map[string]string{
		"nonsense":        ":14:5: nonsense is no answer to opening-lead-choice.\n    The answers: ",
		`"accept spades"`: ":14:5: As the table stands, accept is no answer to opening-lead-choice.\n",
	} {
		file := filepath.Join(t.TempDir(), "a.yaml")
		if err := os.WriteFile(file, bytes.Replace(good, []byte("takes: spread"), []byte("takes: "+takes), 1), 0o644); err != nil {
			t.Fatal(err)
		}
		status, out, errs := bank(t, "check", file)
		if status != wrong || errs != "" || strings.Count(out, "no answer") != 1 || !strings.Contains(out, file+want) || strings.Contains(out, "procedure:") {
			t.Errorf("%s: status %d, %s%s", takes, status, out, errs)
		}
	}
}

// A file whose finding nothing has cannot be played through: rule says so as check does, and what it finds is at its line.
func TestRuleSaysWhatIsNoAnswer(t *testing.T) {
	good, err := os.ReadFile("../../bank/68/dummy-refuses.yaml")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "a.yaml")
	if err := os.WriteFile(file, bytes.Replace(good, []byte("find: [contested]"), []byte("find: [nonsense]"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{file}, {"-json", file}} {
		status, out, errs := bank(t, append([]string{"rule"}, args...)...)
		if status != wrong || errs != "" || !strings.HasPrefix(out, file+":") || !strings.Contains(out, "nonsense is no answer to claim-agreed") {
			t.Errorf("%v: status %d, %s%s", args, status, out, errs)
		}
	}
}

// What follows the ruling is played on the table as the ruling leaves it: a card that is not there is a fault at its place.
func TestRuleSaysWhatCannotFollow(t *testing.T) {
	good, err := os.ReadFile("../../bank/54/becomes-dummy.yaml")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "a.yaml")
	if err := os.WriteFile(file, bytes.Replace(good, []byte("S:DK D2 D4"), []byte("S:DK D2 SQ"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	for lang, want := range map[string]string{"en": "North does not hold the ♠Q; East does.", "el": "Ο Βορράς δεν έχει το ♠Q"} {
		want = ":17:18: " + want
		status, out, errs := bank(t, "rule", "-lang", lang, file)
		if status != wrong || errs != "" || !strings.Contains(out, want) {
			t.Errorf("status %d, %s%s", status, out, errs)
		}
	}
}

func TestCheckAgrees(t *testing.T) {
	status, out, _ := bank(t, "check", "testdata/ruled.yaml", "testdata/open.yaml")
	if status != fine || !strings.HasSuffix(out, "\n2 scenarios, 0 disagreements\n") {
		t.Errorf("status %d:\n%s", status, out)
	}
}

func TestTheProgramsOwnBankAgrees(t *testing.T) {
	status, out, _ := bank(t, "check")
	if status != fine || !strings.HasSuffix(out, " scenarios, 0 disagreements\n") {
		t.Errorf("status %d:\n%s", status, out)
	}
}

func TestStatusSaysWhatIsWrong(t *testing.T) {
	for _, v := range []struct {
		args []string
		want int
		says string // of what goes to standard error
	}{
		{nil, usage, "bank check"},
		{[]string{"chek"}, usage, `no command "chek"`},
		{[]string{"check", "-h"}, fine, "usage: bank check"},
		{[]string{"check", "-lang", "fr"}, usage, `"fr" is not a language`},
		{[]string{"rule"}, usage, "takes one file"},
		{[]string{"rule", "a.yaml", "b.yaml"}, usage, "takes one file"},
		{[]string{"rule", "-edition", "2027", "a.yaml"}, usage, "2027 edition of the Laws is not published"},
		{[]string{"rule", "-edition", "1997", "a.yaml"}, usage, "1997"},
		{[]string{"rule", "testdata/faulty.yaml"}, wrong, ""},
		{[]string{"rule", "testdata/missing.yaml"}, wrong, ""},
		{[]string{"rule", "testdata"}, wrong, ""},
		{[]string{"check", "testdata/missing.yaml"}, wrong, ""},
		{[]string{"check", "testdata/ruled.yaml"}, fine, ""},
		{[]string{"vectors", "-edition", "2007"}, usage, "-edition"},
		{[]string{"vectors", "68-4", "68-999"}, wrong, `no vector "68-999"`},
		{[]string{"coverage", "27"}, usage, "takes no file"},
	} {
		status, _, errs := bank(t, v.args...)
		if status != v.want || !strings.Contains(errs, v.says) {
			t.Errorf("%v: status %d, %q", v.args, status, errs)
		}
	}
}

func TestEveryVectorIsListedAndNoneFails(t *testing.T) {
	status, out, errs := bank(t, "vectors", "-json")
	var got []vectorOut
	if err := json.Unmarshal([]byte(out), &got); err != nil || status != fine {
		t.Fatalf("status %d, %v, %s", status, err, errs)
	}
	seen := map[vectorOut]bool{}
	for _, v := range got {
		key := vectorOut{ID: v.ID, Edition: v.Edition}
		if seen[key] {
			t.Errorf("%s of %d stands twice", v.ID, v.Edition)
		}
		seen[key] = true
		if (v.Result == pass) != (v.Why == "") || v.Result == fail {
			t.Errorf("%+v", v)
		}
	}
	for _, want := range []vectorOut{{ID: "2.1", Edition: 2007}, {ID: "27.1", Edition: 2017}, {ID: "27.2", Edition: 2007}, {ID: "77-16", Edition: 2017}} {
		if !slices.Contains(got, vectorOut{want.ID, want.Edition, pass, ""}) {
			t.Errorf("%+v does not pass", want)
		}
	}
	for _, other := range []vectorOut{{ID: "27.1", Edition: 2007}, {ID: "27.2", Edition: 2017}} {
		if seen[other] {
			t.Errorf("%+v: the digest has none", other)
		}
	}
}

func TestEveryRecordOfAVectorNamesOneThatIsListed(t *testing.T) {
	index, err := vectorIndex()
	if err != nil {
		t.Fatal(err)
	}
	listed := func(id string) bool { return slices.ContainsFunc(index, func(v vector) bool { return v.id == id }) }
	list, _ := scenarios.Vectors()
	for _, s := range list {
		for _, id := range vectorRefs(s) {
			if !listed(id) {
				t.Errorf("%s: there is no vector %s", s.File, id)
			}
		}
	}
	rows, err := vectorRows()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if !listed(r.id) {
			t.Errorf("tables.txt: there is no vector %s", r.id)
		}
	}
}

func TestVectorsInLines(t *testing.T) {
	status, out, _ := bank(t, "vectors", "27.1", "2.1", "5.1")
	want := "2.1    2007  pass\n2.1    2017  pass\n5.1    2007  pass\n5.1    2017  pass\n27.1   2017  pass\n5 pass, 0 fail, 0 not coded\n"
	if status != fine || out != want {
		t.Errorf("status %d:\n%s", status, out)
	}
}

func TestARowThatFailsSaysWhatItGives(t *testing.T) {
	for _, v := range []struct{ row, got string }{
		{"board 7 = N both", "S both"}, {"call N: 1S / 1H = legal", "insufficient"}, {"end N: 1S P P = 1S by N", "goes on"},
		{"trick W NT: S5 SK HA SA = W", "S"}, {"score 1C by N +1 EW = 70", "90"}, {"imps -420 = 9", "-9"}, {"honour 9 = yes", "no"},
		{"higher S9 ST = yes", "no"}, {"matchpoints 50 50 = 2 0", "1 1"}, {"plays 26.7 N = A...", "A.J85..J72"},
	} {
		given, want, _ := strings.Cut(v.row, " = ")
		kind, input, _ := strings.Cut(given, " ")
		if got, ok, err := (row{"x", kind, input, want}).try(law.Edition2017); got != v.got || ok || err != nil {
			t.Errorf("%s: %q, %t, %v", v.row, got, ok, err)
		}
	}
	for _, bad := range []row{{kind: "suit"}, {kind: "higher", input: "S9 HT"}, {kind: "plays", input: "0.0 N"}, {kind: "trick", input: "W NT: S5"},
		{kind: "board", input: "x"}, {kind: "score", input: "1C by N +0 all"}} {
		if _, _, err := bad.try(law.Edition2017); err == nil {
			t.Errorf("%+v is understood", bad)
		}
	}
}

func TestCoverageHasARowForEveryLaw(t *testing.T) {
	status, out, _ := bank(t, "coverage", "-json")
	var rows []lawRow
	if err := json.Unmarshal([]byte(out), &rows); err != nil || status != fine {
		t.Fatalf("status %d, %v", status, err)
	}
	amended := slices.DeleteFunc(slices.Clone(rows), func(r lawRow) bool { return r.Edition != 2024 })
	if len(amended) != 1 || amended[0].Law != 73 || amended[0].Leaves == 0 {
		t.Errorf("of 2024: %+v", amended)
	}
	rows = slices.DeleteFunc(rows, func(r lawRow) bool { return r.Edition == 2024 })
	if len(rows) != 2*law.Laws {
		t.Errorf("%d rows", len(rows))
	}
	for i, r := range rows {
		if r.Law != i/2+1 || r.Edition != []int{2007, 2017}[i%2] {
			t.Errorf("row %d is of law %d in %d", i, r.Law, r.Edition)
		}
		if r.Tested > r.Leaves || r.Met > r.Leaves || r.Tree == (r.Leaves == 0) || r.Tree == (r.None != "") {
			t.Errorf("%+v", r)
		}
		if r.Law == 27 && (r.Tested != r.Leaves || r.Unverified == 0) {
			t.Errorf("%+v", r)
		}
		if in := together[r.Law]; in != 0 && !r.Tree && (!rows[2*(in-1)].Tree || r.None != fmt.Sprintf("ruled in the tree of Law %d", in)) {
			t.Errorf("%+v", r)
		}
	}
	var missing []string
	for _, r := range rows {
		if n := fmt.Sprint(r.Law); r.None == "not coded yet" && !slices.Contains(missing, n) {
			missing = append(missing, n)
		}
	}
	readme, err := os.ReadFile("../../../README.md")
	if want := "except these: " + strings.Join(missing, ", ") + "."; err != nil || len(missing) > 0 && !strings.Contains(string(readme), want) {
		t.Errorf("the README does not say %q, %v", want, err)
	}
	_, text, _ := bank(t, "coverage")
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != 2*law.Laws+2+len(amended) || !strings.HasPrefix(lines[0], "Law  Edition  Leaves") || !strings.Contains(lines[1], "describes the pack") {
		t.Errorf("%s", text)
	}
}

func TestAVectorOfALawRuledInAnothersTreeIsOnlyNotWritten(t *testing.T) {
	s := &session{p: i18n.New(i18n.English)}
	for n, want := range map[int]string{3: "Law 3 has no trees yet.", 27: "No record of it has been written.", 30: "No record of it has been written."} {
		if got := s.notCoded(n, law.Edition2007); got != want {
			t.Errorf("law %d: %s", n, got)
		}
	}
}

// A matter without a procedure is told from one whose procedure stops; both say so in words.
func TestMattersThatAreNotRuled(t *testing.T) {
	list, _ := scenarios.Vectors()
	i := slices.IndexFunc(list, func(s *scenarios.Scenario) bool { return s.ID == "27-slip" })
	c, err := follow(list[i], law.Edition2017)
	if err != nil {
		t.Fatal(err)
	}
	here := append(c.rulings, c.skipped...)[0]
	s := &session{p: i18n.New(i18n.English)}
	for reason, task := range map[string]rulings.Task{
		noTree:                {Kind: rulings.AtUncovered, Matter: record.MatterID{Kind: record.MissedOption, Event: 2, By: here.task.Matter.By}},
		"partner-called-over": {Kind: rulings.AtUncovered, Matter: here.task.Matter, Outcome: procedure.Outcome{Result: procedure.Uncovered, Leaf: procedure.NotCovered("27B", "partner-called-over")}},
	} {
		c.rulings, c.skipped = nil, []stop{{events: 3, task: task, c: here.c}}
		got := s.ruleJSON(c).NotRuled
		if len(got) != 1 || got[0].Reason != reason || !strings.HasPrefix(got[0].Words, "Not ruled: ") || strings.Contains(got[0].Words, "…") {
			t.Errorf("%s: %+v", reason, got)
		}
	}
}
