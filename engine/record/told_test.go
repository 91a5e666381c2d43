package record

import "testing"

// What is asked and told about calls: only what the record proves, or what attention was drawn to, is a matter.
func TestWhatIsAskedAndToldAboutCalls(t *testing.T) {
	system := []Explanation{{Of: 1, Agreed: []Meaning{{Points: Range{12, 14}}}, Explained: []Meaning{{Points: Range{15, 17}}}}}
	for _, c := range []struct {
		name    string
		system  []Explanation
		events  []Event
		matters string
	}{
		{"a right explanation by the right player", nil, []Event{{Kind: Explained, Seat: north, Of: 1}}, ""},
		{"a mistaken one", system, []Event{{Kind: Explained, Seat: north, Of: 1}}, "misinformation@2/N"},
		{"the second corrects the first", system, []Event{{Kind: Explained, Seat: north, Of: 1}, {Kind: Explained, Seat: north, Of: 1}},
			"misinformation@2/N explanation-corrected@3/N"},
		{"the partner corrects it", system, []Event{{Kind: Explained, Seat: north, Of: 1}, {Kind: Attention, Seat: south, Of: 2}},
			"misinformation@2/N explanation-corrected@3/S"},
		{"an opponent points at it", system, []Event{{Kind: Explained, Seat: north, Of: 1}, {Kind: Attention, Seat: west, Of: 2}}, "misinformation@2/N"},
		{"an alert that was missed is made good", system, []Event{{Kind: Attention, Seat: north, Of: 1}}, "misinformation@1/N explanation-corrected@2/N"},
		{"a player explains the own call", nil, []Event{{Kind: Explained, Seat: south, Of: 1}}, "answer-given@2/S"},
		{"an opponent of the caller explains", system, []Event{{Kind: Explained, Seat: east, Of: 1}}, "answer-given@2/E"},
		{"a question", nil, []Event{{Kind: Asked, Seat: west, Of: 1}}, ""},
		{"a question objected to", nil, []Event{{Kind: Asked, Seat: west, Of: 1}, {Kind: Attention, Seat: south, Of: 2}}, "question-asked@2/W"},
		{"by the own partner", nil, []Event{{Kind: Asked, Seat: west, Of: 1}, {Kind: Attention, Seat: east, Of: 2}}, ""},
		{"a pause objected to", nil, []Event{{Kind: Paused, Seat: west}, {Kind: Attention, Seat: south, Of: 2}}, "extraneous-information@2/W"},
	} {
		t.Run(c.name, func(t *testing.T) {
			sc := begin(t, south, "")
			sc.rec.System = c.system
			sc.calls("1NT").do(c.events...)
			sc.see(look{turn: "W", calls: "S:1NT", matters: c.matters})
		})
	}
}
