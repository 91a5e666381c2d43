package i18n

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Capital is text with a capital first letter.
func Capital(text string) string { return string(Word(text).Cap()) }

// Fold is text as it is compared in a search: without capitals, accents and the final form of sigma.
func Fold(text string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		switch {
		case unicode.Is(unicode.Mn, r):
		case r == 'ς':
			b.WriteRune('σ')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
