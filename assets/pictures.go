package assets

import _ "embed"

var (
	//go:embed spade.svg
	spade []byte
	//go:embed heart.svg
	heart []byte
	//go:embed diamond.svg
	diamond []byte
	//go:embed club.svg
	club []byte

	//go:embed icon.svg
	iconSVG []byte
	//go:embed icon.png
	icon []byte
)

// Spade is the symbol ♠ in black. Every symbol is an SVG file, 100 by 100, of one closed path: the toolkit's renderer
// knows neither <use> nor <symbol>, and draws strokes wrongly.
func Spade() []byte { return spade }

// Heart is the symbol ♥ in red.
func Heart() []byte { return heart }

// Diamond is the symbol ♦ in red.
func Diamond() []byte { return diamond }

// Club is the symbol ♣ in black.
func Club() []byte { return club }

// Icon is the program's icon as PNG, 512 by 512. `make icon` draws it from IconSVG.
func Icon() []byte { return icon }

// IconSVG is the program's icon as it was drawn.
func IconSVG() []byte { return iconSVG }
