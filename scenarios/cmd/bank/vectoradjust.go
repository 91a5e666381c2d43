package main

import (
	"fmt"
	"math/big"
	"strings"

	"rectify/engine/adjust"
)

var faultWords = map[string]adjust.Fault{"none": adjust.None, "partial": adjust.Partial, "direct": adjust.Direct}

// average is an artificial score: the fault, then "imps", or what the contestant has elsewhere in per cent: "direct imps", "none 64".
func average(input string) (string, error) {
	word, rest, _ := strings.Cut(input, " ")
	fault, ok := faultWords[word]
	if !ok {
		return "", fmt.Errorf("%q is no degree of fault", word)
	}
	if rest == "imps" {
		return adjust.IMPs(fault).Value.RatString(), nil
	}
	elsewhere, err := rats(rest)
	if err != nil || len(elsewhere) != 1 {
		return "", fmt.Errorf("%q is not one score", rest)
	}
	return adjust.Percent(fault, elsewhere[0]).Value.RatString(), nil
}

// apart is the scores of the innocent side and of the offenders, from what the former could expect without the infraction, what after it, and
// what it scored: "-4 2 -11".
func apart(input string) (string, error) {
	n, err := rats(input)
	if err != nil || len(n) != 3 {
		return "", fmt.Errorf("%q is not three scores", input)
	}
	innocent, offenders := adjust.Apart(n[0], n[1], n[2])
	return innocent.Value.RatString() + " " + offenders.Value.RatString(), nil
}

// evened is the first side's score in a knock-out match, from the scores of both: "4 -2".
func evened(input string) (string, error) {
	n, err := rats(input)
	if err != nil || len(n) != 2 {
		return "", fmt.Errorf("%q is not two scores", input)
	}
	return adjust.Even(n[0], n[1]).Value.RatString(), nil
}

// rats reads numbers.
func rats(input string) ([]*big.Rat, error) {
	return each(input, func(word string) (*big.Rat, error) {
		n, ok := new(big.Rat).SetString(word)
		if !ok {
			return nil, fmt.Errorf("%q is no number", word)
		}
		return n, nil
	})
}
