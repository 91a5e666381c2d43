package i18n

import "rectify/engine/bridge"

// A Seat is a player's place in words: North, ο Βορράς.
type Seat struct {
	Term
	seat bridge.Seat
}

// seatKeys names the messages of each seat.
var seatKeys = bridge.BySeat[string]{"seat.none", "seat.north", "seat.east", "seat.south", "seat.west"}

// Seat is s in words. NoSeat has none and is a fault when it is said.
func (p *Printer) Seat(s bridge.Seat) Seat { return Seat{Term{p: p, key: seatKeys[s]}, s} }

// Call is how the director speaks to the player: North, Βορρά.
func (s Seat) Call() Word { return s.form("call") }

// Short is the letter: N, Β.
func (s Seat) Short() Word { return s.form("short") }

// Agree chooses by the gender of the seat's name: {{.Seat.Agree "τον" "την"}} is τον for Βορράς and Νότος, την for
// Ανατολή and Δύση. English text has no use for it, since a player's gender is not known from the seat.
func (s Seat) Agree(masculine, feminine string) Word {
	if s.form("gender") == "f" {
		return Word(feminine)
	}
	return Word(masculine)
}

// Partner is the partner of s, with all forms again: {{.Seat.Partner.Of}}.
func (s Seat) Partner() Seat { return s.p.Seat(s.seat.Partner()) }

// LHO is the left-hand opponent of s.
func (s Seat) LHO() Seat { return s.p.Seat(s.seat.LHO()) }

// RHO is the right-hand opponent of s.
func (s Seat) RHO() Seat { return s.p.Seat(s.seat.RHO()) }

// Side is the partnership of s.
func (s Seat) Side() Side { return s.p.Side(s.seat.Side()) }

// A Side is a partnership in words: North–South, ο άξονας Βορρά–Νότου.
type Side struct {
	Term
	side bridge.Side
}

// Side is s in words. NoSide has none and is a fault when it is said.
func (p *Printer) Side(s bridge.Side) Side {
	return Side{Term{p: p, key: [...]string{"side.none", "side.ns", "side.ew"}[s]}, s}
}

// Call is how the director speaks to both: North and South, Βορρά και Νότε.
func (s Side) Call() Word { return s.form("call") }

// Short is the letters: N–S, Β–Ν.
func (s Side) Short() Word { return s.form("short") }

// Opponents is the opposing side, with all forms again.
func (s Side) Opponents() Side { return s.p.Side(s.side.Other()) }
