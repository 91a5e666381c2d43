package screen

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// luminance is the relative luminance of WCAG 2.
func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		s := float64(v) / 0xffff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

// contrast is the contrast ratio of WCAG 2, 1 to 21.
func contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func TestContrastOfKnownPairs(t *testing.T) {
	if got := contrast(color.White, color.Black); math.Abs(got-21) > 0.01 {
		t.Errorf("white on black: %.2f, want 21", got)
	}
	if got := contrast(rgb(0x777777), color.White); math.Abs(got-4.48) > 0.01 {
		t.Errorf("#777 on white: %.2f, want 4.48", got)
	}
}

func TestTextsReadOnTheirGrounds(t *testing.T) {
	grounds := []fyne.ThemeColorName{ColorPaper, ColorCard, ColorSoft, ColorTable}
	inks := []fyne.ThemeColorName{ColorInk, ColorQuiet, ColorGreen, ColorRed, ColorOrange, ColorClub, ColorSpade, ColorGood, ColorBad, ColorWarn}
	type pair struct {
		fore, back fyne.ThemeColorName
		least      float64
	}
	pairs := []pair{
		{ColorOnFill, ColorGreen, 4.5}, {ColorOnFill, ColorRed, 4.5}, {ColorOnFill, ColorGood, 4.5},
		{ColorOnFill, ColorBad, 4.5}, {ColorOnFill, ColorWarn, 4.5},
		{ColorOnMark, ColorMark, 4.5}, {ColorOnBar, ColorBar, 4.5}, {ColorBar, ColorOnBar, 4.5}, {ColorMark, ColorBar, 3},
	}
	for _, ground := range grounds {
		pairs = append(pairs, pair{ColorEdge, ground, 3}) // WCAG 1.4.11: what can be pressed is seen
		for _, ink := range inks {
			pairs = append(pairs, pair{ink, ground, 4.5})
		}
	}
	for _, dark := range []bool{false, true} {
		for _, four := range []bool{false, true} {
			th := Theme{Dark: dark, FourColours: four}
			for _, p := range pairs {
				got := contrast(th.Color(p.fore, theme.VariantLight), th.Color(p.back, theme.VariantLight))
				if got < p.least {
					t.Errorf("dark %v, four colours %v: %s on %s: contrast %.2f, want %.1f", dark, four, p.fore, p.back, got, p.least)
				}
			}
		}
	}
}

func TestFourColoursTellSuitsApart(t *testing.T) {
	two, four := Theme{}, Theme{FourColours: true}
	of := func(th Theme, name fyne.ThemeColorName) color.Color { return th.Color(name, theme.VariantLight) }
	if of(two, ColorOrange) != of(two, ColorRed) || of(two, ColorClub) != of(two, ColorSpade) {
		t.Error("with two colours ♦ is as ♥ and ♣ as ♠")
	}
	if of(four, ColorOrange) == of(four, ColorRed) || of(four, ColorClub) == of(four, ColorSpade) {
		t.Error("with four colours no suit looks as another")
	}
}

func TestScaleDoublesText(t *testing.T) {
	one, two := Theme{}, Theme{Scale: 2}
	for _, name := range []fyne.ThemeSizeName{theme.SizeNameText, theme.SizeNameHeadingText, theme.SizeNameCaptionText} {
		if two.Size(name) != 2*one.Size(name) {
			t.Errorf("%s: %v at 200 %%, %v at 100 %%", name, two.Size(name), one.Size(name))
		}
	}
}

// The suit symbols must come from our font: a fallback font draws them as colour emoji, which ignore the text's colour.
func TestSuitsObeyTheirColour(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(Theme{})
	for _, suit := range []string{"♠", "♥", "♦", "♣"} {
		label := canvas.NewText(suit, themed(ColorRed))
		label.TextSize = theme.Size(theme.SizeNameHeadingText)
		w := test.NewTempWindow(t, label)
		picture := w.Canvas().Capture()
		want := luminance(themed(ColorRed))
		darkest := 1.0
		for x := range picture.Bounds().Dx() {
			for y := range picture.Bounds().Dy() {
				darkest = min(darkest, luminance(picture.At(x, y)))
			}
		}
		if math.Abs(darkest-want) > 0.02 {
			t.Errorf("%s: darkest pixel has luminance %.3f, the red asked for %.3f", suit, darkest, want)
		}
	}
}
