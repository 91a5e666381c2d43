package screen

import "rectify/app/view"

// A ChartList is the charts to choose from.
type ChartList struct {
	frame
	title  *paragraph
	lead   *paragraph
	charts *pool[*card]
}

// NewChartList returns an empty list of charts.
func NewChartList() *ChartList {
	l := &ChartList{}
	l.initFrame()
	l.title = newParagraph("", headingFace)
	l.lead = newParagraph("", textFace)
	l.charts = newPool(&tiles{gap: 0.8, least: 18}, func() *card { return newCard(&l.on) })
	l.setBody(newPage(70, 1.6, newColumn(1.2, 0, newColumn(0.4, 0, l.title, l.lead), l.charts.box)))
	return l
}

// Set shows v.
func (l *ChartList) Set(v view.ChartList) {
	l.begin(v.Bar)
	l.title.set(v.Title)
	l.lead.set(v.Lead)
	l.charts.begin()
	for i, chart := range v.Charts {
		c := l.charts.next()
		number := i + 1
		if number > lastNumber {
			number = 0
		} else {
			l.numbered = append(l.numbered, chart.ID)
		}
		c.set(chart, number, false)
		l.order = append(l.order, &c.press)
	}
	l.charts.end()
	l.end()
}
