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

	"github.com/pressly/goose/v3"
)

func provider(db *sql.DB, migrations fs.FS) (*goose.Provider, error) {
	return goose.NewProvider(goose.DialectSQLite3, db, migrations, goose.WithDisableGlobalRegistry(true))
}

// migrateOrClose brings an open file up to date; if it cannot, it closes it.
func migrateOrClose(ctx context.Context, db *sql.DB, done *Opened, now time.Time, migrations fs.FS) error {
	err := migrate(ctx, db, done, now, migrations)
	if err != nil {
		return errors.Join(err, db.Close())
	}
	return nil
}

// migrate takes the file step by step to the newest version, with a copy before each step. A step is one transaction
// together with the note of its version: it is done, or it never was.
func migrate(ctx context.Context, db *sql.DB, done *Opened, now time.Time, migrations fs.FS) error {
	p, err := provider(db, migrations)
	if err != nil {
		return err
	}
	for {
		have, known, err := p.GetVersions(ctx)
		if err != nil {
			return err
		}
		if have > known {
			return &NewerError{Path: done.Path, Have: have, Known: known}
		}
		if have == known {
			return nil
		}
		copied, err := backup(ctx, db, filepath.Dir(done.Path), have, now)
		if err != nil {
			return fmt.Errorf("back up before migration: %w", err)
		}
		step, err := p.UpByOne(ctx)
		if err != nil {
			return fmt.Errorf("migrate from version %d (backup in %q): %w", have, copied, err)
		}
		done.Migrated = append(done.Migrated, Migration{From: have, To: step.Source.Version, Backup: copied})
	}
}

// backup copies the open file, log included, into the folder backups and returns the copy's path. The copy gets its name
// when it is whole and on the disk, so that a half one is never taken for a backup.
func backup(ctx context.Context, db *sql.DB, dir string, version int64, now time.Time) (string, error) {
	dir = filepath.Join(dir, "backups")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	path, err := freeName(dir, fmt.Sprintf("rectify-version-%d-%s", version, now.Format("20060102-150405")))
	if err != nil {
		return "", err
	}
	half := path + ".half"
	if err := os.Remove(half); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if _, err := db.ExecContext(ctx, "VACUUM INTO ?", half); err != nil {
		return "", err
	}
	if err := syncFile(half); err != nil {
		return "", err
	}
	return path, os.Rename(half, path)
}

// syncFile has the system write a file to the disk; SQLite does not for the copy that VACUUM INTO makes.
func syncFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
