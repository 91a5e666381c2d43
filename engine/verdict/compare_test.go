package verdict_test

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// A stop says which ruling of a record is meant: the one after these answers, the n-th.
type stop struct {
	answers map[procedure.FactID]record.Answer
	n       int
}

var (
	refused  = map[procedure.FactID]record.Answer{"call-intended": {ID: "yes"}, "accepts-bid": {ID: "refuse"}}
	accepted = map[procedure.FactID]record.Answer{"call-intended": {ID: "yes"}, "accepts-bid": {ID: "accept"}}
)

func with(base map[procedure.FactID]record.Answer, fact procedure.FactID, a record.Answer) map[procedure.FactID]record.Answer {
	out := map[procedure.FactID]record.Answer{fact: a}
	for k, v := range base {
		out[k] = v
	}
	return out
}

// at takes r to a ruling.
func at(t testing.TB, r record.Record, e law.Edition, s stop) visit {
	t.Helper()
	d := rulings.NewDesk(&r, e, law.Authority{})
	for n := 1; ; {
		task, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case rulings.AtEvent:
		case rulings.AtQuestion:
			a, ok := s.answers[task.Outcome.Need.Key.Fact]
			if !ok {
				return visit{d, task, d.State()}
			}
			d.Find(task.Outcome.Need.Key, a)
		case rulings.AtChoice:
			if err := d.Choose(task, s.answers[task.Outcome.Need.Key.Fact]); err != nil {
				t.Fatal(err)
			}
		case rulings.AtRuling:
			if n == s.n {
				return visit{d, task, d.State()}
			}
			n++
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		default:
			t.Fatalf("no ruling %d: the desk is at task %d", s.n, task.Kind)
		}
	}
}

func (v visit) input(level int, given []record.Order, cites ...law.Cite) verdict.Input {
	return verdict.Input{State: v.state, Matter: v.task.Matter, Edition: v.desk.Edition, Engine: v.task.Outcome,
		Given: given, Cites: cites, Level: level}
}

// Orders as a trainee composes them. Events are those of oneHeart and leadAgainstSpades.
var (
	oneHeartDead   = record.Order{Kind: record.CallCancelled, On: bridge.North, What: record.Scope{Event: 2}}
	oneHeartStands = record.Order{Kind: record.CallStands, On: bridge.North, What: record.Scope{Event: 2, Call: call("1H")}}
	auctionGoesOn  = record.Order{Kind: record.AuctionGoesOn}
	southPasses    = record.Order{Kind: record.MustPass, On: bridge.South, Until: record.EndOfAuction}
	southPassesOne = record.Order{Kind: record.MustPass, On: bridge.South, Until: record.NextTurn}
	southMayChange = record.Order{Kind: record.MayChangeCall, On: bridge.South}
	forbidOne      = record.Order{Kind: record.Due, On: bridge.South, From: record.FirstTurnToLead, Opens: record.LeadRestriction,
		What: record.Scope{Rule: record.SuitUnspecified}}
	forbidAny = record.Order{Kind: record.Due, On: bridge.South, From: record.FirstTurnToLead, Opens: record.LeadRestriction,
		What: record.Scope{Rule: record.AnySuit}}
	notForSouth  = record.Order{Kind: record.Unauthorized, On: bridge.South, What: record.Scope{Event: 2}, Until: record.EndOfPlay}
	fineForSouth = record.Order{Kind: record.Authorized, On: bridge.South, What: record.Scope{Event: 2}, Until: record.EndOfPlay}
	lookAtDamage = record.Order{Kind: record.Due, From: record.EndOfPlay, Opens: record.ReviewDamage}
	lookAt72C    = record.Order{Kind: record.Due, From: record.EndOfPlay, Opens: record.ReviewAwareness}
)

func noLead(suit bridge.Suit) record.Order {
	return record.Order{Kind: record.MustNotLead, On: bridge.South, What: record.Scope{Suit: suit}, Until: record.WhileOnLead}
}

func lead(suit bridge.Suit) record.Order {
	return record.Order{Kind: record.MustLead, On: bridge.South, What: record.Scope{Suit: suit}, Until: record.NextLead}
}

