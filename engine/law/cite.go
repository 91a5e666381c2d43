package law

// A Cite names a paragraph of the Laws, as "27B1(a)", or a subject that moved between editions, as [Withdrawn]; the
// edition resolves a subject to its paragraph. It is comparable, and a literal in a tree reads as the law book does.
type Cite string
