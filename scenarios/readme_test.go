package scenarios

import (
	"os"
	"strings"
	"testing"

	"rectify/engine/record"
)

// An author writes with the README open: its example loads, and it has every key, every verb and every word of
// an order.
func TestTheReadmeHasTheWholeFormat(t *testing.T) {
	data, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	readme := string(data)
	_, example, found := strings.Cut(readme, "```yaml\n")
	example, _, closed := strings.Cut(example, "```\n")
	if !found || !closed {
		t.Fatal("the README has no example")
	}
	s, faults := Load("README", []byte(example))
	if s == nil {
		t.Fatalf("the README's example: %v", faults)
	}
	if len(s.Key) != 2 {
		t.Errorf("the README's example has %d keys", len(s.Key))
	}
	for _, k := range file.keys {
		if !strings.Contains(readme, k.name+":") && !strings.Contains(readme, "`"+k.name+"`") {
			t.Errorf("the README does not name %s", k.name)
		}
	}
	for word, e := range examples {
		if !strings.Contains(readme, "`"+e.example+"`") {
			t.Errorf("the README has no example of %s", word)
		}
	}
	has := func(word string) {
		t.Helper()
		if !strings.Contains(readme, "`"+word+"`") {
			t.Errorf("the README does not name %s", word)
		}
	}
	for _, k := range record.OrderKinds() {
		has(orderWord(k))
	}
	for m := record.Now; known(m.String()); m++ {
		has(m.String())
	}
	for r := record.NoRule + 1; known(r.String()); r++ {
		has(r.String())
	}
}
