package scenarios

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/BurntSushi/toml"
)

var argument = regexp.MustCompile(`\.([A-Z][A-Za-z]*)`)

// Every code is worded in both languages, with arguments that its faults carry; and no other code is worded.
func TestEveryFaultIsWorded(t *testing.T) {
	for _, language := range []string{"en", "el"} {
		data, err := os.ReadFile("../i18n/active.faults." + language + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Fault map[Code]map[string]string
		}
		if err := toml.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		for _, code := range Codes() {
			for _, part := range []string{"what", "remedy"} {
				text := file.Fault[code][part]
				if text == "" {
					t.Errorf("%s: no fault.%s.%s", language, code, part)
				}
				for _, field := range regexp.MustCompile(`\{\{[^}]*\}\}`).FindAllString(text, -1) {
					used := argument.FindStringSubmatch(field)
					if used != nil && !slices.Contains(CodeArgs(code), used[1]) {
						t.Errorf("%s: fault.%s.%s uses %s, which its faults do not carry", language, code, part, used[1])
					}
				}
			}
		}
		for code := range file.Fault {
			if _, ok := codes[code]; !ok {
				t.Errorf("%s: fault.%s is worded, but there is no such code", language, code)
			}
		}
	}
}

// Every code that the package uses is listed: they are written as literals, so the sources tell.
func TestEveryCodeIsListedAndUsed(t *testing.T) {
	used := map[Code]bool{}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	literal := regexp.MustCompile(`"([a-z0-9]+(?:-[a-z0-9]+)*)"`)
	for _, e := range entries {
		if e.IsDir() || !regexp.MustCompile(`^[a-z]+\.go$`).MatchString(e.Name()) || e.Name() == "fault.go" {
			continue
		}
		data, err := os.ReadFile(e.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range literal.FindAllSubmatch(data, -1) {
			used[Code(m[1])] = true
		}
	}
	for _, code := range Codes() {
		if !used[code] {
			t.Errorf("%s is never reported", code)
		}
	}
	for code := range samples {
		if !slices.Contains(CodeArgs(code), "SampleText") {
			t.Errorf("%s has a sample, but not as an argument", code)
		}
	}
}

func TestNearest(t *testing.T) {
	list := []string{"said", "asked", "level", "N"}
	for word, want := range map[string]string{"siad": "said", "levle": "level", "asked": "asked", "Z": "", "quitted": ""} {
		if got := nearest(word, list); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}
