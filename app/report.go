package app

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"rectify/app/view"
	"rectify/i18n"
)

// report writes down the case on the screen, for whoever can mend what is wrong with it, and says where.
func (p *program) report() {
	if p.under == nil {
		return
	}
	now := p.now()
	folder := filepath.Join(p.dir, "reports")
	path := filepath.Join(folder, fmt.Sprintf("%s-%s.txt", now.Format("20060102-150405"), p.under.sitting.Session().Scenario.ID))
	text, err := reportText(p.p, p.under.sitting, now)
	if err == nil {
		err = os.MkdirAll(folder, 0o700)
	}
	if err == nil {
		err = os.WriteFile(path, []byte(text), 0o600)
	}
	if err != nil {
		p.broken("write a report", err)
		p.notice = notice{key: "app.report.failed", args: []any{"File", path}}
		return
	}
	p.notice = notice{key: "ui.verdict.reported", args: []any{"File", path}}
}

// reportText is the case with all that it takes to have it on the screen again: who rules it, what was done, what the program
// said of it, and the scenario's whole text.
func reportText(pr *i18n.Printer, sitting *view.Sitting, now time.Time) (string, error) {
	n := sitting.Session()
	var b strings.Builder
	line := func(key, text string) { fmt.Fprintf(&b, "%s: %s\n", pr.T("app.report."+key), text) }
	head := func(key string) { fmt.Fprintf(&b, "\n== %s\n", pr.T("app.report."+key)) }

	fmt.Fprintf(&b, "%s\n\n%s\n\n\n", pr.T("app.report.head"), pr.T("app.report.wrong"))
	line("program", "Rectify "+Version)
	line("system", runtime.GOOS+"/"+runtime.GOARCH)
	line("written", now.Format(time.RFC3339))
	line("scenario", n.Scenario.ID+" ("+n.Scenario.Hash+")")
	line("edition", n.Settings.Edition.String())
	mode := "ui.settings.mode-full"
	if n.Settings.Easy {
		mode = "ui.settings.mode-easy"
	}
	line("mode", pr.T(mode))
	line("seed", fmt.Sprint(n.Settings.Seed))

	head("acts")
	for _, act := range n.Acts() {
		text, err := json.Marshal(act)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "%s\n", text)
	}
	if v := sitting.View().Sheet.Verdict; v != nil {
		head("verdict")
		fmt.Fprintf(&b, "%s\n%s\n", v.Grade.Text, v.Summary)
		for _, l := range v.Lines {
			fmt.Fprintf(&b, "- %s: %s %s\n", l.Mark, l.Text, strings.Join(l.Cites, ", "))
		}
		for _, text := range append(v.Why, v.Law) {
			fmt.Fprintf(&b, "%s\n", text)
		}
	}
	head("file")
	b.WriteString(n.Scenario.Raw)
	return b.String(), nil
}
