// Package bridge is the game of duplicate bridge without any irregularity: seats, cards, hands, deals, calls, auctions,
// contracts, tricks and scores. Its values are small, comparable and immutable; what is done wrong at a table lives in
// package record.
package bridge
