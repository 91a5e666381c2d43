package view

import (
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
)

// saidAt is everything that was said or done at the table up to event at, but for calls and cards that need no words.
func (v *Sitting) saidAt(s record.State, at int) Said {
	said := Said{Title: v.p.T("ui.said.title")}
	n := 0
	for _, e := range s.Record().Events {
		if !e.Numbered() {
			continue
		}
		if n++; n > at {
			break
		}
		words := v.says(n)
		claims := e.Kind == record.Claimed || e.Kind == record.Conceded
		if claims && words != "" { // the words alone do not tell how many tricks
			said.Lines = append(said.Lines, Utterance{Text: i18n.Capital(Event(v.p, e, v.at(n-1), "")), Quiet: true})
		}
		switch {
		case words != "" && e.Seat != bridge.NoSeat:
			said.Lines = append(said.Lines, Utterance{Who: string(v.p.Seat(e.Seat).Name()),
				Text: v.quote(words), Latest: n == at})
		case e.Kind != record.Call && e.Kind != record.Play:
			text := v.event(s, n)
			if e.States.Unclear {
				text += ". " + v.p.T("ui.stated.unclear")
			}
			said.Lines = append(said.Lines, Utterance{Text: text, Latest: n == at, Quiet: true})
		}
	}
	if len(said.Lines) == 0 {
		said.Lines = []Utterance{{Text: v.p.T("ui.said.nothing"), Quiet: true}}
	}
	return said
}

// quote puts what somebody says into quotation marks; those within it become the inner ones.
func (v *Sitting) quote(words string) string {
	inner := strings.NewReplacer("“", "‘", "”", "’")
	if v.p.Lang() == i18n.Greek {
		inner = strings.NewReplacer("«", "“", "»", "”")
	}
	return v.p.T("ui.said.quote", "Text", inner.Replace(words))
}
