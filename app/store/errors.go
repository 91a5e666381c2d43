package store

import (
	"errors"
	"fmt"

	"github.com/mattn/go-sqlite3"
)

// What can go wrong, for errors.Is. The words for the user come from the caller.
var (
	ErrNotFound = errors.New("no such attempt or act")
	ErrFinished = errors.New("the attempt is finished")
	ErrSeq      = errors.New("the act's number is taken or out of order")
	ErrUndone   = errors.New("the act was taken back already")

	ErrDamaged = errors.New("the file is damaged") // found while in use; the next Open puts the file aside
	ErrBusy    = errors.New("another program holds the file")
	ErrFull    = errors.New("the disk is full")
)

// A NewerError is a file that a newer version of the program has written. It is left as it is.
type NewerError struct {
	Path        string
	Have, Known int64 // version of the file's tables, newest version known here
}

func (e *NewerError) Error() string {
	return fmt.Sprintf("%s is of a newer version of the program (tables %d, known %d)", e.Path, e.Have, e.Known)
}

// wrap says what was being done, and joins the error of ours that SQLite's code stands for. A nil error stays nil.
func wrap(err error, format string, args ...any) error {
	if err == nil {
		return nil
	}
	doing := fmt.Sprintf(format, args...)
	var lite sqlite3.Error
	if errors.As(err, &lite) {
		switch lite.Code {
		case sqlite3.ErrCorrupt, sqlite3.ErrNotADB:
			return fmt.Errorf("%s: %w: %w", doing, ErrDamaged, err)
		case sqlite3.ErrBusy, sqlite3.ErrLocked:
			return fmt.Errorf("%s: %w: %w", doing, ErrBusy, err)
		case sqlite3.ErrFull:
			return fmt.Errorf("%s: %w: %w", doing, ErrFull, err)
		}
	}
	return fmt.Errorf("%s: %w", doing, err)
}
