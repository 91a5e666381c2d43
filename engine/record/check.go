package record

import "rectify/engine/bridge"

// pack is every card.
const pack bridge.Hand = 1<<53 - 1<<1

// check is an error if e is not well formed: if it holds a value that is none, or lacks what its kind needs. What is well
// formed may still be irregular.
func (s *State) check(e Event) *StepError {
	switch {
	case e.Kind == NoEvent || e.Kind > Choice:
		return &StepError{Code: "no-such-kind"}
	case e.Seat > bridge.West || e.To > bridge.West, e.Seat == bridge.NoSeat && e.Kind.needsSeat():
		return &StepError{Code: "no-such-seat"}
	case !isCard(e.Card), !isCard(e.NewCard), e.Cards&^pack != 0:
		return &StepError{Code: "no-such-card", Seat: e.Seat}
	case !isCall(e.Call), !isCall(e.NewCall), e.Kind == Call && e.Call == bridge.NoCall,
		e.Kind == Withdrew && e.Call == bridge.NoCall && e.Card == bridge.NoCard:
		return &StepError{Code: "no-such-call", Seat: e.Seat}
	case e.Says.Manner > Unclear || e.Says.Suit > bridge.Spades || !isRank(e.Says.Rank):
		return &StepError{Code: "no-such-words", Seat: e.Seat}
	case e.Of < 0 || e.Of > s.Events:
		return &StepError{Code: "no-such-event", Seat: e.Seat, Of: e.Of}
	case e.Tricks < 0 || e.Tricks > 13:
		return &StepError{Code: "no-such-number", Seat: e.Seat}
	case e.Kind == Raised && !e.Opens.Raisable():
		return &StepError{Code: "no-such-matter", Seat: e.Seat}
	case e.Kind == Ruling:
		return checkRuled(e.Ruled)
	case e.Kind == Choice && (e.Chose == nil || e.Chose.Seat > bridge.West):
		return &StepError{Code: "no-such-choice"}
	}
	return nil
}

// needsSeat reports whether an event of kind k is somebody's act. The others may be nobody's in particular.
func (k Kind) needsSeat() bool {
	switch k {
	case Asked, Said, Paused, Attention, Director, Objected, Agreed, Quitted, ReturnedToBoard, MoveCalled, RoundEnded, Ruling, Choice:
		return false
	}
	return true
}

func checkRuled(r *Ruled) *StepError {
	if r == nil {
		return &StepError{Code: "no-such-ruling"}
	}
	for _, o := range r.Orders {
		switch {
		case o.Kind == NoOrder || o.Kind > Due || o.From > WhilePenalty || o.Until > WhilePenalty:
			return &StepError{Code: "no-such-order"}
		case o.Opens >= matterKinds, o.Kind == Due && o.Opens == NoMatter:
			return &StepError{Code: "no-such-matter"}
		case o.On > bridge.West || o.Chooser > bridge.West, o.On == bridge.NoSeat && o.Kind.needsSeat():
			return &StepError{Code: "no-such-seat"}
		case !isCard(o.What.Card):
			return &StepError{Code: "no-such-card", Seat: o.On}
		case !isCall(o.What.Call):
			return &StepError{Code: "no-such-call", Seat: o.On}
		case o.What.Suit > bridge.NoTrump || !isRank(o.What.Rank):
			return &StepError{Code: "no-such-suit", Seat: o.On}
		}
	}
	return nil
}

// needsSeat reports whether an order of kind k is to somebody.
func (k OrderKind) needsSeat() bool {
	switch k {
	case TurnReturns, CardAdded, TrickReopened, CardPlayed, CardReturned, PenaltyMinor, PenaltyMajor, CardPickedUp, HandSpread, TricksMoved, TricksAwarded,
		ScoreCorrected, CardRestored, AveragePlus, Average, AverageMinus, RequestGranted, RequestRefused:
		return true
	}
	return k.Standing() && k != Unauthorized && k != Authorized
}

func isCard(c bridge.Card) bool { return c <= bridge.NewCard(bridge.Spades, bridge.Ace) }

func isCall(c bridge.Call) bool { return c <= bridge.Bid(bridge.MaxLevel, bridge.NoTrump) }

func isRank(r bridge.Rank) bool {
	return r == bridge.NoRank || r >= bridge.Two && r <= bridge.Ace
}
