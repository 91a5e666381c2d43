package law

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// Laws is the number of laws in every edition.
const Laws = 93

// Parse reads a citation as people write it, in Latin or Greek letters of either case, with or without the word for "law",
// spaces and brackets: "27B1(a)", "Law 27 b1 a", "27Β1(α)", "Νόμος 20ΣΤ5". A letter typed on the wrong keyboard does no
// harm, since letters that look alike have the same place in both alphabets. It returns the canonical Latin form, or a
// *[ParseError]. It does not say that the paragraph exists: [Edition.Check] does.
func Parse(s string) (Cite, error) {
	p, err := parse(s)
	if err != nil {
		return "", err
	}
	return p.Cite(), nil
}

// A ParseError says what is wrong with a citation, and where.
type ParseError struct {
	Text    string
	At      int // the character where it goes wrong, counted from 1; one more than there are if the text ends too soon
	Problem Problem
}

func (e *ParseError) Error() string {
	return fmt.Sprintf("citation %q, character %d: %v", e.Text, e.At, e.Problem)
}

// A Problem is a way in which a text fails to be a citation.
type Problem uint8

// The problems, in the order of the steps of a citation.
const (
	NoLawNumber Problem = iota + 1
	NoSuchLaw
	BadSection
	BadParagraph
	BadLetter
	BadRoman
	NotClosed
	TooLong
)

// String words the problem for a log or an author; screens word it themselves.
func (p Problem) String() string {
	switch p {
	case NoLawNumber:
		return "the number of a law is missing"
	case NoSuchLaw:
		return fmt.Sprintf("the laws are numbered 1 to %d", Laws)
	case BadSection:
		return "a section is a letter from A to G (Α to Ζ)"
	case BadParagraph:
		return "a paragraph is a number"
	case BadLetter:
		return "a subparagraph is one letter, as (a) or (α)"
	case BadRoman:
		return "the last step is a roman numeral from (i) to (x)"
	case NotClosed:
		return "the bracket is not closed"
	case TooLong:
		return "nothing may follow the citation"
	}
	return fmt.Sprintf("Problem(%d)", uint8(p))
}

// parse reads the steps one after the other; the text may end after any of them.
func parse(text string) (Parts, error) {
	r := reader{text: text}
	r.fold()
	var p Parts
	steps := []struct {
		problem Problem
		bracket bool
		read    func() bool
	}{
		{NoSuchLaw, false, func() bool { p.Law = r.number(); return 1 <= p.Law && p.Law <= Laws }},
		{BadSection, false, func() bool { n := r.ordinal(); p.Section = 'A' + byte(n-1); return 1 <= n && n <= len(latin.sections) }},
		{BadParagraph, false, func() bool { p.Paragraph = r.number(); return p.Paragraph > 0 }},
		{BadLetter, true, func() bool { n := r.ordinal(); p.Letter = 'a' + byte(n-1); return n > 0 }},
		{BadRoman, true, func() bool { p.Roman = r.roman(); return p.Roman > 0 }},
	}
	r.skip()
	if !r.lawWord() || !r.digit() {
		return Parts{}, r.fail(r.at, NoLawNumber)
	}
	for _, step := range steps {
		if r.done() {
			return p, nil
		}
		opened := step.bracket && r.take("([")
		start := r.at
		if !step.read() {
			return Parts{}, r.fail(start, step.problem)
		}
		if opened && !r.take(")]") {
			return Parts{}, r.fail(r.at, NotClosed)
		}
		r.skip()
	}
	if !r.done() {
		return Parts{}, r.fail(r.at, TooLong)
	}
	return p, nil
}

// A reader walks over the characters of a citation in lower case and without accents, and remembers where each stood.
type reader struct {
	text  string
	chars []rune
	place []int
	at    int
}

