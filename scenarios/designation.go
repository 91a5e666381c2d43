package scenarios

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// ParseWords is what text, in English or Greek, tells dummy to play, in the terms of Law 46 and before any law is applied:
// "small club", «ντάμα», «ό,τι θέλεις». Accents, capitals and punctuation do not matter. Words that it does not know, or
// that contradict each other, make the designation unclear: what they meant is then for the director.
func ParseWords(text string) record.Designation {
	var d record.Designation
	for _, word := range folded(text) {
		if saysNothing[word] {
			continue
		}
		said, ok := designations[word]
		if !ok || !join(&d, said) {
			return record.Designation{Manner: record.Unclear}
		}
	}
	named := d.Suit != bridge.NoSuit || d.Rank != bridge.NoRank
	switch {
	case d.Manner == record.Anything && named: // "any club" names a suit
		d.Manner = record.ByName
	case d.Manner == record.NoManner && named:
		d.Manner = record.ByName
	case d.Manner == record.NoManner, d.Manner != record.ByName && d.Rank != bridge.NoRank:
		return record.Designation{Manner: record.Unclear}
	}
	return d
}

// join adds what one word says to d; it is false if the two contradict each other.
func join(d *record.Designation, said record.Designation) bool {
	switch {
	case said.Manner != record.NoManner && d.Manner != record.NoManner && said.Manner != d.Manner,
		said.Suit != bridge.NoSuit && d.Suit != bridge.NoSuit && said.Suit != d.Suit,
		said.Rank != bridge.NoRank && d.Rank != bridge.NoRank && said.Rank != d.Rank:
		return false
	}
	d.Manner = max(d.Manner, said.Manner)
	d.Suit = max(d.Suit, said.Suit)
	d.Rank = max(d.Rank, said.Rank)
	return true
}

// folded is the words of text without accents, capitals, punctuation and the final form of sigma. One accent does matter:
// «βαλέ» is the jack and «βάλε» is "put". And a "no" that stands alone, before a comma or the like, takes back what was said before and
// says nothing of its own; "no heart" does.
func folded(text string) []string {
	var out []string
	for _, word := range strings.Fields(noAlone.ReplaceAllString(strings.ToLower(norm.NFC.String(text)), " ")) {
		var b strings.Builder
		for _, c := range norm.NFD.String(word) {
			switch {
			case unicode.Is(unicode.Mn, c), c == '\'', c == '’', c == ',': // «πάρ' την», «ό,τι»
			case c == 'ς':
				b.WriteRune('σ')
			case unicode.IsLetter(c), unicode.IsDigit(c):
				b.WriteRune(c)
			default:
				b.WriteByte(' ')
			}
		}
		for _, plain := range strings.Fields(b.String()) {
			switch {
			case plain == "βαλε" && strings.Contains(word, "βαλέ"):
				plain = "βαλεσ"
			case plain == "βαλε" && strings.Contains(word, "βάλε"):
				continue
			}
			out = append(out, plain)
		}
	}
	return out
}

var noAlone = regexp.MustCompile(`(^|\s)(no|όχι|οχι)\s*[,.;:!·…–—-]`)

// saysNothing are the words that may stand beside a designation and add nothing to it.
var saysNothing = set(`the a of from please play dummy card it in partner just with you like want
	ο η το τη την τον του τησ τα ενα μια μιασ απο παρακαλω παιξε φυλλο μορ με σου σε ασ θελεισ θελετε θεσ ειναι να ναι ναναι
	oh oops sorry αχ ωχ ουπσ συγγνωμη συγνωμη`)

// designations is what each word says, folded.
var designations = func() map[string]record.Designation {
	m := map[string]record.Designation{}
	manner := func(is record.Manner, words string) {
		for _, w := range strings.Fields(words) {
			m[w] = record.Designation{Manner: is}
		}
	}
	manner(record.High, "high higher highest big top μεγαλο μεγαλη μεγαλοσ μεγαλυτερο μεγαλυτερη ψηλο ψηλη ψηλα υψηλο")
	manner(record.Low, "low lower lowest small smallest little μικρο μικρη μικροσ μικροτερο μικροτερη χαμηλο χαμηλη χαμηλα")
	manner(record.Win, "win take παρ παρε παρτο παρτη παρτην παρτον κερδισε κερδισετην")
	manner(record.Anything, "anything whatever any whichever οτι οτιδηποτε οποιοδηποτε οποιο αδιαφορο")
	for suit, words := range map[bridge.Suit]string{
		bridge.Spades:   "spade spades πικα πικασ πικεσ μπαστουνι",
		bridge.Hearts:   "heart hearts κουπα κουπασ κουπεσ",
		bridge.Diamonds: "diamond diamonds καρο καρου καρα",
		bridge.Clubs:    "club clubs σπαθι σπαθιου σπαθια",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = record.Designation{Suit: suit}
		}
	}
	for rank, words := range []string{
		2: "two deuce 2 δυο δυαρι", 3: "three 3 τρια τριαρι", 4: "four 4 τεσσερα τεσσαρι", 5: "five 5 πεντε πενταρι",
		6: "six 6 εξι εξαρι", 7: "seven 7 επτα εφτα εφταρι", 8: "eight 8 οκτω οχτω οχταρι", 9: "nine 9 εννεα εννια εννιαρι",
		10: "ten 10 δεκα δεκαρι", 11: "jack knave βαλεσ βαλεδεσ", 12: "queen lady νταμα νταμασ",
		13: "king ρηγασ ρηγα παπασ παπα", 14: "ace ασοσ ασο ασσοσ ασσο",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = record.Designation{Rank: bridge.Rank(rank)}
		}
	}
	return m
}()

// set is the set of the words in s.
func set(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}
