package view

// A Home is the first screen.
type Home struct {
	Bar       Bar
	Greeting  string
	Lead      []string // what will happen, for a first visit
	Continue  []Card   // the cases left unfinished, the last first
	Next      *Card    // the next case for this person
	FirstHead string   // over First
	First     []Card   // three first cases, on a first visit only
	Actions   []Action // choose a case, history, open a file
	Player    string   // who is practising
	Notice    string   // something to know: a damaged store, a fault in the user's folder; empty if nothing
}

// A Card is one case as a thing to open.
type Card struct {
	ID     string
	Over   string // a small line over the title, as "Continue"; may be empty
	Title  string
	At     string // where the board stands as the director is called
	Text   string
	Level  string
	Number string // among the program's own cases, or that it is one's own
	Done   string // the last grade in a word; empty if not done
	Grade  string // its Kind, for the shape
}

// A Library is the list of cases to choose from.
type Library struct {
	Bar     Bar
	Title   string
	Search  Entry
	Filters []Filter // by law, by level, by done or not
	Count   string   // "31 cases"
	Cases   []Card
	Empty   string // shown if Cases is empty
	Actions []Action
	Folder  string // where cases of one's own are put
}

// A Filter is one way of narrowing the list: a label and its choices.
type Filter struct {
	Label   string
	Choices []Choice
}

// A History lists the attempts.
type History struct {
	Bar     Bar
	Title   string
	Player  string // who is practising
	LawHead string // over ByLaw
	ByLaw   []Tally
	RowHead string // over Rows
	Rows    []Attempt
	Empty   string // shown if Rows is empty
	Where   string // where the data lies
	Actions []Action
}

// A Tally is the attempts of one law.
type Tally struct {
	Law   string
	Text  string
	Right int
	Of    int
}

// An Attempt is one row of the history.
type Attempt struct {
	ID    string
	When  string
	Title string
	Law   string
	Grade Grade
}

// A Faults is the screen for a scenario file that cannot be used as it is.
type Faults struct {
	Bar   Bar
	Title string
	Lead  string
	File  string
	Rows  []Fault
	More  string // that there are others; empty if all are shown
	Again Action
}

// A Fault is one thing wrong in a scenario file.
type Fault struct {
	Where  string // "line 12, column 5"
	What   string
	Remedy string
	Source string // the line of the file
}

// A Help is the sheet of keys.
type Help struct {
	Title string
	Keys  []KeyHelp
	Close Action
}

// A KeyHelp is one key and what it does.
type KeyHelp struct {
	Key  string
	Text string
}
