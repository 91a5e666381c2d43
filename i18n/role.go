package i18n

// A Role is a player or a side named by the part it has in a law: the offender, the declarer. It has the forms of a
// Seat, so that the text of an order serves the table ("North must pass") and the flowchart ("offender must pass").
type Role struct{ Term }

// Role is the role id in words; its messages are role.ID.name, role.ID.the and so on.
func (p *Printer) Role(id string) Role { return Role{Term{p: p, key: "role." + id}} }

// Call is how the director speaks to whoever has the role.
func (r Role) Call() Word { return r.form("call") }

// Short is the name: a role has no letter.
func (r Role) Short() Word { return r.Name() }

// Agree chooses by the gender of the role's name, as Seat's does.
func (r Role) Agree(masculine, feminine string) Word {
	if r.form("gender") == "f" {
		return Word(feminine)
	}
	return Word(masculine)
}

// Partner is the partner of r, with all forms again.
func (r Role) Partner() Role { return r.beside("partner-of") }

// LHO is the left-hand opponent of r.
func (r Role) LHO() Role { return r.beside("lho-of") }

// RHO is the right-hand opponent of r.
func (r Role) RHO() Role { return r.beside("rho-of") }

// Side is the partnership of r.
func (r Role) Side() Role { return r.beside("side-of") }

// Opponents is the side opposing r.
func (r Role) Opponents() Role { return r.beside("opponents-of") }

func (r Role) beside(id string) Role {
	return Role{Term{p: r.p, key: "role." + id, args: []any{"Whose", r}}}
}
