package screen

import (
	"sort"
	"strings"
	"unicode/utf8"
)

// A span is a piece of a paragraph. A chip stands in a small frame and is never broken, as a citation.
type span struct {
	text string
	face face
	chip bool
}

// chips are citations as spans, after a space.
func chips(cites []string) []span {
	var out []span
	for _, cite := range cites {
		out = append(out, span{text: " ", face: quietFace()}, span{text: cite, face: quietFace().in(ColorInk), chip: true})
	}
	return out
}

// A word is what stays together on a line: what no space separates, even over several spans.
type word struct {
	runs  []run
	width float32
	chip  bool
	space float32 // before it
}

// flow sets a paragraph into a width and returns its height. Its cost grows with the length of the text alone; the
// toolkit's own wrapping takes minutes for a page.
func (p *pen) flow(spans []span, x, y, width float32) float32 {
	words, line := wordsOf(spans, width)
	if len(words) == 0 {
		return 0
	}
	top, from := y, 0
	var used float32
	for i, w := range words {
		if i > from && used+w.space+w.width > width {
			p.flowLine(words[from:i], x, y)
			y += line
			from, used = i, 0
		}
		if i > from {
			used += w.space
		}
		used += w.width
	}
	p.flowLine(words[from:], x, y)
	return y + line - top
}

// flowLine writes the words of one line, joining neighbours of the same face into one text.
func (p *pen) flowLine(words []word, x, y float32) {
	if p.dry {
		return
	}
	var largest float32
	for _, w := range words {
		for _, r := range w.runs {
			largest = max(largest, r.face.size)
		}
	}
	var pending run
	flush := func() {
		if pending.text != "" {
			p.text(pending.text, x, y+ascent*(largest-pending.face.size), pending.face)
			x += pending.face.width(pending.text)
			pending = run{}
		}
	}
	for i, w := range words {
		if i > 0 && w.space > 0 {
			if pending.text != "" {
				pending.text += " "
			} else {
				x += w.space
			}
		}
		if w.chip {
			flush()
			p.chip(w, x, y+ascent*(largest-w.runs[0].face.size))
			x += w.width
			continue
		}
		for _, r := range w.runs {
			if r.face != pending.face {
				flush()
				pending.face = r.face
			}
			pending.text += r.text
		}
	}
	flush()
}

func (p *pen) chip(w word, x, y float32) {
	f := w.runs[0].face
	height := f.line() + 2
	p.box(x, y-0.5, w.width, height, box{fill: ColorSoft, edge: ColorLine, width: 1, radius: f.size / 4})
	p.text(w.runs[0].text, x+f.size*chipPad, y+0.5, f)
}

const chipPad = 0.4

// ascent sets texts of two sizes on one base line: the height of the base under a text's top, in its size, a little less
// than the font's own since the painters round it up.
const ascent = 0.8

// wordsOf cuts spans into words, and a word that is wider than the line into pieces; line is the height of a line.
func wordsOf(spans []span, width float32) (words []word, line float32) {
	glue := false // the next piece belongs to the last word
	for _, s := range spans {
		line = max(line, s.face.line())
		if s.chip {
			w := word{runs: []run{{s.text, s.face}}, width: s.face.width(s.text) + 2*chipPad*s.face.size, chip: true}
			if !glue {
				w.space = s.face.width(" ")
			}
			words, glue = append(words, w), true
			continue
		}
		for i, piece := range strings.Split(s.text, " ") {
			if i > 0 {
				glue = false
			}
			if piece == "" {
				continue
			}
			w := word{runs: runs(piece, s.face), width: lineWidth(piece, s.face)}
			switch {
			case w.width > width:
				words = append(words, pieces(piece, s.face, width)...)
			case glue && len(words) > 0 && !words[len(words)-1].chip:
				last := &words[len(words)-1]
				last.runs, last.width = append(last.runs, w.runs...), last.width+w.width
			case glue: // right after a chip, as a full stop
				words = append(words, w)
			default:
				w.space = s.face.width(" ")
				words = append(words, w)
			}
			glue = true
		}
	}
	return words, line
}

// pieces cuts a word that no line holds.
func pieces(text string, f face, width float32) []word {
	var out []word
	for text != "" {
		n := 0
		for n < len(text) {
			_, size := utf8.DecodeRuneInString(text[n:])
			if n > 0 && lineWidth(text[:n+size], f) > width {
				break
			}
			n += size
		}
		w := word{runs: runs(text[:n], f), width: lineWidth(text[:n], f)}
		if len(out) == 0 {
			w.space = f.width(" ")
		}
		out = append(out, w)
		text = text[n:]
	}
	return out
}

// fitting is text, cut and with dots where it would be higher than that at this width.
func fitting(text string, f face, width, height float32) string {
	dry := &pen{dry: true}
	higher := func(text string) bool { return dry.flow([]span{{text: text, face: f}}, 0, 0, width) > height }
	if !higher(text) {
		return text
	}
	letters := []rune(text)
	cut := func(n int) string { return strings.TrimRight(string(letters[:n]), " ") + "…" }
	return cut(max(sort.Search(len(letters), func(n int) bool { return higher(cut(n)) })-1, 0))
}
