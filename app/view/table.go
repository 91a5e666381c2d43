package view

// The positions of a table's four hands, in Table.Hands.
const (
	North = iota
	East
	South
	West
)

// A Table is the deal, the trick and what lies face up.
type Table struct {
	Board    string // "Board 9"
	Turn     string // whose turn it is, in words
	Contract string // "4♠ by South"; empty during the auction
	Tricks   string // "N–S 3 · E–W 2"; empty before the first trick is over
	Vul      [2]Vul // North–South, East–West
	Hands    [4]Hand
	Trick    [4]Played // the trick in progress, by position
}

// A Vul is one side's vulnerability.
type Vul struct {
	Text       string // "N–S not vulnerable", words as well as colour
	Vulnerable bool
}

// A Hand is one player's cards as they may be seen.
type Hand struct {
	Seat   string // "North"
	Role   string // "dealer", "declarer", "dummy"; empty if none
	Closed bool   // backs only; Cards says how many
	Cards  int
	Suits  [4]HandSuit // spades, hearts, diamonds, clubs
	FaceUp []FaceUp    // exposed and penalty cards before the player
	Plays  []Choice    // the cards that can be chosen where they lie, by their text, as "♦6"
	Speech string      // what this player says in the present event, as "Director!"; empty if nothing
	OnTurn bool
}

// A HandSuit is one suit of a hand, as it is written.
type HandSuit struct {
	Symbol string   // ♠ ♥ ♦ ♣
	Name   string   // the suit's name, for a screen reader or a tooltip
	Cards  []string // ranks, highest first, ten as "10"; empty is a void
}

// A FaceUp is a card that lies face up in front of its player.
type FaceUp struct {
	Card  string // "♦6"
	Label string // the word under it: "major penalty card"
}

// A Played is a card of the trick in progress.
type Played struct {
	Card   string // "♠K"; empty if none yet
	Leader bool
	Latest bool
	Undone bool // taken back
}

// An Auction is the four columns W N E S. Without heads there is none to show.
type Auction struct {
	Heads [4]string
	Rows  [][4]Cell
	Notes []string // the explanations, numbered as in the cells
}

// A Cell is one call. An irregular call keeps its place in the order in which it was made.
type Cell struct {
	Call      string // "1♥"; empty is a blank cell; "?" is the turn to call
	Alerted   bool   // drawn as a ring
	Note      string // the number of its explanation; empty if none
	Struck    bool   // withdrawn or cancelled
	Latest    bool
	Skipped   bool   // the seat was passed over
	Announced string // a word said with it; empty if none
}

// A Said is the box of what is said at the table.
type Said struct {
	Title string
	Lines []Utterance
}

// An Utterance is one thing said or done.
type Utterance struct {
	Who    string
	Text   string
	Latest bool
	Quiet  bool // narration rather than speech
}

// A Transport is the bar that steps through the events.
type Transport struct {
	At, Of  int    // events shown, events in all
	Text    string // "event 5 of 5 · West calls the director"
	First   Action
	Back    Action
	Forward Action
	Last    Action
	Play    Action
	Hands   Action // show or hide all hands
}
