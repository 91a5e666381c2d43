package scenarios

import (
	"regexp"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// ParseStatement is the line of play that text, in English or Greek, states (68C), before any law is applied: steps apart by commas,
// "and" or "then", in the order in which they are said.
//
//	drawing trumps · μαζεύω τα ατού
//	hearts from the top · κούπες από πάνω
//	three spades · τρεις πίκες
//	the ace of clubs · ο άσος σπαθί
//	ruff a club · κόβω ένα σπαθί
//	finesse spades through West · εμπάς πίκα από τη Δύση
//	discarding diamonds · πετάω καρό
//	the rest are mine · οι υπόλοιπες δικές μου
//
// Words that it does not know are never dropped: they make the whole statement unclear, and what was meant is then for the director.
func ParseStatement(text string) record.Statement {
	var s record.Statement
	n := 0
	for _, part := range stepEnds.Split(text, -1) {
		step, ok := stated(folded(part))
		switch {
		case !ok, n == len(s.Steps) && step.Does != record.NoDoing:
			return record.Statement{Unclear: true}
		case step.Does != record.NoDoing:
			s.Steps[n] = step
			n++
		}
	}
	return s
}

var stepEnds = regexp.MustCompile(`[,.;:·!—–]|(?i)(?:^|\s)(?:and|then|after that|και|κι|μετά|ύστερα|έπειτα)(?:\s|$)`)

// stated is what the words of one step state; the zero Stated if they only round the claim off. It is false if they say anything else.
func stated(words []string) (record.Stated, bool) {
	var s record.Stated
	var rank bridge.Rank
	number, top, through, givesUp := 0, false, false, false
	for _, word := range words {
		does, isDoing := doings[word]
		seat, isSeat := seatWords[word]
		count, isCount := countWords[word]
		said := designations[word]
		switch {
		case isDoing && s.Does == record.NoDoing:
			s.Does = does
		case isDoing && does == s.Does:
		case fromTheTop[word]:
			top = true
		case throughWords[word]:
			through = true
		case givingUp[word]:
			givesUp = true
		case isSeat && s.Over == bridge.NoSeat:
			s.Over = seat
		case said.Suit != bridge.NoSuit && s.Suit == bridge.NoSuit:
			s.Suit = said.Suit
		case isCount && number == 0:
			number = count
		case word == "of" && number > 1: // "the two of hearts" is a card, "two hearts" is not
			rank, number = bridge.Rank(number), 0
		case said.Rank != bridge.NoRank && rank == bridge.NoRank:
			rank = said.Rank
		case !saysNothing[word] && !roundsOff[word]:
			return s, false
		}
	}
	if plays := s != (record.Stated{}) || rank != bridge.NoRank; givesUp && plays {
		return s, false // which trick is lost, and when, the steps cannot say
	}
	return complete(s, rank, number, top, through)
}

// complete makes one step of what was found in its words, if they fit together.
func complete(s record.Stated, rank bridge.Rank, number int, top, through bool) (record.Stated, bool) {
	finesse := s.Does == record.Finesse
	if finesse != (s.Over != bridge.NoSeat) || through && !finesse {
		return s, false
	}
	switch {
	case s.Does == record.NoDoing && s.Suit == bridge.NoSuit:
		return s, !top && rank == bridge.NoRank
	case s.Does == record.DrawTrumps:
		return s, s.Suit == bridge.NoSuit && rank == bridge.NoRank && number == 0
	case s.Suit == bridge.NoSuit:
		return s, false
	case s.Does == record.NoDoing && rank != bridge.NoRank:
		s.Does, s.Card, s.Suit = record.PlayCard, bridge.NewCard(s.Suit, rank), bridge.NoSuit
		return s, !top && number == 0
	case rank != bridge.NoRank:
		return s, false
	case s.Does == record.NoDoing:
		s.Does = record.RunSuit
	}
	s.N = uint8(number)
	return s, true
}

// doings is the words that say what is done, folded.
var doings = func() map[string]record.Doing {
	m := map[string]record.Doing{}
	for does, words := range map[record.Doing]string{
		record.DrawTrumps: "trump trumps ατου",
		record.RuffSuit:   "ruff ruffs ruffing κοβω κοψω κοψιμο κοβοντασ",
		record.Finesse:    "finesse finessing finesses εμπασ",
		record.Discard:    "discard discards discarding throw throwing pitch pitching πεταω πεταξω πετωντασ ξεσκαρταρω ξεσκαρτο",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = does
		}
	}
	return m
}()

// givingUp are the words of a concession, which state no play as long as they name no card.
var givingUp = set(`you your yours get lose losing give giving concede conceding them
	παιρνετε παιρνεισ εσεισ δικη δικια σασ χανω δινω παραχωρω`)

var (
	fromTheTop   = set("top down κορυφη πανω")
	throughWords = set("through against over μεσα διαμεσου")
	countWords   = map[string]int{
		"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "once": 1, "twice": 2, "ενα": 1, "μια": 1, "δυο": 2, "τρεισ": 3, "τρια": 3,
		"τεσσερισ": 4, "τεσσερα": 4, "πεντε": 5, "εξι": 6,
	}
	seatWords = map[string]bridge.Seat{
		"north": bridge.North, "east": bridge.East, "south": bridge.South, "west": bridge.West,
		"βορρασ": bridge.North, "βορρα": bridge.North, "ανατολη": bridge.East, "νοτοσ": bridge.South, "νοτο": bridge.South, "δυση": bridge.West,
	}
)

// roundsOff are the words that may stand in a claim and state no play: that the rest is the claimer's, and what leads up to a step.
var roundsOff = set(`i ll will am going to and then all mine rest are is tricks trick others high good winners my i've ive have got for
	draw draws drawing pull pulling run running cash cashing play playing take first claim everything best remaining
	ολεσ ολα δικεσ δικα μου υπολοιπεσ υπολοιπα οι θα εχω λεβε ειναι μαζευω μαζεψω μαζευοντασ τραβαω τραβηξω παιζω παιξω πρωτα
	εισπραττω καλεσ καλα καλη τισ στα στο στη στην κανω ζητω διεκδικω`)
