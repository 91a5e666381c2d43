package app

import (
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"rectify/app/screen"
	"rectify/app/store"
	"rectify/app/view"
	"rectify/engine/law"
	"rectify/i18n"
)

// act does an action, on whatever screen it was chosen.
func (p *program) act(id string) {
	if p.route == caseRoute && p.case_ != nil {
		if id == "event:play" {
			p.play()
			return
		}
		p.inCase(id)
		return
	}
	p.elsewhere(id)
}

// elsewhere does an action that is not a case's own.
func (p *program) elsewhere(id string) {
	word, arg, _ := strings.Cut(id, ":")
	switch word {
	case "home":
		p.leaveCase()
		p.file = openFile{}
		p.route = homeRoute
	case "choose":
		p.route = libraryRoute
	case "history":
		p.loadHistory()
		p.route = historyRoute
	case "open":
		p.openCase(arg)
	case "continue":
		p.resume()
	case "next":
		p.leaveCase()
		if c := p.shelf.Next(); c != nil {
			p.begin(c.Scenario)
		} else {
			p.route = homeRoute
		}
	case "again":
		if p.case_ != nil {
			s := p.case_.sitting.Session().Scenario
			p.leaveCase()
			p.begin(s)
		}
	case "attempt":
		p.lookAgain(arg)
	case "law", "level", "status", "clear":
		p.narrow(word, arg)
	case "reload":
		p.reload(true)
	default:
		p.preference(word, arg)
	}
}

func (p *program) openCase(id string) {
	for _, c := range p.shelf.Cases {
		if c.ID == id {
			p.begin(c.Scenario)
		}
	}
}

func (p *program) narrow(word, arg string) {
	n, err := strconv.Atoi(arg)
	switch {
	case word == "clear":
		p.search = view.Search{}
	case word == "status":
		p.search.Status = arg
	case err != nil:
	case word == "law":
		p.search.Law = n
	case word == "level":
		p.search.Level = n
	}
}

// preference changes what holds for the whole program.
func (p *program) preference(word, arg string) {
	switch word {
	case "edition":
		if e, err := law.ParseEdition(arg); err == nil && !p.fixed() {
			p.pref.Edition = e
			p.set("edition", arg)
			p.loadShelf()
		}
	case "lang":
		p.language(i18n.Lang(arg))
	case "language":
		p.language(p.pref.Lang.Other())
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
	case "open-file":
		p.askFile()
	case "help":
		p.help(true)
	case "close-help":
		p.help(false)
	}
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
	if p.case_ != nil {
		p.case_.sitting.SetPrinter(p.p)
	}
	p.set("language", string(l))
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

func (p *program) loadHistory() {
	p.past = nil
	if p.kept == nil {
		return
	}
	all, err := p.kept.History(p.ctx, store.Filter{Player: p.pref.Player})
	if err != nil {
		p.failed("read the history", err)
		return
	}
	for _, a := range all {
		past := view.Past{ID: strconv.FormatInt(a.ID, 10), When: a.Begun, Scenario: a.Scenario}
		for _, c := range p.shelf.Cases {
			if c.ID == a.Scenario {
				past.Title = c.Title
				if a.Verdict == nil {
					past.Title = c.Heading
				}
			}
		}
		if a.Verdict != nil {
			past.Grade, past.Laws = a.Verdict.Grade, a.Verdict.Laws
		}
		p.past = append(p.past, past)
	}
}

// play plays the events that are left, one after another, until they are over or something else is done.
func (p *program) play() {
	p.playing = !p.playing
	if p.playing {
		p.playNext()
	}
}

// pace is the time between two events that play by themselves.
const pace = 1100 * time.Millisecond

func (p *program) playNext() {
	if !p.playing || p.case_ == nil || !p.case_.sitting.Playing() {
		p.playing = false
		return
	}
	p.inCase("event:forward")
	p.show()
	time.AfterFunc(pace, func() { p.do(p.playNext) })
}

// show makes the view of the present screen and has it drawn.
func (p *program) show() {
	bar := view.NewBar(p.p, p.pref, p.route == homeRoute, p.fixed())
	var draw func()
	var object fyne.CanvasObject
	at := p.route
	switch at {
	case homeRoute:
		p.shelf.Notice = p.notice.say(p.p)
		v := view.HomeView(p.p, bar, p.pref, p.shelf)
		draw, object = func() { p.ui.home.Set(v) }, p.ui.home.Object()
	case libraryRoute:
		v := view.LibraryView(p.p, bar, p.pref.Edition, p.shelf, p.search)
		draw, object = func() { p.ui.library.Set(v) }, p.ui.library.Object()
	case caseRoute:
		p.case_.sitting.Bar = bar
		v := p.case_.sitting.View()
		if text := p.notice.say(p.p); text != "" {
			v.Sheet.Message = text
		}
		draw, object = func() { p.ui.case_.Set(v) }, p.ui.case_.Object()
	case historyRoute:
		v := view.HistoryView(p.p, bar, p.pref.Edition, p.pref, p.past, p.where())
		draw, object = func() { p.ui.history.Set(v) }, p.ui.history.Object()
	case faultsRoute:
		v := view.FaultsView(p.p, bar, p.file.path, p.file.faults)
		draw, object = func() { p.ui.faults.Set(v) }, p.ui.faults.Object()
	}
	fyne.Do(func() {
		if p.ui.shown != at || p.window.Content() != object {
			p.ui.shown = at
			p.window.SetContent(object)
			p.window.Canvas().Unfocus()
		}
		draw()
	})
}

// where is the file that everything is kept in.
func (p *program) where() string {
	if p.opened.Path != "" {
		return p.opened.Path
	}
	return p.dir
}
