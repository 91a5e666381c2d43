package scenarios

import (
	"fmt"
	"maps"
	"slices"
	"strings"
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
}

// Error is the fault for a log; screens word it themselves.
func (f Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d:%d: %s", f.File, f.Line, f.Column, f.Code)
	for _, name := range slices.Sorted(maps.Keys(f.Args)) {
		fmt.Fprintf(&b, " %s=%v", name, f.Args[name])
	}
	return b.String()
}

// codes is every code with the names of its arguments. Where a value is nearly one that would do, NearText or NearKey is
// that one, else it is empty.
var codes = map[Code][]string{
	// The file.
	"unreadable-file":   {"Text"},      // the system's own words
	"too-big":           {"MostCount"}, // kilobytes
	"not-utf8":          nil,
	"not-yaml":          nil,
	"tab":               nil,
	"several-documents": nil,
	"empty-file":        nil,
	"too-deep":          nil,
	"alias":             nil, // anchors, aliases, merges and tags are not part of the format

	// Keys and values.
	"key-twice":        {"Key"},
	"unknown-key":      {"Key", "NearKey"},
	"missing-key":      {"Key"},
	"want-map":         {"Key"},
	"want-list":        {"Key"},
	"want-text":        {"Key"},
	"want-number":      {"Key", "Text"},
	"out-of-range":     {"Key", "LeastCount", "MostCount"},
	"not-a-choice":     {"Key", "Text", "NearText", "ChoicesText"},
	"empty-text":       {"Key"},
	"missing-language": {"Key"},
	"mixed-letters":    {"Text"},
	"bad-id":           {"Text"},
	"duplicate-id":     {"Text", "File"},
	"missing-ref":      nil,
	"missing-reviewer": nil,

	// The deal and what is written with letters.
	"no-dealer":        nil,
	"bad-deal":         nil,
	"bad-hand":         {"Seat", "Text"},
	"card-dealt-twice": {"Card", "Seat", "OtherSeat"},
	"hand-count":       {"Seat", "Count", "WantCount"},
	"bad-contract":     {"Text"},
	"bad-seat":         {"Text"},
	"bad-call":         {"Text"},
	"bad-card":         {"Text"},
	"bad-suit":         {"Text"},
	"bad-range":        {"Text"},
	"bad-token":        {"Text"},
	"greek-letters":    {"Text", "LatinText"},
	"bad-answer":       {"Text"},
	"bad-edition":      {"Text"},
	"bad-cite":         {"Text"},
	"no-paragraph":     {"Text", "Year"},

	// Events.
	"no-verb":              nil,
	"several-verbs":        nil,
	"bad-label":            {"Text"},
	"label-twice":          {"Text"},
	"unknown-event":        {"Text", "NearText"},
	"not-a-call":           {"Text"},
	"call-or-card":         nil,
	"seat-needed":          {"Text"},
	"card-not-dealt":       {"Card"},
	"card-elsewhere":       {"Card", "Seat", "OtherSeat"},
	"card-played-twice":    {"Card", "Seat"},
	"call-not-made":        {"Seat"},
	"card-not-played":      {"Card", "Seat"},
	"step-refused":         {"Text"},
	"words-differ":         nil,
	"no-matter":            {"Text"},
	"several-matters":      {"Text", "Count"},
	"of-or-call":           nil,
	"ruling-in-aftermath":  nil,
	"meaning-without-any":  nil,
	"seat-needed-at-start": {"Text"},

	// Orders.
	"order-word":       {"Text", "NearText"},
	"order-part":       {"Text"},
	"order-part-twice": {"Text"},
	"order-incomplete": nil,
	"order-event":      {"Text"},
	"order-events":     {"Text", "Count"},
	"order-role":       {"Text"},

	// What the engine knows.
	"unknown-fact":   {"Text", "NearText"},
	"unknown-option": {"Text", "NearText"},
	"unknown-answer": {"Text", "NearText"},
}

// Codes is every code that a [Fault] may have, sorted.
func Codes() []Code { return slices.Sorted(maps.Keys(codes)) }

// CodeArgs is the names of the arguments that a fault of code c carries.
func CodeArgs(c Code) []string { return slices.Clone(codes[c]) }

// args makes a map of name and value pairs.
func args(pairs []any) map[string]any {
	if len(pairs) == 0 {
		return nil
	}
	m := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	return m
}

// nearest is the word of list that needs the fewest changes to become word, "" if all need too many: more than three, or
// than half of its letters.
func nearest(word string, list []string) string {
	best, least := "", min(3, len([]rune(word))/2)
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
