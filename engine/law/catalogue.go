package law

import (
	"fmt"
	"slices"
	"strings"
)

// An Entry is one law in the catalogue of an edition.
type Entry struct {
	Number  int
	English string
	Greek   string

	// OwnWords tells that one of the titles was not seen in print, and is in our own words.
	OwnWords bool

	// Paragraphs are the paragraphs of the law, each before its parts. The law itself is not among them.
	Paragraphs []Cite

	// Complete tells that Paragraphs lists them all. Else some have more parts than are listed.
	Complete bool
}

// Law is the entry of law n under e; it is false if e is not published or has no law n.
func (e Edition) Law(n int) (Entry, bool) {
	if !e.Published() || n < 1 || n > Laws {
		return Entry{}, false
	}
	entry := catalogue[e].entries[n]
	entry.Paragraphs = slices.Clone(entry.Paragraphs)
	return entry, true
}

// Check is nil if c is a canonical citation of a paragraph that exists under e, or a subject. A paragraph that has parts
// may be cited as a whole.
//
// Where the catalogue does not list all parts of a paragraph, any well-formed part of it passes: to refuse a paragraph
// that exists would be worse than to pass one that does not.
//
// Its errors are a [NotPublishedError], an [UnknownEditionError], an [UnknownSubjectError], a *[ParseError], a
// [SpellingError] and an [UnknownParagraphError].
func (e Edition) Check(c Cite) error {
	if err := e.published(); err != nil {
		return err
	}
	if c.IsSubject() {
		if _, ok := moved[c]; !ok {
			return UnknownSubjectError{c}
		}
		return nil // that every subject leads to a paragraph is a matter of the tables, and tested
	}
	canonical, err := Parse(string(c))
	if err != nil {
		return err
	}
	if canonical != c {
		return SpellingError{Cite: c, Want: canonical}
	}
	return catalogue[e].find(c)
}

// A SpellingError names a citation that is understood but not canonical, so that it would not be equal to its like.
type SpellingError struct{ Cite, Want Cite }

func (e SpellingError) Error() string {
	return fmt.Sprintf("citation %q is spelled %q", string(e.Cite), string(e.Want))
}

// An UnknownParagraphError names a paragraph that an edition does not have.
type UnknownParagraphError struct {
	Edition Edition
	Cite    Cite
	Within  Cite // the innermost paragraph around it that exists
}

func (e UnknownParagraphError) Error() string {
	return fmt.Sprintf("the Laws of %v have no %s; the nearest is %s", e.Edition, e.Cite, e.Within)
}

// A book is the catalogue of one edition.
type book struct {
	edition Edition
	entries [Laws + 1]Entry
	known   map[Cite]bool
	open    map[Cite]bool // paragraphs whose parts are not all listed
}

// find is nil if c, which is canonical, is listed or a part of what is open.
func (b *book) find(c Cite) error {
	if b.known[c] {
		return nil
	}
	var nearest Cite
	for up := c.Parent(); up != ""; up = up.Parent() {
		if b.open[up] {
			return nil
		}
		if nearest == "" && b.known[up] {
			nearest = up
		}
	}
	return UnknownParagraphError{b.edition, c, nearest}
}

// A row is what the tables say of a law. The paragraphs are the innermost ones, with spaces between; what they are parts
// of goes without saying. "B2…" has parts that are not all listed, and "…" alone says so of the whole law; "-" is a law
// that is not divided.
type row struct {
	english, greek string
	paragraphs     string
	ownWords       bool
}

// over is r with what it leaves blank taken from base.
func (r row) over(base row) row {
	if r.english == "" {
		r.english, r.greek = base.english, base.greek
	}
	if r.paragraphs == "" {
		r.paragraphs = base.paragraphs
	}
	return r
}

var catalogue = [...]*book{
	Edition2007: newBook(Edition2007, before2017),
	Edition2017: newBook(Edition2017, nil),
	Edition2024: newBook(Edition2024, since2024),
}

// newBook makes the catalogue of an edition from the laws of 2017 and what differs from them.
func newBook(e Edition, changes map[int]row) *book {
	b := &book{edition: e, known: make(map[Cite]bool), open: make(map[Cite]bool)}
	for n := 1; n <= Laws; n++ {
		b.add(n, changes[n].over(laws2017[n]))
	}
	return b
}

func (b *book) add(n int, r row) {
	whole := Parts{Law: n}.Cite()
	b.known[whole] = true
	entry := Entry{Number: n, English: r.english, Greek: r.greek, OwnWords: r.ownWords, Complete: true}
	for _, token := range strings.Fields(r.paragraphs) {
		if token == "-" {
			continue
		}
		listed, open := strings.CutSuffix(token, "…")
		c := whole + Cite(listed)
		if open {
			b.open[c] = true
			entry.Complete = false
		}
		var path []Cite
		for up := c; !b.known[up] && up != ""; up = up.Parent() {
			b.known[up] = true
			path = append(path, up)
		}
		slices.Reverse(path)
		entry.Paragraphs = append(entry.Paragraphs, path...)
	}
	b.entries[n] = entry
}
