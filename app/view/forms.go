package view

import "rectify/engine/record"

// A form is a kind of order as a director gives it, with what has to be picked for it to be complete. What is not picked is as
// the form has it.
type form struct {
	id    string
	part  part
	order record.Order
	picks []string
}

// A part is the part of a board in which an order is given.
type part uint8

const (
	calls part = 1 << iota
	cards
	score
	always = calls | cards | score
)

// fits reports whether in is the part of a board at phase p. Between the auction and the first lead it may be either.
func (in part) fits(p record.Phase) bool {
	switch p {
	case record.Auction:
		return in&calls != 0
	case record.Clarification:
		return in&(calls|cards) != 0
	case record.PlayPeriod:
		return in&cards != 0
	}
	return in&(cards|score) != 0
}

// forms is every order that can be composed. Those that differ only in how long they last, or in what they bring up later,
// are forms of their own where they are to a director. Whose card or call it is follows from the card or the call.
var forms = []form{
	{"call-stands", calls, record.Order{Kind: record.CallStands}, []string{"call"}},
	{"call-cancelled", calls, record.Order{Kind: record.CallCancelled}, []string{"calls"}},
	{"may-change-call", calls, record.Order{Kind: record.MayChangeCall, Until: record.NextTurn}, []string{"call"}},
	{"auction-goes-on", calls, record.Order{Kind: record.AuctionGoesOn}, nil},
	{"turn-returns", calls, record.Order{Kind: record.TurnReturns}, []string{"who"}},
	{"passes", calls, record.Order{Kind: record.MustPass}, []string{"who", "how-long"}},
	{"no-double", calls, record.Order{Kind: record.MustNotDouble}, []string{"who", "how-long"}},
	{"bid-or-pass", calls, record.Order{Kind: record.MustBidOrPass, Until: record.NextTurn}, []string{"who"}},
	{"repeats", calls, record.Order{Kind: record.MustRepeat, Until: record.NextTurn}, []string{"who", "repeated"}},
	{"lead-option", calls | cards, record.Order{Kind: record.Due, Opens: record.LeadRestriction, From: record.FirstTurnToLead}, []string{"who", "which-suit"}},
	{"unauthorized-call", calls | cards, record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, []string{"side", "told"}},
	{"unauthorized-words", always, record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, []string{"side", "words"}},
	{"authorized-call", calls | cards, record.Order{Kind: record.Authorized, Until: record.EndOfPlay}, []string{"side", "told"}},
	{"card-shown-stays", calls, record.Order{Kind: record.StaysFaceUp, Until: record.EndOfAuction}, []string{"cards"}},

	{"card-played", cards, record.Order{Kind: record.CardPlayed}, []string{"card"}},
	{"card-instead", cards, record.Order{Kind: record.CardPlayed}, []string{"card", "in-place"}},
	{"card-stands", cards, record.Order{Kind: record.CardStands}, []string{"card"}},
	{"card-returned", cards, record.Order{Kind: record.CardReturned}, []string{"cards"}},
	{"may-change-card", cards, record.Order{Kind: record.MayChangeCard, Until: record.NextCard}, []string{"cards"}},
	{"penalty-minor", cards, record.Order{Kind: record.PenaltyMinor}, []string{"cards"}},
	{"penalty-major", cards, record.Order{Kind: record.PenaltyMajor}, []string{"cards"}},
	{"card-picked-up", cards, record.Order{Kind: record.CardPickedUp}, []string{"cards"}},
	{"plays-penalty", cards, record.Order{Kind: record.MustPlayCard, Until: record.NextCard}, []string{"card"}},
	{"card-added", cards, record.Order{Kind: record.CardAdded}, []string{"missing"}},
	{"trick-reopened", cards, record.Order{Kind: record.TrickReopened}, []string{"who"}},
	{"lead-stands", cards, record.Order{Kind: record.LeadStands}, []string{"card"}},
	{"hand-spread", cards, record.Order{Kind: record.HandSpread}, []string{"who"}},
	{"must-lead", cards, record.Order{Kind: record.MustLead}, []string{"who", "suits", "lead-time"}},
	{"must-not-lead", cards, record.Order{Kind: record.MustNotLead}, []string{"who", "suits", "lead-time"}},
	{"plays-suit", cards, record.Order{Kind: record.MustPlaySuit, Until: record.ThisTrick}, []string{"who", "suits"}},
	{"avoids-suit", cards, record.Order{Kind: record.MustNotPlay, Until: record.ThisTrick}, []string{"who", "suits"}},
	{"plays-highest", cards, record.Order{Kind: record.MustPlayHigh, Until: record.ThisTrick}, []string{"who"}},
	{"plays-lowest", cards, record.Order{Kind: record.MustPlayLow, Until: record.ThisTrick}, []string{"who"}},
	{"must-designate", cards, record.Order{Kind: record.MustDesignate, Until: record.NextCard}, []string{"rank"}},
	{"either-chooses", cards, record.Order{Kind: record.EitherChooses, Until: record.NextCard}, nil},
	{"unauthorized-card", calls | cards, record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, []string{"side", "cards"}},
	{"unauthorized-claim", cards, record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, []string{"side", "claim"}},
	{"authorized-card", calls | cards, record.Order{Kind: record.Authorized, Until: record.EndOfPlay}, []string{"side", "cards"}},
	{"penalty-stays", cards, record.Order{Kind: record.StaysFaceUp, Until: record.WhilePenalty}, []string{"cards"}},
	{"stays-face-up", cards, record.Order{Kind: record.StaysFaceUp, Until: record.WhilePenalty}, []string{"who"}},
	{"small-after", cards, record.Order{Kind: record.SmallAfter, Until: record.WhilePenalty}, []string{"cards"}},
	{"plays-first", cards, record.Order{Kind: record.PlaysFirst, Until: record.WhilePenalty}, []string{"who"}},
	{"duty-known", cards, record.Order{Kind: record.DutyKnown, Until: record.WhilePenalty}, []string{"who"}},
	{"tricks-moved", cards | score, record.Order{Kind: record.TricksMoved}, []string{"from-side", "tricks"}},
	{"tricks-awarded", cards | score, record.Order{Kind: record.TricksAwarded}, []string{"side", "of-left"}},
	{"play-void", cards, record.Order{Kind: record.PlayVoid}, nil},
	{"is-claim", cards, record.Order{Kind: record.IsClaim}, []string{"who"}},
	{"claim-void", cards | score, record.Order{Kind: record.ClaimVoid}, nil},
	{"play-goes-on", cards, record.Order{Kind: record.PlayGoesOn}, nil},

	{"leads-from", cards, record.Order{Kind: record.LeadsFrom, Until: record.NextLead}, []string{"who"}},
	{"rights-gone", cards, record.Order{Kind: record.RightsGone, Until: record.EndOfPlay}, []string{"who"}},
	{"revoke-counts", cards, record.Order{Kind: record.RevokeCounts}, nil},
	{"contract-told", cards, record.Order{Kind: record.ContractTold}, []string{"who"}},

	{"settlement-stands", always, record.Order{Kind: record.SettlementStands}, nil},
	{"settlement-cancelled", always, record.Order{Kind: record.SettlementCancelled}, nil},
	{"right-kept", always, record.Order{Kind: record.RightKept}, nil},
	{"not-rectified", always, record.Order{Kind: record.NotRectified}, nil},
	{"counts-as-early", cards, record.Order{Kind: record.Due, Opens: record.PlayOutOfTurn}, []string{"who"}},
	{"ruled-with-later", calls | cards, record.Order{Kind: record.RuledWithLater}, nil},
	{"question-answered", calls | cards, record.Order{Kind: record.QuestionAnswered}, []string{"who"}},
	{"question-refused", calls | cards, record.Order{Kind: record.QuestionRefused}, []string{"who"}},
	{"no-irregularity", always, record.Order{Kind: record.NoIrregularity}, nil},
	later("review-damage", calls|cards, record.ReviewDamage),
	later("review-awareness", calls|cards, record.ReviewAwareness),
	later("review-explained", calls|cards, record.ReviewExplained),
	later("review-info", calls|cards, record.ReviewInfo),
	later("review-exposed", cards, record.ReviewExposed),
	later("review-dummy", cards, record.ReviewDummy),
	later("review-revoke", cards|score, record.ReviewRevoke),
	later("review-rights", always, record.ReviewRights),
	later("review-defence", cards, record.ReviewDefence),
	later("review-manner", always, record.ReviewManner),
	later("revoke-tricks", cards|score, record.RevokeTricks),
	{"card-restored", calls | cards, record.Order{Kind: record.CardRestored}, []string{"who"}},
	{"card-removed", calls | cards, record.Order{Kind: record.CardRemoved}, []string{"who"}},
	{"dealt-again", always, record.Order{Kind: record.DealtAgain}, nil},
	{"result-cancelled", always, record.Order{Kind: record.ResultCancelled}, nil},
	{"board-later", always, record.Order{Kind: record.BoardLater}, nil},
	{"weighted-score", score, record.Order{Kind: record.WeightedScore}, nil},
	{"average-plus", always, record.Order{Kind: record.AveragePlus}, []string{"side"}},
	{"average", always, record.Order{Kind: record.Average}, []string{"side"}},
	{"average-minus", always, record.Order{Kind: record.AverageMinus}, []string{"side"}},
	{"seats-changed", calls, record.Order{Kind: record.SeatsChanged}, nil},
	{"substitute-board", always, record.Order{Kind: record.SubstituteBoard}, nil},
	{"board-righted", always, record.Order{Kind: record.BoardRighted}, nil},
	{"marks-govern", always, record.Order{Kind: record.MarksGovern}, nil},
	{"board-unused", calls, record.Order{Kind: record.BoardUnused}, nil},
	{"boards-moved", always, record.Order{Kind: record.BoardsMoved}, nil},
	{"own-seats", always, record.Order{Kind: record.OwnSeats}, nil},
	{"request-granted", always, record.Order{Kind: record.RequestGranted}, []string{"who"}},
	{"request-refused", always, record.Order{Kind: record.RequestRefused}, []string{"who"}},
	{"round-open", always, record.Order{Kind: record.RoundOpen}, nil},
	{"round-over", always, record.Order{Kind: record.RoundOver}, nil},
	{"session-over", always, record.Order{Kind: record.SessionOver}, nil},
	later("review-count", calls|cards, record.ReviewCount),
	{"score-corrected", score, record.Order{Kind: record.ScoreCorrected}, []string{"side", "tricks"}},
	{"adjust-score", always, record.Order{Kind: record.AdjustScore}, nil},
	{"artificial-score", always, record.Order{Kind: record.ArtificialScore}, nil},
	{"adjust-side", score, record.Order{Kind: record.AdjustSide}, []string{"side"}},
	{"adjust-each", score, record.Order{Kind: record.AdjustEach}, nil},
	{"score-stands", score, record.Order{Kind: record.ScoreStands}, nil},
	{"penalty-later", always, record.Order{Kind: record.PenaltyLater}, []string{"side"}},

	{"warned", always, record.Order{Kind: record.Warned}, []string{"who"}},
	{"disciplined", always, record.Order{Kind: record.Disciplined}, []string{"who"}},
	{"reported", always, record.Order{Kind: record.Reported}, []string{"who"}},
	{"spectator-told", always, record.Order{Kind: record.SpectatorTold}, nil},
	{"facts-found", always, record.Order{Kind: record.FactsFound}, []string{"side"}},
	{"ruling-replaced", always, record.Order{Kind: record.RulingReplaced}, nil},
	{"ruling-stands", always, record.Order{Kind: record.RulingStands}, nil},
	{"appeal-told", score, record.Order{Kind: record.AppealTold}, nil},
	{"appeal-refused", score, record.Order{Kind: record.AppealRefused}, nil},
	{"appeal-to-director", score, record.Order{Kind: record.AppealToDirector}, nil},
	{"appeal-to-committee", score, record.Order{Kind: record.AppealToCommittee}, nil},
	{"scored-apart", score, record.Order{Kind: record.ScoredApart}, nil},
}

// later is the form of a look at the board when it is over.
func later(id string, in part, review record.MatterKind) form {
	return form{id, in, record.Order{Kind: record.Due, Opens: review, From: record.EndOfPlay}, nil}
}
