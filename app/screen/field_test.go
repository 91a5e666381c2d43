package screen

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// The view answers each letter, and on a slow machine late: what was typed since must not be lost.
func TestALateAnswerTakesNothingAwayFromWhatIsTyped(t *testing.T) {
	v := sampleCase(false, rulingEnglish(false))
	screen, _, _ := shownCase(t, v)
	f := screen.FindField("search").(*field)
	answers := func(texts ...string) {
		for _, text := range texts {
			now := *v.Sheet.Composer
			now.Search.Text = text
			v.Sheet.Composer = &now
			screen.Set(v)
		}
	}
	test.Type(f, "pas")
	if answers("p"); f.Text != "pas" {
		t.Errorf("after a late answer what was typed is %q", f.Text)
	}
	test.Type(f, "s")
	if answers("pa", "pas", "pass"); f.Text != "pass" {
		t.Errorf("typed pass, shown is %q", f.Text)
	}
	if answers(""); f.Text != "" {
		t.Errorf("the view has emptied it, shown is %q", f.Text)
	}
}
