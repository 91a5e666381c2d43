package i18n

import (
	"math/big"
	"testing"
)

func TestDecimals(t *testing.T) {
	for _, test := range []struct {
		num, den               int64
		english, greek, signed string
	}{
		{14, 5, "2.8", "2,8", "+2.8"}, {-14, 5, "−2.8", "−2,8", "−2.8"}, {620, 1, "620", "620", "+620"}, {-100, 1, "−100", "−100", "−100"},
		{0, 1, "0", "0", "0"}, {17, 3, "5.67", "5,67", "+5.67"}, {127, 25, "5.08", "5,08", "+5.08"}, {-1, 1000, "0", "0", "0"},
	} {
		r := big.NewRat(test.num, test.den)
		if en, el := New(English).Decimal(r), New(Greek).Decimal(r); en != test.english || el != test.greek {
			t.Errorf("%s: got %s and %s", r.RatString(), en, el)
		}
		if got := New(English).Signed(r); got != test.signed {
			t.Errorf("%s signed: got %s", r.RatString(), got)
		}
	}
}
