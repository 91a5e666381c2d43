// Package doubledummy finds how many tricks each side takes when all four hands are open and everybody plays best. It is a
// help for equity (64C, 12C1) and the opponents' part in a contested claim (70); it is never a ruling.
//
// The search asks of a position at the start of a trick whether a side can take so many tricks, never how many it takes: a
// yes or no cuts far more. What has been found out is kept by the shape of the hands and by who owns the highest cards that
// mattered in the proof, so that one answer serves every position that differs in its small cards alone.
package doubledummy
