package app

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
)

// logName is the log's file, in the data folder.
const logName = "rectify.log"

// logTo sends the log, and the last words of a crash, to a file in the data folder that does not grow without end. The returned
// function ends that. Without the file the log goes to the standard error alone.
func logTo(dir string) func() {
	path := filepath.Join(dir, logName)
	if info, err := os.Stat(path); err == nil && info.Size() > 1<<20 {
		if err := os.Rename(path, path+".old"); err != nil {
			slog.Warn("turn the log over", "error", err)
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		slog.Warn("make the data folder", "error", err)
		return func() {}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		slog.Warn("open the log", "error", err)
		return func() {}
	}
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(io.MultiWriter(os.Stderr, f), nil)))
	if err := debug.SetCrashOutput(f, debug.CrashOptions{}); err != nil {
		slog.Warn("keep crashes in the log", "error", err)
	}
	return func() {
		slog.SetDefault(before)
		if err := f.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "rectify: close the log:", err)
		}
	}
}
