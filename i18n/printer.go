package i18n

import (
	"errors"
	"fmt"
	"log/slog"

	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// A Lang is a language of the program, as its ISO 639 code.
type Lang string

// The two languages are equals: neither is a translation of the other.
const (
	English Lang = "en"
	Greek   Lang = "el"
)

// Langs holds the languages, for ranging over.
var Langs = [2]Lang{English, Greek}

// Other is the other language.
func (l Lang) Other() Lang {
	if l == Greek {
		return English
	}
	return Greek
}

// ErrNoMessage is the cause of a [Fault] when a language has no words for the key.
var ErrNoMessage = errors.New("no such message")

// A Fault is a message that could not be said: no words for its key, or arguments that do not fit.
type Fault struct {
	Lang Lang
	Key  string
	Err  error
}

// Error names the key and the language, for whoever mends it; a person who uses the program never sees it.
func (f *Fault) Error() string { return fmt.Sprintf("message %q in %q: %v", f.Key, f.Lang, f.Err) }

// Unwrap is the cause.
func (f *Fault) Unwrap() error { return f.Err }

// A Printer says messages in one language. It is cheap to make, never changes and may be used by many goroutines.
type Printer struct {
	lang      Lang
	catalogue *catalogue
	localizer *goi18n.Localizer
	report    func(error)
}

// New is a printer for lang; a language that the program does not speak gives English. Faults go to the log.
func New(lang Lang) *Printer {
	return newPrinter(lang, embedded(), func(err error) { slog.Error("words", "fault", err) })
}

func newPrinter(lang Lang, c *catalogue, report func(error)) *Printer {
	if lang != Greek {
		lang = English
	}
	return &Printer{lang, c, goi18n.NewLocalizer(c.bundle, string(lang)), report}
}

// Reporting is a printer like p that hands every fault to report instead of the log. A test gives one that fails:
//
//	p := i18n.New(lang).Reporting(func(err error) { t.Error(err) })
func (p *Printer) Reporting(report func(error)) *Printer {
	return newPrinter(p.lang, p.catalogue, report)
}

// Lang is the language that p speaks.
func (p *Printer) Lang() Lang { return p.lang }

// unsaid stands where neither language has words. It is the same in both, and shows no identifier.
const unsaid = "…"

// T says the message key. The arguments are names and values in turn: T("orders.passes", "Seat", bridge.North). A value
// may be a string, an int, a time, a seat, side, suit, call, card, rank, a slice of one of these, or what a method of a
// Printer returns. An int called Count chooses between singular and plural.
//
// A fault is reported and the other language's words are used; a person never sees a key.
func (p *Printer) T(key string, args ...any) string {
	text, err := p.Lookup(key, args...)
	if err == nil {
		return text
	}
	p.report(err)
	if text, err = newPrinter(p.lang.Other(), p.catalogue, p.report).Lookup(key, args...); err == nil {
		return text
	}
	return unsaid
}

// missingIsError makes an argument that was not given a fault, where text/template would print "<no value>".
var missingIsError = &template.TextParser{Option: "missingkey=error"}

// Lookup is the message key as T says it, or a [*Fault] if it cannot be said in this language.
func (p *Printer) Lookup(key string, args ...any) (string, error) {
	m, ok := p.catalogue.messages[p.lang][key]
	if !ok {
		return "", &Fault{p.lang, key, ErrNoMessage}
	}
	data, err := p.words(args)
	if err != nil {
		return "", &Fault{p.lang, key, err}
	}
	config := &goi18n.LocalizeConfig{MessageID: m.ID, TemplateData: data, TemplateParser: missingIsError}
	if n, ok := data["Count"].(Number); ok && m.One != "" { // else the one text serves every count
		config.PluralCount = n.n
	}
	text, err := p.localizer.Localize(config)
	if err != nil {
		return "", &Fault{p.lang, key, err}
	}
	return text, nil
}

// words gives each argument its grammar.
func (p *Printer) words(args []any) (map[string]any, error) {
	if len(args)%2 != 0 {
		return nil, errors.New("the arguments are not names and values in turn")
	}
	data := make(map[string]any, len(args)/2)
	for i := 0; i < len(args); i += 2 {
		name, ok := args[i].(string)
		if !ok {
			return nil, fmt.Errorf("argument %d is %T, not a name", i, args[i])
		}
		word, err := p.word(args[i+1])
		if err != nil {
			return nil, fmt.Errorf("argument %s: %w", name, err)
		}
		data[name] = word
	}
	return data, nil
}
