package view

import (
	"fmt"

	"rectify/engine/law"
	"rectify/i18n"
)

// Preferences is what a person has chosen for the whole program.
type Preferences struct {
	Lang        i18n.Lang
	Edition     law.Edition
	Percent     int // of the text's size, 100 to 200
	Dark        bool
	FourColours bool
	Hands       bool // all hands are open from the start
	Full        bool // rulings are composed; otherwise chosen whole
	Player      string
}

// NewBar is the strip along the top. On the home screen home is true; while a case is under way its edition is fixed.
func NewBar(p *i18n.Printer, pref Preferences, home, fixed bool) Bar {
	b := Bar{
		Program: p.T("ui.bar.program"),
		Size:    Action{ID: "size", Text: p.T("ui.bar.size", "Percent", pref.Percent), Enabled: true},
		Theme:   Action{ID: "theme", Text: p.T("ui.bar.dark"), Enabled: true},
		Help:    Action{ID: "help", Text: p.T("ui.bar.help"), Key: "F1", Enabled: true},
	}
	if pref.Dark {
		b.Theme.Text = p.T("ui.bar.light")
	}
	if !home {
		b.Back = Action{ID: "home", Text: p.T("ui.bar.home"), Key: p.T("ui.key.escape"), Enabled: true}
	}
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017, law.Edition2024, law.Edition2027} {
		b.Editions = append(b.Editions, Choice{ID: "edition:" + e.String(), Text: p.T("edition." + e.String() + ".short"),
			Chosen: e == pref.Edition, Disabled: !e.Published() || fixed && e != pref.Edition})
	}
	for _, l := range []struct {
		lang i18n.Lang
		key  string
	}{{i18n.Greek, "greek"}, {i18n.English, "english"}} {
		b.Languages = append(b.Languages, Choice{ID: "lang:" + string(l.lang), Text: p.T("ui.bar." + l.key + "-short"), Chosen: l.lang == p.Lang()})
	}
	return b
}

// HelpView is the sheet of keys. meta is the name of the key that shortcuts are made with on this machine.
func HelpView(p *i18n.Printer, meta string) Help {
	h := Help{Title: p.T("ui.help.title"), Close: Action{ID: "close-help", Text: p.T("ui.bar.close"), Key: p.T("ui.key.escape"), Enabled: true}}
	add := func(key, word string) { h.Keys = append(h.Keys, KeyHelp{Key: key, Text: p.T("ui.help." + word)}) }
	add(p.T("ui.key.enter"), "enter")
	add(p.T("ui.key.digits"), "digits")
	add(p.T("ui.key.arrows"), "arrows")
	add(p.T("ui.key.space"), "space")
	add(p.T("ui.key.escape"), "escape")
	for i, f := range [...]string{"f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12"} {
		add(fmt.Sprintf("F%d", i+1), f)
	}
	add(p.T("ui.key.size", "Key", meta), "size")
	add(p.T("ui.key.search", "Key", meta), "search")
	add(meta+" Z", "undo")
	h.Keys = append(h.Keys, KeyHelp{Key: meta + " O", Text: p.T("app.help.open")},
		KeyHelp{Key: meta + " Q", Text: p.T("app.help.quit")})
	return h
}
