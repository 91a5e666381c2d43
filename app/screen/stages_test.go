package screen

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// The longer names, in the narrowest sheet that stands beside a table: all of them on one line, whichever is the present one. In half of
// that the present one alone is written, on the same line.
func TestTheStagesStandOnOneLine(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	for now := range 6 {
		s := newStageStrip()
		s.set(stages(now, "Γεγονότα", "Νόμος", "Επιλογές", "Απόφαση", "Συνέχεια", "Σκορ"))
		for width, short := range map[float32]bool{374: false, 187: true} {
			columns, shrink, got := s.columns(width, 3)
			if got != short {
				t.Errorf("stage %d at %v: short is %v", now, width, got)
			}
			var used float32
			for i, column := range columns {
				f := stageFace(s.view[i])
				f.size *= shrink
				if need := lineWidth(stageText(i, s.view[i], short), f); need > column+3 {
					t.Errorf("stage %d at %v: column %d is %v wide, its text %v", now, width, i, column, need)
				}
				used += column
			}
			if used += 15; used > width+0.1 || used < width-0.1 {
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
