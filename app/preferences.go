package app

import (
	"log/slog"
	"runtime"
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/screen"
	"rectify/app/store"
	"rectify/app/view"
	"rectify/engine/law"
	"rectify/i18n"
)

// loadPreferences reads what was chosen before. On a first start the language is that of the system.
func (p *program) loadPreferences() {
	p.pref = view.Preferences{Lang: systemLanguage(), Edition: law.Default, Percent: 100}
	if lang := i18n.Lang(p.setting("language")); lang == i18n.English || lang == i18n.Greek {
		p.pref.Lang = lang
	}
	if e, err := law.ParseEdition(p.setting("edition")); err == nil {
		p.pref.Edition = e
	}
	if n, err := strconv.Atoi(p.setting("size")); err == nil && n >= 100 && n <= 200 {
		p.pref.Percent = n
	}
	p.pref.Dark = p.setting("dark") == "yes"
	p.pref.FourColours = p.setting("four-colours") == "yes"
	p.pref.Hands = p.setting("hands") == "yes"
	p.pref.Full = p.setting("full") == "yes"
	if p.kept != nil {
		var err error
		if p.pref.Player, err = p.kept.Player(p.ctx); err != nil {
			slog.Error("read who is practising", "error", err)
		}
	}
	p.p = i18n.New(p.pref.Lang)
	speakToolkit(p.p)
	p.dress()
}

// setting is what was stored under a key, empty if nothing.
func (p *program) setting(key string) string {
	if p.kept == nil {
		return ""
	}
	text, err := p.kept.Setting(p.ctx, key)
	if err != nil {
		slog.Error("read a setting", "key", key, "error", err)
	}
	return text
}

// set stores a setting. It holds for as long as the program runs even if it cannot be stored.
func (p *program) set(key, value string) {
	p.store("store a setting", func(s *store.Store) error { return s.SetSetting(p.ctx, key, value) })
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// preference changes what holds for the whole program, and reports whether an action is of that kind.
func (p *program) preference(word, arg string) bool {
	switch word {
	case "edition":
		if e, err := law.ParseEdition(arg); err == nil && !p.fixed() {
			p.pref.Edition = e
			p.set("edition", arg)
			p.loadShelf()
			if p.onChart() {
				p.chart.Under(e)
			}
		}
	case "lang":
		p.language(i18n.Lang(arg))
	case "size":
		p.resize(sizeAfter(p.pref.Percent))
	case "larger":
		p.resize(min(200, p.pref.Percent+25))
	case "smaller":
		p.resize(max(100, p.pref.Percent-25))
	case "theme":
		p.pref.Dark = !p.pref.Dark
		p.set("dark", yesNo(p.pref.Dark))
		p.dress()
	case "suits":
		p.pref.FourColours = !p.pref.FourColours
		p.set("four-colours", yesNo(p.pref.FourColours))
		p.dress()
	case "mode":
		p.pref.Full = !p.pref.Full
		p.set("full", yesNo(p.pref.Full))
	case "player":
		p.askPlayer()
	case "help":
		p.help(true)
	case "close-help":
		p.help(false)
	default:
		return false
	}
	return true
}

// sizeAfter is the text size that the button gives after percent: in steps, and from the largest back to the first.
func sizeAfter(percent int) int {
	if percent >= 200 {
		return 100
	}
	return percent + 25
}

func (p *program) language(l i18n.Lang) {
	p.pref.Lang, p.p = l, i18n.New(l)
	if p.under != nil {
		p.under.sitting.SetPrinter(p.p)
	}
	p.set("language", string(l))
	speakToolkit(p.p)
	keys := view.HelpView(p.p, metaKey())
	fyne.Do(func() {
		if p.ui.helpOpen { // the key was pressed before the sheet was there
			p.ui.help.Set(keys)
		}
	})
}

func (p *program) resize(percent int) {
	p.pref.Percent = percent
	p.set("size", strconv.Itoa(percent))
	p.dress()
}

// dress gives the program its look.
func (p *program) dress() {
	look := screen.Theme{Scale: float32(p.pref.Percent) / 100, Dark: p.pref.Dark, FourColours: p.pref.FourColours}
	fyne.Do(func() { p.app.Settings().SetTheme(look) })
}

// setPlayer says who is practising from now on.
func (p *program) setPlayer(name string) {
	p.store("store who is practising", func(s *store.Store) error { return s.SetPlayer(p.ctx, name) })
	p.pref.Player = name
	if p.kept != nil && len(p.unsaved) == 0 { // the store tidies a name
		var err error
		if p.pref.Player, err = p.kept.Player(p.ctx); err != nil {
			p.failed("read who is practising", err)
		}
	}
	p.loadGrades()
}

// metaKey is the name of the key that shortcuts are made with.
func metaKey() string {
	if runtime.GOOS == "darwin" {
		return "⌘"
	}
	return "Ctrl"
}

// fixed reports whether the edition may not be changed now: a case is on the screen.
func (p *program) fixed() bool {
	return p.route == caseRoute || p.onChart() && p.chart.OfCase()
}

// onChart reports whether a chart is on the screen, alone or beside that of other Laws.
func (p *program) onChart() bool { return p.route == chartRoute || p.route == changesRoute }

// inForce is what is chosen now, with the edition of the case on the screen.
func (p *program) inForce() view.Preferences {
	pref := p.pref
	if p.fixed() {
		pref.Edition = p.under.sitting.Session().Settings.Edition
	}
	return pref
}
