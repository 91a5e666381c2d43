package i18n

import (
	"strings"
	"time"
)

// Date is the day of t: 29 November 2026, 29 Νοεμβρίου 2026. The caller chooses the time zone.
func (p *Printer) Date(t time.Time) Word {
	months := strings.Split(p.T("date.months"), ", ")
	return Word(p.T("date.day", "Day", t.Day(), "Month", months[t.Month()-time.January], "Year", t.Year()))
}

// Moment is the day and the hour of t: 29 November 2026, 20:35.
func (p *Printer) Moment(t time.Time) Word {
	return Word(p.T("date.moment", "Day", string(p.Date(t)), "Hour", t.Format("15:04")))
}
