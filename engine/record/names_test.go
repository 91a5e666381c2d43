package record

import "testing"

// What is stored by name must come back as what it was, whatever kinds are added.
func TestEveryKindOfEventHasANameOfItsOwn(t *testing.T) {
	if len(kindNames) != int(Choice)+1 {
		t.Fatalf("%d names for the kinds up to %d", len(kindNames), Choice)
	}
	for k := NoEvent; k <= Choice; k++ {
		text, err := k.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var back Kind
		if err := back.UnmarshalText(text); err != nil || back != k {
			t.Errorf("kind %d is written %q and read %d: %v", k, text, back, err)
		}
	}
	if err := new(Kind).UnmarshalText([]byte("dance")); err == nil {
		t.Error("a word that names no kind is read")
	}
}
