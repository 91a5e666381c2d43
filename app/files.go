package app

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"rectify/scenarios"
)

// An openFile is the scenario file that an author is at work on: it is looked at again as it is saved.
type openFile struct {
	path   string
	saved  time.Time // when it was saved last, and how long it was then
	size   int64
	faults []scenarios.Fault
	hidden bool // it could not be looked at the last time
}

// openPath opens a scenario file, or shows what is wrong with it.
func (p *program) openPath(path string) {
	p.leaveCase()
	p.notice = notice{}
	p.file = openFile{path: path}
	p.reload()
	p.watch(path)
}

// reload reads the open file again. Its case begins afresh, unless the file still says what the case on the screen says.
func (p *program) reload() {
	if p.file.path == "" {
		return
	}
	name := filepath.Base(p.file.path)
	data, err := p.file.read()
	if err != nil {
		p.leaveCase()
		p.file.faults, p.route = []scenarios.Fault{scenarios.Unreadable(name, err)}, faultsRoute
		return
	}
	s, faults := loadOwn(name, data)
	p.file.faults = faults
	switch {
	case s == nil:
		p.leaveCase()
		p.route = faultsRoute
	case p.under == nil || p.under.sitting.Session().Scenario.Raw != s.Raw:
		p.leaveCase()
		p.begin(s)
	}
}

// loadOwn reads a person's own file. Unlike the bank's, nobody has played it through: nil if it cannot be.
func loadOwn(name string, data []byte) (*scenarios.Scenario, []scenarios.Fault) {
	s, faults := scenarios.Load(name, data)
	if s == nil {
		return nil, faults
	}
	if faults = scenarios.Lint([]*scenarios.Scenario{s}); len(faults) > 0 {
		return nil, faults
	}
	return s, nil
}

// most is how much is read of a file: more than the loader takes, so that it says that the file is too large.
const most = 4 << 20

// read reads the file, and notes when it was saved. A folder or a device is no file.
func (f *openFile) read() (data []byte, err error) {
	info, err := os.Stat(f.path)
	if err != nil {
		return nil, err
	}
	f.saved, f.size = info.ModTime(), info.Size()
	if !info.Mode().IsRegular() {
		return nil, scenarios.ErrNoFile
	}
	r, err := os.Open(f.path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, r.Close()) }()
	return io.ReadAll(io.LimitReader(r, most))
}

// glance is how often an open file is looked at for changes.
const glance = 500 * time.Millisecond

// watch reads the file again whenever it has been saved, for as long as it is the open one.
func (p *program) watch(path string) {
	p.after(glance, func() {
		if p.file.path != path {
			return
		}
		info, err := os.Stat(path)
		gone := errors.Is(err, fs.ErrNotExist) // an editor that saves by renaming leaves a gap
		if err != nil && !gone && !p.file.hidden {
			slog.Warn("look at the open file", "error", err)
		}
		p.file.hidden = err != nil && !gone
		switch {
		case err != nil:
		case !info.ModTime().Equal(p.file.saved) || info.Size() != p.file.size:
			p.reload()
			p.show()
		}
		p.watch(path)
	})
}
