package claim

import (
	"context"

	"rectify/engine/law"
)

// A Doubt is a question of judgement on which the result hangs.
type Doubt uint8

// The doubts.
const (
	NoDoubt    Doubt = iota
	TrumpDoubt       // was he at all likely to be unaware of the trump that is out (70C2)?
	OrderDoubt       // might he play small cards in another order than from the top?
	LoserDoubt       // might he give up his losing tricks before he cashes his winners?
	RuffDoubt        // might he ruff so low that he is overruffed?
	ManyDoubts       // more than one question at a time
)

// A Cause is why the claimer does not get what he claimed, or that he does.
type Cause uint8

// The causes.
const (
	Good      Cause = iota // every normal line gives what was claimed (70A)
	Better                 // every normal line gives more: a trick was conceded that cannot be lost (71)
	OtherLine              // a normal line that was not excluded by the statement gives less (70D1)
	Guess                  // it depends on which opponent holds a card, and nothing was said (70E1)
	ByPartner              // a defender's claim depends on the partner's choice (70D2)
)

// An Analysis is what the Laws make of a claim. If there is a doubt, Line is for the answer that goes against the claimer and Otherwise for
// the other; if there is none they are the same.
type Analysis struct {
	Doubt     Doubt
	Cause     Cause
	Line      Line // what is awarded, with the play that leads to it
	Otherwise Line
	Careful   int  // the tricks of the careful claimer, who may make more than was claimed
	Guessed   Line // with Guess: what the claimer gets if his line could not be another (70E1 of 2007)
}

// Analyse plays p out under what the authority has laid down. Its error is [ErrTooMany], [ErrUnknown] or [ErrUnclear].
func Analyse(ctx context.Context, p Position, by law.Authority) (Analysis, error) {
	all := p.careless(by)
	worst, err := Worst(ctx, p, all)
	if err != nil {
		return Analysis{}, err
	}
	careful, err := Worst(ctx, p, Reading{})
	if err != nil {
		return Analysis{}, err
	}
	a := Analysis{Line: worst, Otherwise: worst, Careful: careful.Tricks}
	if worst.Tricks < p.Claimed && careful.Tricks > worst.Tricks {
		a.Otherwise = careful
		a.Otherwise.Tricks = min(careful.Tricks, p.Claimed)
		a.Doubt, err = doubt(ctx, p, all, careful.Tricks, worst.Tricks)
		return a, err
	}
	return a, a.explain(ctx, p, all)
}

// careless is every careless way of playing that could be normal in p.
func (p Position) careless(by law.Authority) Reading {
	return Reading{
		Unaware:  p.trumpUnmentioned(),
		AnyOrder: by.SuitOrder != law.TopDown,
		Losers:   p.Claimed < p.Left(),
		RuffsLow: true,
	}
}

// doubt finds the one question that makes the difference between the careful claimer and the careless one.
func doubt(ctx context.Context, p Position, all Reading, careful, worst int) (Doubt, error) {
	found := NoDoubt
	for _, one := range []struct {
		doubt Doubt
		is    Reading
	}{
		{TrumpDoubt, Reading{Unaware: all.Unaware}},
		{OrderDoubt, Reading{AnyOrder: all.AnyOrder}},
		{LoserDoubt, Reading{Losers: all.Losers}},
		{RuffDoubt, Reading{RuffsLow: all.RuffsLow}},
	} {
		line, err := Worst(ctx, p, one.is)
		switch {
		case err != nil:
			return NoDoubt, err
		case line.Tricks == min(careful, p.Claimed), line.Tricks >= p.Claimed:
			continue
		case line.Tricks > worst || found != NoDoubt:
			return ManyDoubts, nil
		}
		found = one.doubt
	}
	if found == NoDoubt {
		return ManyDoubts, nil // it takes two of them together
	}
	return found, nil
}

// explain finds why the claimer does not get what he claimed.
func (a *Analysis) explain(ctx context.Context, p Position, all Reading) error {
	switch {
	case a.Line.Tricks == p.Claimed:
		a.Cause = Good
		return nil
	case a.Line.Tricks > p.Claimed:
		a.Cause = Better
		return nil
	}
	a.Cause = OtherLine
	all.Guesses = true
	guessed, err := Worst(ctx, p, all)
	if err != nil {
		return err
	}
	if guessed.Tricks > a.Line.Tricks {
		a.Cause, a.Guessed = Guess, guessed
		a.Guessed.Tricks = min(guessed.Tricks, p.Claimed)
		return nil
	}
	all.Guesses, all.Helped = false, true
	helped, err := Worst(ctx, p, all)
	if err == nil && helped.Tricks > a.Line.Tricks {
		a.Cause = ByPartner
	}
	return err
}
