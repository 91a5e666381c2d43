// Package engine holds nothing itself; the packages below it are what Rectify knows of the Laws of Duplicate Bridge, as a
// library that any program may import. They know no screen, no file and no language, and import the standard library alone.
//
// From the bottom up:
//
//   - law: editions, authorities, citations, the catalogue of laws;
//   - bridge: the game without any irregularity;
//   - record: what happened at a table, in order; its replay finds the matters a director must rule on;
//   - procedure: a law as a decision tree, which is evaluated, walked, explained, drawn and enumerated;
//   - rulings: the trees themselves, one file a law, and the driver that goes from matter to matter;
//   - verdict: compares a director's ruling with the engine's, by effect;
//   - doubledummy, claim, adjust: search, contested claims, adjusted scores.
//
// A program gives a record to rulings and is asked, step by step, for the facts that the record cannot prove.
package engine
