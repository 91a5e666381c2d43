// Command bank checks the bank of scenarios and shows what the engine rules, without a screen.
//
//	bank check    [-lang en|el] [FILE|DIR…]
//	bank rule     [-edition YEAR] [-lang en|el] [-json] FILE|ID
//	bank vectors  [-lang en|el] [-json] [ID…]
//	bank coverage [-lang en|el] [-json]
//	bank flowchart [-edition YEAR] [-lang en|el] -o FILE.svg|FILE.pdf|-changes LAW
//
// check compares the author's keys with the engine's rulings, rule shows the rulings for one scenario, vectors tries every
// vector of the digest of the Laws, coverage shows what is coded, tested and met, and flowchart draws a law's procedures, or with -changes tells what differs in them
// between 2007 and now. The exit status is 0 if nothing is wrong,
// 1 if a file has a fault, a key disagrees or a vector fails, and 2 if the command was not understood. A key about a matter for
// which no procedure is coded can be compared with nothing: check says so, and counts no disagreement.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"rectify/engine/law"
	"rectify/i18n"
)

// The exit statuses.
const (
	fine  = 0
	wrong = 1
	usage = 2
)

// A command is one of the subcommands.
type command struct {
	name string
	args string // as the usage says them
	help string
	run  func(s *session, args []string) int
}

var commands = []command{
	{"check", "[-lang en|el] [FILE|DIR…]", "look for faults and compare the keys with the engine; without a file, in the program's own bank", check},
	{"rule", "[-edition YEAR] [-lang en|el] [-json] FILE|ID", "show the engine's rulings for a scenario, with the way that led to them", rule},
	{"vectors", "[-lang en|el] [-json] [ID…]", "try the vectors of the digest of the Laws", vectors},
	{"coverage", "[-lang en|el] [-json]", "show what is coded, tested and met, a line a law and edition", coverage},
	{"flowchart", "[-edition YEAR] [-lang en|el] -o FILE.svg|FILE.pdf|-changes LAW", "draw a law's procedures as flowcharts for A4, or tell what changed in them since 2007", flowchart},
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the program, with its exit status.
func run(args []string, out, err io.Writer) int {
	if len(args) > 0 {
		for _, c := range commands {
			if c.name == args[0] {
				s := &session{command: c, out: out, err: err, edition: law.Default, p: i18n.New(i18n.English)}
				return c.run(s, args[1:])
			}
		}
		fmt.Fprintf(err, "bank: there is no command %q\n", args[0])
	}
	fmt.Fprintln(err, "usage:")
	for _, c := range commands {
		fmt.Fprintf(err, "  bank %s %s\n        %s\n", c.name, c.args, c.help)
	}
	return usage
}

// A session is one command being carried out: where it writes, and what its flags say.
type session struct {
	command command
	out     io.Writer
	err     io.Writer
	p       *i18n.Printer
	edition law.Edition
	json    bool
	file    string // to be written
	changes bool   // tell what changed
}

// parse reads the flags that are named, and gives the arguments after them.
func (s *session) parse(args []string, names ...string) ([]string, error) {
	set := flag.NewFlagSet(s.command.name, flag.ContinueOnError)
	set.SetOutput(s.err)
	set.Usage = func() {
		fmt.Fprintf(s.err, "usage: bank %s %s\n  %s\n", s.command.name, s.command.args, s.command.help)
		set.PrintDefaults()
	}
	for _, name := range names {
		switch name {
		case "lang":
			set.Func(name, "language of the words: en or el", s.speak)
		case "edition":
			set.Func(name, "edition of the Laws: 2007, 2017 or 2024 (the default)", s.under)
		case "o":
			set.StringVar(&s.file, name, "", "file to write, .svg or .pdf")
		case "changes":
			set.BoolVar(&s.changes, name, false, "tell what changed between 2007 and the edition, instead of drawing")
		case "json":
			set.BoolVar(&s.json, name, false, "write JSON, for another program")
		}
	}
	// Flags may stand after the file too: people write the file first.
	var rest []string
	for {
		if err := set.Parse(args); err != nil {
			return nil, err
		}
		if set.NArg() == 0 {
			return rest, nil
		}
		rest, args = append(rest, set.Arg(0)), set.Args()[1:]
	}
}

// misused is the exit status after parse failed: asking for help is no error.
func misused(err error) int {
	if errors.Is(err, flag.ErrHelp) {
		return fine
	}
	return usage
}

func (s *session) speak(lang string) error {
	for _, l := range i18n.Langs {
		if string(l) == lang {
			s.p = i18n.New(l)
			return nil
		}
	}
	return fmt.Errorf("%q is not a language here: en or el", lang)
}

func (s *session) under(year string) (err error) {
	s.edition, err = law.ParseEdition(year)
	return err
}

// say writes a line.
func (s *session) say(format string, args ...any) { fmt.Fprintf(s.out, format+"\n", args...) }

// complain writes a line that is no result.
func (s *session) complain(format string, args ...any) {
	fmt.Fprintf(s.err, "bank: "+format+"\n", args...)
}
