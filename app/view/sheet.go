package view

// A Sheet is the right-hand side of a case: one task at a time. At most one of Composer, Award, Verdict, Play, Line and Double is set.
type Sheet struct {
	Stages   []Stage
	Title    string
	Lead     string  // one or two sentences under the title
	Chain    *Chain  // the questions of a judgement, or the steps of a poll, with where one is
	Heard    []Heard // what was said of the question at hand
	Polls    []Poll  // what other players said of it
	Items    []Item  // numbered from 1; the keys 1 to 9 choose them
	Many     bool    // several items may be chosen together
	Picker   *Picker // what goes with the item chosen, as a number; or all that there is to choose
	Composer *Composer
	Award    *Award
	Verdict  *Verdict
	Play     *Play
	Line     *Line
	Double   *DoubleDummy
	Entry    *Entry // a line to type into, if the task has one
	Hint     string // the small line beside the primary button
	Primary  Action // always at the same place, always on Enter
	More     []Action
	Message  string // something to mind, as "That citation is not in the 2017 Laws"; empty if nothing
}

// An Entry is a line to type into.
type Entry struct {
	ID          string
	Label       string
	Placeholder string
	Text        string
}

// A Composer builds a ruling order by order.
type Composer struct {
	Orders  []OrderLine
	Search  Entry  // filters Palette as it is typed
	Palette []Item // kinds of order that match the search
	Draft   *Draft
	Cites   Entry // the laws cited for the whole ruling
}

// An OrderLine is an order already in the ruling.
type OrderLine struct {
	ID     string
	Text   string
	Remove Action
}

// A Draft is the order being composed.
type Draft struct {
	Text    string // the order in words as it stands
	Pickers []Picker
	Add     Action
	Cancel  Action
}

// A Picker chooses one parameter of an order: who, what, from when, until when.
type Picker struct {
	ID      string
	Label   string
	Choices []Choice
	Digits  bool // the choices are numbers, and each is chosen by its own key, 0 too
}

// A Play is a deal being played on: everything that whoever acts could call or play. While Draft is set it stands alone.
type Play struct {
	Who     Picker   // who acts, when something is to go wrong; without an ID it is whoever's turn it is
	Rows    []Picker // the arrows move among the choices, Enter takes the chosen one
	Switch  Choice   // whether what is not legal goes on the table too
	Key     string   // of Switch
	Palette []Item   // what else may happen
	Draft   *Draft   // something that happens, being made out
}

// A Line is how the cards may be played after a claim, trick by trick.
type Line struct {
	Tricks []LineTrick
	Result string // what it gives each side
}

// A LineTrick is one trick of a line.
type LineTrick struct {
	Name   string   // "Trick 9"
	Cards  []string // from the leader's on
	Shown  int      // how many of them lie on the table
	Now    bool     // the card shown last is one of them
	Winner string
}

// A DoubleDummy is how many tricks each player takes as declarer in each denomination, if everybody sees every card.
type DoubleDummy struct {
	Denoms []string // the heads of the columns
	Rows   []DoubleRow
	Note   string // what it is good for, and what it supposes
}

// A DoubleRow is the tricks of one declarer.
type DoubleRow struct {
	Declarer string
	Tricks   []int // by denomination
}

// A Verdict is the marking of a ruling.
type Verdict struct {
	Grade    Grade
	Summary  string // what happened, in one line
	Lines    []VerdictLine
	Award    *AwardMark // nil if no score is adjusted, or nothing is known of other tables
	Law      string     // what was cited and how it was marked
	Facts    []string   // remarks on the facts stage: needless or missing questions
	Why      []string   // the chosen "because" sentences, one a paragraph
	Say      []string   // what the director tells the players now, a paragraph each; none if the orders say it all
	Path     []PathStep
	Polls    []Poll   // what other players say, with each figure explained
	Full     []string // the whole reasoning, one paragraph an entry
	ShowFull bool
	Other    *Compared // this ruling beside that of the other edition; nil until asked for
	Source   string
	Actions  []Action
	Heads    VerdictHeads
}

// A Compared is the rulings of two editions beside one another, the older one first. Without sides there is only the note to read.
type Compared struct {
	Note  string // that they do the same, or what is not known; empty if they differ
	Sides []ComparedSide
}

// A ComparedSide is the ruling of one edition, an order a line.
type ComparedSide struct {
	Name  string
	Lines []ChangeLine
}

// VerdictHeads are the headings over the parts of a verdict that have one.
type VerdictHeads struct {
	Facts, Polls, Why, Say, Path, Full, Other string
}

// A Grade is how a ruling was marked, in a word and a shape.
type Grade struct {
	Kind string // correct, acceptable, incomplete, wrong-law, wrong: chooses colour and shape
	Text string
	Note string
}

// A VerdictLine is one order and how it was marked.
type VerdictLine struct {
	Kind  string // right, missing, extra, weak, strong, opposite: chooses shape and colour
	Mark  string // the word: "given", "missing"
	Text  string
	Cites []string
}

// A PathStep is one node on the way to the ruling.
type PathStep struct {
	Question string
	Answer   string
	Cite     string
	Ruling   bool // the leaf
}
