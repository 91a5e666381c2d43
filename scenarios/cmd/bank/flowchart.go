package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"rectify/app/view"
	"rectify/assets"
	"rectify/engine/law"
	"rectify/engine/rulings"
)

// flowchart draws every chart of a law, for A4: as a PDF with a page for each, or as an SVG file for each. With -changes it tells what
// differs between the editions instead.
func flowchart(s *session, args []string) int {
	rest, err := s.parse(args, "lang", "edition", "o", "changes")
	if err != nil {
		return misused(err)
	}
	if len(rest) != 1 || (s.file == "") != s.changes {
		s.complain("flowchart takes one law, and either -o with the file to be written or -changes")
		return usage
	}
	cite, err := law.Parse(rest[0])
	if err != nil {
		s.complain("%v", err)
		return usage
	}
	if s.changes {
		err = s.tellChanges(cite.Law())
	} else {
		err = s.drawLaw(cite.Law())
	}
	switch {
	case errors.Is(err, errFormat):
		s.complain("%v", err)
		return usage
	case err != nil:
		s.complain("%v", err)
		return wrong
	}
	return fine
}

func (s *session) drawLaw(number int) error {
	sheets, err := sheetsOf(s, number)
	if err != nil {
		return err
	}
	return s.draw(sheets)
}

// tellChanges prints what differs between 2007 and the edition chosen, or the present one, a chart after the other.
func (s *session) tellChanges(number int) error {
	older, newer := view.Other(s.edition), s.edition
	if newer == law.Edition2007 {
		older, newer = newer, older
	}
	charts := chartsOf(number, s.edition)
	if len(charts) == 0 {
		return noChart(number, s.edition)
	}
	for _, c := range charts {
		s.say("%s", view.ChartTitle(s.p, c, s.edition))
		for _, part := range view.ChangesText(s.p, rulings.CompareCharts(c, older, newer)) {
			s.say("  %s", part.Head)
			for _, line := range part.Lines {
				s.say("    %s", line)
			}
		}
	}
	return nil
}

// chartsOf is the charts of a law.
func chartsOf(number int, e law.Edition) []rulings.Chart {
	var out []rulings.Chart
	for _, c := range rulings.Charts(e) {
		if c.Law == number {
			out = append(out, c)
		}
	}
	return out
}

func noChart(number int, e law.Edition) error {
	return fmt.Errorf("there is no chart of Law %d in the %s edition", number, e)
}

var errFormat = errors.New("the file's name must end in .svg or .pdf")

// draw writes sheets into the file that -o names; further SVG files are numbered: law45.svg, law45-2.svg.
func (s *session) draw(sheets []sheet) error {
	ending := filepath.Ext(s.file)
	switch strings.ToLower(ending) {
	case ".pdf":
		out, err := pdfOf(sheets)
		if err != nil {
			return err
		}
		return s.write(s.file, out)
	case ".svg":
		for i, sh := range sheets {
			name := s.file
			if i > 0 {
				name = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(s.file, ending), i+1, ending)
			}
			if err := s.write(name, svgOf(sh)); err != nil {
				return err
			}
		}
		return nil
	}
	return errFormat
}

func (s *session) write(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o644); err != nil {
		return err
	}
	s.say("%s", name)
	return nil
}

// legible is the least size of a chart, as a part of the size of its letters: smaller ones cannot be read on paper.
const legible = 5.0 / letters

// sheetsOf is the charts of a law, each on its sheet, or on several if it could not be read on one.
func sheetsOf(s *session, number int) ([]sheet, error) {
	width, err := widths()
	if err != nil {
		return nil, err
	}
	m := view.Measure{Width: width, Size: letters, Widths: []float64{110, 130, 150, 175, 200, 240, 300},
		Page: [2]float64{a4Short - 2*margin, a4Long - 2*margin - heading}, Notes: true}
	var out []sheet
	for _, c := range chartsOf(number, s.edition) {
		for _, part := range view.ChartSheets(s.p, c, s.edition, m, legible) {
			out = append(out, newSheet(part, width))
		}
	}
	if len(out) == 0 {
		return nil, noChart(number, s.edition)
	}
	return out, nil
}

// widths measures words in the letters of charts, which are DejaVu Sans in either format.
func widths() (func(string) float64, error) {
	f := fpdf.New("P", "pt", "A4", "")
	f.AddUTF8FontFromBytes(family, "", assets.Regular())
	f.SetFont(family, "", letters)
	return func(text string) float64 { return f.GetStringWidth(text) }, f.Error()
}

// pdfOf is a document with a page for each sheet, the font in it.
func pdfOf(sheets []sheet) ([]byte, error) {
	f := fpdf.New("P", "pt", "A4", "")
	f.SetTitle(sheets[0].chart.Title, true)
	f.SetAutoPageBreak(false, 0)
	f.AddUTF8FontFromBytes(family, "", assets.Regular())
	f.AddUTF8FontFromBytes(family, "B", assets.Bold())
	for _, sh := range sheets {
		orientation := "P"
		if sh.w > sh.h {
			orientation = "L"
		}
		f.AddPageFormat(orientation, fpdf.SizeType{Wd: a4Short, Ht: a4Long})
		sh.draw(pdfCanvas{f})
	}
	var out bytes.Buffer
	err := f.Output(&out)
	return out.Bytes(), err
}
