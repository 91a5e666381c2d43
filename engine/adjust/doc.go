// Package adjust works out what an adjusted score comes to (Law 12): results weighed against a traveller, another table or a datum
// (12C1(c)); artificial scores (12C2); the two sides apart, where one of them has harmed itself (12C1(e); 12C1(b) of 2007); the average of two
// such scores in a knock-out match (12C4; 86B of 2007); and a traveller of which a score has been adjusted.
//
// What the results and their weights are the director judges. The package does the sums, exactly, and says how: every answer comes with
// its lines, in the order in which an appeals committee would write them down.
package adjust
