package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/mattn/go-sqlite3"
)

const (
	fileName = "rectify.db"
	lockName = "rectify.lock"
)

func open(ctx context.Context, o Options, migrations fs.FS) (*Store, Opened, error) {
	done := Opened{Path: filepath.Join(o.Dir, fileName)}
	if err := os.MkdirAll(o.Dir, 0o700); err != nil { // what a trainee did is nobody else's business
		return nil, done, fmt.Errorf("make the data folder: %w", err)
	}
	unlock, err := lock(ctx, o.Dir)
	if err != nil {
		return nil, done, wrap(err, "wait for another program in %q", o.Dir)
	}
	defer unlock()
	db, err := prepare(ctx, &done, o, migrations)
	if err != nil {
		return nil, done, wrap(err, "open %q", done.Path)
	}
	return &Store{db: db, now: o.Now, version: o.Version}, done, nil
}

// prepare gives an open file that is sound and up to date, and notes in done what it took.
func prepare(ctx context.Context, done *Opened, o Options, migrations fs.FS) (*sql.DB, error) {
	there, err := exists(done.Path)
	if err != nil {
		return nil, err
	}
	log, err := exists(done.Path + "-wal")
	if err != nil {
		return nil, err
	}
	if there || log { // a log without its file is damage too: it would be played into the new file
		db, faults, err := openSound(ctx, done.Path, there)
		if err != nil {
			return nil, err
		}
		if len(faults) == 0 {
			return db, migrateOrClose(ctx, db, done, o.Now(), migrations)
		}
		kept, err := setAside(done.Path, o.Now())
		if err != nil {
			return nil, fmt.Errorf("put the damaged file aside: %w", err)
		}
		done.Damage = &Damage{Kept: kept, Faults: faults}
	}
	if err := create(ctx, done.Path, migrations); err != nil {
		return nil, fmt.Errorf("begin a new file: %w", err)
	}
	done.Created = true
	return openFile(ctx, done.Path)
}

// openSound opens a file and checks it. If there are faults the file is closed again.
func openSound(ctx context.Context, path string, there bool) (*sql.DB, []string, error) {
	if !there {
		return nil, []string{"the file is missing, its log is there"}, nil
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	if info.Size() == 0 { // SQLite would take it for a new one; but create never leaves an empty file under this name
		return nil, []string{"the file is empty"}, nil
	}
	db, err := openFile(ctx, path)
	if err != nil {
		if damaged(err) {
			return nil, []string{err.Error()}, nil
		}
		return nil, nil, err
	}
	faults, err := check(ctx, db)
	if err != nil || len(faults) > 0 {
		return nil, faults, errors.Join(err, db.Close())
	}
	return db, nil, nil
}

// check asks SQLite whether the file is sound. A bad page shows as a row of the answer or ends the query early.
func check(ctx context.Context, db *sql.DB) ([]string, error) {
	var faults []string
	for _, q := range []string{
		"SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
		"SELECT 'row without its ' || parent || ' in ' || \"table\" FROM pragma_foreign_key_check",
	} {
		found, err := texts(ctx, db, q)
		faults = append(faults, found...)
		if damaged(err) {
			return append(faults, err.Error()), nil
		}
		if err != nil {
			return nil, err
		}
	}
	return faults, nil
}

func damaged(err error) bool {
	var lite sqlite3.Error
	return errors.As(err, &lite) && (lite.Code == sqlite3.ErrCorrupt || lite.Code == sqlite3.ErrNotADB)
}

// create builds a new file beside its place and moves it there when it is whole, so that a kill leaves the whole file or
// none. The move itself is on the disk with the first act: SQLite then syncs the folder, for the log is new.
func create(ctx context.Context, path string, migrations fs.FS) error {
	beside := path + ".new"
	for _, end := range []string{"", "-wal", "-shm", "-journal"} { // left by a program that was killed here
		if err := os.Remove(beside + end); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	db, err := openFile(ctx, beside)
	if err != nil {
		return err
	}
	p, err := provider(db, migrations)
	if err == nil {
		_, err = p.Up(ctx)
	}
	if err := errors.Join(err, db.Close()); err != nil { // closing copies the log into the file
		return err
	}
	return os.Rename(beside, path)
}

// setAside gives a damaged file another name, with its log under the matching name so that SQLite's tools can try to
// save what is in both. It returns the new name.
func setAside(path string, now time.Time) (string, error) {
	kept, err := freeName(filepath.Dir(path), "rectify-damaged-"+now.Format("20060102-150405"))
	if err != nil {
		return "", err
	}
	for _, end := range []string{"", "-wal"} {
		if err := os.Rename(path+end, kept+end); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	if err := os.Remove(path + "-shm"); err != nil && !errors.Is(err, fs.ErrNotExist) { // an index into the log, made anew
		return "", err
	}
	return kept, nil
}

// freeName is a path in dir for a file of this stem that is not there yet.
func freeName(dir, stem string) (string, error) {
	for n := 1; ; n++ {
		path := filepath.Join(dir, stem+".db")
		if n > 1 {
			path = filepath.Join(dir, fmt.Sprintf("%s-%d.db", stem, n))
		}
		file, err := exists(path)
		if err != nil {
			return "", err
		}
		log, err := exists(path + "-wal")
		if err != nil {
			return "", err
		}
		if !file && !log {
			return path, nil
		}
	}
}

func exists(path string) (bool, error) {
	_, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// lock keeps other programs from opening the store in dir until the returned function is called, for only one may make,
// move or migrate the file. It is SQLite's own lock on an empty file: it works on every system and ends with the process.
func lock(ctx context.Context, dir string) (unlock func(), err error) {
	dsn, err := dsn(filepath.Join(dir, lockName), "exclusive")
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(connector{dsn, &sqlite3.SQLiteDriver{}})
	tx, err := db.BeginTx(context.WithoutCancel(ctx), nil) // else a cancelled ctx would give the lock back too early
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return func() {
		tx.Rollback() // nothing was written, and closing gives the lock back in any case
		db.Close()
	}, nil
}
