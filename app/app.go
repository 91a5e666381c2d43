// Package app is the program: it puts storage, language, theme, window and routes together. It alone opens a window.
package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"rectify/app/store"
	"rectify/assets"
)

// Version is the program's version, as FyneApp.toml has it; a build may set it.
var Version = "0.1.0"

// id names the program to the desktop, and where Fyne keeps its own things.
const id = "org.rectify.Rectify"

// Main runs the program with the arguments of its command line and returns its exit code.
func Main(args []string) int {
	flags := flag.NewFlagSet("rectify", flag.ContinueOnError)
	flags.SetOutput(os.Stderr)
	flags.Usage = func() {
		fmt.Fprint(flags.Output(), "usage: rectify [--data FOLDER] [FILE]\n\nFILE is a scenario to open.\n")
		flags.PrintDefaults()
	}
	version := flags.Bool("version", false, "print the version and stop")
	licence := flags.Bool("font-licence", false, "print the licence of the fonts that are built in, and stop")
	data := flags.String("data", "", "keep what was done in this folder")
	tell := flags.Bool("print-shown", false, "print a line for each thing once the screen shows it (for measurements and tests)")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	case flags.NArg() > 1:
		flags.Usage()
		return 2
	}
	if *version {
		fmt.Println("Rectify", Version)
		return 0
	}
	if *licence {
		fmt.Print(assets.FontLicence())
		return 0
	}
	if err := run(*data, flags.Arg(0), *tell); err != nil {
		fmt.Fprintln(os.Stderr, "rectify:", err)
		return 1
	}
	return 0
}

// run opens the store and the window, and returns when the window is closed. A store that cannot be opened does not stop the
// program: one can practise without it, and the first screen says that nothing is kept.
func run(dir, file string, tell bool) error {
	dir, err := dataFolder(dir)
	if err != nil {
		return err
	}
	if file != "" {
		if file, err = filepath.Abs(file); err != nil {
			return err
		}
	}
	closeLog := logTo(dir)
	defer closeLog()

	p := &program{ctx: context.Background(), dir: dir, now: time.Now, queue: make(chan func(), 64), closed: make(chan struct{})}
	p.openStore()
	p.app = fyneapp.NewWithID(id)
	p.app.SetIcon(fyne.NewStaticResource("icon.png", assets.Icon()))
	if tell {
		p.tell = func(line string) { fmt.Println(line) }
	}
	err = p.start(file)
	if p.kept != nil {
		err = errors.Join(err, p.kept.Close())
	}
	return err
}

// dataFolder is the folder for the data, whole; given is what the command line says.
func dataFolder(given string) (string, error) {
	if given != "" {
		return filepath.Abs(given)
	}
	dir, err := store.UserDir()
	if err != nil {
		return "", fmt.Errorf("find the data folder: %w", err)
	}
	return dir, nil
}
