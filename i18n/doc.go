// Package i18n holds the words of the program in English and in Greek, and says them. A [Printer] says a message of the
// files active.*.en.toml and active.*.el.toml; a seat, side, suit, call, card, rank, number, list or citation given to
// a message is a value with its grammar, so that a translator chooses the case and the article:
//
//	en: {{.Seat.The.Cap}} must pass; {{.Seat.Of}} bid is cancelled.
//	el: {{.Seat.The.Cap}} πρέπει να πασάρει· η αγορά {{.Seat.Of}} ακυρώνεται.
//
// Every area of the program has a pair of files of its own (base, ui, orders, facts …), and a key stands in one pair
// only. No segment of a key may be one of the words that mark a plural form or a note in such files: id, description,
// hash, zero, one, two, few, many, other, translation.
package i18n
