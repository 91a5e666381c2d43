package app

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"rectify/app/screen"
	"rectify/app/store"
	"rectify/app/view"
	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// ownCases is the folder, in the data folder, of a person's own scenario files.
const ownCases = "cases"

// A route is a screen.
type route int

const (
	homeRoute route = iota
	libraryRoute
	caseRoute
	historyRoute
	faultsRoute
)

// A program is the whole of it at run time. Everything below "queue" belongs to one goroutine, which takes tasks from the queue
// in order: it thinks, reads and writes files and the store, and makes views. The interface thread only draws views and puts
// what was pressed or typed into the queue. So nothing waits on it, and no act is shown before it is stored.
type program struct {
	app    fyne.App
	window fyne.Window
	ui     screens
	queue  chan func()
	closed chan struct{}

	ctx     context.Context
	dir     string
	kept    *store.Store // nil if the store could not be opened
	opened  store.Opened
	openErr error
	pref    view.Preferences
	p       *i18n.Printer
	shelf   view.Shelf
	route   route
	search  view.Search
	past    []view.Past
	case_   *underway // the case on the screen, nil if none
	notice  notice
	file    openFile
	playing bool
}

// screens is the screens, made once. They belong to the interface thread.
type screens struct {
	home     *screen.Home
	library  *screen.Library
	case_    *screen.CaseScreen
	history  *screen.History
	faults   *screen.Faults
	help     *screen.Help
	shown    route
	helpOpen bool
}

func newProgram(ctx context.Context, a fyne.App, dir string, kept *store.Store, opened store.Opened, openErr error) *program {
	return &program{app: a, ctx: ctx, dir: dir, kept: kept, opened: opened, openErr: openErr,
		queue: make(chan func(), 64), closed: make(chan struct{})}
}

// start shows the window and returns when it is closed. file, if not empty, is opened at once; with ready a line is printed when
// the first screen has been drawn.
func (p *program) start(file string, ready bool) {
	p.makeWindow()
	go p.work()
	p.do(func() {
		p.loadPreferences()
		p.loadShelf()
		if file != "" {
			p.openPath(file)
		}
		p.show()
		p.sayReady(ready)
	})
	p.window.ShowAndRun()
	done := make(chan struct{})
	p.queue <- func() { close(done) } // what was pressed before closing is still done
	<-done
	close(p.closed)
}

// work takes tasks until the program ends.
func (p *program) work() {
	for {
		select {
		case task := <-p.queue:
			task()
		case <-p.closed:
			return
		}
	}
}

// do puts a task into the queue.
func (p *program) do(task func()) {
	select {
	case p.queue <- task:
	case <-p.closed:
	}
}

// action is what every screen reports.
func (p *program) action(id string) {
	p.do(func() {
		p.act(id)
		p.show()
	})
}

// typed is what every screen reports of its lines to type into.
func (p *program) typed(id, text string) {
	p.do(func() {
		switch p.route {
		case libraryRoute:
			p.search.Text = text
		case caseRoute:
			p.case_.sitting.Type(id, text)
		}
		p.show()
	})
}

// loadPreferences reads what was chosen before. On a first start the language is that of the system.
func (p *program) loadPreferences() {
	get := func(key string) string {
		if p.kept == nil {
			return ""
		}
		text, err := p.kept.Setting(p.ctx, key)
		if err != nil {
			slog.Error("read a setting", "key", key, "error", err)
		}
		return text
	}
	p.pref = view.Preferences{Lang: systemLanguage(), Edition: law.Default, Percent: 100}
	if lang := i18n.Lang(get("language")); lang == i18n.English || lang == i18n.Greek {
		p.pref.Lang = lang
	}
	if e, err := law.ParseEdition(get("edition")); err == nil {
		p.pref.Edition = e
	}
	if n, err := strconv.Atoi(get("size")); err == nil && n >= 100 && n <= 200 {
		p.pref.Percent = n
	}
	p.pref.Dark = get("dark") == "yes"
	p.pref.FourColours = get("four-colours") == "yes"
	p.pref.Hands = get("hands") == "yes"
	p.pref.Full = get("full") == "yes"
	if p.kept != nil {
		var err error
		if p.pref.Player, err = p.kept.Player(p.ctx); err != nil {
			slog.Error("read who is practising", "error", err)
		}
	}
	p.p = i18n.New(p.pref.Lang)
	p.notice = p.firstNotice()
	p.dress()
}

