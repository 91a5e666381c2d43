package scenarios

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"rectify/engine/record"
)

func TestEmbeddedFilesHaveNoFaults(t *testing.T) {
	for name, load := range map[string]func() ([]*Scenario, []Fault){"bank": Bank, "records": Records, "vectors": Vectors} {
		list, faults := load()
		for _, f := range faults {
			t.Errorf("%s: %v\n%s", name, f, f.Text)
		}
		if !slices.IsSortedFunc(list, func(a, b *Scenario) int { return strings.Compare(a.ID, b.ID) }) {
			t.Errorf("%s is not sorted", name)
		}
	}
}

func withID(id string) *fstest.MapFile {
	return &fstest.MapFile{Data: []byte(strings.Replace(good, "ib-heart-over-spade", id, 1))}
}

func TestLoadDir(t *testing.T) {
	fsys := fstest.MapFS{
		"27/b.yaml":         withID("b"),
		"27/deeper/a.yml":   withID("a"),
		"UPPER.YAML":        withID("c"),
		"twice.yaml":        withID("b"),
		"bad.yaml":          {Data: []byte("id: [a\nlevel: 1\n")},
		"README.md":         {Data: []byte("# no scenario")},
		"notes/scratch.txt": {Data: []byte("no scenario")},
	}
	list, faults := LoadDir(fsys)
	var ids []string
	for _, s := range list {
		ids = append(ids, s.ID)
	}
	if want := []string{"a", "b", "b", "c"}; !slices.Equal(ids, want) {
		t.Errorf("got %v, want %v", ids, want)
	}
	var got []string
	for _, f := range faults {
		got = append(got, f.Error())
	}
	if want := []string{"bad.yaml:1:5: not-yaml", "twice.yaml:0:0: duplicate-id File=27/b.yaml Text=b"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// noOpen is a folder whose files cannot be opened.
type noOpen struct{ fstest.MapFS }

var errNotAllowed = errors.New("not allowed")

func (f noOpen) Open(name string) (fs.File, error) {
	if strings.HasSuffix(name, ".yaml") {
		return nil, errNotAllowed
	}
	return f.MapFS.Open(name)
}

func TestUnreadableFilesAreFaults(t *testing.T) {
	list, faults := LoadDir(noOpen{fstest.MapFS{"a.yaml": withID("a")}})
	if len(list) != 0 || len(faults) != 1 || faults[0].Error() != "a.yaml:0:0: unreadable-file Text=not allowed" {
		t.Errorf("got %v, %v", list, faults)
	}
}

func TestEveryReasonNotToReadIsToldApart(t *testing.T) {
	for want, err := range map[string]error{
		"x:0:0: no-such-file":                     &fs.PathError{Op: "stat", Path: "/x", Err: fs.ErrNotExist},
		"x:0:0: not-allowed":                      &fs.PathError{Op: "open", Path: "/x", Err: fs.ErrPermission},
		"x:0:0: not-a-file":                       ErrNoFile,
		"x:0:0: unreadable-file Text=not allowed": &fs.PathError{Op: "read", Path: "/x", Err: errNotAllowed},
	} {
		f := Unreadable("x", err)
		checkArgs(t, f)
		if f.Error() != want {
			t.Errorf("got %v, want %s", f, want)
		}
	}
}

// A pipe never ends, and neither does the wait for it.
func TestOnlyFilesAreRead(t *testing.T) {
	list, faults := LoadDir(fstest.MapFS{"a.yaml": {Mode: fs.ModeNamedPipe}, "b.yaml": withID("b")})
	if len(list) != 1 || len(faults) != 1 || faults[0].Error() != "a.yaml:0:0: not-a-file" {
		t.Errorf("got %v, %v", list, faults)
	}
	if _, err := ReadFile(t.TempDir()); !errors.Is(err, ErrNoFile) {
		t.Errorf("a folder: %v", err)
	}
	if data, err := ReadFile("bank_test.go"); err != nil || !strings.HasPrefix(string(data), "package scenarios") {
		t.Errorf("a file beside this one: %d bytes, %v", len(data), err)
	}
}

func TestLintAgainstTheEngine(t *testing.T) {
	s := mustLoad(t, good)
	yesNo := []record.AnswerID{"yes", "no"}
	known := vocabulary{
		facts:   map[string][]record.AnswerID{"call-intended": yesNo},
		options: map[string][]record.AnswerID{"accepts-bid": {"accept", "refuse"}},
	}
	if faults := lint([]*Scenario{s}, known); len(faults) > 0 {
		t.Errorf("all is known: %v", faults)
	}
	known.facts = map[string][]record.AnswerID{"calls-intended": yesNo}
	known.options["accepts-bid"] = []record.AnswerID{"accept", "refuses"}
	var got []string
	for _, f := range lint([]*Scenario{s, s}, known) {
		got = append(got, f.Error())
	}
	want := []string{"good.yaml:0:0: duplicate-id File=good.yaml Text=ib-heart-over-spade"}
	for range 2 {
		want = append(want, "good.yaml:19:5: unknown-fact NearText=calls-intended Text=call-intended",
			"good.yaml:21:5: unknown-answer AllText=accept, refuses Key=accepts-bid NearText=refuses Text=refuse")
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestLintKnowsNoOption(t *testing.T) {
	known := vocabulary{facts: map[string][]record.AnswerID{"call-intended": nil}, options: map[string][]record.AnswerID{"accepts-bids": nil}}
	faults := lint([]*Scenario{mustLoad(t, good)}, known)
	if len(faults) != 1 || faults[0].Error() != "good.yaml:21:5: unknown-option NearText=accepts-bids Text=accepts-bid" {
		t.Errorf("got %v", faults)
	}
}

// BenchmarkLoadDir reads a thousand records of whole deals.
func BenchmarkLoadDir(b *testing.B) {
	data, err := files.ReadFile("records/27c-replaced-early.yaml")
	if err != nil {
		b.Fatal(err)
	}
	fsys := fstest.MapFS{}
	for i := range 1000 {
		id := fmt.Sprintf("case-%d", i)
		fsys[id+".yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(data), "27c-replaced-early", id, 1))}
	}
	for b.Loop() {
		if list, faults := LoadDir(fsys); len(list) != 1000 || len(faults) > 0 {
			b.Fatal(len(list), faults)
		}
	}
}
