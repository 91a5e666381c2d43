// Package scenarios reads scenario files: what happened at a table, with the words of the players in English and Greek,
// and what an author says of the ruling. [Load] reads one file strictly and reports everything that is wrong with it at
// once, each [Fault] with its place and no words in any language; [Lint] looks for what only several files together, or
// the facts that the engine knows, can show; [Bank] is the bank that is part of the program.
//
// An irregular auction or play is never a fault. A card that nobody has, or an order about a call that nobody made, is.
package scenarios
