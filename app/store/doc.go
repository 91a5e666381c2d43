// Package store keeps what a trainee did: every act of every attempt, the verdicts, who is practising, and the settings
// of this machine.
//
// The data is one SQLite file. It must survive a kill and a power cut: an act whose effect the screen has shown is found
// again when the program is opened the next time. So each act is a transaction of its own, on the disk before Add returns.
// Nothing is ever deleted or changed: an act taken back stays, with a mark.
//
// The package knows neither the Laws nor a language. Scenarios, editions, laws and grades are identifiers to it, and what
// an act or a verdict holds is JSON of the caller.
package store
