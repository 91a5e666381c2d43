package app

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// act does an action, on whatever screen it was chosen.
func (p *program) act(id string) {
	if p.route == caseRoute {
		if id == "event:play" {
			p.playOrStop()
			return
		}
		p.stop()
		p.notice = notice{}
		p.inCase(id)
		return
	}
	p.elsewhere(id)
}

// elsewhere does an action that is not a case's own.
func (p *program) elsewhere(id string) {
	word, arg, _ := strings.Cut(id, ":")
	if p.preference(word, arg) {
		return
	}
	p.notice = notice{}
	switch word {
	case "home":
		p.leaveFor(homeRoute)
	case "choose":
		p.leaveFor(libraryRoute)
	case "history":
		p.leaveFor(historyRoute)
		p.loadHistory()
	case "charts":
		p.leaveFor(chartsRoute)
	case "chart", "chart-back", "walk", "walk-back", "walk-again", "changes", "changes-back":
		p.charts(word, arg)
	case "open":
		p.openCase(arg)
	case "next":
		p.next()
	case "again":
		if p.under != nil {
			s := p.under.sitting.Session().Scenario
			p.leaveCase()
			p.begin(s)
		}
	case "attempt":
		p.lookAgain(arg)
	case "law", "level", "status", "clear":
		p.narrow(word, arg)
	case "open-file":
		p.askFile()
	case "reload":
		p.reload()
	case "report":
		p.report()
	}
}

// leaveFor leaves the case and the file that are open, if any, for a screen.
func (p *program) leaveFor(to route) {
	p.leaveCase()
	p.file = openFile{}
	p.route = to
}

// next leaves the case for the one to do next, or for the home screen if there is none.
func (p *program) next() {
	p.leaveFor(homeRoute)
	if c := p.shelf.Next(); c != nil {
		p.begin(c.Scenario)
	}
}

func (p *program) openCase(id string) {
	for _, c := range p.shelf.Cases {
		if c.ID == id {
			p.begin(c.Scenario)
			return
		}
	}
}

// narrow changes what narrows the list of cases. Numbers come from buttons alone, so others mean nothing.
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

// pace is the time between two events that play by themselves.
const pace = 1100 * time.Millisecond

// playOrStop plays the events that are left, one after another, until they are over or something else is done.
func (p *program) playOrStop() {
	if p.play != nil {
		p.stop()
		return
	}
	p.playNext()
}

func (p *program) playNext() {
	if p.under == nil || !p.under.sitting.Playing() {
		p.stop()
		return
	}
	p.inCase("event:forward")
	var timer *time.Timer
	timer = p.after(pace, func() {
		if p.play == timer { // else it was stopped after the timer had run out
			p.playNext()
			p.show()
		}
	})
	p.play = timer
}

func (p *program) stop() {
	if p.play != nil {
		p.play.Stop()
		p.play = nil
	}
}

// show makes the view of the present screen and has it drawn.
func (p *program) show() {
	bar := view.NewBar(p.p, p.inForce(), p.route == homeRoute, p.fixed())
	var draw func()
	var object fyne.CanvasObject
	at, line := p.route, p.line()
	switch at {
	case homeRoute:
		p.shelf.Notice = p.said()
		v := view.HomeView(p.p, bar, p.pref, p.shelf)
		draw, object = func() { p.ui.home.Set(v) }, p.ui.home.Object()
	case libraryRoute:
		v := view.LibraryView(p.p, bar, p.pref.Edition, p.shelf, p.search)
		v.Folder = p.p.T("answer.with", "Head", p.p.T("ui.settings.folder"), "Last", p.ownCases())
		draw, object = func() { p.ui.library.Set(v) }, p.ui.library.Object()
	case caseRoute:
		p.under.sitting.Bar = bar
		v := p.under.sitting.View()
		line += fmt.Sprintf(" event %d of %d enter %s", v.Transport.At, v.Transport.Of, v.Sheet.Primary.ID)
		if v.Sheet.Message == "" { // what one has just typed comes first
			v.Sheet.Message = p.said()
		}
		draw, object = func() { p.ui.table.Set(v) }, p.ui.table.Object()
	case historyRoute:
		v := view.HistoryView(p.p, bar, p.pref.Edition, p.pref, p.past, p.where())
		draw, object = func() { p.ui.history.Set(v) }, p.ui.history.Object()
	case faultsRoute:
		v := view.FaultsView(p.p, bar, p.file.path, p.file.faults)
		draw, object = func() { p.ui.faults.Set(v) }, p.ui.faults.Object()
	case chartsRoute:
		v := view.ChartListView(p.p, bar, p.pref.Edition)
		draw, object = func() { p.ui.charts.Set(v) }, p.ui.charts.Object()
	case chartRoute:
		v := p.chart.View(p.p, bar)
		draw, object = func() { p.ui.chart.Set(v) }, p.ui.chart.Object()
	case changesRoute:
		v := p.chart.Changes(p.p, bar)
		draw, object = func() { p.ui.changes.Set(v) }, p.ui.changes.Object()
	}
	fyne.Do(func() {
		if p.ui.shown != at || p.window.Content() != object {
			p.ui.shown = at
			p.window.SetContent(object)
			p.window.Canvas().Unfocus()
		}
		draw()
		p.tellWhenDrawn(line)
	})
}

// line is what is on the screen, for measurements and tests: the screen and its language, and of a case its stage and how many
// acts stand, as "shown case en facts acts 2". They are all stored by the time the line is printed, unless the screen says
// otherwise. Which event is shown and what Enter does follow: " event 4 of 4 enter settle".
func (p *program) line() string {
	text := fmt.Sprintf("shown %s %s", routeNames[p.route], p.pref.Lang)
	if p.route == caseRoute {
		n := p.under.sitting.Session()
		text += fmt.Sprintf(" %s acts %d", n.Stage, len(n.Acts()))
	}
	return text
}

// tellWhenDrawn tells a line once the frame that shows it has been drawn. An animation ticks before each frame, so at its
// second tick one frame has been drawn since now.
func (p *program) tellWhenDrawn(line string) {
	if p.tell == nil {
		return
	}
	ticks := 0
	frames := &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever}
	frames.Tick = func(float32) {
		if ticks++; ticks == 2 {
			frames.Stop()
			p.tell(line)
		}
	}
	frames.Start()
}

// where is the file that everything is kept in.
func (p *program) where() string {
	if p.opened.Path != "" {
		return p.opened.Path
	}
	return p.dir
}
