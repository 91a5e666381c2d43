// Package procedure is the shape of a law: a decision tree that decides one matter at one moment. A tree is a value of four
// kinds of node, [Ask] a fact, [Offer] a player an option, [Meanwhile] orders that take effect while the decision waits, and
// [Rule]; a fifth, [NotCovered], says honestly that the engine stops there. One tree is evaluated on a case, walked by a
// trainee, explained by its path, and enumerated by tests.
package procedure
