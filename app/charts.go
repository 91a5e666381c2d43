package app

import "rectify/app/view"

// charts opens charts, walks them and compares them. The way of a case is looked at without leaving the case.
func (p *program) charts(word, arg string) {
	switch {
	case word == "chart" && p.route == caseRoute:
		p.openChart(p.under.sitting.CaseWalk())
	case word == "chart":
		p.openChart(view.NewWalk(arg, p.pref.Edition))
	case word == "changes-back" && p.route == changesRoute:
		p.route = chartRoute
	case p.route != chartRoute: // pressed twice, and left in between
	case word == "changes":
		p.route = changesRoute
	case word == "chart-back" && p.chart.OfCase():
		p.route = caseRoute
	case word == "chart-back":
		p.route = chartsRoute
	default:
		p.chart.Do(word, arg)
	}
}

// openChart shows a chart, unless there is none.
func (p *program) openChart(w *view.Walk) {
	if w != nil {
		p.chart, p.route = w, chartRoute
	}
}
