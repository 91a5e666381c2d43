// Package doubledummy finds how many tricks each side takes when all four hands are open and everybody plays best. It is a
// help for equity (64C, 12C1) and the opponents' part in a contested claim (70); it is never a ruling.
//
// # How it searches
//
// The search asks of a position whether North and South can take so many tricks, never how many they take: a yes or no cuts
// far more. The number is found by asking again, one more or one fewer, from the number that the last position had: the four
// declarers of a denomination mostly differ by a trick or none (search.value).
//
// A player who can do what his side wants needs one card that does it; a player who cannot must have every card tried. So
// the order matters where something works (moves.go: what looks promising, and first what worked before in a position of the
// same shape), and the number of cards where nothing does. Of cards that nobody else's card comes between, the highest
// alone is tried (moves.suit). And a card that failed for reasons in which it was only some small card speaks for every
// other small card of its suit (search.follow).
//
// # What is kept
//
// Every answer says which ranks it rests on (needs): a trick that was won because a card of the suit beat another rests on
// the winner's rank, and so on all higher cards of the suit; the rest of the suit is only so many small cards. The answer
// then holds wherever the four hands have the same lengths, the same hand is on lead, and those highest cards of each suit,
// counted among the cards left, lie in the same hands. That is a proof, and the book keeps it by lengths and leader (book.go).
// A proof that rests on fewer cards is about more positions; those about some of these positions alone are kept below it,
// so that a search looks at them only when it is in the right place.
//
// The union of what the tried cards rest on is what a failure rests on. There is one trap: if the highest of a run of equal
// cards mattered, its place might be taken by an equal that was not tried; so then the whole run matters.
//
// # What is counted without playing
//
// The side on lead may have its tricks from the top, in one hand or across the table, and a hand may hold trumps that
// cannot be beaten (quick.go). Both say what they rest on as played tricks do. They are counted only where the book is
// silent, since looking a position up is quicker.
package doubledummy
