package app

import (
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"
)

// askFile lets the person choose a scenario file.
func (p *program) askFile() {
	title, open, cancel, own := p.p.T("ui.home.open-file"), p.p.T("app.toolkit.open"), p.p.T("app.toolkit.cancel"), p.ownCases()
	fyne.Do(func() {
		if p.ui.dialog != nil {
			return
		}
		d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
			if err != nil {
				slog.Error("choose a file", "error", err)
				return
			}
			if r == nil {
				return
			}
			if err := r.Close(); err != nil {
				slog.Warn("close the chosen file", "error", err)
			}
			p.do(func() {
				p.openPath(r.URI().Path())
				p.show()
			})
		}, p.window)
		d.SetTitleText(title)
		d.SetConfirmText(open)
		d.SetDismissText(cancel)
		d.SetFilter(storage.NewExtensionFileFilter([]string{".yaml", ".yml"}))
		if here, err := storage.ListerForURI(storage.NewFileURI(own)); err == nil { // without the folder it begins where it likes
			d.SetLocation(here)
		}
		p.showDialog(d)
		d.Resize(p.window.Canvas().Size())
	})
}

// askPlayer lets the person say who is practising; nothing is a name too.
func (p *program) askPlayer() {
	title, ok, cancel := p.p.T("ui.home.player-ask"), p.p.T("ui.player.set"), p.p.T("ui.composer.cancel")
	label, hint, now := p.p.T("ui.settings.player"), p.p.T("ui.player.hint"), p.pref.Player
	fyne.Do(func() {
		if p.ui.dialog != nil {
			return
		}
		name := newNameEntry()
		name.SetText(now)
		name.SetPlaceHolder(hint)
		d := dialog.NewForm(title, ok, cancel, []*widget.FormItem{widget.NewFormItem(label, name)}, func(yes bool) {
			if yes {
				text := name.Text // the entry belongs to the interface thread
				p.do(func() {
					p.setPlayer(text)
					p.show()
				})
			}
		}, p.window)
		name.OnSubmitted = func(string) { d.Submit() }
		name.escaped = d.Hide
		d.Resize(fyne.NewSize(480, 220))
		p.showDialog(d)
		p.window.Canvas().Focus(name)
	})
}

// showDialog shows a dialog and lets Esc close it. It runs on the interface thread.
func (p *program) showDialog(d dialog.Dialog) {
	d.SetOnClosed(func() { p.ui.dialog = nil })
	p.ui.dialog = d
	d.Show()
}

// A nameEntry is a line for a name that Esc leaves.
type nameEntry struct {
	widget.Entry
	escaped func()
}

func newNameEntry() *nameEntry {
	e := &nameEntry{}
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey implements fyne.Focusable.
func (e *nameEntry) TypedKey(ev *fyne.KeyEvent) {
	if ev.Name == fyne.KeyEscape {
		e.escaped()
		return
	}
	e.Entry.TypedKey(ev)
}
