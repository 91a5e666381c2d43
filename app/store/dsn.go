package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// busy is how long a writer waits for another program, in milliseconds.
const busy = "10000"

// pragmas are what every connection must have in force. The driver ignores a parameter that it does not know, and SQLite
// a journal mode that the file system cannot give, so each is set and then read back.
var pragmas = []struct{ name, set, want string }{
	{"busy_timeout", busy, busy},
	{"foreign_keys", "ON", "1"},
	{"journal_mode", "WAL", "wal"},
	{"synchronous", "FULL", "2"},        // NORMAL may lose the last commits at a power cut
	{"fullfsync", "ON", "1"},            // macOS: fsync alone leaves the data in the drive's cache
	{"checkpoint_fullfsync", "ON", "1"}, // the same when the log is copied into the file
	{"ignore_check_constraints", "0", "0"},
}

// connector opens connections to one file, each with the pragmas in force.
type connector struct {
	dsn    string
	driver *sqlite3.SQLiteDriver
}

func (c connector) Connect(context.Context) (driver.Conn, error) { return c.driver.Open(c.dsn) }
func (c connector) Driver() driver.Driver                        { return c.driver }

// openFile gives a handle of one connection. It fails if the file is not a database or a pragma cannot be had.
func openFile(ctx context.Context, path string) (*sql.DB, error) {
	dsn, err := dsn(path, "immediate")
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(connector{dsn, &sqlite3.SQLiteDriver{ConnectHook: enforce}})
	db.SetMaxOpenConns(1)
	if err := db.PingContext(ctx); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// dsn is path as SQLite's file: URL, so that blanks, Greek letters, ? and # are part of the name. Transactions begin as
// txlock says: an immediate one takes the write lock first, and so never finds half-way that another program was quicker.
func dsn(path, txlock string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	p := filepath.ToSlash(abs)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p // C:/… of Windows
	}
	u := url.URL{Scheme: "file", Path: p, RawQuery: url.Values{"_txlock": {txlock}, "_busy_timeout": {busy}}.Encode()}
	return u.String(), nil
}

func enforce(conn *sqlite3.SQLiteConn) error {
	for _, p := range pragmas {
		if _, err := conn.Exec("PRAGMA "+p.name+" = "+p.set, nil); err != nil {
			return fmt.Errorf("set %s: %w", p.name, err)
		}
		got, err := pragma(conn, p.name)
		if err != nil {
			return fmt.Errorf("read %s: %w", p.name, err)
		}
		if got != p.want {
			return fmt.Errorf("%s is %s, not %s: the folder may lie on a file system that cannot keep data safe", p.name, got, p.want)
		}
	}
	return nil
}

func pragma(conn *sqlite3.SQLiteConn, name string) (string, error) {
	rows, err := conn.Query("PRAGMA "+name, nil)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	row := make([]driver.Value, 1)
	if err := rows.Next(row); err != nil {
		return "", err
	}
	return fmt.Sprint(row[0]), nil
}
