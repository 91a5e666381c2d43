package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"rectify/i18n"
)

// placeWords are the places beside the list of files in the toolkit's dialog, by the names that it writes there. It asks no
// translation for them, so they are said anew as they are shown.
var placeWords = map[string]string{
	"Home": "home", "Computer": "computer", "App Files": "app-files", "Desktop": "desktop", "Documents": "documents",
	"Downloads": "downloads", "Music": "music", "Pictures": "pictures", "Videos": "videos", "Movies": "videos",
}

// placeNames is the names of the places in the language of pr.
func placeNames(pr *i18n.Printer) map[string]string {
	out := map[string]string{}
	for name, key := range placeWords {
		out[name] = pr.T("app.place." + key)
	}
	return out
}

// namePlaces has the list of places in o say names. Without such a list nothing is changed. It runs on the interface thread.
func namePlaces(o fyne.CanvasObject, names map[string]string) {
	switch o := o.(type) {
	case *widget.PopUp:
		namePlaces(o.Content, names)
	case *fyne.Container:
		for _, part := range o.Objects {
			namePlaces(part, names)
		}
	case *container.Split:
		namePlaces(o.Leading, names)
		namePlaces(o.Trailing, names)
	case *widget.List:
		update := o.UpdateItem
		o.UpdateItem = func(id widget.ListItemID, item fyne.CanvasObject) {
			update(id, item)
			for _, label := range labels(item) {
				if name := names[label.Text]; name != "" {
					label.SetText(name)
				}
			}
		}
		o.Refresh()
	}
}

// labels is the labels in o.
func labels(o fyne.CanvasObject) []*widget.Label {
	switch o := o.(type) {
	case *widget.Label:
		return []*widget.Label{o}
	case *fyne.Container:
		var out []*widget.Label
		for _, part := range o.Objects {
			out = append(out, labels(part)...)
		}
		return out
	}
	return nil
}
