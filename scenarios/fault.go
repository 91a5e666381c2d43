package scenarios

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rectify/engine/law"
)

// A Code says what is wrong. Package i18n words it: fault.CODE.what says what is wrong and fault.CODE.remedy what to do.
type Code string

// A Fault is one thing that is wrong with a scenario file.
type Fault struct {
	File   string
	Line   int // counted from 1; 0 if the fault is the file as a whole
	Column int // in characters, counted from 1
	Code   Code
	Args   map[string]any // the arguments of the message, by name, as [Codes] lists them
	Text   string         // the line of the file
	// Edition is the Laws under which it is a fault, NoEdition if under all of them.
	Edition law.Edition
}

// Error is the fault for a log; screens word it themselves.
func (f Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d:%d: %s", f.File, f.Line, f.Column, f.Code)
	for _, name := range slices.Sorted(maps.Keys(f.Args)) {
		if name == "SampleText" {
			continue
		}
		fmt.Fprintf(&b, " %s=%v", name, f.Args[name])
	}
	return b.String()
}

// codes is every code with the names of its arguments. Where a value is nearly one that would do, NearText is that
// one, else it is empty.
var codes = map[Code][]string{
	// The file.
	"no-such-file":      nil,
	"not-a-file":        nil,           // a folder or a device
	"not-allowed":       nil,           // to read it
	"unreadable-file":   {"Text"},      // the system's own words
	"too-big":           {"MostCount"}, // kilobytes
	"not-utf8":          {"SampleText"},
	"not-yaml":          nil,
	"tab":               nil,
	"several-documents": {"SampleText"},
	"empty-file":        nil,
	"too-deep":          nil,
	"alias":             {"SampleText"}, // anchors, aliases, merges and tags are not part of the format

	// Keys and values.
	"key-twice":        {"Key"},
	"unknown-key":      {"Key", "NearText"},
	"missing-key":      {"Key"},
	"want-map":         {"Key"},
	"want-list":        {"Key"},
	"want-text":        {"Key"},
	"want-number":      {"Key", "Text"},
	"out-of-range":     {"Key", "LeastCount", "MostCount"},
	"not-a-choice":     {"Key", "Text", "NearText", "ChoicesText"},
	"empty-text":       {"Key"},
	"too-long":         {"Key", "MostCount"}, // characters
	"missing-language": {"Key"},
	"mixed-letters":    {"Text"},
	"bad-id":           {"Text", "SampleText"},
	"duplicate-id":     {"Text", "File"},
	"missing-ref":      {"SampleText"},
	"missing-reviewer": {"SampleText"},

	// The deal and what is written with letters.
	"no-dealer":        {"SampleText"},
	"bad-deal":         {"SampleText"},
	"bad-hand":         {"Seat", "Text", "SampleText"},
	"card-dealt-twice": {"Card", "Seat", "OtherSeat"},
	"hand-count":       {"Seat", "Count", "WantCount", "SampleText"},
	"bad-contract":     {"Text", "SampleText"},
	"bad-seat":         {"Text", "SampleText"},
	"bad-call":         {"Text", "SampleText"},
	"bad-card":         {"Text", "SampleText"},
	"bad-suit":         {"Text", "SampleText"},
	"bad-range":        {"Text", "SampleText"},
	"bad-token":        {"Text", "SampleText"},
	"greek-letters":    {"Text", "LatinText"},
	"bad-answer":       {"Text", "SampleText"},
	"bad-cite":         {"Text", "SampleText"},
	"no-paragraph":     {"Text", "Year"},

	// Events.
	"too-many-events":      {"MostCount"},
	"no-verb":              {"SampleText"},
	"several-verbs":        {"SampleText"},
	"bad-label":            {"Text", "SampleText"},
	"label-twice":          {"Text"},
	"unknown-event":        {"Text", "NearText"},
	"not-a-call":           {"Text"},
	"call-or-card":         {"SampleText"},
	"seat-needed":          {"Text", "SampleText"},
	"card-not-dealt":       {"Card"},
	"card-elsewhere":       {"Card", "Seat", "OtherSeat"},
	"card-played-twice":    {"Card", "Seat"},
	"call-not-made":        {"Seat"},
	"card-not-played":      {"Card", "Seat"},
	"not-declarer":         {"Seat"},
	"not-in-play":          nil,
	"play-over":            nil,
	"no-lead":              nil,
	"step-refused":         {"Text"},
	"words-differ":         nil,
	"bad-statement":        {"Text"},
	"no-matter":            {"Text"},
	"several-matters":      {"Text", "Count", "SampleText"},
	"of-or-call":           {"SampleText"},
	"ruling-in-aftermath":  nil,
	"meaning-without-any":  {"SampleText"},
	"seat-needed-at-start": {"Text", "SampleText"},

	// Polls.
	"not-an-action":      {"Text"},
	"poll-action":        {"SampleText"},
	"poll-twice":         {"Text"},
	"poll-again":         {"Key"},
	"poll-unused":        {"Key"},
	"poll-nobody":        {"Key"},
	"poll-numbers":       {"Text", "LeastCount", "MostCount"},
	"poll-without-taken": {"Text", "SampleText"},
	"poll-impossible":    {"Text", "Seat"},
	"poll-flag":          {"Key"},
	"poll-find":          {"Key", "Text", "AllText", "SampleText"},

	// Orders.
	"order-word":       {"Text", "NearText", "SampleText"},
	"order-part":       {"Text", "SampleText"},
	"order-part-twice": {"Text"},
	"order-incomplete": {"SampleText"},
	"order-event":      {"Text"},
	"order-events":     {"Text", "Count"},
	"order-role":       {"Text"},

	// Scores.
	"bad-result":      {"Text", "SampleText"},
	"bad-points":      {"Text", "SampleText"},
	"score-against":   {"SampleText"},
	"score-times":     {"Count"},
	"score-tables":    {"Count", "MostCount"},
	"score-parts":     nil,
	"score-weights":   {"Key", "Count"},
	"score-table":     nil,
	"score-passed":    nil,
	"score-knock-out": nil,
	"score-excluded":  nil,
	"score-why":       {"SampleText"},
	"score-twice":     nil,
	"score-missing":   {"Key"},
	"score-is-table":  {"SampleText"},
	"score-no-table":  nil,
	"score-unused":    nil,

	// What the engine knows.
	"unknown-fact":    {"Text", "NearText"},
	"unknown-option":  {"Text", "NearText"},
	"unknown-answer":  {"Text", "NearText", "Key", "AllText"},
	"answer-not-here": {"Text", "Key"}, // it is one at another table
}

