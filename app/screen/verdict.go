package screen

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"rectify/app/view"
)

// A verdict draws the marking of a ruling: the grade, the orders one by one, why, and the way to the ruling.
type verdict struct {
	drawn
	view *view.Verdict
}

func newVerdict() *verdict {
	v := &verdict{}
	v.init(v, v.draw)
	return v
}

// set shows v, or hides the verdict if there is none.
func (v *verdict) set(now *view.Verdict) {
	setVisible(v, now != nil)
	if !reflect.DeepEqual(v.view, now) {
		v.view = now
		v.changed()
	}
}

// opened tells where a part begins that before did not show and v does: what the other Laws say, or the whole reasoning.
func (v *verdict) opened(before *view.Verdict) (y float32, ok bool) {
	if before == nil || v.view == nil {
		return 0, false
	}
	above := *v.view
	above.Source = ""
	switch {
	case before.Other == nil && v.view.Other != nil:
		above.Other, above.ShowFull = nil, false
	case !before.ShowFull && v.view.ShowFull:
		above.ShowFull = false
	default:
		return 0, false
	}
	return (&verdict{view: &above}).draw(&pen{dry: true}, v.Size()), true
}

// lineSign is the shape and colour of one order's mark; the word stands beside it.
func lineSign(kind string) (string, fyne.ThemeColorName) {
	switch kind {
	case "right":
		return "✓", ColorGood
	case "missing":
		return "○", ColorWarn
	case "extra":
		return "✗", ColorBad
	case "near":
		return "≈", ColorWarn
	case "weak":
		return "▼", ColorWarn
	case "strong":
		return "▲", ColorWarn
	case "opposite":
		return "⇄", ColorBad
	}
	return "", ColorQuiet
}

func (v *verdict) draw(p *pen, size fyne.Size) float32 {
	if v.view == nil {
		return 0
	}
	u := em()
	width := size.Width
	y := v.drawGrade(p, width)
	y += v.drawLines(p, y, width)
	y += drawAward(p, v.view.Award, y, width)
	if v.view.Law != "" {
		y += p.flow([]span{{text: v.view.Law, face: textFace()}}, 0, y+0.3*u, width) + 0.3*u
	}
	y += section(p, v.view.Heads.Facts, v.view.Facts, y, width)
	if len(v.view.Polls) > 0 {
		y += heading(p, v.view.Heads.Polls, y, width)
		y += drawPolls(p, v.view.Polls, y, width)
	}
	y += section(p, v.view.Heads.Why, v.view.Why, y, width)
	y += section(p, v.view.Heads.Say, v.view.Say, y, width)
	if len(v.view.Path) > 0 {
		y += heading(p, v.view.Heads.Path, y, width)
		y += drawPath(p, v.view.Path, y, width)
	}
	y += v.drawOther(p, y, width)
	if v.view.ShowFull {
		y += section(p, v.view.Heads.Full, v.view.Full, y, width)
	}
	if v.view.Source != "" {
		y += p.flow([]span{{text: v.view.Source, face: quietFace()}}, 0, y+0.8*u, width) + 0.8*u
	}
	return y
}

func (v *verdict) drawGrade(p *pen, width float32) float32 {
	u := em()
	sign, color := gradeSign(v.view.Grade.Kind)
	f := headingFace()
	f.size = theme.TextSubHeadingSize() * 1.15
	spans := []span{{text: sign + "\u00a0" + v.view.Grade.Text, face: f.in(color)}}
	if v.view.Grade.Note != "" {
		spans = append(spans, span{text: " · " + v.view.Grade.Note, face: f})
	}
	y := p.flow(spans, 0, 0, width)
	if v.view.Summary != "" {
		y += p.flow([]span{{text: v.view.Summary, face: quietTextFace()}}, 0, y+0.2*u, width) + 0.2*u
	}
	return y + 0.7*u
}

// drawLines draws the orders, each with its mark in a column of its own.
func (v *verdict) drawLines(p *pen, y, width float32) float32 {
	u := em()
	var column float32
	for _, line := range v.view.Lines {
		sign, _ := lineSign(line.Kind)
		column = max(column, lineWidth(sign+"\u00a0"+line.Mark, textFace().strong())+1)
	}
	column = min(column, width*0.4)
	left := column + 1.6*u
	top := y
	for _, line := range v.view.Lines {
		sign, color := lineSign(line.Kind)
		mark := []span{{text: sign + "\u00a0" + line.Mark, face: textFace().in(color).strong()}}
		text := append([]span{{text: line.Text, face: textFace()}}, chips(line.Cites)...)
		dry := pen{dry: true}
		height := max(dry.flow(mark, 0, 0, column), dry.flow(text, 0, 0, width-left-0.5*u)) + 0.8*u
		if line.Kind != "right" {
			p.box(0, y, width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: color})
		}
		p.flow(mark, 0.6*u, y+0.4*u, column+1)
		p.flow(text, left, y+0.4*u, width-left-0.5*u)
		y += height + 0.15*u
	}
	return y - top
}

