package law

import (
	"errors"
	"testing"
)

func TestParseEdition(t *testing.T) {
	for _, e := range Editions {
		if got, err := ParseEdition(e.String()); got != e || err != nil {
			t.Errorf("ParseEdition(%q) = %v, %v", e.String(), got, err)
		}
	}
	var refused NotPublishedError
	if e, err := ParseEdition("2027"); e != NoEdition || !errors.As(err, &refused) || refused.Edition != Edition2027 {
		t.Errorf("2027 is read as %v, %v", e, err)
	}
	var unknown UnknownEditionError
	for _, text := range []string{"", "1997", "2017.1", "no edition", " 2017"} {
		if e, err := ParseEdition(text); e != NoEdition || !errors.As(err, &unknown) || unknown.Text != text {
			t.Errorf("%q is read as %v, %v", text, e, err)
		}
	}
}

func TestEditions(t *testing.T) {
	for _, test := range []struct {
		edition   Edition
		text      string
		base      Edition
		published bool
	}{
		{NoEdition, "no edition", NoEdition, false},
		{Edition2007, "2007", Edition2007, true},
		{Edition2017, "2017", Edition2017, true},
		{Edition2024, "2024", Edition2017, true},
		{Edition2027, "2027", NoEdition, false},
		{9, "Edition(9)", NoEdition, false},
	} {
		e := test.edition
		if e.String() != test.text || e.Base() != test.base || e.Published() != test.published {
			t.Errorf("%d: %s, base %v, published %v", uint8(e), e, e.Base(), e.Published())
		}
	}
	var forgotten Edition
	if forgotten != NoEdition || Default != Edition2024 {
		t.Errorf("the zero edition is %v, the default %v", forgotten, Default)
	}
}

func TestAuthority(t *testing.T) {
	silent, strict := Authority{}, Authority{Name: "X", DefendersMayNotAsk: true, Assigned: Extremes}
	for _, test := range []struct {
		edition   Edition
		authority Authority
		mayAsk    bool
		method    AssignedMethod
	}{
		{Edition2007, silent, true, Weighted},
		{Edition2007, strict, false, Extremes},
		{Edition2017, silent, true, Weighted},
		{Edition2017, strict, true, Weighted}, // the choice is gone
		{Edition2024, strict, true, Weighted},
	} {
		a := test.authority
		if a.DefendersMayAsk(test.edition) != test.mayAsk || a.Method(test.edition) != test.method {
			t.Errorf("%+v under %v: may ask %v, method %v", a, test.edition, a.DefendersMayAsk(test.edition), a.Method(test.edition))
		}
	}
	if silent.FaceUpLead || silent.SuitOrder != OrderNotNamed {
		t.Errorf("the Laws alone: %+v", silent)
	}
}
