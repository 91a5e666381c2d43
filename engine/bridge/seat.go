package bridge

import "fmt"

// A Seat is a place at the table. The zero value is NoSeat, so that an unset seat is never mistaken for North.
type Seat uint8

// The four seats, clockwise (Law 3).
const (
	NoSeat Seat = iota
	North
	East
	South
	West
)

// Seats holds the four seats in clockwise order, for ranging over.
var Seats = [4]Seat{North, East, South, West}

// BySeat holds one T for each seat; index it with a Seat. Index NoSeat is unused.
type BySeat[T any] [5]T

// LHO is the left-hand opponent: the next seat clockwise.
func (s Seat) LHO() Seat { return s.turn(1) }

// Partner is the seat opposite.
func (s Seat) Partner() Seat { return s.turn(2) }

// RHO is the right-hand opponent: the seat before s.
func (s Seat) RHO() Seat { return s.turn(3) }

func (s Seat) turn(n Seat) Seat {
	if s == NoSeat {
		return NoSeat
	}
	return (s-1+n)%4 + 1
}

// Side is the partnership that s belongs to.
func (s Seat) Side() Side {
	switch s {
	case North, South:
		return NorthSouth
	case East, West:
		return EastWest
	}
	return NoSide
}

// Opposes reports whether s and t are opponents. NoSeat opposes nobody.
func (s Seat) Opposes(t Seat) bool {
	return s != NoSeat && t != NoSeat && s.Side() != t.Side()
}

// String is the seat's letter, N E S W, or "-" for NoSeat.
func (s Seat) String() string {
	if s > West {
		return fmt.Sprintf("Seat(%d)", uint8(s))
	}
	return "-NESW"[s : s+1]
}

// ParseSeat reads N, E, S or W in either case.
func ParseSeat(text string) (Seat, error) {
	switch text {
	case "N", "n":
		return North, nil
	case "E", "e":
		return East, nil
	case "S", "s":
		return South, nil
	case "W", "w":
		return West, nil
	}
	return NoSeat, fmt.Errorf("seat %q is not one of N, E, S, W", text)
}

// A Side is a partnership. The zero value is NoSide.
type Side uint8

// The two sides.
const (
	NoSide Side = iota
	NorthSouth
	EastWest
)

// Other is the opposing side.
func (s Side) Other() Side {
	switch s {
	case NorthSouth:
		return EastWest
	case EastWest:
		return NorthSouth
	}
	return NoSide
}

// String is NS, EW or "-".
func (s Side) String() string { return [...]string{"-", "NS", "EW"}[s] }

// A Vul says which sides are vulnerable.
type Vul uint8

// The four states of vulnerability.
const (
	NoneVul Vul = iota
	NSVul
	EWVul
	BothVul
)

// Of reports whether side is vulnerable.
func (v Vul) Of(side Side) bool {
	return v == BothVul || v == NSVul && side == NorthSouth || v == EWVul && side == EastWest
}

// String is the PBN word: None, NS, EW or All.
func (v Vul) String() string { return [...]string{"None", "NS", "EW", "All"}[v] }
