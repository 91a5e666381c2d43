package law

// before2017 is what the 2007 code has otherwise: the titles and the paragraphs that differ. Greek titles of that edition
// which we have not seen in print are our own.
var before2017 = map[int]row{
	1:  {english: "The Pack - Rank of Cards and Suits", greek: "Η Τράπουλα - Ιεραρχία Φύλλων και Χρωμάτων", paragraphs: "-", ownWords: true},
	9:  {paragraphs: "A1 A2 A3 A4 B1(a) B1(b) B1(c) B1(d) B2 C"},
	12: {paragraphs: "A1 A2 A3 B1 B2 C1(a) C1(b) C1(c) C1(d) C1(e)(i) C1(e)(ii) C1(f) C2(a) C2(b) C2(c) C3"},
	13: {paragraphs: "A B C D1 D2(a) D2(b) E F"},
	15: {english: "Play of a Wrong Board", greek: "Παίξιμο Λάθος Θήκης", paragraphs: "A1 A2 B C", ownWords: true},
	16: {paragraphs: "A1(a) A1(b) A1(c) A1(d) A2 A3 A4 B1(a) B1(b) B2 B3 C1 C2(a) C2(b) C2(c) C2(d) C3 D1 D2"},
	17: {paragraphs: "A B C D1 D2 D3 D4 E1 E2"},
	20: {paragraphs: "A B C1 C2 D E F1 F2 F3 F4… F5(a) F5(b)(i) F5(b)(ii) F6 G1 G2"},
	21: {english: "Call Based on Misinformation", greek: "Δήλωση Βασισμένη σε Λανθασμένη Πληροφόρηση", ownWords: true},
	22: {english: "Procedure after the Auction", greek: "Διαδικασία μετά τις Αγορές", paragraphs: "A1 A2 B1 B2", ownWords: true},
	23: {english: "Awareness of Potential Damage", greek: "Επίγνωση Πιθανής Ζημίας", paragraphs: "-"},
	24: {english: "Card Exposed or Led Prior to Play Period", greek: "Φύλλο που Αποκαλύφθηκε ή Παίχτηκε πριν από την Περίοδο Εκτέλεσης",
		paragraphs: "A B C", ownWords: true},
	25: {paragraphs: "A1 A2 A3 A4 B1 B2 B3"},
	26: {paragraphs: "A1 A2 B"},
	30: {paragraphs: "A B1 B2(a) B2(b) B3 C"},
	31: {paragraphs: "A1 A2(a) A2(b) B"},
	32: {paragraphs: "A B1 B2…"},
	35: {paragraphs: "…"},
	36: {paragraphs: "A B… B1 B2 B3 B4"},
	40: {paragraphs: "A1(a) A1(b) A2 A3 B1… B2… B2(a) B3 B4 B5 B6(a) B6(b) C1 C2 C3(a) C3(b)"},
	43: {paragraphs: "A1(a) A1(b) A1(c) A2(a) A2(b) A2(c) B1 B2… B2(a) B2(b) B3"},
	45: {paragraphs: "A B C1 C2(a) C2(b) C3 C4(a) C4(b) C5 D E1 E2 F G"},
	46: {english: "Incomplete or Erroneous Call of Card from Dummy", greek: "Ατελής ή Εσφαλμένος Προσδιορισμός Φύλλου του Μορ", ownWords: true},
	57: {paragraphs: "A1 A2 A3 B C1 C2"},
	64: {paragraphs: "A1 A2 B1 B2 B3 B4 B5 B6 B7 C"},
	67: {paragraphs: "A1 A2 B1(a) B1(b) B2(a) B2(b)"},
	68: {paragraphs: "A B1 B2 C D"},
	71: {paragraphs: "-"}, // its two cases are numbered without a letter
	72: {paragraphs: "A… B1 B2 B3"},
	73: {english: "Communication", greek: "Επικοινωνία", paragraphs: "A1 A2 B1 B2 C D1 D2 E F", ownWords: true},
	75: {paragraphs: "A B… C D…"},
	76: {paragraphs: "A… B… C…"},
	78: {english: "Methods of Scoring", greek: "Μέθοδοι Βαθμολογίας", ownWords: true},
	79: {paragraphs: "A1 A2 B… C1 C2"},
	86: {paragraphs: "A B C D"},
	87: {paragraphs: "A B"},
}

// since2024 is what the amendment of 1 January 2024 changed. Its text was seen in part only: the list of wrong means left
// 73B, 73D3 is new, and Law 89 became another law, whose title we have not seen.
var since2024 = map[int]row{
	73: {paragraphs: "A1 A2 B… C… C1 C2 D1 D2 D3 E1 E2"},
	89: {english: "Forbidden Information about a Board", greek: "Απαγορευμένη Πληροφόρηση για Διανομή", paragraphs: "A… A3 B… C… D… D1 D2", ownWords: true},
}
