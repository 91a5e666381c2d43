package store

import (
	"os"
	"path/filepath"
	"runtime"
)

// UserDir is the folder for the data where this system keeps a user's data: below XDG_DATA_HOME or ~/.local/share,
// ~/Library/Application Support, or %LocalAppData%.
func UserDir() (string, error) {
	const name = "rectify"
	if runtime.GOOS == "windows" {
		if d := os.Getenv("LocalAppData"); d != "" {
			return filepath.Join(d, name), nil
		}
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		d, err := os.UserConfigDir()
		return filepath.Join(d, name), err
	}
	if d := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(d) { // a relative one is to be ignored, says its specification
		return filepath.Join(d, name), nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share", name), err
}
