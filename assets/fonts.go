package assets

import (
	_ "embed"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
	"github.com/go-fonts/dejavu/dejavusansmono"
	"github.com/go-fonts/dejavu/dejavusansoblique"
)

// Regular is the font for text, a TrueType file as the others are. They are DejaVu Sans: it has all of Greek, and the
// suits ♠♥♦♣ as letters that take the text's colour, which the toolkit's own font lacks.
func Regular() []byte { return dejavusans.TTF }

// Bold is the font for headings.
func Bold() []byte { return dejavusansbold.TTF }

// Italic is the slanted font.
func Italic() []byte { return dejavusansoblique.TTF }

// Mono is the font whose letters have one width.
func Mono() []byte { return dejavusansmono.TTF }

//go:embed DejaVu-LICENSE.txt
var fontLicence string

// FontLicence is the notice that must go with the fonts wherever they go.
func FontLicence() string { return fontLicence }
