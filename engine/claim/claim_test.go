package claim

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// A position of the specification, and what it comes to: tricks for the claimer if there is no doubt, or "with/without" it.
type example struct {
	name    string
	deal    string
	trump   string
	leader  string
	claimer string // South if empty
	claims  int
	said    []record.Stated
	void    string // "WC": West is known to have no club
	by      law.Authority
	want    string
}

func suit(t *testing.T, text string) bridge.Suit {
	t.Helper()
	d, err := bridge.ParseDenom(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func (e example) position(t *testing.T) Position {
	t.Helper()
	deal, err := bridge.ParseDeal(e.deal)
	if err != nil {
		t.Fatal(err)
	}
	p := Position{Hands: bridge.BySeat[bridge.Hand](deal), Trump: suit(t, e.trump), Declarer: bridge.South, Claimer: bridge.South, Claimed: e.claims}
	if e.claimer != "" {
		if p.Claimer, err = bridge.ParseSeat(e.claimer); err != nil {
			t.Fatal(err)
		}
	}
	if p.Trick.Leader, err = bridge.ParseSeat(e.leader); err != nil {
		t.Fatal(err)
	}
	copy(p.Said.Steps[:], e.said)
	for _, v := range strings.Fields(e.void) {
		seat, err := bridge.ParseSeat(v[:1])
		if err != nil {
			t.Fatal(err)
		}
		p.Void[seat] |= record.SuitsOf(suit(t, v[1:]))
	}
	return p
}

var doubts = [...]string{TrumpDoubt: "trump", OrderDoubt: "order", LoserDoubt: "loser", RuffDoubt: "ruff", ManyDoubts: "many"}
var causes = [...]string{Good: "good", Better: "better", OtherLine: "line", Guess: "guess", ByPartner: "partner"}

func (a Analysis) String() string {
	if a.Doubt != NoDoubt {
		return fmt.Sprintf("%s %d/%d", doubts[a.Doubt], a.Line.Tricks, a.Otherwise.Tricks)
	}
	return fmt.Sprintf("%s %d", causes[a.Cause], a.Line.Tricks)
}

var examples = []example{
	{name: "70-1", deal: "N:.2.432. .54.65. 9.A.AK. 7.K3.7.", trump: "S", leader: "S", claims: 4, want: "trump 3/4"},
	{name: "70-2 drawn as stated", deal: "N:.2.432. .54.65. 9.A.AK. 7.K3.7.", trump: "S", leader: "S", claims: 4,
		said: []record.Stated{{Does: record.DrawTrumps}}, want: "good 4"},
	{name: "70-3 the jack falls", deal: "N:42.3.. J7.4.. AK5... T9.5.. ", trump: "NT", leader: "S", claims: 3, want: "good 3"},
	{name: "70-3 the jack is guarded", deal: "N:42.3.. JT7... AK5... 9.54..", trump: "NT", leader: "S", claims: 3, want: "line 2"},
	{name: "70-4", deal: "N:..432. 6..5.7 754... ..T98.", trump: "S", leader: "S", claims: 3, want: "order 2/3"},
	{name: "70-4 from the top", deal: "N:..432. 6..5.7 754... ..T98.", trump: "S", leader: "S", claims: 3, by: law.Authority{SuitOrder: law.TopDown}, want: "good 3"},
	{name: "70-5", deal: "N:.2.5432. .54.876. .J..AKQJ .Q..T987", trump: "NT", leader: "S", claims: 5, want: "line 4"},
	{name: "70-6a", deal: "N:Q.J.3. 4.5.4. A.A.2. 3.4.7.", trump: "NT", leader: "S", claims: 3, want: "line 2"},
	{name: "70-6b", deal: "N:QJ.J.. 4.5.4. A.A.2. ..7.QJ", trump: "NT", leader: "S", claims: 3, want: "line 0"},
	{name: "70-7", deal: "N:...KT9 ...432 ...AJ8 ...Q76", trump: "NT", leader: "S", claims: 3, want: "guess 2"},
	{name: "70-8", deal: "N:...AJ9 ...Q76 ...KT8 432...", trump: "NT", leader: "S", claims: 3, void: "WC", want: "good 3"},
	{name: "70-11", deal: "N:.32..2 ..AJT. ..3.AK ..Q2.3", trump: "NT", leader: "E", claimer: "E", claims: 3, want: "partner 2"},
	{name: "70-12", deal: "N:.432.. 32..3. AK..A. QJ..2.", trump: "S", leader: "S", claims: 3, said: []record.Stated{{Does: record.DrawTrumps}}, want: "good 3"},
	{name: "71-1", deal: "N:32.32.2. 987.4.3. A.A..Q54 .T98.Q.J", trump: "C", leader: "S", claims: 4, want: "good 4"},
	{name: "71-2", deal: "N:..3.2 ..4.3 2..A. .K.5.", trump: "NT", leader: "S", claims: 1, want: "better 2"},
}

// What the search cannot read, or not to the end, it says.
func TestItSaysWhatItCannotPlayOut(t *testing.T) {
	whole := example{deal: "N:K83.A52.KQ4.J752 764.963.T853.QT8 AQ5.K74.AJ62.K93 JT92.QJT8.97.A64", trump: "NT", leader: "S", claims: 13}.position(t)
	unknown, unclear := whole, whole
	unknown.Hands[bridge.East] = bridge.UnknownHand
	unclear.Said.Unclear = true
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	for _, test := range []struct {
		ctx  context.Context
		p    Position
		want error
	}{
		{context.Background(), whole, ErrTooMany}, {stopped, whole, ErrTooMany},
		{context.Background(), unknown, ErrUnknown}, {context.Background(), unclear, ErrUnclear},
	} {
		if _, err := Analyse(test.ctx, test.p, law.Authority{}); err != test.want {
			t.Errorf("got %v, want %v", err, test.want)
		}
	}
}

// A statement is followed as far as it goes, and what it does not say is open again when it breaks down.
func TestStatementsAreFollowed(t *testing.T) {
	for _, e := range []example{
		{name: "finesse that wins", deal: "N:...AQ ...54 ...32 ...K6", trump: "NT", leader: "S", claims: 2, want: "good 2",
			said: []record.Stated{{Does: record.Finesse, Suit: bridge.Clubs, Over: bridge.West}}},
		{name: "finesse that loses", deal: "N:...AQ ...K4 ...32 ...65", trump: "NT", leader: "S", claims: 2, want: "line 1",
			said: []record.Stated{{Does: record.Finesse, Suit: bridge.Clubs, Over: bridge.West}}},
		{name: "a ruff", deal: "N:.2..A A..3. .3.2. ..A5.", trump: "H", leader: "S", claims: 2, want: "good 2",
			said: []record.Stated{{Does: record.RuffSuit, Suit: bridge.Diamonds}}},
		{name: "a suit that does not run", deal: "N:32..4. 54..5. AK..2. QJT...", trump: "NT", leader: "S", claims: 3, want: "line 2",
			said: []record.Stated{{Does: record.RunSuit, Suit: bridge.Spades}}},
	} {
		t.Run(e.name, func(t *testing.T) {
			a, err := Analyse(context.Background(), e.position(t), e.by)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.String(); got != e.want {
				t.Errorf("got %s, want %s: %v", got, e.want, a.Line.Moves)
			}
		})
	}
}

func TestExamples(t *testing.T) {
	for _, e := range examples {
		t.Run(e.name, func(t *testing.T) {
			a, err := Analyse(context.Background(), e.position(t), e.by)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.String(); got != e.want {
				t.Errorf("got %s, want %s: %v", got, e.want, a.Line.Moves)
			}
		})
	}
}