// systemLanguage is Greek on a Greek system and English elsewhere.
func systemLanguage() i18n.Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			if strings.HasPrefix(strings.ToLower(v), "el") {
				return i18n.Greek
			}
			return i18n.English
		}
	}
	if strings.HasPrefix(strings.ToLower(osLanguage()), "el") {
		return i18n.Greek
	}
	return i18n.English
}

// set stores a setting. A store that fails is said on the screen, and the setting holds for as long as the program runs.
func (p *program) set(key, value string) {
	if p.kept == nil {
		return
	}
	if err := p.kept.SetSetting(p.ctx, key, value); err != nil {
		p.failed("store a setting", err)
	}
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// A notice is a key of words and what they name, so that it can be said in either language.
type notice struct {
	key  string
	args []any
}

func (n notice) say(p *i18n.Printer) string {
	if n.key == "" {
		return ""
	}
	return p.T(n.key, n.args...)
}

// firstNotice says what happened to the store when it was opened, if there is something to say.
func (p *program) firstNotice() notice {
	var newer *store.NewerError
	switch {
	case errors.As(p.openErr, &newer):
		return notice{key: "ui.notice.newer"}
	case p.openErr != nil:
		return notice{key: "ui.notice.unsaved"}
	case p.opened.Damage != nil:
		return notice{key: "ui.notice.damaged", args: []any{"File", filepath.Base(p.opened.Damage.Kept)}}
	}
	return notice{}
}

// failed notes that the store could not be written.
func (p *program) failed(doing string, err error) {
	slog.Error(doing, "error", err)
	p.notice = notice{key: "ui.notice.unsaved"}
}

// loadShelf reads the bank, the person's own cases and the grades.
func (p *program) loadShelf() {
	list, faults := scenarios.Bank()
	for _, f := range faults { // the bank is checked before it is built in
		slog.Error("read the bank", "fault", f.Error())
	}
	own, ownFaults := scenarios.LoadDir(os.DirFS(filepath.Join(p.dir, ownCases)))
	files := map[string]bool{}
	for _, f := range ownFaults {
		files[f.File] = true
	}
	if len(files) > 0 && p.notice.key == "" {
		p.notice = notice{key: "ui.faults.folder", args: []any{"Count", len(files)}}
	}
	p.shelf.Cases = nil
	known := map[string]bool{}
	for _, s := range append(own, list...) { // an own case stands in for one of the bank with the same id
		if !known[s.ID] {
			known[s.ID] = true
			p.shelf.Cases = append(p.shelf.Cases, p.shelved(s))
		}
	}
	p.loadGrades()
}

func (p *program) shelved(s *scenarios.Scenario) view.ShelfCase {
	return view.ShelfCase{Scenario: s, Laws: s.Laws(p.pref.Edition, law.Authority{})}
}

// loadGrades reads how the person practising did, and what was left unfinished.
func (p *program) loadGrades() {
	p.shelf.Grades, p.shelf.Under = nil, nil
	if p.kept == nil {
		return
	}
	var err error
	if p.shelf.Grades, err = p.kept.LastGrades(p.ctx, p.pref.Player); err != nil {
		p.failed("read the grades", err)
	}
	a, err := p.kept.Unfinished(p.ctx, p.pref.Player)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return
	case err != nil:
		p.failed("look for an unfinished case", err)
		return
	}
	if u, err := restore(p.p, a); err == nil {
		p.shelf.Under = &view.Underway{ID: a.Scenario, Stage: u.sitting.Session().Stage.String()}
	} else {
		slog.Error("restore an unfinished case", "attempt", a.ID, "error", err)
	}
}

// metaKey is the name of the key that shortcuts are made with.
func metaKey() string {
	if runtime.GOOS == "darwin" {
		return "⌘"
	}
	return "Ctrl"
}

// fixed reports whether the edition may not be changed now: a case is on the screen.
func (p *program) fixed() bool { return p.route == caseRoute && p.case_ != nil }

// edition is the edition of the case on the screen, or the one chosen for the next.
func (p *program) edition() law.Edition {
	if p.fixed() {
		return p.case_.sitting.Session().Settings.Edition
	}
	return p.pref.Edition
}
