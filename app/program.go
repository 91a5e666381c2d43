package app

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"rectify/app/store"
	"rectify/app/view"
	"rectify/i18n"
)

// A route is a screen.
type route int

const (
	homeRoute route = iota
	libraryRoute
	caseRoute
	historyRoute
	faultsRoute
	chartsRoute
	chartRoute
	changesRoute
)

var routeNames = [...]string{"home", "library", "case", "history", "faults", "charts", "chart", "changes"}

// A program is the whole of it at run time. Everything below "queue" belongs to one goroutine, which takes tasks from the queue
// in order: it thinks, reads and writes files and the store, and makes views. The interface thread only draws views and puts
// what was pressed or typed into the queue. So nothing waits on it, and no act is shown before it is stored.
type program struct {
	app    fyne.App
	window fyne.Window
	ui     screens
	tell   func(line string) // told what the screen shows, nil if nobody wants to know; called on the interface thread
	queue  chan func()
	closed chan struct{}

	ctx     context.Context
	now     func() time.Time
	dir     string
	kept    *store.Store // nil if the store could not be opened
	opened  store.Opened
	openErr error
	tried   time.Time // when it was tried to open the store again
	unsaved []write   // what could not be stored yet, in order

	pref   view.Preferences
	p      *i18n.Printer
	shelf  view.Shelf
	search view.Search
	past   []view.Past
	route  route
	under  *underway  // the case on the screen, nil if none
	chart  *view.Walk // the chart on the screen
	file   openFile
	play   *time.Timer // runs while events play by themselves, else nil
	notice notice      // about the last action

	working context.CancelFunc // gives up what is done in the background, nil if nothing is
}

// ownCases is the folder of a person's own scenario files.
func (p *program) ownCases() string { return filepath.Join(p.dir, "cases") }

// errUnsaved is told at the end if the last acts could never be stored.
var errUnsaved = errors.New("the last things done could not be stored: see the log")

// start shows the window and returns when it is closed. file, if not empty, is opened at once.
func (p *program) start(file string) error {
	p.loadPreferences()
	p.makeWindow()
	go p.work()
	p.do(func() {
		p.loadShelf()
		if file != "" {
			p.openPath(file)
		}
		p.show()
	})
	p.window.ShowAndRun()
	done := make(chan error)
	p.queue <- func() { // what was pressed before closing is still done
		p.flush()
		if len(p.unsaved) > 0 {
			done <- errUnsaved
		}
		close(done)
	}
	err := <-done
	close(p.closed)
	return err
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
			p.under.sitting.Type(id, text)
		}
		p.show()
	})
}

// after does a task when some time has passed, and shows the outcome.
func (p *program) after(d time.Duration, task func()) *time.Timer {
	return time.AfterFunc(d, func() { p.do(task) })
}

// A write is one thing to store.
type write struct {
	doing string
	do    func(*store.Store) error
}

// openStore opens the store. One that cannot be opened does not stop the program.
func (p *program) openStore() {
	p.kept, p.opened, p.openErr = store.Open(p.ctx, store.Options{Dir: p.dir, Now: p.now, Version: Version})
	if p.openErr != nil {
		slog.Error("open the store", "error", p.openErr)
	} else if err := os.MkdirAll(p.ownCases(), 0o755); err != nil {
		slog.Error("make the folder for one's own cases", "error", err)
	}
}

// patienceAtStore is the least time between two attempts to open a store that could not be opened: each may have to wait.
const patienceAtStore = 5 * time.Second

// reopen opens a store that could not be opened before: the disk may have room by now, or the drive may be back. It reports
// whether the store is open.
func (p *program) reopen() bool {
	if p.kept == nil && p.now().Sub(p.tried) >= patienceAtStore {
		p.tried = p.now()
		p.openStore()
	}
	return p.kept != nil
}

// store stores something. What cannot be stored now, as on a full disk, is tried again before whatever comes next, so that
// everything is there in its order once there is room; until then the screen says so. Into the store of a newer program
// nothing can ever be written.
func (p *program) store(doing string, do func(*store.Store) error) {
	var newer *store.NewerError
	if errors.As(p.openErr, &newer) {
		return
	}
	p.unsaved = append(p.unsaved, write{doing, do})
	p.flush()
}

// flush stores what is waiting, until something fails.
func (p *program) flush() {
	if len(p.unsaved) > 0 && !p.reopen() {
		return
	}
	for len(p.unsaved) > 0 {
		w := p.unsaved[0]
		if err := w.do(p.kept); err != nil {
			slog.Error(w.doing, "waiting", len(p.unsaved), "error", err)
			return
		}
		p.unsaved = p.unsaved[1:]
	}
}

// failed notes that something could not be read from the store.
func (p *program) failed(doing string, err error) {
	slog.Error(doing, "error", err)
	p.notice = notice{key: "app.notice.history", args: []any{"File", logName}}
}

// A notice is a key of words and what they name, so that it can be said in either language.
type notice struct {
	key  string
	args []any
}

// said is what the person has to know now; empty if nothing. What was done last comes before what holds all the time.
func (p *program) said() string {
	n := p.notice
	switch {
	case len(p.unsaved) > 0:
		n = notice{key: "ui.notice.unsaved"}
	case n.key == "" && (p.kept == nil || p.route == homeRoute):
		n = p.standing()
	}
	if n.key == "" {
		return ""
	}
	return p.p.T(n.key, n.args...)
}

// standing is what happened to the store when it was opened, if there is something to say.
func (p *program) standing() notice {
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
