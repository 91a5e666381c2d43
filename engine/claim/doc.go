// Package claim plays out contested claims (70). It enumerates the lines of play that are normal for the side that claimed, careless
// and inferior ones among them and irrational ones not, against opponents who see every card, and finds the one that costs that side
// most. Where the Laws leave it to the director what is normal, it says what each answer would lead to and which question decides.
//
// What counts as normal, in the order in which it is looked at:
//
//   - A line that was stated is followed as far as it goes. When a step cannot be carried out or loses a trick that it was to win,
//     the rest of the statement is over, and only what was not stated is left (70D1).
//   - Any suit may be led before any other. Within a suit the claimer plays from the top, or low to a card of the other hand that
//     nothing can beat. A trump outstanding of which he is likely to be unaware he does not draw on purpose (70C); one that he knows
//     of he draws before anything else.
//   - Where a trick depends on which opponent has a queen or better, each way of playing the suit is in the set (70E1), unless one
//     of them has shown out: then the suit is played as the cards lie.
//   - He ruffs and wins as cheaply as he can, and does not throw a card that nothing can beat while he has others.
//   - The partner of a defender who claims may play any card, unless it throws a winner away (70D2).
//
// The search stops at a limit and says so: see [ErrTooMany].
package claim
