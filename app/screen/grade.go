package screen

import "fyne.io/fyne/v2"

// gradeSign is the shape that stands before a grade's word, and its colour. Every kind has a shape of its own, so that
// the grades differ without their colours.
func gradeSign(kind string) (sign string, color fyne.ThemeColorName) {
	switch kind {
	case "correct":
		return "✓", ColorGood
	case "acceptable":
		return "≈", ColorGood
	case "incomplete":
		return "◐", ColorWarn
	case "wrong-law":
		return "§", ColorWarn
	case "wrong":
		return "✗", ColorBad
	}
	return "", ColorQuiet
}

// gradeSpans are a grade's sign and word; none if there is no word.
func gradeSpans(kind, word string) []span {
	if word == "" {
		return nil
	}
	sign, color := gradeSign(kind)
	face := quietFace().in(color).strong()
	if sign == "" {
		return []span{{text: word, face: face}}
	}
	return []span{{text: sign + "\u00a0" + word, face: face}}
}
