// Package rulings is the Laws themselves as trees, one file a law, with the facts that they ask; and [Desk], the one driver
// that takes a record from its first event to the last ruling.
package rulings
