package law

import (
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// lines are the lines of a file under testdata.
func lines(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// capitals puts Greek words into capitals without accents, as the table of contents prints them.
func capitals(s string) string {
	return strings.ToUpper(strings.NewReplacer("ά", "α", "έ", "ε", "ή", "η", "ί", "ι", "ό", "ο", "ύ", "υ", "ώ", "ω",
		"Ά", "Α", "Έ", "Ε", "Ή", "Η", "Ί", "Ι", "Ό", "Ο", "Ύ", "Υ", "Ώ", "Ω", "ς", "σ").Replace(s))
}

func TestEveryEditionHasEveryLawInBothLanguages(t *testing.T) {
	for _, e := range Editions {
		for n := 1; n <= Laws; n++ {
			entry, ok := e.Law(n)
			if !ok || entry.Number != n || entry.English == "" || entry.Greek == "" {
				t.Errorf("Law %d of %v: %+v, %v", n, e, entry, ok)
			}
		}
	}
	for _, n := range []int{-1, 0, Laws + 1} {
		if _, ok := Edition2017.Law(n); ok {
			t.Errorf("there is a Law %d", n)
		}
	}
	for _, e := range []Edition{NoEdition, Edition2027, 200} {
		if _, ok := e.Law(27); ok {
			t.Errorf("%v has a Law 27", e)
		}
	}
}

// The table of contents of the Greek book gives titles and section letters; some capitals in it are Latin look-alikes.
func TestCatalogueMatchesTheGreekContents(t *testing.T) {
	contents := lines(t, "contents-el-2017.txt")
	if len(contents) != Laws {
		t.Fatalf("the contents list %d laws", len(contents))
	}
	for i, line := range contents {
		fields := strings.Split(line, "|")
		entry, _ := Edition2017.Law(i + 1)
		if fields[0] != strconv.Itoa(i+1) || capitals(entry.Greek) != capitals(fields[1]) {
			t.Errorf("Law %d: %q, in the contents %s %q", i+1, entry.Greek, fields[0], fields[1])
		}
		var sections, printed []string
		for _, c := range entry.Paragraphs {
			if c.Section() == c.Latin() {
				sections = append(sections, c.Latin())
			}
		}
		for _, letter := range strings.Fields(fields[2]) {
			c, err := Parse(fields[0] + letter)
			if err != nil {
				t.Fatal(err)
			}
			printed = append(printed, c.Latin())
		}
		// Sections without a heading are not in the contents.
		if len(printed) > 0 && !slices.Equal(sections, printed) {
			t.Errorf("Law %d has sections %v, in the contents %v", i+1, sections, printed)
		}
	}
}

func TestTitlesThatChanged(t *testing.T) {
	for _, test := range []struct {
		edition Edition
		law     int
		english string
	}{
		{Edition2007, 15, "Play of a Wrong Board"},
		{Edition2017, 15, "Wrong Board or Hand"},
		{Edition2007, 21, "Call Based on Misinformation"},
		{Edition2007, 22, "Procedure after the Auction"},
		{Edition2007, 23, "Awareness of Potential Damage"},
		{Edition2024, 23, "Comparable Call"},
		{Edition2007, 24, "Card Exposed or Led Prior to Play Period"},
		{Edition2017, 89, "Rectification in Individual Events"},
		{Edition2024, 89, "Forbidden Information about a Board"},
		{Edition2007, 27, "Insufficient Bid"},
	} {
		if entry, _ := test.edition.Law(test.law); entry.English != test.english {
			t.Errorf("Law %d of %v is called %q, not %q", test.law, test.edition, entry.English, test.english)
		}
	}
}

func TestParagraphsAreCanonicalAndAfterTheirParents(t *testing.T) {
	for _, e := range Editions {
		for n := 1; n <= Laws; n++ {
			entry, _ := e.Law(n)
			seen := map[Cite]bool{Parts{Law: n}.Cite(): true}
			for _, c := range entry.Paragraphs {
				if err := e.Check(c); err != nil {
					t.Errorf("%v: %v", e, err)
				}
				if !seen[c.Parent()] || seen[c] || c.Law() != n {
					t.Errorf("Law %d of %v: %s is out of place", n, e, c)
				}
				seen[c] = true
			}
		}
	}
}

func TestLawGivesItsOwnCopy(t *testing.T) {
	entry, _ := Edition2017.Law(27)
	entry.Paragraphs[0] = "1"
	if again, _ := Edition2017.Law(27); again.Paragraphs[0] != "27A" {
		t.Error("a caller can change the catalogue")
	}
}

// Every citation that the digests of the Laws use exists in some edition.
func TestCitationsOfTheDigestsExist(t *testing.T) {
	for _, text := range lines(t, "citations.txt") {
		c, err := Parse(text)
		if err != nil {
			t.Error(err)
			continue
		}
		if Edition2007.Check(c) != nil && Edition2017.Check(c) != nil && Edition2024.Check(c) != nil {
			t.Errorf("%s exists in no edition", c)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		cite     Cite
		editions []Edition
	}{
		{"27", Editions[:]},
		{"27B", Editions[:]},
		{"27B1", Editions[:]},
		{"27B1(a)", Editions[:]},
		{"12C1(e)(ii)", Editions[:]},
		{"12C1(f)", Editions[:1]},
		{"12C2(d)", Editions[1:]},
		{"12C4", Editions[1:]},
		{"13E", Editions[:1]},
		{"15A2(c)", Editions[1:]},
		{"17D4", Editions[:1]},
		{"20G3", Editions[1:]},
		{"23A1", Editions[1:]},
		{"25A5", Editions[1:]},
		{"26A2", Editions[:1]},
		{"30B1(b)(i)", Editions[1:]},
		{"30B2(a)", Editions[:1]},
		{"36C", Editions[1:]},
		{"45D2", Editions[1:]},
		{"57A4", Editions[1:]},
		{"57D", Editions[1:]},
		{"64B8", Editions[1:]},
		{"71B", Editions[1:]},
		{"72C", Editions[1:]},
		{"73F", Editions[:1]},
		{"73D3", Editions[2:]},
		{"80B2(k)", Editions[:]}, // 80B2 is open: not all its parts are listed
		{"35A", Editions[:]},     // Law 35 of 2007 is open
		{"27E", nil},
		{"27B1(c)", nil},
		{"49A", nil},
		{Withdrawn, Editions[:]},
	} {
		for _, e := range Editions {
			if err := e.Check(test.cite); (err == nil) != slices.Contains(test.editions, e) {
				t.Errorf("%s under %v: %v", test.cite, e, err)
			}
		}
	}
}

func TestCheckSaysWhy(t *testing.T) {
	if err := Edition2017.Check("27B1(c)"); err != (UnknownParagraphError{Edition2017, "27B1(c)", "27B1"}) {
		t.Errorf("a paragraph too many: %v", err)
	}
	if err := Edition2007.Check("23A2"); err != (UnknownParagraphError{Edition2007, "23A2", "23"}) {
		t.Errorf("a section too many: %v", err)
	}
	if err := Edition2017.Check("27b1a"); err != (SpellingError{"27b1a", "27B1(a)"}) {
		t.Errorf("another spelling: %v", err)
	}
	if err := Edition2017.Check("~withdraw"); err != (UnknownSubjectError{"~withdraw"}) {
		t.Errorf("no such subject: %v", err)
	}
	var parse *ParseError
	if err := Edition2017.Check("B1"); !errors.As(err, &parse) || parse.Problem != NoLawNumber {
		t.Errorf("no citation: %v", err)
	}
	if err := Edition2027.Check("27"); err != (NotPublishedError{Edition2027}) {
		t.Errorf("2027: %v", err)
	}
	if err := NoEdition.Check("27"); err != (UnknownEditionError{"no edition"}) {
		t.Errorf("no edition: %v", err)
	}
	for _, err := range []error{UnknownParagraphError{Edition2017, "27B1(c)", "27B1"}, SpellingError{"27b1a", "27B1(a)"}, UnknownSubjectError{"~x"}} {
		if err.Error() == "" {
			t.Errorf("%T says nothing", err)
		}
	}
}

func TestIncompleteLawsAreMarked(t *testing.T) {
	for law, want := range map[int]bool{27: true, 64: true, 2: true, 80: false, 81: false} {
		if entry, _ := Edition2017.Law(law); entry.Complete != want {
			t.Errorf("Law %d complete: %v", law, entry.Complete)
		}
	}
}

func Test2024IsLike2017ExceptCommunication(t *testing.T) {
	for n := 1; n <= Laws; n++ {
		before, _ := Edition2017.Law(n)
		now, _ := Edition2024.Law(n)
		same := before.English == now.English && slices.Equal(before.Paragraphs, now.Paragraphs)
		if same == (n == 73 || n == 89) {
			t.Errorf("Law %d: the same in both: %v", n, same)
		}
	}
}
