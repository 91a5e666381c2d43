// Package view turns a session into finished words and shapes for a screen. Its types are the seam between the program
// and the toolkit: a screen is given one with Set and answers with the ID of what the person chose. Every string is
// already in the person's language; suit symbols stand in the text as ♠ ♥ ♦ ♣ and the screen colours them.
package view

// An Action is something the person may do: a button and, if Key is not empty, a key.
type Action struct {
	ID      string // what the screen reports; never shown
	Text    string
	Key     string // as shown, "F7" or "Enter"; empty if none
	Enabled bool
}

// An Item is one entry of a numbered list: a question to ask, an option, a ruling, a kind of order.
type Item struct {
	ID     string
	Text   string
	Note   string  // said more quietly after the text, as "(away from the table)"
	Answer string  // what was answered, in quotation marks; empty if nothing yet
	Bar    PollBar // how many other players would do it; zero if nobody was asked
	Chosen bool
	Done   bool // asked or explained already
}

// A Stage is one of the six stages in the sheet's heading.
type Stage struct {
	Name    string
	Now     bool
	Done    bool
	Skipped bool
}

// A Case is the whole case screen.
type Case struct {
	Bar       Bar
	Table     Table
	Auction   Auction
	Said      Said
	Transport Transport
	Sheet     Sheet
}

// A Bar is the strip along the top of every screen.
type Bar struct {
	Program   string // "Rectify"
	Title     string // the neutral heading before the ruling, the title after it
	Back      Action // to the home screen; empty ID on the home screen itself
	Editions  []Choice
	Languages []Choice
	Size      Action // text size, with its present value
	Theme     Action
	Help      Action
}

// A Choice is one of a few alternatives shown side by side.
type Choice struct {
	ID       string
	Text     string
	Chosen   bool
	Disabled bool
	Barred   bool // it may be pressed, but is not legal: crossed out, and pressing it tells why
}
