// Package screen holds the widgets and screens. A screen is given finished words with Set and answers with the ID of
// what the person chose; it knows neither the Laws nor a language. Set and every other method run on the UI goroutine.
package screen

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"rectify/assets"
)

// The colours of the program, beside those that Fyne names. Every text colour reads on ColorPaper, ColorCard, ColorSoft
// and ColorTable with a contrast of at least 4.5.
const (
	ColorPaper fyne.ThemeColorName = "rectifyPaper" // behind everything
	ColorTable fyne.ThemeColorName = "rectifyTable" // the card table
	ColorCard  fyne.ThemeColorName = "rectifyCard"  // hands, boxes, items
	ColorSoft  fyne.ThemeColorName = "rectifySoft"  // a card that is chosen or has the focus
	ColorLine  fyne.ThemeColorName = "rectifyLine"  // hairlines; decoration only
	ColorEdge  fyne.ThemeColorName = "rectifyEdge"  // outlines of what can be pressed; 3:1 on what is around them

	ColorInk    fyne.ThemeColorName = "rectifyInk"
	ColorQuiet  fyne.ThemeColorName = "rectifyQuiet"  // said more quietly
	ColorGreen  fyne.ThemeColorName = "rectifyGreen"  // primary button, headings, outline of what is chosen
	ColorOnFill fyne.ThemeColorName = "rectifyOnFill" // text on ColorGreen, ColorRed, ColorGood, ColorBad, ColorWarn

	ColorRed    fyne.ThemeColorName = "rectifyRed"    // hearts, vulnerable
	ColorOrange fyne.ThemeColorName = "rectifyOrange" // diamonds: orange with four colours, red with two
	ColorClub   fyne.ThemeColorName = "rectifyClub"   // clubs: green with four colours, as spades with two
	ColorSpade  fyne.ThemeColorName = "rectifySpade"

	ColorGood fyne.ThemeColorName = "rectifyGood"
	ColorBad  fyne.ThemeColorName = "rectifyBad"
	ColorWarn fyne.ThemeColorName = "rectifyWarn"

	ColorMark   fyne.ThemeColorName = "rectifyMark"   // amber behind the latest event; a background, never a text
	ColorOnMark fyne.ThemeColorName = "rectifyOnMark" // text on ColorMark

	ColorBar   fyne.ThemeColorName = "rectifyBar"   // the strip along the top
	ColorOnBar fyne.ThemeColorName = "rectifyOnBar" // text on ColorBar
)

// A Theme is the program's look. The zero Scale counts as 1.
type Theme struct {
	Scale       float32 // of texts and spaces, 1.0 to 2.0
	Dark        bool
	FourColours bool // ♦ orange and ♣ green instead of red and black
}

var _ fyne.Theme = Theme{}

// Color returns a named colour. Light or dark is the Theme's own choice: the variant of the desktop is ignored.
func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if own, ok := standsFor[name]; ok {
		name = own
	}
	if !t.FourColours {
		switch name {
		case ColorOrange:
			name = ColorRed
		case ColorClub:
			name = ColorSpade
		}
	}
	pair, ok := palette[name]
	if !ok {
		return theme.DefaultTheme().Color(name, t.variant())
	}
	if t.Dark {
		return pair.dark
	}
	return pair.light
}

func (t Theme) variant() fyne.ThemeVariant {
	if t.Dark {
		return theme.VariantDark
	}
	return theme.VariantLight
}

// Font returns a face of DejaVu Sans: it has the suit symbols, which Fyne's own text font lacks, and Greek.
func (t Theme) Font(style fyne.TextStyle) fyne.Resource {
	f := fonts()
	switch {
	case style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Monospace:
		return f.mono
	case style.Bold:
		return f.bold
	case style.Italic:
		return f.italic
	}
	return f.regular
}

// Icon returns Fyne's own icons; they follow the colours.
func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	return theme.DefaultTheme().Icon(name)
}

// captionSize is the least at which the toolkit keeps all that hangs below the line. It rounds a line's height to whole pixels and the
// height of its base up: from 11.1 to 13 the tail of a p loses a pixel.
const captionSize = 13.1

// Size returns a named size. What separates and frames stays thin; everything else grows with the text.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	scale := t.Scale
	if scale == 0 {
		scale = 1
	}
	switch name {
	case theme.SizeNameSeparatorThickness:
		return 1
	case theme.SizeNameInputBorder:
		return 1.5
	case theme.SizeNameScrollBar:
		return 14
	case theme.SizeNameScrollBarSmall:
		return 6
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	case theme.SizeNamePadding:
		return 4 * (1 + (scale-1)/2) // at 200 % space is scarce: it grows half as fast as the letters
	case theme.SizeNameInnerPadding:
		return 8 * (1 + (scale-1)/2)
	case theme.SizeNameText:
		return 15 * scale
	case theme.SizeNameCaptionText:
		return captionSize * scale
	case theme.SizeNameSubHeadingText:
		return 17 * scale
	case theme.SizeNameHeadingText:
		return 22 * scale
	}
	return theme.DefaultTheme().Size(name) * scale
}