// samples is how it should be written, as the argument SampleText: the same in every language.
var samples = map[Code]string{
	"not-utf8":             "UTF-8",
	"several-documents":    "---",
	"alias":                "& * ! <<",
	"bad-id":               "ib-heart-over-spade",
	"missing-ref":          "source: {kind: vector, ref: \"27.1\"}",
	"missing-reviewer":     "reviewer",
	"no-dealer":            "board, dealer",
	"bad-deal":             "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 - -",
	"bad-hand":             "AKJ74.Q83.K52.Q6",
	"hand-count":           "pack: irregular",
	"bad-contract":         "3NT by S, 4HX by N",
	"bad-seat":             "N, E, S, W",
	"bad-call":             "1H, 3NT, P, X, XX",
	"bad-card":             "HK, S10",
	"bad-suit":             "spades, hearts, diamonds, clubs",
	"bad-range":            "5, 0-3, 4+",
	"bad-token":            "1S P W:2H HK=lead",
	"bad-answer":           "refuse, forbid diamonds, replace 2H",
	"bad-cite":             "27B1(a)",
	"no-verb":              "{director: W}",
	"several-verbs":        "{director: W}",
	"bad-label":            "1H=ib",
	"call-or-card":         "{withdrew: S, call: 1H, for: 2H}",
	"seat-needed":          "W:1S",
	"seat-needed-at-start": "W:P",
	"several-matters":      "of, by",
	"of-or-call":           "{of: ib, hearts: 4+}, {by: S, call: X, points: 10+}",
	"meaning-without-any":  "points: 10-15, hearts: 5+",
	"poll-action":          "{call: 4S, chose: 3, considered: 6}",
	"poll-without-taken":   "chose: 0",
	"poll-find":            "find, tenable",
	"bad-result":           "4S by S 10, 3NTX by W 8, Pass",
	"bad-points":           "-50, 620",
	"score-against":        "traveller, other-table, datum",
	"score-why":            "legal: no, why",
	"score-is-table":       "contract: table",
	"order-word":           "stands 2H",
	"order-part":           "passes N throughout [27B2]",
	"order-incomplete":     "due review-damage at end-of-play",
}

// Codes is every code that a [Fault] may have, sorted.
func Codes() []Code { return slices.Sorted(maps.Keys(codes)) }

// CodeArgs is the names of the arguments that a fault of code c carries.
func CodeArgs(c Code) []string { return slices.Clone(codes[c]) }

// args is the arguments of a fault of code c: pairs of name and value, and the sample of its code.
func args(c Code, pairs []any) map[string]any {
	m := make(map[string]any, len(pairs)/2+1)
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	if sample := samples[c]; sample != "" {
		m["SampleText"] = sample
	}
	return m
}

// nearest is the word of list that needs the fewest changes to become word, "" if all need too many: more than three, or
// than half of its letters.
func nearest(word string, list []string) string {
	best, least := "", min(3, len([]rune(word))/2)
	if len(word) > 100 { // no slip of a key, and slow to compare
		return ""
	}
	for _, w := range list {
		if d := distance(word, w); d <= least && (best == "" || d < least) {
			best, least = w, d
		}
	}
	return best
}

// distance is how many letters must be put in, left out or changed to make b of a.
func distance(a, b string) int {
	x, y := []rune(strings.ToLower(a)), []rune(strings.ToLower(b))
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		diagonal := row[0]
		row[0] = i + 1
		for j := range y {
			cost := diagonal
			if x[i] != y[j] {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
		}
	}
	return row[len(y)]
}
