package scenarios

import (
	"strings"
	"unicode"
	"unicode/utf8"

	yaml "go.yaml.in/yaml/v4"
)

// The most characters of an identifier, of a heading or a title, and of what is said. A screen shows them whole, and the
// identifier is part of the names of files.
const (
	mostID    = 80
	mostName  = 100
	mostWords = 1000
)

var languages = []key{may("en", anyText), may("el", anyText)}

// checkWords reports whether n is a text in both languages, each in its own letters and of at most so many characters.
func (r *reader) checkWords(n *yaml.Node, name string, most int) bool {
	if !r.checkMap(n, name, languages) {
		return false
	}
	return r.bothLanguages(n, most)
}

// bothLanguages reports whether the map n has a text in each language, of at most so many characters.
func (r *reader) bothLanguages(n *yaml.Node, most int) bool {
	ok := true
	for _, language := range names(languages) {
		value := lookup(n, language)
		if value == nil {
			r.at(n, "missing-language", "Key", language)
			ok = false
			continue
		}
		if word := mixed(value.Value); word != "" {
			r.at(value, "mixed-letters", "Text", word)
			ok = false
		}
		ok = r.short(value, language, most) && ok
	}
	return ok
}

// short reports whether n, the value of key name, has at most so many characters.
func (r *reader) short(n *yaml.Node, name string, most int) bool {
	if utf8.RuneCountInString(n.Value) <= most {
		return true
	}
	r.at(n, "too-long", "Key", name, "MostCount", most)
	return false
}

// mixed is the first word of s that has both Greek and Latin letters, as one typed on the wrong keyboard; "" if none has.
func mixed(s string) string {
	for _, word := range strings.FieldsFunc(s, func(c rune) bool { return !unicode.IsLetter(c) }) {
		latin := strings.ContainsFunc(word, func(c rune) bool { return unicode.Is(unicode.Latin, c) })
		greek := strings.ContainsFunc(word, func(c rune) bool { return unicode.Is(unicode.Greek, c) })
		if latin && greek {
			return word
		}
	}
	return ""
}

// wordsOf is the text of map n in both languages.
func wordsOf(n *yaml.Node) Words { return Words{line(lookup(n, "en")), line(lookup(n, "el"))} }

// line is the text of n on one line: a file may break it, or hold characters that no font draws.
func line(n *yaml.Node) string {
	blank := func(c rune) bool { return unicode.IsSpace(c) && c != '\u00a0' || unicode.IsControl(c) }
	return strings.Join(strings.FieldsFunc(textOf(n), blank), " ")
}