func TestCompare(t *testing.T) {
	const e07, e17 = law.Edition2007, law.Edition2017
	free := oneHeart("2H", false, shows(fiveUp, opener))
	early := oneHeart("2H", true, shows(fiveUp, opener))
	jump := oneHeart("3H", false, shows(fiveUp, weak))
	forbidHearts := with(refused, "forbids-lead", record.Answer{ID: "forbid", Suit: bridge.Hearts})
	requireHearts := with(refused, "restricts-lead", record.Answer{ID: "require", Suit: bridge.Hearts})
	for _, tt := range []struct {
		name    string
		record  record.Record
		edition law.Edition
		stop    stop
		given   []record.Order
		cites   []law.Cite
		level   int
		want    verdict.Grade
		lines   []verdict.LineKind // but for Right
	}{
		{"free, in few words", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn, lookAtDamage}, cites("27B1(a)"), 4, verdict.Correct, kinds(verdict.Remark)},
		{"free, early replacement, in few words", early, e17, stop{refused, 1}, []record.Order{lookAtDamage}, cites("27B1(a)"), 4,
			verdict.Correct, kinds(verdict.Remark, verdict.Remark, verdict.Remark)},
		{"nothing said", free, e17, stop{refused, 2}, nil, cites("27B1(a)"), 1, verdict.Incomplete, kinds(verdict.Missing, verdict.Missing, verdict.Remark)},
		{"reminder forgotten at a club", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn}, cites("27B"), 2, verdict.Correct,
			kinds(verdict.Remark, verdict.Remark)},
		{"reminder forgotten at level 3", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn}, cites("27B"), 3, verdict.Incomplete,
			kinds(verdict.Remark, verdict.Missing)},
		{"another reminder", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn, lookAt72C, lookAtDamage}, cites("27B1(a)"), 5,
			verdict.Correct, kinds(verdict.Remark, verdict.Remark)},
		{"section at level 4", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn, lookAtDamage}, cites("27B"), 4, verdict.RightWrongLaw,
			kinds(verdict.Remark)},
		{"another law", free, e17, stop{refused, 2}, []record.Order{auctionGoesOn, lookAtDamage}, cites("28A"), 1, verdict.RightWrongLaw,
			kinds(verdict.Remark)},
		{"partner barred though free", free, e17, stop{refused, 2}, []record.Order{southPasses, lookAtDamage}, cites("27B2"), 1, verdict.Wrong,
			kinds(verdict.Remark, verdict.Remark, verdict.Extra)},
		{"information not called for", free, e17, stop{refused, 2}, []record.Order{notForSouth, lookAtDamage}, cites("27B1(a)"), 1, verdict.Wrong,
			kinds(verdict.Remark, verdict.Remark, verdict.Extra)},
		{"the same information in 2007", oneHeart("2S", false, shows(fourUp, opener)), e07, stop{refused, 2}, []record.Order{auctionGoesOn, lookAtDamage},
			cites("27B1(b)"), 1, verdict.Incomplete, kinds(verdict.Remark, verdict.Missing)},

		{"silenced, all said", jump, e17, stop{refused, 2}, []record.Order{southPasses, forbidOne, notForSouth, lookAt72C}, cites("27B2"), 5,
			verdict.Correct, kinds(verdict.Remark)},
		{"passes once for throughout", jump, e17, stop{refused, 2}, []record.Order{southPassesOne, forbidOne, notForSouth, lookAt72C}, cites("27B2"), 1,
			verdict.Wrong, kinds(verdict.Remark, verdict.Weak)},
		{"may for must", jump, e17, stop{refused, 2}, []record.Order{southMayChange, forbidOne, notForSouth, lookAt72C}, cites("27B2"), 1,
			verdict.Wrong, kinds(verdict.Remark, verdict.Opposite)},
		{"lead option left out", jump, e17, stop{refused, 2}, []record.Order{southPasses, notForSouth}, cites("27B2"), 1, verdict.Incomplete,
			kinds(verdict.Remark, verdict.Missing, verdict.Remark)},
		{"any suit for an unspecified one", jump, e17, stop{refused, 2}, []record.Order{southPasses, forbidAny, notForSouth}, cites("27B2"), 1,
			verdict.Wrong, kinds(verdict.Remark, verdict.Strong, verdict.Remark)},
		{"authorized for unauthorized", jump, e17, stop{refused, 2}, []record.Order{southPasses, forbidOne, fineForSouth}, cites("27B2"), 1,
			verdict.Wrong, kinds(verdict.Remark, verdict.Opposite, verdict.Remark)},
		{"throughout and once", jump, e17, stop{refused, 2}, []record.Order{southPasses, southPassesOne, forbidOne, notForSouth}, cites("27B2"), 1,
			verdict.Wrong, kinds(verdict.Remark, verdict.Remark, verdict.Weak)},

		{"interim: cancelled", free, e17, stop{refused, 1}, []record.Order{oneHeartDead}, cites("27B"), 5, verdict.Correct, nil},
		{"interim: it stands", free, e17, stop{refused, 1}, []record.Order{oneHeartStands}, cites("27B"), 1, verdict.Wrong, kinds(verdict.Opposite)},
		{"interim: both", free, e17, stop{refused, 1}, []record.Order{oneHeartDead, oneHeartStands}, cites("27B"), 1, verdict.Wrong, kinds(verdict.Opposite)},
		{"accepted", free, e17, stop{accepted, 1}, []record.Order{oneHeartStands}, cites("27A1"), 5, verdict.Correct, kinds(verdict.Remark)},
		{"accepted, it is not said to stand", free, e17, stop{accepted, 1}, []record.Order{auctionGoesOn}, cites("27A1"), 5, verdict.Correct, kinds(verdict.Remark)},
		{"accepted, but cancelled", free, e17, stop{accepted, 1}, []record.Order{oneHeartDead}, cites("27A1"), 1, verdict.Wrong, kinds(verdict.Opposite, verdict.Remark)},

		{"lead forbidden", leadAgainstSpades(), e17, stop{forbidHearts, 3}, []record.Order{noLead(bridge.Hearts)}, cites("26B"), 5, verdict.Correct, nil},
		{"lead required where forbidden", leadAgainstSpades(), e17, stop{forbidHearts, 3}, []record.Order{lead(bridge.Hearts)}, cites("26B"), 1,
			verdict.Wrong, kinds(verdict.Opposite)},
		{"another suit required", leadAgainstSpades(), e17, stop{forbidHearts, 3}, []record.Order{lead(bridge.Clubs)}, cites("26B"), 1,
			verdict.Wrong, kinds(verdict.Strong)},
		{"another suit forbidden", leadAgainstSpades(), e17, stop{forbidHearts, 3}, []record.Order{noLead(bridge.Clubs)}, cites("26B"), 1,
			verdict.Wrong, kinds(verdict.Missing, verdict.Extra)},
		{"lead required in 2007", leadAgainstSpades(), e07, stop{requireHearts, 3}, []record.Order{lead(bridge.Hearts)}, cites("26A2"), 5, verdict.Correct, nil},
		{"forbidden for required in 2007", leadAgainstSpades(), e07, stop{requireHearts, 3}, []record.Order{noLead(bridge.Clubs)}, cites("26A2"), 1,
			verdict.Wrong, kinds(verdict.Weak)},
		{"a call that was not made", free, e17, stop{refused, 1}, []record.Order{oneHeartDead, {Kind: record.CallStands, What: record.Scope{Event: 9}}},
			cites("27B"), 1, verdict.Wrong, kinds(verdict.Extra)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := at(t, tt.record, tt.edition, tt.stop)
			got := verdict.Compare(v.input(tt.level, tt.given, tt.cites...))
			if got.Grade != tt.want {
				t.Errorf("grade %v, want %v", got.Grade, tt.want)
			}
			var lines []verdict.LineKind
			for _, l := range got.Lines {
				if l.Kind != verdict.Right {
					lines = append(lines, l.Kind)
				}
			}
			if !slices.Equal(lines, tt.lines) {
				t.Errorf("lines %v, want %v", lines, tt.lines)
				for _, l := range got.Lines {
					t.Logf("%v: given %v, wanted %v", l.Kind, l.Given.Kind, l.Wanted.Kind)
				}
			}
		})
	}
}

