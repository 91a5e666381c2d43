package law

// An Authority is what a regulating authority has chosen where the Laws leave it a choice. The zero value chooses nothing:
// what the text itself gives when the authority is silent. An Authority is comparable, and independent of the edition;
// ask its methods, which know the editions that offer the choice.
type Authority struct {
	// Name is the authority's short name, as "WBF" or "EBU"; empty stands for the Laws alone.
	Name string

	// FaceUpLead allows opening leads to be made face up (41A). Without it they are face down, so that a lead by the
	// wrong defender can usually be put right before anyone sees it.
	FaceUpLead bool

	// DefendersMayNotAsk prohibits defenders from asking one another about a possible revoke (61B3 in the 2007 code).
	DefendersMayNotAsk bool

	// SuitOrder is the order in which a suit counts as played when a claimer's statement did not say (70E2).
	SuitOrder SuitOrder

	// Assigned is how an assigned adjusted score is made up (12C1 in the 2007 code).
	Assigned AssignedMethod
}

// A SuitOrder is an order within a suit that the authority named for claims (70E2).
type SuitOrder uint8

// The orders within a suit.
const (
	OrderNotNamed SuitOrder = iota // each order that is normal play is looked at, and doubt goes against the claimer
	TopDown                        // from the highest card down
)

// An AssignedMethod is a way of making up an assigned adjusted score.
type AssignedMethod uint8

// The methods of the 2007 code: 12C1(c), and 12C1(e) for an authority that elects it.
const (
	Weighted AssignedMethod = iota // outcomes weighted by their probability
	Extremes                       // the best that was likely for one side, the worst at all probable for the other
)

// DefendersMayAsk reports whether defenders may ask one another about a possible revoke. The choice was the authority's in
// 2007; since 2017 they always may, at the risk of unauthorized information (61B3, 16B).
func (a Authority) DefendersMayAsk(e Edition) bool {
	return e.Base() != Edition2007 || !a.DefendersMayNotAsk
}

// Method is how an assigned adjusted score is made up under e. Since 2017 the Laws leave no choice: weighted (12C1(c)).
func (a Authority) Method(e Edition) AssignedMethod {
	if e.Base() == Edition2007 {
		return a.Assigned
	}
	return Weighted
}