// themed returns a named colour as the current theme has it.
func themed(name fyne.ThemeColorName) color.Color { return theme.Color(name) }

// standsFor gives Fyne's names our colours, so that its widgets look like ours.
var standsFor = map[fyne.ThemeColorName]fyne.ThemeColorName{
	theme.ColorNameBackground:          ColorPaper,
	theme.ColorNameForeground:          ColorInk,
	theme.ColorNamePlaceHolder:         ColorQuiet,
	theme.ColorNameDisabled:            ColorQuiet,
	theme.ColorNameDisabledButton:      ColorPaper,
	theme.ColorNameButton:              ColorCard,
	theme.ColorNameInputBackground:     ColorCard,
	theme.ColorNameInputBorder:         ColorEdge,
	theme.ColorNameMenuBackground:      ColorCard,
	theme.ColorNameOverlayBackground:   ColorCard,
	theme.ColorNameHeaderBackground:    ColorPaper,
	theme.ColorNameSeparator:           ColorLine,
	theme.ColorNamePrimary:             ColorGreen,
	theme.ColorNameHyperlink:           ColorGreen,
	theme.ColorNameForegroundOnPrimary: ColorOnFill,
	theme.ColorNameSuccess:             ColorGood,
	theme.ColorNameForegroundOnSuccess: ColorOnFill,
	theme.ColorNameError:               ColorBad,
	theme.ColorNameForegroundOnError:   ColorOnFill,
	theme.ColorNameWarning:             ColorWarn,
	theme.ColorNameForegroundOnWarning: ColorOnFill,
}

type lightDark struct{ light, dark color.NRGBA }

var palette = map[fyne.ThemeColorName]lightDark{
	ColorPaper:  {rgb(0xf5f3ee), rgb(0x161b19)},
	ColorTable:  {rgb(0xe6ebe4), rgb(0x1b2723)},
	ColorCard:   {rgb(0xffffff), rgb(0x212926)},
	ColorSoft:   {rgb(0xecf3f0), rgb(0x26352f)},
	ColorLine:   {rgb(0xcdd4ce), rgb(0x3c4843)},
	ColorEdge:   {rgb(0x75827c), rgb(0x84938c)},
	ColorInk:    {rgb(0x1b211e), rgb(0xe9eeeb)},
	ColorQuiet:  {rgb(0x545f59), rgb(0xabb8b1)},
	ColorGreen:  {rgb(0x1d4c40), rgb(0x8fd3bb)},
	ColorOnFill: {rgb(0xffffff), rgb(0x10211b)},
	ColorRed:    {rgb(0xbf1f24), rgb(0xff8f88)},
	ColorOrange: {rgb(0x9a5000), rgb(0xffb054)},
	ColorClub:   {rgb(0x196b38), rgb(0x7fd694)},
	ColorSpade:  {rgb(0x1b211e), rgb(0xe9eeeb)},
	ColorGood:   {rgb(0x196b38), rgb(0x7fd694)},
	ColorBad:    {rgb(0xb3241c), rgb(0xff9a92)},
	ColorWarn:   {rgb(0x8a5200), rgb(0xf5bf62)},
	ColorMark:   {rgb(0xffb300), rgb(0xffc34d)},
	ColorOnMark: {rgb(0x1b211e), rgb(0x1b211e)},
	ColorBar:    {rgb(0x1d4c40), rgb(0x14332b)},
	ColorOnBar:  {rgb(0xffffff), rgb(0xf1f6f4)},

	theme.ColorNameFocus:               {rgba(0xffb300, 0x59), rgba(0xffc34d, 0x59)},
	theme.ColorNameHover:               {rgba(0x1d4c40, 0x14), rgba(0xffffff, 0x14)},
	theme.ColorNamePressed:             {rgba(0x1d4c40, 0x33), rgba(0xffffff, 0x33)},
	theme.ColorNameSelection:           {rgba(0x1d4c40, 0x33), rgba(0x8fd3bb, 0x40)},
	theme.ColorNameScrollBar:           {rgba(0x1b211e, 0x99), rgba(0xe9eeeb, 0x99)},
	theme.ColorNameScrollBarBackground: {rgba(0x1b211e, 0x14), rgba(0xe9eeeb, 0x14)},
	theme.ColorNameShadow:              {rgba(0x000000, 0x40), rgba(0x000000, 0x80)},
}

func rgb(v uint32) color.NRGBA { return rgba(v, 0xff) }

func rgba(v uint32, alpha uint8) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: alpha}
}

type faces struct{ regular, bold, italic, mono fyne.Resource }

// fonts makes the resources once: Fyne caches glyphs by resource.
var fonts = sync.OnceValue(func() faces {
	return faces{
		regular: fyne.NewStaticResource("DejaVuSans.ttf", assets.Regular()),
		bold:    fyne.NewStaticResource("DejaVuSans-Bold.ttf", assets.Bold()),
		italic:  fyne.NewStaticResource("DejaVuSans-Oblique.ttf", assets.Italic()),
		mono:    fyne.NewStaticResource("DejaVuSansMono.ttf", assets.Mono()),
	}
})
