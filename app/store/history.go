package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// A Filter chooses attempts. An empty Scenario or Law chooses all; an empty Player the attempts of nobody by name.
type Filter struct {
	Player   string
	Everyone bool // whoever practised; Player is ignored
	Scenario string
	Law      string // one of the verdict's laws; unfinished attempts have none
}

// attemptRows reads attempts; what follows it chooses and orders them.
const attemptRows = `
	SELECT a.id, a.scenario, a.hash, a.edition, a.authority, a.program, a.seed, ifnull(a.player, ''), a.begun, v.grade, v.detail, v.at,
		(SELECT json_group_array(law ORDER BY place) FROM verdict_laws WHERE attempt = a.id)
	FROM attempts a LEFT JOIN verdicts v ON v.attempt = a.id `

// Attempt gives one attempt with its text and acts, or ErrNotFound.
func (s *Store) Attempt(ctx context.Context, id int64) (Attempt, error) {
	a, err := s.one(ctx, attemptRows+`WHERE a.id = ?`, id)
	return a, wrap(err, "read attempt %d", id)
}

// Unfinished gives the attempts that a player (empty: nobody by name) left unfinished, the newest first and not more than so
// many, with their texts and acts. An attempt counts as given up when the player has begun the same scenario again since.
func (s *Store) Unfinished(ctx context.Context, player string, most int) ([]Attempt, error) {
	left, err := s.attempts(ctx, attemptRows+`
		WHERE v.attempt IS NULL AND a.player IS NULLIF(?, '')
			AND NOT EXISTS (SELECT 1 FROM attempts b WHERE b.scenario = a.scenario AND b.player IS a.player AND b.id > a.id)
		ORDER BY a.id DESC LIMIT ?`, clean(player), most)
	for i := range left {
		err = errors.Join(err, s.fill(ctx, &left[i]))
	}
	return left, wrap(err, "look for unfinished attempts")
}

// History gives the attempts that f chooses, the newest first, without their text and acts.
func (s *Store) History(ctx context.Context, f Filter) ([]Attempt, error) {
	all, err := s.attempts(ctx, attemptRows+`
		WHERE (? OR a.player IS NULLIF(?, ''))
			AND ? IN ('', a.scenario)
			AND (? = '' OR EXISTS (SELECT 1 FROM verdict_laws l WHERE l.attempt = a.id AND l.law = ?))
		ORDER BY a.id DESC`, f.Everyone, clean(f.Player), f.Scenario, f.Law, f.Law)
	return all, wrap(err, "read the history")
}

// LastGrades gives the grade of a player's last finished attempt at each scenario, by the scenario's id.
func (s *Store) LastGrades(ctx context.Context, player string) (map[string]string, error) {
	finished, err := s.History(ctx, Filter{Player: player})
	if err != nil {
		return nil, err
	}
	grades := map[string]string{}
	for _, a := range finished { // the newest first
		if _, ok := grades[a.Scenario]; !ok && a.Verdict != nil {
			grades[a.Scenario] = a.Verdict.Grade
		}
	}
	return grades, nil
}

// one reads the first attempt of a query, whole.
func (s *Store) one(ctx context.Context, query string, args ...any) (Attempt, error) {
	found, err := s.attempts(ctx, query, args...)
	if err != nil {
		return Attempt{}, err
	}
	if len(found) == 0 {
		return Attempt{}, ErrNotFound
	}
	return found[0], s.fill(ctx, &found[0])
}

// fill reads the text and the acts of an attempt.
func (s *Store) fill(ctx context.Context, a *Attempt) (err error) {
	if err := s.db.QueryRowContext(ctx, `SELECT text FROM scenarios WHERE hash = ?`, a.Hash).Scan(&a.Text); err != nil {
		return err
	}
	a.Acts, err = s.acts(ctx, a.ID)
	return err
}

func (s *Store) attempts(ctx context.Context, query string, args ...any) ([]Attempt, error) {
	return collect(ctx, s.db, func(rows *sql.Rows) (Attempt, error) {
		var a Attempt
		var seed int64
		var begun, laws string
		var grade, detail, at sql.NullString
		err := rows.Scan(&a.ID, &a.Scenario, &a.Hash, &a.Edition, &a.Authority, &a.Program, &seed, &a.Player, &begun, &grade, &detail, &at, &laws)
		if err != nil {
			return a, err
		}
		a.Seed = uint64(seed)
		err = parse(begun, &a.Begun)
		if grade.Valid {
			a.Verdict = &Verdict{Grade: grade.String, Detail: detail.String}
			err = errors.Join(err, parse(at.String, &a.Verdict.At), json.Unmarshal([]byte(laws), &a.Verdict.Laws))
		}
		return a, err
	}, query, args...)
}

func (s *Store) acts(ctx context.Context, attempt int64) ([]Act, error) {
	return collect(ctx, s.db, func(rows *sql.Rows) (Act, error) {
		var act Act
		var at string
		var undone sql.NullString
		if err := rows.Scan(&act.Seq, &act.Kind, &act.Payload, &at, &undone); err != nil {
			return act, err
		}
		if undone.Valid {
			if err := parse(undone.String, &act.Undone); err != nil {
				return act, err
			}
		}
		err := parse(at, &act.At)
		return act, err
	}, `SELECT a.seq, a.kind, a.payload, a.at, u.at FROM acts a LEFT JOIN undone u USING (attempt, seq) WHERE a.attempt = ? ORDER BY a.seq`, attempt)
}

// collect reads every row of a query.
func collect[T any](ctx context.Context, db *sql.DB, read func(*sql.Rows) (T, error), query string, args ...any) ([]T, error) {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		v, err := read(rows)
		if err != nil {
			return all, err
		}
		all = append(all, v)
	}
	return all, rows.Err()
}

// texts reads every row of a query with one text column; on an error it gives the rows before it too.
func texts(ctx context.Context, db *sql.DB, query string, args ...any) ([]string, error) {
	return collect(ctx, db, func(rows *sql.Rows) (string, error) {
		var s string
		err := rows.Scan(&s)
		return s, err
	}, query, args...)
}

func parse(text string, t *time.Time) error {
	v, err := time.Parse(stampLayout, text)
	if err != nil {
		return fmt.Errorf("time in the file: %w", err)
	}
	*t = v
	return nil
}