// fold fills the reader from its text.
func (r *reader) fold() {
	for i, c := range []rune(r.text) {
		if unicode.Is(unicode.Mn, c) { // an accent written as a character of its own
			continue
		}
		c = unicode.ToLower(c)
		switch c {
		case 'ό':
			c = 'ο'
		case 'ς':
			c = 'σ'
		}
		r.chars = append(r.chars, c)
		r.place = append(r.place, i+1)
	}
	r.place = append(r.place, len([]rune(r.text))+1)
}

func (r *reader) done() bool { return r.at == len(r.chars) }

func (r *reader) fail(at int, why Problem) *ParseError {
	return &ParseError{Text: r.text, At: r.place[at], Problem: why}
}

// peek is the next character, or 0 at the end.
func (r *reader) peek() rune {
	if r.done() {
		return 0
	}
	return r.chars[r.at]
}

// take steps over the next character if it is one of set.
func (r *reader) take(set string) bool {
	if r.done() || !strings.ContainsRune(set, r.peek()) {
		return false
	}
	r.at++
	return true
}

// skip steps over what may stand between the steps: spaces, points, dashes, and the marks of Greek numerals.
func (r *reader) skip() {
	for !r.done() && (unicode.IsSpace(r.peek()) || strings.ContainsRune(".-–'’΄ʹ", r.peek())) {
		r.at++
	}
}

func (r *reader) digit() bool { return '0' <= r.peek() && r.peek() <= '9' }

// number reads a whole number without leading zeros and of at most two digits; it is 0 if there is none such.
func (r *reader) number() int {
	start, n := r.at, 0
	for r.digit() && r.at-start < 3 {
		n = 10*n + int(r.peek()-'0')
		r.at++
	}
	if r.at == start || r.at-start > 2 || r.chars[start] == '0' {
		return 0
	}
	return n
}

// lawWords are the words for "law" before a number, with Greek letters put into the Latin ones that look or sound alike.
var lawWords = []string{"law", "laws", "l", "nomos", "nomo", "nomou", "nomoi", "nomous", "nomon", "n"}

var lookAlike = strings.NewReplacer("ν", "n", "ο", "o", "μ", "m", "σ", "s", "υ", "u", "ι", "i", "ω", "o")

// lawWord steps over a word for "law", if a word stands there; it is false, and stays, at a word of another meaning.
func (r *reader) lawWord() bool {
	end := r.at
	for end < len(r.chars) && unicode.IsLetter(r.chars[end]) {
		end++
	}
	word := lookAlike.Replace(string(r.chars[r.at:end]))
	if word == "" {
		return true
	}
	if !slices.Contains(lawWords, word) {
		return false
	}
	r.at = end
	r.skip()
	return true
}

// ordinal reads a letter and gives its place in its alphabet's count, 0 if there is none: a and α 1, f, στ and ϛ 6.
func (r *reader) ordinal() int {
	c := r.peek()
	switch {
	case c == 'σ' || c == 's': // ΣΤ, and either half of it in Latin letters
		if r.at+1 < len(r.chars) && (r.chars[r.at+1] == 'τ' || r.chars[r.at+1] == 't') {
			r.at += 2
			return 6
		}
		return 0
	case c == 'ϛ': // the old sign for six
		r.at++
		return 6
	case c == 'z':
		r.at++
		return 7
	case 'a' <= c && c <= 'm':
		r.at++
		return int(c-'a') + 1
	}
	n := slices.Index(greek.letters, string(c)) + 1
	if n == 0 {
		return 0
	}
	r.at++
	if n == 10 { // ι, or a ten with its unit
		if unit := strings.IndexRune("αβγ", r.peek()); unit >= 0 {
			r.at++
			return 11 + unit/len("α")
		}
	}
	return n
}

// roman reads a roman numeral up to ten, in Latin letters or the Greek ones that look alike; it is 0 if there is none.
func (r *reader) roman() int {
	start := r.at
	for !r.done() && strings.ContainsRune("ivxινχ", r.peek()) {
		r.at++
	}
	numeral := strings.NewReplacer("ι", "i", "ν", "v", "χ", "x").Replace(string(r.chars[start:r.at]))
	return slices.Index(romans, numeral) + 1
}
