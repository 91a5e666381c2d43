package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

// svgOf is a sheet as an SVG document of the size of A4. Words are text, so that they can be searched and copied; where DejaVu Sans is
// not installed, Verdana has nearly its widths.
func svgOf(s sheet) []byte {
	var c svgCanvas
	fmt.Fprintf(&c.out, `<svg xmlns="http://www.w3.org/2000/svg" width="%.2fpt" height="%.2fpt" viewBox="0 0 %.2f %.2f" font-family="'%s', Verdana, sans-serif">`+"\n",
		s.w, s.h, s.w, s.h, family)
	fmt.Fprintf(&c.out, "<title>%s</title>\n", escaped(s.chart.Title))
	c.box(0, 0, s.w, s.h, look{fill: paper, edge: paper})
	s.draw(&c)
	c.out.WriteString("</svg>\n")
	return c.out.Bytes()
}

func escaped(text string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(text))
	return b.String()
}

// A svgCanvas writes SVG.
type svgCanvas struct{ out bytes.Buffer }

func (c colour) String() string { return fmt.Sprintf("#%02x%02x%02x", c[0], c[1], c[2]) }

func (c *svgCanvas) box(x, y, w, h float64, l look) {
	dashes := ""
	if l.broken {
		dashes = ` stroke-dasharray="3 2"`
	}
	fmt.Fprintf(&c.out, `<rect x="%.2f" y="%.2f" width="%.2f" height="%.2f" rx="%.2f" fill="%s" stroke="%s" stroke-width="%.2f"%s/>`+"\n",
		x, y, w, h, l.round, l.fill, l.edge, l.width, dashes)
}

func (c *svgCanvas) line(points [][2]float64, col colour, width float64) {
	fmt.Fprintf(&c.out, `<polyline points="%s" fill="none" stroke="%s" stroke-width="%.2f" stroke-linejoin="round"/>`+"\n", listed(points), col, width)
}

func (c *svgCanvas) tip(points [][2]float64, col colour) {
	fmt.Fprintf(&c.out, `<polygon points="%s" fill="%s"/>`+"\n", listed(points), col)
}

func listed(points [][2]float64) string {
	parts := make([]string, len(points))
	for i, p := range points {
		parts[i] = fmt.Sprintf("%.2f,%.2f", p[0], p[1])
	}
	return strings.Join(parts, " ")
}

func (c *svgCanvas) text(x, y, size float64, col colour, bold bool, text string) {
	weight := ""
	if bold {
		weight = ` font-weight="bold"`
	}
	fmt.Fprintf(&c.out, `<text x="%.2f" y="%.2f" font-size="%.2f" fill="%s"%s>%s</text>`+"\n", x, y, size, col, weight, escaped(text))
}

// A pdfCanvas draws on the document's last page. The document keeps the first error, and gives it when it is written.
type pdfCanvas struct{ *fpdf.Fpdf }

func (c pdfCanvas) box(x, y, w, h float64, l look) {
	if l.broken {
		c.SetDashPattern([]float64{3, 2}, 0)
		defer c.SetDashPattern(nil, 0)
	}
	c.SetFillColor(l.fill[0], l.fill[1], l.fill[2])
	c.SetDrawColor(l.edge[0], l.edge[1], l.edge[2])
	c.SetLineWidth(l.width)
	c.RoundedRect(x, y, w, h, l.round, "1234", "FD")
}

func (c pdfCanvas) line(points [][2]float64, col colour, width float64) {
	c.SetDrawColor(col[0], col[1], col[2])
	c.SetLineWidth(width)
	c.MoveTo(points[0][0], points[0][1])
	for _, p := range points[1:] {
		c.LineTo(p[0], p[1])
	}
	c.DrawPath("D")
}

func (c pdfCanvas) tip(points [][2]float64, col colour) {
	c.SetFillColor(col[0], col[1], col[2])
	corners := make([]fpdf.PointType, len(points))
	for i, p := range points {
		corners[i] = fpdf.PointType{X: p[0], Y: p[1]}
	}
	c.Polygon(corners, "F")
}

func (c pdfCanvas) text(x, y, size float64, col colour, bold bool, text string) {
	style := ""
	if bold {
		style = "B"
	}
	c.SetFont(family, style, size)
	c.SetTextColor(col[0], col[1], col[2])
	c.Text(x, y, text)
}
