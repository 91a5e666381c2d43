package app

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/desktop"

	"rectify/app/screen"
	"rectify/app/view"
)

// screens is the screens, made once. They belong to the interface thread.
type screens struct {
	home     *screen.Home
	library  *screen.Library
	table    *screen.CaseScreen
	history  *screen.History
	faults   *screen.Faults
	charts   *screen.ChartList
	chart    *screen.Chart
	changes  *screen.Changes
	help     *screen.Help
	shown    route
	helpOpen bool
	dialog   dialog.Dialog // the one open, nil if none
}

// makeWindow makes the window and its screens. It runs before the interface thread does anything else.
func (p *program) makeWindow() {
	w := p.app.NewWindow("Rectify")
	p.window = w
	w.SetPadded(false)
	w.SetMaster()
	w.Resize(windowSize(p.setting("window")))
	w.CenterOnScreen()

	ui := &p.ui
	ui.home, ui.library, ui.table = screen.NewHome(), screen.NewLibrary(), screen.NewCase()
	ui.history, ui.faults, ui.help = screen.NewHistory(), screen.NewFaults(), screen.NewHelp()
	ui.charts, ui.chart, ui.changes = screen.NewChartList(), screen.NewChart(), screen.NewChanges()
	ui.charts.OnAction, ui.chart.OnAction, ui.changes.OnAction = p.action, p.action, p.action
	ui.home.OnAction, ui.home.OnText = p.action, p.typed
	ui.library.OnAction, ui.library.OnText = p.action, p.typed
	ui.table.OnAction, ui.table.OnText = p.action, p.typed
	ui.history.OnAction, ui.history.OnText = p.action, p.typed
	ui.faults.OnAction, ui.faults.OnText = p.action, p.typed
	ui.help.OnAction = p.action
	ui.shown = -1

	w.Canvas().SetOnTypedKey(p.key)
	with := func(key fyne.KeyName, modifier fyne.KeyModifier, action func()) {
		w.Canvas().AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: modifier}, func(fyne.Shortcut) { action() })
	}
	shortcut := func(key fyne.KeyName, action func()) { with(key, fyne.KeyModifierShortcutDefault, action) }
	for _, plus := range []fyne.KeyName{fyne.KeyPlus, fyne.KeyEqual} { // on most keyboards + is Shift and =
		shortcut(plus, func() { p.action("larger") })
		with(plus, fyne.KeyModifierShortcutDefault|fyne.KeyModifierShift, func() { p.action("larger") })
	}
	shortcut(fyne.KeyMinus, func() { p.action("smaller") })
	shortcut(fyne.KeyF, p.focusSearch)
	shortcut(fyne.KeyO, func() { p.action("open-file") })
	shortcut(fyne.KeyQ, p.close)
	w.Canvas().AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) {
		if ui.shown == caseRoute && !ui.helpOpen && ui.dialog == nil {
			ui.table.Undo()
		}
	})
	w.SetOnDropped(p.dropped)
	w.SetCloseIntercept(p.close)
}

// dropped opens the first of the files dropped on the window. It runs on the interface thread.
func (p *program) dropped(_ fyne.Position, files []fyne.URI) {
	for _, f := range files {
		if f.Scheme() == "file" {
			p.do(func() {
				p.openPath(f.Path())
				p.show()
			})
			return
		}
	}
}

// close closes the window and remembers its size. It runs on the interface thread.
func (p *program) close() {
	size := p.window.Canvas().Size()
	p.do(func() { p.set("window", fmt.Sprintf("%.0fx%.0f", size.Width, size.Height)) })
	p.window.Close()
}

// windowSize is the size that is stored as "1280x800"; that of a first start if text is none, or too small to be used.
func windowSize(text string) fyne.Size {
	w, h, _ := strings.Cut(text, "x")
	width, errW := strconv.Atoi(w)
	height, errH := strconv.Atoi(h)
	size := fyne.NewSize(float32(width), float32(height))
	if errW != nil || errH != nil || size.Max(screen.Least) != size {
		return fyne.NewSize(1280, 800)
	}
	return size
}

// key is a key pressed while nothing has the focus. It runs on the interface thread.
func (p *program) key(ev *fyne.KeyEvent) {
	if d := p.ui.dialog; d != nil { // what lies under it gets no keys
		if ev.Name == fyne.KeyEscape {
			d.Hide()
		}
		return
	}
	if p.ui.helpOpen {
		p.ui.help.TypedKey(ev)
		return
	}
	switch p.ui.shown {
	case homeRoute:
		p.ui.home.TypedKey(ev)
	case libraryRoute:
		p.ui.library.TypedKey(ev)
	case caseRoute:
		p.ui.table.TypedKey(ev)
	case historyRoute:
		p.ui.history.TypedKey(ev)
	case faultsRoute:
		p.ui.faults.TypedKey(ev)
	case chartsRoute:
		p.ui.charts.TypedKey(ev)
	case chartRoute:
		p.ui.chart.TypedKey(ev)
	case changesRoute:
		p.ui.changes.TypedKey(ev)
	}
}

// focusSearch puts the cursor where one searches: in the list of cases, to which it leads from other screens. It runs on the
// interface thread.
func (p *program) focusSearch() {
	switch {
	case p.ui.dialog != nil || p.ui.helpOpen:
	case p.ui.shown == libraryRoute:
		p.ui.library.FocusSearch()
	case p.ui.shown == caseRoute:
		p.ui.table.FocusSearch()
	default:
		p.action("choose")
		p.do(func() { fyne.Do(p.ui.library.FocusSearch) })
	}
}

// help shows or hides the sheet of keys.
func (p *program) help(open bool) {
	v := view.HelpView(p.p, metaKey())
	fyne.Do(func() {
		if open == p.ui.helpOpen || open && p.ui.dialog != nil {
			return
		}
		p.ui.helpOpen = open
		if open {
			p.ui.help.Set(v)
			p.ui.help.ShowOn(p.window.Canvas())
		} else {
			p.ui.help.HideFrom(p.window.Canvas())
		}
	})
}