// heading draws the heading of a part and returns its height with the space before it.
func heading(p *pen, text string, y, width float32) float32 {
	if text == "" {
		return 0.8 * em()
	}
	return 0.9*em() + p.flow([]span{{text: text, face: textFace().strong()}}, 0, y+0.9*em(), width) + 0.15*em()
}

// section draws paragraphs under a heading, and nothing if there are none.
func section(p *pen, head string, paragraphs []string, y, width float32) float32 {
	if len(paragraphs) == 0 {
		return 0
	}
	top := y
	y += heading(p, head, y, width)
	for _, text := range paragraphs {
		y += p.flow([]span{{text: text, face: textFace()}}, 0, y, width) + 0.4*em()
	}
	return y - top
}

// drawOther draws the rulings of two editions in two columns, or one under the other where there is no room.
func (v *verdict) drawOther(p *pen, y, width float32) float32 {
	other := v.view.Other
	if other == nil {
		return 0
	}
	u, top := em(), y
	y += heading(p, v.view.Heads.Other, y, width)
	if other.Note != "" {
		y += p.flow([]span{{text: other.Note, face: textFace()}}, 0, y, width) + 0.4*u
	}
	narrow := width < 30*u
	column, left, lowest := (width-1.2*u)/2, float32(0), y
	if narrow {
		column = width
	}
	for _, side := range other.Sides {
		bottom := y + p.flow([]span{{text: side.Name, face: textFace().strong()}}, left, y, column) + 0.2*u
		for _, line := range side.Lines {
			bottom += drawOrder(p, line, left, bottom, column)
		}
		lowest = max(lowest, bottom)
		if narrow {
			y = bottom + 0.5*u
		} else {
			left += column + 1.2*u
		}
	}
	return lowest - top
}

// drawOrder draws an order of one edition; its mark, if it has one, stands over it beside a bar.
func drawOrder(p *pen, line view.ChangeLine, x, y, width float32) float32 {
	u := em()
	text := append([]span{{text: line.Text, face: textFace()}}, chips([]string{line.Cite})...)
	if line.Mark == "" {
		return p.flow(text, x+0.6*u, y, width-0.6*u) + 0.4*u
	}
	color := changeColors[line.Kind]
	height := p.flow([]span{{text: line.Mark, face: quietFace().in(color).strong()}}, x+0.6*u, y, width-0.6*u)
	height += p.flow(text, x+0.6*u, y+height, width-0.6*u)
	p.box(x, y, 0.25*u, height, box{fill: color})
	return height + 0.4*u
}

// drawPath draws the way to the ruling as steps down a line; the ruling at its end stands in a frame.
func drawPath(p *pen, path []view.PathStep, y, width float32) float32 {
	u := em()
	left, top := 1.6*u, y
	dry := pen{dry: true}
	for i, step := range path {
		f := textFace()
		var spans []span
		if step.Question != "" {
			spans = append(spans, span{text: step.Question, face: f})
		}
		if step.Answer != "" {
			if len(spans) > 0 {
				spans = append(spans, span{text: " ", face: f})
			}
			spans = append(spans, span{text: step.Answer, face: f.strong()})
		}
		if step.Cite != "" {
			spans = append(spans, chips([]string{step.Cite})...)
		}
		pad := 0.25 * u
		if step.Ruling {
			pad = 0.6 * u
		}
		height := dry.flow(spans, 0, 0, width-left-2*pad) + 2*pad
		middle := y + pad + f.line()/2 // of the first line
		if i < len(path)-1 {
			p.box(0.5*u-1, middle, 2, height+0.5*u, box{fill: ColorGreen})
		}
		if step.Ruling {
			p.box(left-0.2*u, y, width-left+0.2*u, height, box{fill: ColorSoft, edge: ColorGreen, width: 2, radius: 0.4 * u})
			p.box(0.5*u-0.4*u, middle-0.4*u, 0.8*u, 0.8*u, box{fill: ColorGreen})
		} else {
			p.box(0.5*u-0.35*u, middle-0.35*u, 0.7*u, 0.7*u, box{fill: ColorCard, edge: ColorGreen, width: 2, radius: 0.35 * u})
		}
		p.flow(spans, left+pad, y+pad, width-left-2*pad)
		y += height + 0.15*u
	}
	return y - top
}
