package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// readSVG is the words of an SVG file; it is read to its end, so that it is well formed.
func readSVG(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	d := xml.NewDecoder(bytes.NewReader(data))
	inText, root := false, ""
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			if root == "" {
				root = token.Name.Local
			}
			inText = token.Name.Local == "text"
		case xml.EndElement:
			inText = false
		case xml.CharData:
			if inText {
				words = append(words, string(token))
			}
		}
	}
	if root != "svg" {
		t.Errorf("%s begins with %s", name, root)
	}
	return strings.Join(words, " ")
}

// wanted is some of the words on two charts.
var wanted = map[string][]string{
	"27": {"Νόμος 27: Ανεπαρκής αγορά", "Κώδικας 2007", "27Β1(α)", "16Δ2", "υπαίτιος"},
	"31": {"Law 31: Bid out of rotation, not accepted", "Laws 2017", "31A2(b)", "16C2", "comparable"},
}

func drawn(t *testing.T, number, ending string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "law"+number+ending)
	args := []string{"flowchart", number, "--edition", "2017", "--lang", "en", "-o", file}
	if number == "27" {
		args = []string{"flowchart", "-edition", "2007", "-lang", "el", "-o", file, "27"}
	}
	status, out, errs := bank(t, args...)
	if status != fine || errs != "" || !strings.Contains(out, file) {
		t.Fatalf("status %d, %s%s", status, out, errs)
	}
	return file
}

func TestChartsAsSVG(t *testing.T) {
	for number, parts := range wanted {
		first := drawn(t, number, ".svg")
		got := readSVG(t, first)
		if number == "27" { // its sheets together
			got += readSVG(t, strings.TrimSuffix(first, ".svg")+"-2.svg")
		}
		for _, part := range parts {
			if !strings.Contains(got, part) {
				t.Errorf("Law %s: %q is missing in %s", number, part, got)
			}
		}
	}
}

// A law with several charts has one in each file.
func TestFurtherChartsHaveFilesOfTheirOwn(t *testing.T) {
	file := drawn(t, "31", ".svg")
	if got := readSVG(t, strings.TrimSuffix(file, ".svg")+"-2.svg"); !strings.Contains(got, "Law 31: Artificial pass") {
		t.Errorf("%s", got)
	}
}

func TestChartsAsPDF(t *testing.T) {
	for number, parts := range wanted {
		file := drawn(t, number, ".pdf")
		data, err := os.ReadFile(file)
		if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) || !bytes.Contains(data, []byte("%%EOF")) {
			t.Errorf("Law %s: no PDF: %v", number, err)
		}
		if _, err := exec.LookPath("pdftotext"); err != nil {
			t.Skip("pdftotext is not installed")
		}
		text, err := exec.Command("pdftotext", "-layout", file, "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range parts {
			if !strings.Contains(string(text), part) {
				t.Errorf("Law %s: %q is missing in %s", number, part, text)
			}
		}
		if pages := strings.Count(string(text), "\f"); pages != map[string]int{"27": 2, "31": 2}[number] {
			t.Errorf("Law %s: %d pages", number, pages)
		}
	}
}

func TestFlowchartSaysWhatIsWrong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "chart.svg")
	for _, v := range []struct {
		args []string
		want int
		says string
	}{
		{[]string{"27"}, usage, "-o"},
		{[]string{"-o", file}, usage, "one law"},
		{[]string{"-o", file, "bridge"}, usage, "bridge"},
		{[]string{"-o", file + ".png", "27"}, usage, ".svg or .pdf"},
		{[]string{"-o", file, "3"}, wrong, "no chart of Law 3 in the 2024 edition"},
		{[]string{"-o", filepath.Join(file, "nowhere.svg"), "27"}, wrong, "nowhere.svg"},
	} {
		status, _, errs := bank(t, append([]string{"flowchart"}, v.args...)...)
		if status != v.want || !strings.Contains(errs, v.says) {
			t.Errorf("%v: status %d, %q", v.args, status, errs)
		}
	}
}

func TestWhatChangedIsTold(t *testing.T) {
	var out, complaints bytes.Buffer
	if status := run([]string{"flowchart", "27", "-changes"}, &out, &complaints); status != fine {
		t.Fatalf("status %d: %s", status, &complaints)
	}
	for _, want := range []string{"Law 27: Insufficient bid\n", "only 2007: Are the call and the new call both natural", "new in 2017: Is the new call comparable", "16D2 → 16C2"} {
		if !strings.Contains(strings.ReplaceAll(out.String(), "\u00a0", " "), want) {
			t.Errorf("%q is not in\n%s", want, &out)
		}
	}
	for _, args := range [][]string{{"flowchart", "27"}, {"flowchart", "27", "-changes", "-o", "x.pdf"}} {
		if status := run(args, io.Discard, io.Discard); status != usage {
			t.Errorf("%q: status %d", args, status)
		}
	}
}