func cites(all ...law.Cite) []law.Cite                 { return all }
func kinds(all ...verdict.LineKind) []verdict.LineKind { return all }

func TestALineNamesWhatItSetsSideBySide(t *testing.T) {
	v := at(t, oneHeart("3H", false, shows(fiveUp, weak)), law.Edition2017, stop{refused, 2})
	given := []record.Order{southPassesOne, forbidOne, notForSouth, lookAt72C}
	for _, l := range verdict.Compare(v.input(1, given)).Lines {
		switch l.Kind {
		case verdict.Weak:
			if l.Given != southPassesOne || l.Wanted.Until != record.Throughout || l.Wanted.Cite != "27B2" {
				t.Errorf("weak: %+v beside %+v", l.Given, l.Wanted)
			}
		case verdict.Right:
			if l.Given.Kind != l.Wanted.Kind || l.Wanted.Cite == "" {
				t.Errorf("right: %+v beside %+v", l.Given, l.Wanted)
			}
		}
	}
}

func TestATenableRulingIsAcceptable(t *testing.T) {
	v := at(t, oneHeart("3H", false, shows(fiveUp, weak)), law.Edition2017, stop{refused, 2})
	in := v.input(4, []record.Order{auctionGoesOn, lookAtDamage}, "27B1(b)")
	if g := verdict.Compare(in).Grade; g != verdict.Wrong {
		t.Fatalf("without the file's word it is %v", g)
	}
	in.Tenable = []record.Ruled{{Matter: v.task.Matter, Orders: []record.Order{
		{Kind: record.AuctionGoesOn, Cite: "27B1(b)"}, {Kind: record.Due, From: record.EndOfPlay, Opens: record.ReviewDamage, Cite: "27D"}}}}
	if g := verdict.Compare(in).Grade; g != verdict.Acceptable {
		t.Errorf("with it, %v", g)
	}
	in.Tenable[0].Orders = []record.Order{auctionGoesOn, lookAtDamage}
	if g := verdict.Compare(in).Grade; g != verdict.Acceptable {
		t.Errorf("where the file cites nothing, no citation is wrong: %v", g)
	}
	in.Given = v.task.Ruled.Orders
	in.Cites = cites("27B2")
	if g := verdict.Compare(in).Grade; g != verdict.Correct {
		t.Errorf("the engine's own is %v", g)
	}
}

