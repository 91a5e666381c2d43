// Package app is the program: it puts storage, language, theme, window and routes together. It alone opens a window.
package app

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
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
	data := flags.String("data", "", "keep what was done in this folder")
	ready := flags.Bool("print-ready", false, "print a line when the window can be used (for measurements)")
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		return 0
	case err != nil:
		return 2
	}
	if *version {
		fmt.Println("Rectify", Version)
		return 0
	}
	if err := run(*data, flags.Arg(0), *ready); err != nil {
		fmt.Fprintln(os.Stderr, "rectify:", err)
		return 1
	}
	return 0
}

// run opens the store and the window, and returns when the window is closed.
func run(dir, file string, ready bool) (err error) {
	if dir == "" {
		if dir, err = store.UserDir(); err != nil {
			return fmt.Errorf("find the data folder: %w", err)
		}
	}
	if err := os.MkdirAll(filepath.Join(dir, ownCases), 0o755); err != nil {
		return fmt.Errorf("make the data folder: %w", err)
	}
	closeLog := logTo(dir)
	defer closeLog()

	ctx := context.Background()
	kept, opened, openErr := store.Open(ctx, store.Options{Dir: dir, Now: time.Now, Version: Version})
	if openErr != nil {
		slog.Error("open the store", "error", openErr)
	}
	if file != "" {
		if file, err = filepath.Abs(file); err != nil {
			return err
		}
	}
	a := fyneapp.NewWithID(id)
	a.SetIcon(icon())
	p := newProgram(ctx, a, dir, kept, opened, openErr)
	p.start(file, ready)
	if kept != nil {
		return kept.Close()
	}
	return nil
}

// logTo sends the log, and the last words of a crash, to a file in the data folder that does not grow without end. The returned
// function ends that.
func logTo(dir string) func() {
	path := filepath.Join(dir, "rectify.log")
	if info, err := os.Stat(path); err == nil && info.Size() > 1<<20 {
		if err := os.Rename(path, path+".old"); err != nil {
			slog.Warn("turn the log over", "error", err)
		}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		slog.Warn("open the log", "error", err)
		return func() {}
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(io.MultiWriter(f, os.Stderr), nil)))
	if err := debug.SetCrashOutput(f, debug.CrashOptions{}); err != nil {
		slog.Warn("keep crashes in the log", "error", err)
	}
	return func() {
		if err := f.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "rectify: close the log:", err)
		}
	}
}

func icon() fyne.Resource { return fyne.NewStaticResource("icon.png", assets.Icon()) }
