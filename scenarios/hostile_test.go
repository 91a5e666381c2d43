package scenarios

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestHostileFiles(t *testing.T) {
	bomb := "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n"
	for name, test := range map[string]struct {
		text string
		want string
	}{
		"empty":                {"", "x:0:0: empty-file"},
		"a comment":            {"# nothing\n", "x:0:0: empty-file"},
		"null":                 {"null\n", "x:0:0: empty-file"},
		"a list":               {"- a\n", "x:1:1: want-map Key="},
		"too big":              {strings.Repeat("#", maxSize+1), "x:0:0: too-big MostCount=1024"},
		"other encoding":       {"id: \xe1\xe2\n", "x:0:0: not-utf8"},
		"UTF-16":               {"\xff\xfei\x00d\x00", "x:0:0: not-utf8"},
		"control character":    {"id: a\x00b\n", "x:0:0: not-yaml"},
		"tab":                  {"id: a\nask:\n\t- {fact: b}\n", "x:3:1: tab"},
		"bracket left open":    {"id: [a\nlevel: 1\n", "x:1:5: not-yaml"},
		"quotation mark":       {"id: \"a\nlevel: 1\n", "x:1:5: not-yaml"},
		"colon in plain text":  {"id: a\nlevel: b: c\n", "x:2:9: not-yaml"},
		"two documents":        {"id: a\n---\nid: b\n", "x:2:1: several-documents"},
		"two after a mark":     {"---\nid: a\n---\nid: b\n", "x:3:1: several-documents"},
		"alias bomb":           {bomb, "x:1:4: alias"},
		"tag":                  {"id: !!python/object a\n", "x:1:5: alias"},
		"merge":                {"<<: {id: a}\n", "x:1:1: alias"},
		"deep brackets":        {"id: " + strings.Repeat("[", 100), "x:2:1: not-yaml"},
		"deep and closed":      {"id: " + strings.Repeat("[", 100) + strings.Repeat("]", 100), "x:1:17: too-deep"},
		"a hundred thousand [": {strings.Repeat("[", 100_000), "x:1:10001: too-deep"},
		"a hundred thousand -": {strings.Repeat("- ", 100_000), "x:1:20001: too-deep"},
	} {
		s, faults := Load("x", []byte(test.text))
		if s != nil || len(faults) != 1 || faults[0].Error() != test.want {
			t.Errorf("%s: got %v, want %s", name, faults, test.want)
		}
	}
}

// A file within the limit of size must not keep the program busy either.
func TestLongFilesAreQuick(t *testing.T) {
	start, rest := strings.Index(good, "events:"), strings.Index(good, "source:")
	for name, events := range map[string]string{
		"one long line":   `  - "` + strings.Repeat("N:P ", 200_000) + `"`,
		"many items":      strings.Repeat("  - \"N:P N:P N:P N:P N:P\"\n", 30_000),
		"many verbs":      strings.Repeat("  - {paused: E}\n", 50_000),
		"many wrong keys": "  - {" + strings.Repeat("saidd: 1, ", 80_000) + "}",
		"one long key":    "  - {" + strings.Repeat("x", 500_000) + ": N}",
	} {
		began := time.Now()
		_, faults := Load(name, []byte(good[:start]+"events:\n"+events+"\n"+good[rest:]))
		if took := time.Since(began); took > 5*time.Second {
			t.Errorf("%s took %v", name, took)
		}
		if len(faults) == 0 {
			t.Errorf("%s: no fault", name)
		}
	}
}

// Files from any editor are read alike: Windows puts a mark first and ends lines with two characters.
func TestEditorsDoNotMatter(t *testing.T) {
	want := mustLoad(t, good)
	for name, text := range map[string]string{
		"byte order mark": "\ufeff" + good,
		"Windows":         strings.ReplaceAll(good, "\n", "\r\n"),
		"document mark":   "---\n" + good,
	} {
		s, faults := Load(name, []byte(text))
		if len(faults) > 0 {
			t.Errorf("%s: %v", name, faults)
		} else if len(s.Record.Events) != len(want.Record.Events) || s.Title != want.Title {
			t.Errorf("%s: %+v", name, s)
		}
	}
	_, faults := Load("x", []byte(strings.ReplaceAll(strings.Replace(good, "level: 1", "level: x", 1), "\n", "\r\n")))
	if len(faults) != 1 || faults[0].Line != 4 || faults[0].Text != "level: x" {
		t.Errorf("fault in a Windows file: %+v", faults)
	}
}

// A screen shows headings and words whole, and files are named after identifiers.
func TestTextsHaveALength(t *testing.T) {
	for was, now := range map[string]string{
		"ib-heart-over-spade": strings.Repeat("a", mostID+1), "Board 9": strings.Repeat("x", mostName+1), "Θήκη 9": strings.Repeat("ω", mostName+1),
		"Yes, I thought I was opening.": strings.Repeat("w", mostWords+1), "Δεν είδα το 1♠.": strings.Repeat("ω", mostWords+1),
	} {
		_, faults := Load("x", []byte(strings.Replace(good, was, now, 1)))
		if len(faults) != 1 || faults[0].Code != "too-long" {
			t.Errorf("%s made longer: %v", was, faults)
		}
		if s, faults := Load("x", []byte(strings.Replace(good, was, string([]rune(now)[1:]), 1))); s == nil {
			t.Errorf("%s made as long as it may be: %v", was, faults)
		}
	}
}

func TestWordsStandOnOneLine(t *testing.T) {
	s := mustLoad(t, strings.Replace(good, `"Board 9"`, `" Board\n\t \a9\0 "`, 1))
	if s.Heading.En != "Board 9" {
		t.Errorf("got %q", s.Heading.En)
	}
}

// FuzzLoad: no file makes the loader crash; a file that is loaded replays, and a fault has a code with its arguments.
func FuzzLoad(f *testing.F) {
	f.Add([]byte(good))
	paths, err := filepath.Glob("records/*.yaml")
	if err != nil || len(paths) == 0 {
		f.Fatal("no records: ", err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("events: [\"1S:=\", {ruled: claim}, {chose: N}]\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, faults := Load("fuzz", data)
		if (s == nil) == (len(faults) == 0) {
			t.Fatalf("scenario %v, faults %v", s, faults)
		}
		for _, fault := range faults {
			checkArgs(t, fault)
		}
		if s == nil {
			return
		}
		if _, err := s.State(); err != nil {
			t.Fatal(err)
		}
	})
}

// checkArgs is a test failure if the arguments of fault are not those that its code has.
func checkArgs(t *testing.T, fault Fault) {
	t.Helper()
	want, ok := codes[fault.Code]
	if !ok || len(want) != len(fault.Args) {
		t.Fatalf("%v: the arguments of its code are %v", fault, want)
	}
	for _, name := range want {
		if _, ok := fault.Args[name]; !ok {
			t.Fatalf("%v: no %s", fault, name)
		}
	}
}
