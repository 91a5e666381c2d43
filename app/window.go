package app

import (
	"fmt"
	"log/slog"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"rectify/app/screen"
	"rectify/app/view"
)

// makeWindow makes the window and its screens. It runs before the interface thread does anything else.
func (p *program) makeWindow() {
	p.app.Settings().SetTheme(screen.Theme{Scale: 1})
	w := p.app.NewWindow("Rectify")
	p.window = w
	w.SetPadded(false)
	w.SetMaster()
	w.Resize(p.storedSize())
	w.CenterOnScreen()

	ui := &p.ui
	ui.home, ui.library, ui.case_ = screen.NewHome(), screen.NewLibrary(), screen.NewCase()
	ui.history, ui.faults, ui.help = screen.NewHistory(), screen.NewFaults(), screen.NewHelp()
	ui.home.OnAction, ui.home.OnText = p.action, p.typed
	ui.library.OnAction, ui.library.OnText = p.action, p.typed
	ui.case_.OnAction, ui.case_.OnText = p.action, p.typed
	ui.history.OnAction, ui.history.OnText = p.action, p.typed
	ui.faults.OnAction, ui.faults.OnText = p.action, p.typed
	ui.help.OnAction = p.action
	ui.shown = -1

	w.Canvas().SetOnTypedKey(p.key)
	shortcut := func(key fyne.KeyName, action func()) {
		w.Canvas().AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) { action() })
	}
	for _, plus := range []fyne.KeyName{fyne.KeyPlus, fyne.KeyEqual} {
		shortcut(plus, func() { p.action("larger") })
	}
	shortcut(fyne.KeyMinus, func() { p.action("smaller") })
	shortcut(fyne.KeyF, p.focusSearch)
	shortcut(fyne.KeyO, func() { p.action("open-file") })
	w.SetOnDropped(func(_ fyne.Position, uris []fyne.URI) {
		if len(uris) > 0 && uris[0].Scheme() == "file" {
			p.do(func() {
				p.openPath(uris[0].Path())
				p.show()
			})
		}
	})
	w.SetCloseIntercept(func() {
		size := w.Canvas().Size()
		p.do(func() { p.set("window", fmt.Sprintf("%.0fx%.0f", size.Width, size.Height)) })
		w.Close()
	})
}

// storedSize is the size that the window had when it was closed last.
func (p *program) storedSize() fyne.Size {
	size := fyne.NewSize(1280, 800)
	if p.kept == nil {
		return size
	}
	text, err := p.kept.Setting(p.ctx, "window")
	if err != nil {
		slog.Error("read the window's size", "error", err)
	}
	w, h, _ := strings.Cut(text, "x")
	width, errW := strconv.Atoi(w)
	height, errH := strconv.Atoi(h)
	if errW == nil && errH == nil && width >= 640 && height >= 480 {
		size = fyne.NewSize(float32(width), float32(height))
	}
	return size
}

// key is a key pressed while nothing has the focus. It runs on the interface thread.
func (p *program) key(ev *fyne.KeyEvent) {
	if p.ui.helpOpen {
		p.ui.help.TypedKey(ev)
		return
	}
	switch ev.Name {
	case fyne.KeyF1:
		p.action("help")
		return
	case fyne.KeyF2:
		p.action("language")
		return
	}
	switch p.ui.shown {
	case homeRoute:
		p.ui.home.TypedKey(ev)
	case libraryRoute:
		p.ui.library.TypedKey(ev)
	case caseRoute:
		p.ui.case_.TypedKey(ev)
	case historyRoute:
		p.ui.history.TypedKey(ev)
	case faultsRoute:
		p.ui.faults.TypedKey(ev)
	}
}

// focusSearch puts the cursor where one searches. It runs on the interface thread.
func (p *program) focusSearch() {
	switch p.ui.shown {
	case libraryRoute:
		p.ui.library.FocusSearch()
	case caseRoute:
		p.ui.case_.FocusSearch()
	case homeRoute:
		p.action("choose")
	}
}

// help shows or hides the sheet of keys.
func (p *program) help(open bool) {
	v := view.HelpView(p.p, metaKey())
	fyne.Do(func() {
		p.ui.helpOpen = open
		if open {
			p.ui.help.Set(v)
			p.ui.help.ShowOn(p.window.Canvas())
		} else {
			p.ui.help.HideFrom(p.window.Canvas())
		}
	})
}

// sayReady prints a line once the first screen has been drawn, if asked to.
func (p *program) sayReady(wanted bool) {
	if wanted {
		fyne.Do(func() { fmt.Println("ready") })
	}
}
