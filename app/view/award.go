package view

// An Award is an adjusted score being worked out: the results that might have come about with what each weighs, or what each side gets
// without a result; and under them the sums, line by line.
type Award struct {
	Against  []string // what the board is set against
	Sections []AwardSection
	New      Action // makes out another result
	Draft    *Draft // the result being made out; it stands alone while it is
	Sums     []Sums
	Note     string // what the tricks of the double-dummy table are good for
}

// An AwardSection is one list of results, or what one side gets.
type AwardSection struct {
	Head  string
	Rows  []AwardRow
	Fixed Picker // an artificial score, in place of rows
	Now   bool   // the keys are about Fixed
	Sum   string // what the weights come to
	Whole bool   // there is nothing more to do
}

// An AwardRow is one result and its weight. The arrows move among rows and change the weight of the chosen one.
type AwardRow struct {
	ID      string // chooses the row
	Text    string
	Note    string // said more quietly under it
	Percent int
	Weight  string // Percent in words
	Less    Action
	More    Action
	Chosen  bool
}

// Sums is how the score of one side is worked out.
type Sums struct {
	Head  string
	Lines []SumLine
}

// A SumLine is one line of the sums and what it comes to.
type SumLine struct {
	Text  string
	Value string
	Total bool
}

// An AwardMark is an adjusted score marked: the trainee's weights beside the right ones, how the right score is worked out, and the
// traveller with it.
type AwardMark struct {
	Head      string
	Notes     []string // what is to be said before the lines
	GivenHead string   // over the trainee's figures
	RightHead string
	Parts     []AwardPart
	Given     string // what the trainee's score comes to
	SumsHead  string
	Sums      []Sums
	Traveller *Traveller
}

// An AwardPart is one list of results marked.
type AwardPart struct {
	Head  string // empty if there is but one
	Lines []AwardLine
}

// An AwardLine is one result, or the artificial score of a side, and how what it was given was marked.
type AwardLine struct {
	Kind  string // right, near, missing, extra: chooses shape and colour
	Mark  string
	Text  string
	Given string
	Right string
	Why   string
}

// A Traveller is the tables of a board, before an adjustment and after it.
type Traveller struct {
	Head  string
	Heads [4]string // the columns: table, score, before, after
	Rows  []TravellerRow
	Note  string
}

// A TravellerRow is one table. Before and After are the two sides' matchpoints.
type TravellerRow struct {
	Mark   string // the word for the line that is adjusted; empty for the others
	Text   string
	Score  string
	Before string
	After  string
}
