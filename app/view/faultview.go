package view

import (
	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// No more faults are shown at once, and no more characters of what stands in the file.
const (
	mostFaults = 50
	mostQuoted = 120
)

// FaultsView is what is wrong with a scenario file.
func FaultsView(p *i18n.Printer, bar Bar, file string, faults []scenarios.Fault) Faults {
	f := Faults{Bar: bar, Title: p.T("ui.faults.title"), File: file, Lead: p.T("ui.faults.lead", "Count", len(faults)),
		Again: Action{ID: "reload", Text: p.T("ui.faults.again"), Key: p.T("ui.key.enter"), Enabled: true}}
	if left := len(faults) - mostFaults; left > 0 {
		faults, f.More = faults[:mostFaults], p.T("ui.faults.more", "Count", left)
	}
	for _, fault := range faults {
		f.Rows = append(f.Rows, FaultView(p, fault))
	}
	return f
}

// FaultView is one fault in words, with its place and its remedy.
func FaultView(p *i18n.Printer, f scenarios.Fault) Fault {
	var args []any
	for name, value := range f.Args {
		if text, ok := value.(string); ok {
			value = shortened(text)
		}
		args = append(args, name, value)
	}
	out := Fault{Where: p.T("ui.faults.whole"), Source: shortened(f.Text), What: p.T("fault."+string(f.Code)+".what", args...), Remedy: p.T("fault."+string(f.Code)+".remedy", args...)}
	if f.Edition != law.NoEdition {
		out.What = p.T("ui.faults.under", "Year", f.Edition.String(), "Text", out.What)
	}
	if f.Line > 0 {
		out.Where = p.T("ui.faults.where", "Line", f.Line, "Column", f.Column)
	}
	return out
}

// shortened is a text of the file, cut where it would fill the screen.
func shortened(text string) string {
	if letters := []rune(text); len(letters) > mostQuoted {
		return string(letters[:mostQuoted]) + "…"
	}
	return text
}
