// Package verdict marks what a trainee did against what the engine finds. It knows no words and no screen.
//
// # The ruling
//
// [Compare] marks one ruling on one matter, an interim one too, by its effect. The effect of a ruling is what it leaves
// behind on the table, worked out by replay: which calls are alive (a cancelled call and one that its player withdrew are
// dead alike), whose turn it is, the contract, the cards in the tricks, the cards that lie face up and their penalty, the
// orders in force, what will fall due, the matters that open at once; and the score orders, which no replay shows. Two
// rulings with the same effect are the same ruling. So the order of orders does not matter, a call that stands anyway may
// be said to stand or not, and "the auction continues" changes nothing. [Same] says so of two rulings.
//
// Effects are of five weights:
//
//   - table: it decides how the table goes on, or the score: anything not named below;
//   - option: something a player may choose, now or later: every due but a review, a call or card that may be changed, and
//     a procedural penalty, which is the director's own option;
//   - told: what a player has to be told is authorized or not, for as long as the Laws say;
//   - known: what follows from a penalty card by itself: that it stays face up, that it is played first (50A, 50C, 50D1, 50E1);
//   - review: a second look when the board is over.
//
// The grade is the first of these that applies:
//
//  1. Wrong, if anything on the table differs; if an option or information is given that the Laws do not give; or if the
//     ruling says two things of one call, card, seat, score or option.
//  2. Incomplete, if an option, something told or known, or a review is left out; or if nothing at all was said where there
//     was something to say. At levels 1 and 2 what is known, and a forgotten 27D or 72C reminder, is a remark, not a loss.
//  3. RightWrongLaw, if the effect is the same but the law cited is not (below).
//  4. Acceptable, if the ruling is that of a finding which the file marks tenable, or of a branch which the Laws leave open.
//  5. Correct.
//
// A review that is not called for does no harm, nor does a word of what is known: they are remarks. If a ruling differs from the engine's, it is compared with
// every other acceptable one as well, and the best mark counts; of equal marks the engine's own comparison.
//
// The lines of a mark explain the grade order by order. Citations apart, an order found in both rulings is Right. Two
// orders about the same thing are Weak, Strong or Opposite: a seat that passes once for throughout is weak, a lead forbidden
// where another was to be required is weak, stands against cancelled, may against must, and require against forbid in one
// suit are opposite. What is left is Missing, or Extra: not called for. An order that changes nothing, and every difference
// between rulings of the same effect, is a Remark. A grade from Acceptable up has no lines but Right and Remark.
//
// # The law
//
// [MarkLaw] marks citations against those of the engine's orders and of the questions that led to them; the paragraphs
// that decide are those of the orders about the table, the most exact ones. A citation is right if it is one of the
// engine's; near if it lies in the same section (27B or 27B2 for 27B1(a)), which will do up to level 3; wide if it is the
// bare law (27), which will do up to level 2; aside if it is about how a director rules (9, 10, 81 to 85), which is never a
// fault; otherwise wrong. The law is right if one deciding paragraph was cited well enough and nothing wrong was. It is not
// marked if the case was chosen by its law. If no law was named apart, the citations that the given orders carry are taken.
//
// # The other stages
//
// [MarkFacts] and [MarkOptions] mark what was asked and found, and what was explained. The verdict on a case is the grade
// of its ruling; the other grades are marks of their stages. Two things pass from a stage to the verdict, in
// [Overall]: a ruling on a choice that was not fully explained (10C1) is Incomplete at best; and one that adjusts the score is no
// better than the score worked out, which [MarkAward] marks result by result and [MarkArtificial] side by side.
package verdict
