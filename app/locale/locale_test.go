package locale

import (
	"os"
	"testing"
)

func TestALocaleWithoutALanguageGetsOne(t *testing.T) {
	for _, tt := range []struct {
		name                       string
		all, messages, lang        string
		wantAll, wantMess, wantChr string
	}{
		{name: "nothing is set"},
		{name: "a language was chosen", lang: "el_GR.UTF-8"},
		{name: "the plain locale is understood", all: "C", wantAll: "C"},
		{name: "letters alone", lang: "C.UTF-8", wantMess: "en_US.UTF-8"},
		{name: "letters alone, for everything", all: "C.UTF-8", lang: "el_GR.UTF-8", wantMess: "en_US.UTF-8", wantChr: "C.UTF-8"},
		{name: "messages have a language", messages: "el_GR.UTF-8", lang: "C.UTF-8", wantMess: "el_GR.UTF-8"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Setenv("LC_ALL", tt.all)
			t.Setenv("LC_MESSAGES", tt.messages)
			t.Setenv("LANG", tt.lang)
			t.Setenv("LC_CTYPE", "")
			if err := settle(); err != nil {
				t.Fatal(err)
			}
			for name, want := range map[string]string{"LC_ALL": tt.wantAll, "LC_MESSAGES": tt.wantMess, "LANG": tt.lang, "LC_CTYPE": tt.wantChr} {
				if got := os.Getenv(name); got != want {
					t.Errorf("%s is %q, not %q", name, got, want)
				}
			}
		})
	}
}
