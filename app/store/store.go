package store

import (
	"context"
	"database/sql"
	"embed"
	"io/fs"
	"time"
)

// A Store is the open file. Its methods may be called from several goroutines, and several programs may have the same
// file open.
type Store struct {
	db      *sql.DB
	now     func() time.Time
	version string
}

// Options are what Open is told.
type Options struct {
	Dir     string           // the folder; made if missing
	Now     func() time.Time // the clock
	Version string           // of the program, kept with each attempt
}

// Opened says what Open found and did.
type Opened struct {
	Path     string      // the file
	Created  bool        // it is new: the first start, or after damage
	Migrated []Migration // what brought an older file up to date, in order
	Damage   *Damage     // the file was damaged; nil if not
}

// A Migration is one step from one version of the tables to the next.
type Migration struct {
	From, To int64
	Backup   string // path of a copy made before the step
}

// A Damage is a file that could not be read as it should. It was put aside and a new one begun.
type Damage struct {
	Kept   string   // path of the damaged file now
	Faults []string // what the check said, in SQLite's words
}

//go:embed migrations/*.sql
var embedded embed.FS

// Open opens the store in a folder, making, checking and migrating the file as needed. A damaged file is no error: it is
// kept under another name and a new one begun, and Opened says so. A file of a newer program is a *NewerError. When a
// migration fails the file is as it was before that step, and its backup lies in the folder.
func Open(ctx context.Context, o Options) (*Store, Opened, error) {
	migrations, err := fs.Sub(embedded, "migrations")
	if err != nil {
		return nil, Opened{}, err
	}
	return open(ctx, o, migrations)
}

// Close closes the file.
func (s *Store) Close() error { return wrap(s.db.Close(), "close the store") }

// write does f in one transaction: all of it is on the disk when write returns nil, and nothing of it otherwise.
func (s *Store) write(ctx context.Context, f func(*sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // after a commit it does nothing
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// stampLayout is the form of a time in the file: UTC and of one width, so that sorting the text sorts the times.
const stampLayout = "2006-01-02T15:04:05.000000000Z07:00"

func stamp(t time.Time) string { return t.UTC().Format(stampLayout) }

func (s *Store) stampNow() string { return stamp(s.now()) }
