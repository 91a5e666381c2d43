package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"time"
)

// An Attempt is one person's work on one scenario.
type Attempt struct {
	ID        int64     // given by Begin
	Scenario  string    // the scenario's id
	Text      string    // its file, whole
	Hash      string    // SHA-256 of Text in hexadecimal; set by Begin
	Edition   string    // of the Laws
	Authority string    // whose regulations
	Program   string    // version of the program; set by Begin
	Seed      uint64    // of the order in which answers were shown
	Player    string    // who is practising; empty if not given
	Begun     time.Time // set by Begin
	Acts      []Act     // in order, those taken back too
	Verdict   *Verdict  // nil while unfinished
}

// An Act is one thing the trainee did.
type Act struct {
	Seq     int       // its number in the attempt
	Kind    string    // what it is; not empty
	Payload string    // JSON of the caller, or empty
	At      time.Time // the zero time means now
	Undone  time.Time // when it was taken back; zero if it stands
}

// A Verdict is how an attempt ended.
type Verdict struct {
	Grade  string    // not empty
	Laws   []string  // the laws that the case was about, as History is asked for them
	Detail string    // JSON of the caller, or empty
	At     time.Time // set by Finish
}

// Standing is the acts that were not taken back.
func (a Attempt) Standing() []Act {
	var acts []Act
	for _, act := range a.Acts {
		if act.Undone.IsZero() {
			acts = append(acts, act)
		}
	}
	return acts
}

// Begin stores a new attempt and returns its id. ID, Hash, Program, Begun, Acts and Verdict of a are ignored.
func (s *Store) Begin(ctx context.Context, a Attempt) (int64, error) {
	sum := sha256.Sum256([]byte(a.Text))
	hash := hex.EncodeToString(sum[:])
	player := clean(a.Player)
	var id int64
	err := s.write(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO scenarios (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING`, hash, a.Text); err != nil {
			return err
		}
		if err := s.meet(ctx, tx, player); err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, `
			INSERT INTO attempts (scenario, hash, edition, authority, program, seed, player, begun)
			VALUES (?, ?, ?, ?, ?, ?, NULLIF(?, ''), ?) RETURNING id`,
			a.Scenario, hash, a.Edition, a.Authority, s.version, int64(a.Seed), player, s.stampNow()).Scan(&id)
	})
	return id, wrap(err, "begin an attempt at %q", a.Scenario)
}

// Add stores an act. When it returns nil the act is on the disk. The act's number must be higher than every number
// before it in the attempt, those taken back included: else it is ErrSeq and nothing is stored, so that no act gets in
// twice, not even from two programs. A finished attempt takes no more acts: ErrFinished.
func (s *Store) Add(ctx context.Context, attempt int64, act Act) error {
	at := act.At
	if at.IsZero() {
		at = s.now()
	}
	err := s.write(ctx, func(tx *sql.Tx) error {
		if err := unfinished(ctx, tx, attempt); err != nil {
			return err
		}
		var last sql.NullInt64
		if err := tx.QueryRowContext(ctx, `SELECT max(seq) FROM acts WHERE attempt = ?`, attempt).Scan(&last); err != nil {
			return err
		}
		if last.Valid && int64(act.Seq) <= last.Int64 {
			return ErrSeq
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO acts (attempt, seq, kind, payload, at) VALUES (?, ?, ?, ?, ?)`,
			attempt, act.Seq, act.Kind, act.Payload, stamp(at))
		return err
	})
	return wrap(err, "add act %d to attempt %d", act.Seq, attempt)
}

// Undo marks an act as taken back; it stays in the attempt, and its number stays taken. Undoing it again is ErrUndone.
func (s *Store) Undo(ctx context.Context, attempt int64, seq int) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		if err := unfinished(ctx, tx, attempt); err != nil {
			return err
		}
		var undone bool
		err := tx.QueryRowContext(ctx, `
			SELECT EXISTS (SELECT 1 FROM undone u WHERE u.attempt = a.attempt AND u.seq = a.seq)
			FROM acts a WHERE a.attempt = ? AND a.seq = ?`, attempt, seq).Scan(&undone)
		if errors.Is(err, sql.ErrNoRows) {
			return ErrNotFound
		}
		if err != nil {
			return err
		}
		if undone {
			return ErrUndone
		}
		_, err = tx.ExecContext(ctx, `INSERT INTO undone (attempt, seq, at) VALUES (?, ?, ?)`, attempt, seq, s.stampNow())
		return err
	})
	return wrap(err, "undo act %d of attempt %d", seq, attempt)
}

// Finish ends an attempt with its verdict. A second verdict is refused: ErrFinished.
func (s *Store) Finish(ctx context.Context, attempt int64, v Verdict) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		if err := unfinished(ctx, tx, attempt); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, `INSERT INTO verdicts (attempt, grade, detail, at) VALUES (?, ?, ?, ?)`,
			attempt, v.Grade, v.Detail, s.stampNow()); err != nil {
			return err
		}
		for i, law := range v.Laws {
			if _, err := tx.ExecContext(ctx, `INSERT INTO verdict_laws (attempt, place, law) VALUES (?, ?, ?)`, attempt, i, law); err != nil {
				return err
			}
		}
		return nil
	})
	return wrap(err, "finish attempt %d", attempt)
}

// unfinished is nil if the attempt is there and open.
func unfinished(ctx context.Context, tx *sql.Tx, attempt int64) error {
	var finished bool
	err := tx.QueryRowContext(ctx, `
		SELECT EXISTS (SELECT 1 FROM verdicts v WHERE v.attempt = a.id) FROM attempts a WHERE a.id = ?`, attempt).Scan(&finished)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return ErrNotFound
	case err != nil:
		return err
	case finished:
		return ErrFinished
	}
	return nil
}
