package screen

import (
	"strings"

	"fyne.io/fyne/v2"
)

// isEnter is true for both keys that people call Enter.
func isEnter(ev *fyne.KeyEvent) bool { return ev.Name == fyne.KeyReturn || ev.Name == fyne.KeyEnter }

// digit is 1 to 9, or 0 for another key.
func digit(ev *fyne.KeyEvent) int {
	if len(ev.Name) == 1 && ev.Name[0] >= '1' && ev.Name[0] <= '9' {
		return int(ev.Name[0] - '0')
	}
	return 0
}

// numberKeys choose from the screens beside the case: the tenth thing by 0 and the eleventh by the key beside it.
var numberKeys = []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
	fyne.KeyMinus}

// numberKey is the key of the nth thing as it is shown, empty if it has none.
func numberKey(n int) string {
	switch {
	case n < 1 || n > len(numberKeys):
		return ""
	case numberKeys[n-1] == fyne.KeyMinus:
		return "−"
	}
	return string(numberKeys[n-1])
}

// isFunctionKey tells F1 to F12 from the letter F.
func isFunctionKey(name fyne.KeyName) bool {
	return len(name) > 1 && strings.HasPrefix(string(name), "F") && strings.Trim(string(name[1:]), "0123456789") == ""
}
