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

// isFunctionKey tells F1 to F12 from the letter F.
func isFunctionKey(name fyne.KeyName) bool {
	return len(name) > 1 && strings.HasPrefix(string(name), "F") && strings.Trim(string(name[1:]), "0123456789") == ""
}
