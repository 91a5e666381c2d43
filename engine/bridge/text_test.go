package bridge

import (
	"encoding/json"
	"testing"
)

// TestTextRoundTrip: what is stored comes back, zero values too, and a key that is not text is refused.
func TestTextRoundTrip(t *testing.T) {
	type all struct {
		Seat  Seat
		Denom Denom
		Card  Card
		Call  Call
		Rank  Rank
	}
	for _, want := range []all{{}, {North, NoTrump, NewCard(Diamonds, Ten), Bid(3, NoTrump), Ace}, {West, Clubs, NewCard(Spades, Two), Redouble, Two}} {
		text, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got all
		if err := json.Unmarshal(text, &got); err != nil || got != want {
			t.Errorf("%s came back as %+v, %v", text, got, err)
		}
	}
	for _, bad := range []string{`{"Seat":"X"}`, `{"Card":"D1"}`, `{"Call":"0H"}`, `{"Denom":"Z"}`, `{"Rank":"1"}`} {
		if err := json.Unmarshal([]byte(bad), new(all)); err == nil {
			t.Errorf("%s was read", bad)
		}
	}
}
