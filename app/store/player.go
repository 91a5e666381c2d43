package store

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// currentPlayer is the key of the setting that says who is practising.
const currentPlayer = "player"

// Players gives the names of those who have practised here, the last chosen first.
func (s *Store) Players(ctx context.Context) ([]string, error) {
	names, err := texts(ctx, s.db, `SELECT name FROM players ORDER BY used DESC, name`)
	return names, wrap(err, "read who has practised")
}

// Player gives who is practising now; empty if nobody is by name.
func (s *Store) Player(ctx context.Context) (string, error) { return s.Setting(ctx, currentPlayer) }

// SetPlayer says who is practising from now on, a new name or one met before; empty is nobody by name. The name is kept
// without surplus blanks and in one Unicode form, so that an accent typed in another way is no other person.
func (s *Store) SetPlayer(ctx context.Context, name string) error {
	name = clean(name)
	err := s.write(ctx, func(tx *sql.Tx) error {
		if err := s.meet(ctx, tx, name); err != nil {
			return err
		}
		return set(ctx, tx, currentPlayer, name)
	})
	return wrap(err, "set who is practising")
}

// Setting gives a setting of this machine; empty if it was never set.
func (s *Store) Setting(ctx context.Context, key string) (string, error) {
	var value string
	err := s.db.QueryRowContext(ctx, `SELECT value FROM settings WHERE key = ?`, key).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, wrap(err, "read setting %q", key)
}

// SetSetting sets a setting of this machine.
func (s *Store) SetSetting(ctx context.Context, key, value string) error {
	err := s.write(ctx, func(tx *sql.Tx) error { return set(ctx, tx, key, value) })
	return wrap(err, "set %q", key)
}

func set(ctx context.Context, tx *sql.Tx, key, value string) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value`, key, value)
	return err
}

// meet notes that a player was chosen now.
func (s *Store) meet(ctx context.Context, tx *sql.Tx, name string) error {
	if name == "" {
		return nil
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO players (name, used) VALUES (?, ?) ON CONFLICT DO UPDATE SET used = excluded.used`, name, s.stampNow())
	return err
}

func clean(name string) string { return strings.Join(strings.Fields(norm.NFC.String(name)), " ") }
