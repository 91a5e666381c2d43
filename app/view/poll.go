package view

// A Chain is named steps that are gone through in order: the questions of a judgement, or those of a poll.
type Chain struct {
	Title string // "Unauthorized information: question 2 of 4"
	Steps []ChainStep
}

// A ChainStep is one of them. One that is neither done nor now is still to come.
type ChainStep struct {
	Name   string
	Answer string // what was found or chosen; at the present step, what follows from what is ticked
	Now    bool
	Done   bool
}

// A Heard is a question that was put and what was answered.
type Heard struct{ Question, Answer string }

// A Poll is what players who were asked would do.
type Poll struct {
	Title string // who was asked
	Bars  []PollBar
	Notes []string // what the figures say, a paragraph each
}

// A PollBar is one call or card: how many would do it, and how many think of it seriously, those who would do it among them.
type PollBar struct {
	Name       string
	Mark       string // "done at the table"; empty for what was not
	Text       string // the figures in words
	Chose      int
	Considered int
	Asked      int
}
