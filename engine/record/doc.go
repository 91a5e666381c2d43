// Package record is what happened at one table on one board, right or wrong: an ordered list of events, replayed to the
// state at any moment. Replay needs no edition of the Laws and never refuses an event: what does not fit is a matter ([MatterID]),
// an irregularity or something that has fallen due, for a director to rule on. A ruling and a player's choice are events
// of the same record, so that the table goes on under them, whether the ruling was right or wrong.
//
// The state shows what lies on the table: a call that was replaced lies where the first one lay, a card that was taken back
// leaves a hole in its trick. Players' acts that settle something are noted (accepted by calling or playing over it, forgone);
// everything else is moved by rulings alone.
//
// Table events are numbered from 1. Rulings and choices take no number: putting them in shifts no reference.
package record
