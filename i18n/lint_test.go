package i18n

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// latinInGreek are the words in Latin letters that a Greek text may hold: names, keys, the letters on the cards, and double dummy.
var latinInGreek = regexp.MustCompile(`^(Rectify|Enter|Esc|Ctrl|F|A|K|Q|J|YAML|SQLite|Fyne|PBN|WBF|IMPs?|English|EN|[Dd]ouble|dummy)$`)

// greekInEnglish are the words in Greek letters that an English text may hold: the name of the other language.
var greekInEnglish = regexp.MustCompile(`^(Ελληνικά|ΕΛ)$`)

// unaccented are Greek words that are written without an accent though the rule of thumb counts two syllables or more:
// their vowels run together, or they are abbreviations.
var unaccented = strings.Fields("για μια πια δυο γεια πιο ποιος ποια ποιο ποιον ποιαν ποιου ποιας ποιοι ποιες ποιους ποιων " +
	"μιας πιες δια μετ αριθ")

// accentedOneSyllable are the words of one syllable that do take an accent.
var accentedOneSyllable = strings.Fields("ή ό πού πώς")

var (
	action    = regexp.MustCompile(`\{\{[^}]*\}\}`)
	quoted    = regexp.MustCompile(`"([^"]*)"`)
	gendered  = regexp.MustCompile(`(?i)\b(he|she|him|her|his|hers|himself|herself)\b`)
	vowels    = regexp.MustCompile(`αι|ει|οι|υι|ου|αυ|ευ|ηυ|αί|εί|οί|υί|ού|αύ|εύ|ηύ|[αεηιουωάέήίόύώϊϋΐΰ]`)
	accented  = regexp.MustCompile(`[άέήίόύώΐΰ]`)
	finalSlip = regexp.MustCompile(`σ$|ς.`)
)

// wordsOf is the words of a template: the text between the actions, and what is quoted within them.
func wordsOf(text string) []string {
	var parts []string
	for _, a := range action.FindAllString(text, -1) {
		for _, q := range quoted.FindAllStringSubmatch(a, -1) {
			parts = append(parts, q[1])
		}
	}
	parts = append(parts, action.ReplaceAllString(text, "·"))
	return strings.FieldsFunc(strings.Join(parts, " "), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) })
}

// greekFault is what is wrong with the spelling of a Greek word, or "".
func greekFault(word string) string {
	latin, greek := false, false
	for _, r := range word {
		latin = latin || unicode.Is(unicode.Latin, r)
		greek = greek || unicode.Is(unicode.Greek, r)
		if unicode.Is(unicode.Mn, r) || r >= 0x1F00 && r <= 0x1FFF {
			return "an accent that is not the plain one"
		}
	}
	switch {
	case latin && greek:
		return "Latin and Greek letters in one word"
	case latin && !latinInGreek.MatchString(word):
		return "Latin letters"
	case latin || word == strings.ToUpper(word):
		return "" // capitals take no accent
	}
	lower := strings.ToLower(word)
	syllables, accents := len(vowels.FindAllString(lower, -1)), len(accented.FindAllString(lower, -1))
	switch {
	case finalSlip.MatchString(word):
		return "the wrong sigma"
	case syllables > 1 && accents == 0 && !slices.Contains(unaccented, lower):
		return "no accent"
	case syllables == 1 && accents > 0 && !slices.Contains(accentedOneSyllable, lower):
		return "an accent on one syllable"
	case accents > 2:
		return "too many accents"
	}
	return ""
}

func TestGreekIsSpelled(t *testing.T) {
	for key, m := range embedded().messages[Greek] {
		for _, text := range m.forms() {
			if strings.HasSuffix(key, ".gender") {
				continue // m and f are marks for Agree, not text
			}
			for _, word := range wordsOf(text) {
				if fault := greekFault(word); fault != "" {
					t.Errorf("%s: %q: %s", key, word, fault)
				}
			}
			if strings.ContainsAny(text, "\u037e\u0387?'") {
				t.Errorf("%s: write ; · ’ as they are on a Greek keyboard, not their look-alikes: %s", key, text)
			}
		}
	}
}

func TestEnglishNamesNoGender(t *testing.T) {
	for key, m := range embedded().messages[English] {
		for _, text := range m.forms() {
			if found := gendered.FindString(action.ReplaceAllString(text, "")); found != "" {
				t.Errorf("%s: %q: a player may be a man or a woman", key, found)
			}
			for _, word := range wordsOf(text) {
				if strings.ContainsFunc(word, func(r rune) bool { return unicode.Is(unicode.Greek, r) }) && !greekInEnglish.MatchString(word) {
					t.Errorf("%s: Greek letters in %q", key, word)
				}
			}
		}
	}
}

func TestGreekFaultFindsSlips(t *testing.T) {
	for word, want := range map[string]string{
		"Aνατολή": "Latin and Greek letters in one word", "H": "Latin letters", "Ανατολη": "no accent", "Νότοσ": "the wrong sigma",
		"μόρ": "an accent on one syllable", "άσος": "", "για": "", "ΑΣΑ": "", "ή": "", "καΐκι": "", "σκορ": "", "A": "",
		"οι": "", "του": "", "ευχή": "", "αυλη": "no accent", "ὁ": "an accent that is not the plain one",
	} {
		if got := greekFault(word); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}
