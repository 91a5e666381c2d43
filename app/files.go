package app

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"rectify/scenarios"
)

// An openFile is the scenario file that an author is at work on: it is looked at again as it is saved.
type openFile struct {
	path   string
	saved  time.Time
	faults []scenarios.Fault
}

// openPath opens a scenario file, or shows what is wrong with it.
func (p *program) openPath(path string) {
	p.leaveCase()
	p.file = openFile{path: path}
	p.reload(true)
	p.watch(path)
}

// reload reads the open file again. Without faults its case begins; afresh is false when the file changed under a case that is
// already on the screen, which then goes on as it began.
func (p *program) reload(afresh bool) {
	path := p.file.path
	if path == "" {
		return
	}
	if info, err := os.Stat(path); err == nil {
		p.file.saved = info.ModTime()
	}
	data, err := os.ReadFile(path)
	if err != nil {
		p.file.faults = []scenarios.Fault{scenarios.Unreadable(filepath.Base(path), err)}
		p.route = faultsRoute
		return
	}
	s, faults := scenarios.Load(filepath.Base(path), data)
	p.file.faults = faults
	switch {
	case len(faults) > 0 || s == nil:
		p.leaveCase()
		p.route = faultsRoute
	case afresh || p.route == faultsRoute:
		p.begin(s)
	default:
		p.leaveCase()
		p.begin(s)
	}
}

// glance is how often an open file is looked at for changes.
const glance = 700 * time.Millisecond

// watch reads the file again whenever it has been saved, for as long as it is the open one.
func (p *program) watch(path string) {
	time.AfterFunc(glance, func() {
		p.do(func() {
			if p.file.path != path {
				return
			}
			info, err := os.Stat(path)
			switch {
			case errors.Is(err, fs.ErrNotExist): // an editor that saves by renaming leaves a gap
			case err != nil:
				slog.Warn("look at the open file", "error", err)
			case !info.ModTime().Equal(p.file.saved):
				p.reload(false)
				p.show()
			}
			p.watch(path)
		})
	})
}

// askFile lets the person choose a scenario file.
func (p *program) askFile() {
	fyne.Do(func() {
		d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
			if err != nil {
				slog.Error("choose a file", "error", err)
				return
			}
			if r == nil {
				return
			}
			path := r.URI().Path()
			if err := r.Close(); err != nil {
				slog.Warn("close the chosen file", "error", err)
			}
			p.do(func() {
				p.openPath(path)
				p.show()
			})
		}, p.window)
		d.SetFilter(storage.NewExtensionFileFilter([]string{".yaml", ".yml"}))
		if here, err := storage.ListerForURI(storage.NewFileURI(filepath.Join(p.dir, ownCases))); err == nil {
			d.SetLocation(here)
		}
		d.Show()
	})
}

// askPlayer lets the person say who is practising; nothing is a name too.
func (p *program) askPlayer() {
	title, ok, cancel := p.p.T("ui.home.player-ask"), p.p.T("ui.player.set"), p.p.T("ui.composer.cancel")
	label, hint, now := p.p.T("ui.settings.player"), p.p.T("ui.player.hint"), p.pref.Player
	fyne.Do(func() {
		entry := widget.NewEntry()
		entry.SetText(now)
		entry.SetPlaceHolder(hint)
		d := dialog.NewForm(title, ok, cancel, []*widget.FormItem{widget.NewFormItem(label, entry)}, func(yes bool) {
			if yes {
				name := entry.Text
				p.do(func() { p.setPlayer(name); p.show() })
			}
		}, p.window)
		entry.OnSubmitted = func(string) { d.Submit() }
		d.Resize(fyne.NewSize(480, 220))
		d.Show()
		p.window.Canvas().Focus(entry)
	})
}

func (p *program) setPlayer(name string) {
	if p.kept != nil {
		if err := p.kept.SetPlayer(p.ctx, name); err != nil {
			p.failed("store who is practising", err)
		}
		clean, err := p.kept.Player(p.ctx)
		if err != nil {
			p.failed("read who is practising", err)
		}
		name = clean
	}
	p.pref.Player = name
	p.loadGrades()
}
