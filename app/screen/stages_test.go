package screen

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

// The longer names, in the narrowest sheet that stands beside a table: all of them on one line, whichever is the present one. In half of
// that the present one alone is written, on the same line.
func TestTheStagesStandOnOneLine(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	for now := range 6 {
		s := newStageStrip()
		s.set(stages(now, "Γεγονότα", "Νόμος", "Επιλογές", "Απόφαση", "Συνέχεια", "Σκορ"))
		for width, short := range map[float32]bool{374: false, 200: true} {
			columns, shrink, got := s.columns(width, 6)
			if got != short {
				t.Errorf("stage %d at %v: short is %v", now, width, got)
			}
			var used float32
			for i, column := range columns {
				f := stageFace(s.view[i])
				f.size *= shrink
				if need := lineWidth(stageText(i, s.view[i], short), f); need > column+2 {
					t.Errorf("stage %d at %v: column %d is %v wide, its text %v", now, width, i, column, need)
				}
				used += column
			}
			if used += 30; used > width+0.1 || used < width-0.1 {
				t.Errorf("stage %d: %v of %v used", now, used, width)
			}
		}
		if high := s.heightAt(374); high != s.heightAt(2000) {
			t.Errorf("stage %d: the strip is %v high, with room for everything %v", now, high, s.heightAt(2000))
		}
	}
}

// Text that hangs below the line is whole: the toolkit rounds the height of a line, and the height of its base up.
func TestTheQuietTextKeepsItsTails(t *testing.T) {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(Theme{})
	f := quietFace()
	size, base := a.Driver().RenderedTextSize("p", f.size, f.style(), nil)
	const tail = 0.208 // of a p, in its size
	if room := float64(int(size.Height+0.5)) - float64(int(base+0.999)); room < tail*float64(f.size) {
		t.Errorf("%v pixels below the line for the tail of a p, which is %v", room, tail*f.size)
	}
}

// The bar of a case takes one line of a window of 1024, with the words of the program in Greek.
func TestTheBarStandsOnOneLine(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	b := NewBar()
	years := []view.Choice{{ID: "1", Text: "2007"}, {ID: "2", Text: "2017"}, {ID: "3", Text: "2024", Chosen: true}, {ID: "4", Text: "2027", Disabled: true}}
	b.Set(view.Bar{Program: "Rectify", Title: "Θήκη 11", Back: view.Action{ID: "home", Text: "Αρχική", Key: "Esc", Enabled: true}, Editions: years,
		Languages: []view.Choice{{ID: "el", Text: "ΕΛ", Chosen: true}, {ID: "en", Text: "EN"}}, Size: view.Action{ID: "size", Text: "Γράμματα 100 %", Enabled: true},
		Theme: view.Action{ID: "theme", Text: "Σκούρα όψη", Enabled: true}, Help: view.Action{ID: "help", Text: "Βοήθεια", Key: "F1", Enabled: true}})
	if narrow, wide := heightAt(b.Object(), 1024), heightAt(b.Object(), 2000); narrow != wide {
		t.Errorf("%v high at 1024, %v with room for everything", narrow, wide)
	}
}
