package view

import (
	"fmt"
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// An answer may have a number, a card or a suit, as the tricks that the director awards (70A). It is picked once the answer is chosen.

// offerAnswers puts into s what may be found or said of fact: the answers, and for the one that is selected the numbers, cards or suits
// that it may have.
func (v *Sitting) offerAnswers(s *Sheet, c *procedure.Case, fact *procedure.Fact) {
	a, whole := v.selection()
	ids := v.answerIDs()
	for _, id := range ids {
		item := Item{ID: "find:" + string(id), Text: Answer(v.p, c, fact, record.Answer{ID: id}), Chosen: v.foundID() == id}
		list := v.answersWith(id)
		switch {
		case len(list) == 1:
			item.Text = Found(v.p, c, fact, list[0])
		case len(ids) == 1:
			continue // there is only the number to say
		case item.Chosen && whole:
			item.Text = Found(v.p, c, fact, a)
		}
		s.Items = append(s.Items, item)
	}
	if list := v.answersWith(v.foundID()); len(list) > 1 {
		s.Picker = v.which(list)
		if s.Picker.Digits {
			s.Hint = v.p.T("ui.find.hint-number")
		}
	}
}

// answerIDs is the answers to the next fact, each once.
func (v *Sitting) answerIDs() []record.AnswerID {
	var out []record.AnswerID
	for _, a := range v.s.Answers() {
		if !slices.Contains(out, a.ID) {
			out = append(out, a.ID)
		}
	}
	return out
}

// answersWith is the answers of an ID: one, or one for each number, card or suit that it may have.
func (v *Sitting) answersWith(id record.AnswerID) []record.Answer {
	return slices.DeleteFunc(v.s.Answers(), func(a record.Answer) bool { return a.ID != id })
}

// foundID is the answer that is selected; if there is but one, that.
func (v *Sitting) foundID() record.AnswerID {
	if ids := v.answerIDs(); len(ids) == 1 {
		return ids[0]
	}
	return v.chosen
}

// selection is what is selected of the next fact, false while something has yet to be picked.
func (v *Sitting) selection() (record.Answer, bool) {
	list := v.answersWith(v.foundID())
	switch {
	case len(list) == 1:
		return list[0], true
	case v.picked >= 0 && v.picked < len(list):
		return list[v.picked], true
	}
	return record.Answer{}, false
}

// which picks one of answers that differ in their number, card or suit alone.
func (v *Sitting) which(list []record.Answer) *Picker {
	p := &Picker{ID: "which", Label: v.p.T("ui.find.which"), Digits: !slices.ContainsFunc(list, func(a record.Answer) bool { return !numbered(a) })}
	if p.Digits {
		p.Label = v.p.T("ui.find.number")
	}
	for i, a := range list {
		text := parameter(v.p, a).text
		switch {
		case p.Digits:
			text = fmt.Sprint(a.N)
		case a.Card != bridge.NoCard:
			text = cardText(a.Card)
		}
		p.Choices = append(p.Choices, Choice{ID: fmt.Sprintf("which:%d", i), Text: text, Chosen: i == v.picked})
	}
	return p
}

// numbered reports whether a has a number and nothing else; none is a number too.
func numbered(a record.Answer) bool {
	return a == record.Answer{ID: a.ID, N: a.N} && !strings.HasSuffix(string(a.ID), "-suits")
}
