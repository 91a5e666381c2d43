package screen

import (
	"reflect"

	"fyne.io/fyne/v2"
)

// A shown draws one part of a view, and is hidden while there is nothing of it.
type shown[T any] struct {
	drawn
	view T
}

// newShown is a part that paint draws into a width, from the top; it returns the height that it needs.
func newShown[T any](paint func(p *pen, v T, width float32) float32) *shown[T] {
	s := &shown[T]{}
	s.init(s, func(p *pen, size fyne.Size) float32 {
		if nothing(s.view) {
			return 0
		}
		return paint(p, s.view, size.Width)
	})
	return s
}

// set shows v.
func (s *shown[T]) set(v T) {
	setVisible(s, !nothing(v))
	if !reflect.DeepEqual(s.view, v) {
		s.view = v
		s.changed()
	}
}

// nothing reports whether v is nil, or a list without entries.
func nothing(v any) bool {
	r := reflect.ValueOf(v)
	return r.IsZero() || r.Kind() == reflect.Slice && r.Len() == 0
}
