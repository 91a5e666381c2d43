package view

import (
	"strings"

	"rectify/engine/bridge"
	"rectify/i18n"
)

// What is typed at the table may be in Latin or in Greek letters. A Greek letter is read by the name of the suit or, where no name
// begins with it, by the Latin letter on its key or of its shape: "2Κ" and "2Η" are both two hearts.
var (
	suitLetters = strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C", "ΚΡ", "D", "Π", "S", "Κ", "H", "Ρ", "D", "Σ", "C", "Η", "H", "Δ", "D",
		"Ψ", "C", "ΧΑ", "N", "Χ", "N", "Ν", "N", "NT", "N")
	rankLetters = strings.NewReplacer("10", "T", "Α", "A", "Κ", "K", ";", "Q", "Ξ", "J", "Τ", "T")
)

// otherCalls is the calls that are not bids, as they are typed.
var otherCalls = map[string]bridge.Call{
	"P": bridge.Pass, "PASS": bridge.Pass, "Π": bridge.Pass, "ΠΑΣΟ": bridge.Pass, "X": bridge.Double, "Χ": bridge.Double,
	"ΚΟΝΤΡ": bridge.Double, "ΚΟΝΤΡΑ": bridge.Double, "DOUBLE": bridge.Double, "XX": bridge.Redouble, "ΧΧ": bridge.Redouble,
	"R": bridge.Redouble, "Ρ": bridge.Redouble, "ΣΙΡ": bridge.Redouble, "ΣΙΡΚΟΝΤΡ": bridge.Redouble, "REDOUBLE": bridge.Redouble,
}

// typed is the call or the card that text means, neither if it means none: "1H" or "P" is a call, "S Q" a card.
func typed(text string) (bridge.Call, bridge.Card) {
	text = strings.ReplaceAll(strings.ToUpper(i18n.Fold(text)), " ", "")
	if c, ok := otherCalls[text]; ok {
		return c, bridge.NoCard
	}
	if text == "" {
		return bridge.NoCall, bridge.NoCard
	}
	if first := text[0]; first >= '1' && first <= '9' {
		call, err := bridge.ParseCall(text[:1] + strings.Replace(suitLetters.Replace(text[1:]), "N", "NT", 1))
		if err != nil {
			return bridge.NoCall, bridge.NoCard
		}
		return call, bridge.NoCard
	}
	letters := []rune(text)
	at := 1
	if strings.HasPrefix(text, "ΚΡ") {
		at = 2
	}
	card, err := bridge.ParseCard(suitLetters.Replace(string(letters[:at])) + rankLetters.Replace(string(letters[at:])))
	if err != nil {
		return bridge.NoCall, bridge.NoCard
	}
	return bridge.NoCall, card
}
