// Package record is what happened at one table on one board, right or wrong: an ordered list of events, replayed to the
// state at any moment. Replay needs no edition of the Laws and never refuses an event: what does not fit is a [Matter],
// an irregularity or something that has fallen due, for a director to rule on. A ruling and a player's choice are events
// of the same record, so that the table goes on under them.
//
// Table events are numbered from 1. Rulings and choices take no number: putting them in shifts no reference.
package record