func TestAnOpenBranchIsAcceptable(t *testing.T) {
	// Nobody has said what 2♦ shows, so that the replacement is an open question and then 23A is.
	v := at(t, oneHeart("2D", false, nil), law.Edition2017, stop{with(refused, "replacement", record.Answer{ID: "other-bid-or-pass"}), 2})
	if v.task.Outcome.Result != procedure.DirectorJudges {
		t.Fatalf("the engine is at result %d, not at a judgement", v.task.Outcome.Result)
	}
	for _, tt := range []struct {
		given []record.Order
		want  verdict.Grade
	}{
		{[]record.Order{auctionGoesOn, lookAtDamage}, verdict.Acceptable},
		{[]record.Order{southPasses, forbidOne, notForSouth, lookAt72C}, verdict.Acceptable},
		{[]record.Order{southPasses, notForSouth, lookAt72C}, verdict.Incomplete},
		{[]record.Order{southPassesOne}, verdict.Wrong},
	} {
		in := v.input(1, tt.given)
		in.LawChosen = true
		if m := verdict.Compare(in); m.Grade != tt.want {
			t.Errorf("%v: %v, want %v", tt.given, m.Grade, tt.want)
		} else if m.Cites != nil {
			t.Errorf("the law was marked though the case was chosen by it: %v", m.Cites)
		}
	}
}

func TestWhatTheEngineDoesNotCoverIsNotMarked(t *testing.T) {
	v := at(t, oneHeart("2H", false, nil), law.Edition2017, stop{refused, 1})
	in := v.input(1, []record.Order{auctionGoesOn})
	in.Engine = procedure.Outcome{Result: procedure.Uncovered}
	if m := verdict.Compare(in); m.Grade != verdict.NotMarked || len(m.Lines) != 0 {
		t.Errorf("marked %v with lines %v", m.Grade, m.Lines)
	}
}
