package view

import (
	"rectify/i18n"
	"rectify/scenarios"
)

// FaultsView is what is wrong with a scenario file.
func FaultsView(p *i18n.Printer, bar Bar, file string, faults []scenarios.Fault) Faults {
	f := Faults{Bar: bar, Title: p.T("ui.faults.title"), File: file, Lead: p.T("ui.faults.lead", "Count", len(faults)),
		Again: Action{ID: "reload", Text: p.T("ui.faults.again"), Key: p.T("ui.key.enter"), Enabled: true}}
	for _, fault := range faults {
		f.Rows = append(f.Rows, FaultView(p, fault))
	}
	return f
}

// FaultView is one fault in words, with its place and its remedy.
func FaultView(p *i18n.Printer, f scenarios.Fault) Fault {
	var args []any
	for name, value := range f.Args {
		args = append(args, name, value)
	}
	out := Fault{Source: f.Text, What: p.T("fault."+string(f.Code)+".what", args...), Remedy: p.T("fault."+string(f.Code)+".remedy", args...)}
	if f.Line > 0 {
		out.Where = p.T("ui.faults.where", "Line", f.Line, "Column", f.Column)
	}
	return out
}
