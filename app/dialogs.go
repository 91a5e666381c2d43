package app

import (
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// askFile lets the person choose a scenario file.
func (p *program) askFile() {
	title, open, cancel, own := p.p.T("ui.home.open-file"), p.p.T("app.toolkit.open"), p.p.T("app.toolkit.cancel"), p.ownCases()
	places := placeNames(p.p)
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
		namePlaces(p.window.Canvas().Overlays().Top(), places)
		d.Resize(p.window.Canvas().Size())
	})
}

// mostNames is how many names are offered of those who have practised here.
const mostNames = 8

// askPlayer lets the person say who is practising: by pressing one of the names known here, or by writing one. Nothing is a name
// too.
func (p *program) askPlayer() {
	title, ok, cancel := p.p.T("ui.home.player-ask"), p.p.T("ui.player.set"), p.p.T("ui.composer.cancel")
	label, before, hint, now := p.p.T("ui.settings.player"), p.p.T("ui.player.known"), p.p.T("ui.player.hint"), p.pref.Player
	known := p.others()
	fyne.Do(func() {
		if p.ui.dialog != nil {
			return
		}
		name := newNameEntry()
		name.SetText(now)
		name.SetPlaceHolder(hint)
		items := []*widget.FormItem{widget.NewFormItem(label, name)}
		set := func(text string) {
			p.do(func() {
				p.setPlayer(text)
				p.show()
			})
		}
		names := container.NewVBox()
		if len(known) > 0 {
			items = append(items, widget.NewFormItem(before, names))
		}
		d := dialog.NewForm(title, ok, cancel, items, func(yes bool) {
			if yes {
				set(name.Text) // the entry belongs to the interface thread
			}
		}, p.window)
		for _, other := range known {
			names.Add(widget.NewButtonWithIcon(other, theme.AccountIcon(), func() { // the picture says that it can be pressed
				d.Hide()
				set(other)
			}))
		}
		name.OnSubmitted = func(string) { d.Submit() }
		name.escaped = d.Hide
		d.Resize(fyne.NewSize(480, 220).Max(d.MinSize()))
		p.showDialog(d)
		p.window.Canvas().Focus(name)
	})
}

// others is who has practised here besides the person practising now, the last first.
func (p *program) others() []string {
	if p.kept == nil {
		return nil
	}
	names, err := p.kept.Players(p.ctx)
	if err != nil {
		p.failed("read who has practised", err)
		return nil
	}
	names = slices.DeleteFunc(names, func(name string) bool { return name == p.pref.Player })
	return names[:min(len(names), mostNames)]
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
