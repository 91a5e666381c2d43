package bridge

// The methods below let seats, denominations, cards and calls stand in JSON and other text formats as the letters that String
// writes, so that what was stored does not hang on how this package numbers them. The zero values are "-".

// MarshalText writes s as String does.
func (s Seat) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Seat) UnmarshalText(text []byte) error { return unmarshal(s, text, ParseSeat) }

// MarshalText writes d as String does.
func (d Denom) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (d *Denom) UnmarshalText(text []byte) error { return unmarshal(d, text, ParseDenom) }

// MarshalText writes c as String does.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (c *Card) UnmarshalText(text []byte) error { return unmarshal(c, text, ParseCard) }

// MarshalText writes c as String does.
func (c Call) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (c *Call) UnmarshalText(text []byte) error { return unmarshal(c, text, ParseCall) }

// MarshalText writes r as String does.
func (r Rank) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (r *Rank) UnmarshalText(text []byte) error { return unmarshal(r, text, ParseRank) }

// unmarshal sets v to what parse makes of text, or to its zero value for "-".
func unmarshal[T any](v *T, text []byte, parse func(string) (T, error)) error {
	if string(text) == "-" {
		*v = *new(T)
		return nil
	}
	parsed, err := parse(string(text))
	if err == nil {
		*v = parsed
	}
	return err
}
