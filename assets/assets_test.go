package assets

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"strings"
	"testing"
)

func TestFontsAreTrueType(t *testing.T) {
	seen := map[string]string{}
	for name, font := range map[string][]byte{"regular": Regular(), "bold": Bold(), "italic": Italic(), "mono": Mono()} {
		if len(font) < 100_000 || binary.BigEndian.Uint32(font) != 0x00010000 {
			t.Errorf("%s is no TrueType file: %d bytes", name, len(font))
		}
		if other, ok := seen[string(font)]; ok {
			t.Errorf("%s is the same font as %s", name, other)
		}
		seen[string(font)] = name
	}
	if !strings.Contains(FontLicence(), "Bitstream Vera") {
		t.Error("the fonts' notice is missing")
	}
}

// The toolkit draws paths and rectangles with a fill well, and other elements or a stroke wrongly.
func TestPicturesAreFilledShapes(t *testing.T) {
	seen := map[string]string{}
	for name, svg := range map[string][]byte{"spade": Spade(), "heart": Heart(), "diamond": Diamond(), "club": Club(), "icon": IconSVG()} {
		if other, ok := seen[string(svg)]; ok {
			t.Errorf("%s is the same picture as %s", name, other)
		}
		seen[string(svg)] = name
		shapes := 0
		for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			element, ok := token.(xml.StartElement)
			if !ok || element.Name.Local == "svg" {
				continue
			}
			if element.Name.Local != "path" && element.Name.Local != "rect" {
				t.Errorf("%s: element %s", name, element.Name.Local)
			}
			for _, a := range element.Attr {
				if strings.HasPrefix(a.Name.Local, "stroke") {
					t.Errorf("%s: %s", name, a.Name.Local)
				}
				if a.Name.Local == "fill" && strings.HasPrefix(a.Value, "#") {
					shapes++
				}
			}
		}
		if shapes == 0 {
			t.Errorf("%s: no filled shape", name)
		}
	}
}

func TestIconIsASquarePicture(t *testing.T) {
	icon, err := png.Decode(bytes.NewReader(Icon()))
	if err != nil {
		t.Fatal(err)
	}
	if size := icon.Bounds().Size(); size.X != 512 || size.Y != 512 {
		t.Errorf("size %v", size)
	}
	if _, _, _, alpha := icon.At(0, 0).RGBA(); alpha != 0 {
		t.Error("the corners are not clear")
	}
}
