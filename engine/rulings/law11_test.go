package rulings

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// noticedAndPlayedOn is a record in which South, declarer, ruffs a club and holds one. East draws attention to it, the play goes on to the next
// trick, and only then does West call the director.
func noticedAndPlayedOn(t *testing.T) *record.Record {
	t.Helper()
	deal, err := bridge.ParseDeal("N:K..2.9 3.9..J A5...Q 2.8..6")
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Deal: deal, Contract: bridge.Contract{Bid: bridge.Bid(4, bridge.Spades), Declarer: bridge.South}}
	for _, c := range []string{"C6", "C9", "CJ", "S5"} {
		rec.Events = append(rec.Events, record.Event{Kind: record.Play, Card: cardNamed(t, c)})
	}
	rec.Events = append(rec.Events, record.Event{Kind: record.Attention, Seat: bridge.East, Of: 4})
	for _, c := range []string{"SA", "S2", "SK", "S3"} {
		rec.Events = append(rec.Events, record.Event{Kind: record.Play, Card: cardNamed(t, c)})
	}
	rec.Events = append(rec.Events, record.Event{Kind: record.Director, Seat: bridge.West})
	return rec
}

// rulingsOn is the kinds of matter that are ruled, in order, when the director finds what found says.
func rulingsOn(t *testing.T, rec *record.Record, e law.Edition, found map[procedure.FactID]record.AnswerID) []record.MatterKind {
	t.Helper()
	desk := NewDesk(rec, e, law.Authority{})
	var out []record.MatterKind
	for {
		task, err := desk.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case AtEnd:
			return out
		case AtQuestion:
			answer, ok := found[task.Outcome.Need.Key.Fact]
			if !ok {
				t.Fatalf("%s: %s is asked", task.Matter.Kind, task.Outcome.Need.Key.Fact)
			}
			desk.Find(task.Outcome.Need.Key, record.Answer{ID: answer})
		case AtRuling:
			out = append(out, task.Matter.Kind)
			if err := desk.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		case AtEvent:
		default:
			t.Fatalf("%s: the desk stops", task.Matter.Kind)
		}
	}
}

func TestARightIsRuledOnBeforeWhatItIsARightTo(t *testing.T) {
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
		lost := rulingsOn(t, noticedAndPlayedOn(t), e, map[procedure.FactID]record.AnswerID{mayHaveGained.ID: procedure.No, forfeits.ID: procedure.Yes})
		if len(lost) != 1 || lost[0] != record.ActedTooSoon {
			t.Errorf("%s: the right is lost, and %v are ruled", e, lost)
		}
		kept := rulingsOn(t, noticedAndPlayedOn(t), e, map[procedure.FactID]record.AnswerID{mayHaveGained.ID: procedure.No, forfeits.ID: procedure.No})
		if len(kept) != 2 || kept[0] != record.ActedTooSoon || kept[1] != record.Revoke {
			t.Errorf("%s: the right is kept, and %v are ruled", e, kept)
		}
	}
}

func TestAGainByIgnoranceIsTakenFromOneSideAloneSince2017(t *testing.T) {
	if Tree(record.ReviewRights, law.Edition2007) != nil {
		t.Error("the 2007 Laws adjust no score of one side alone")
	}
	for _, b := range Tree(record.ReviewRights, law.Edition2017).Branches {
		want := map[record.AnswerID]procedure.Role{actingSide: procedure.LHO, otherSide: procedure.Offender}[b.Answer]
		clause := b.Next.Clauses[0]
		if (clause.Kind == record.AdjustSide) != (want != procedure.Nobody) || clause.On != want {
			t.Errorf("%s: %s on %s", b.Answer, clause.Kind, clause.On)
		}
	}
}
