package rulings

import (
	"context"
	"sync"

	"rectify/engine/claim"
	"rectify/engine/law"
)

// A claimKey is everything that a claim's analysis hangs on.
type claimKey struct {
	position claim.Position
	by       law.Authority
}

// A claimResult is what a claim comes to, or why it cannot be played out.
type claimResult struct {
	analysis claim.Analysis
	err      error
}

// claims is what the last claims came to. To play one out can take a second, and its trees ask for it at every question: for the case
// itself, for every wrong ruling that is offered, and again with every answer.
var claims struct {
	sync.Mutex
	known map[claimKey]claimResult
	order []claimKey // the oldest first
}

// mostClaims is how many are kept: those of one case, as the trainee's findings vary it, are far fewer.
const mostClaims = 64

// analyse is [claim.Analyse] of p, worked out once.
func analyse(p claim.Position, by law.Authority) (claim.Analysis, error) {
	key := claimKey{p, by}
	claims.Lock()
	out, ok := claims.known[key]
	claims.Unlock()
	if ok {
		return out.analysis, out.err
	}
	out.analysis, out.err = claim.Analyse(context.Background(), p, by)
	claims.Lock()
	defer claims.Unlock()
	if claims.known == nil {
		claims.known = map[claimKey]claimResult{}
	}
	if _, ok := claims.known[key]; !ok {
		claims.order = append(claims.order, key)
	}
	claims.known[key] = out
	if len(claims.order) > mostClaims {
		delete(claims.known, claims.order[0])
		claims.order = claims.order[1:]
	}
	return out.analysis, out.err
}
