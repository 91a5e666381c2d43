package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A split is a screen with a list: at the side what narrows or sums it up, beside it a head and the list.
type split struct {
	side, head, list, empty fyne.CanvasObject
}

func newSplit(side, head, list, empty fyne.CanvasObject) *fyne.Container {
	return container.New(&split{side, head, list, empty}, side, head, list, empty)
}

func (s *split) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	pad := em()
	side := min(max(size.Width*0.3, 11*em()), 20*em())
	place(s.side, 0, 0, side, size.Height)
	left := side + pad*0.5
	width := min(size.Width-left-pad, 52*em())
	height := heightAt(s.head, width)
	place(s.head, left, pad, width, height)
	top := pad + height + pad*0.6
	place(s.list, left-rowInset, top, width+rowInset, max(0, size.Height-top-pad))
	place(s.empty, left, top, width, heightAt(s.empty, width))
}

func (s *split) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }
