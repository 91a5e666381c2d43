package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/scenarios"
)

// A row is one line of tables.txt: a vector of the game itself, where nothing is irregular and nothing is ruled; or of what may
// be played where a vector that is a scenario has ended.
type row struct {
	id    string
	kind  string
	input string
	want  string
}

// vectorRows reads tables.txt.
func vectorRows() ([]row, error) {
	var out []row
	err := eachLine("tables.txt", func(line string) error {
		given, want, ok := strings.Cut(line, "=")
		words := strings.Fields(given)
		if !ok || len(words) < 3 {
			return errors.New("write: id, kind, what is given = what is wanted")
		}
		out = append(out, row{words[0], words[1], strings.Join(words[2:], " "), strings.TrimSpace(want)})
		return nil
	})
	return out, err
}

// kinds is what a row may look at: each works out the answer for an input. Those of ends look at the end of a scenario.
var kinds = map[string]func(input string) (string, error){
	"higher": higher, "honour": honour, "board": board, "call": callAfter, "end": auctionEnd, "trick": trickWinner,
	"score": score, "imps": imps, "matchpoints": matchpoints,
	"average": average, "apart": apart, "evened": evened,
}

// try is what the engine gives for the row under an edition, and whether it is what the row wants.
func (r row) try(e law.Edition) (got string, ok bool, err error) {
	work := kinds[r.kind]
	if at := ends[r.kind]; at != nil {
		work = func(input string) (string, error) {
			id, rest, _ := strings.Cut(input, " ")
			state, err := endOf(id, e)
			if err != nil {
				return "", err
			}
			return at(state, rest)
		}
	}
	if work == nil {
		return "", false, fmt.Errorf("%s: there is no kind %q", r.id, r.kind)
	}
	if got, err = work(r.input); err != nil {
		return "", false, fmt.Errorf("%s: %w", r.id, err)
	}
	return got, got == r.want, nil
}

// ends is what a row may look at where a vector that is a scenario has ended.
var ends = map[string]func(s record.State, input string) (string, error){"plays": plays, "matters": matters}

// endOf is the end of the vector with an id, under an edition.
func endOf(id string, e law.Edition) (record.State, error) {
	list, _ := scenarios.Vectors() // the vectors command reports their faults
	for _, s := range list {
		if s.ID == id {
			c, err := follow(s, e)
			if err != nil {
				return record.State{}, err
			}
			return c.end, nil
		}
	}
	return record.State{}, fmt.Errorf("there is no vector %s", id)
}

// plays is the cards that a player may play or lead: "44-3 W".
func plays(s record.State, seat string) (string, error) {
	by, err := bridge.ParseSeat(seat)
	return s.LegalPlays(by).String(), err
}

// matters is the kinds of every matter that has arisen: "26.8".
func matters(s record.State, _ string) (string, error) {
	var out []string
	for _, m := range s.AllMatters() {
		out = append(out, m.Kind.String())
	}
	return strings.Join(out, " "), nil
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// higher compares two cards of a suit: "ST S9".
func higher(input string) (string, error) {
	cards, err := each(input, bridge.ParseCard)
	if err != nil || len(cards) != 2 || cards[0].Suit() != cards[1].Suit() {
		return "", fmt.Errorf("%q is not two cards of a suit", input)
	}
	return yesNo(cards[0].Rank() > cards[1].Rank()), nil
}

// honour looks at a rank: "T".
func honour(input string) (string, error) {
	r, err := bridge.ParseRank(input)
	return yesNo(err == nil && r.Honour()), err
}

var vulWords = map[bridge.Vul]string{bridge.NoneVul: "none", bridge.NSVul: "NS", bridge.EWVul: "EW", bridge.BothVul: "both"}

// board is the dealer and the vulnerability of a board: "7".
func board(input string) (string, error) {
	n, err := strconv.Atoi(input)
	return fmt.Sprintf("%s %s", bridge.BoardDealer(n), vulWords[bridge.BoardVul(n)]), err
}

// auctionOf reads "N: 1S P P".
func auctionOf(input string) (bridge.Auction, error) {
	dealer, calls, _ := strings.Cut(input, ":")
	seat, err := bridge.ParseSeat(dealer)
	if err != nil {
		return bridge.Auction{}, err
	}
	list, err := each(calls, bridge.ParseCall)
	return bridge.Auction{Dealer: seat, Calls: list}, err
}

// callAfter says whether a call is legal: "N: 1S / 2C".
func callAfter(input string) (string, error) {
	before, call, _ := strings.Cut(input, "/")
	a, err := auctionOf(before)
	if err != nil {
		return "", err
	}
	c, err := bridge.ParseCall(strings.TrimSpace(call))
	return a.Check(c).String(), err
}

// auctionEnd is what an auction comes to: a contract, "passed out" or "goes on".
func auctionEnd(input string) (string, error) {
	a, err := auctionOf(input)
	switch {
	case err != nil:
		return "", err
	case a.PassedOut():
		return "passed out", nil
	case !a.Ended():
		return "goes on", nil
	}
	return a.Contract().String(), nil
}

// trickWinner is who wins a trick: the leader, the trumps, and the cards in turn, "W NT: S5 SK HA SA".
func trickWinner(input string) (string, error) {
	head, played, _ := strings.Cut(input, ":")
	words := strings.Fields(head)
	if len(words) != 2 {
		return "", fmt.Errorf("%q is not a leader and a denomination", head)
	}
	leader, err := bridge.ParseSeat(words[0])
	if err != nil {
		return "", err
	}
	trumps, err := bridge.ParseDenom(words[1])
	if err != nil {
		return "", err
	}
	cards, err := each(played, bridge.ParseCard)
	if err != nil || len(cards) != 4 {
		return "", fmt.Errorf("%q is not four cards", played)
	}
	t := bridge.Trick{Leader: leader}
	for i, c := range cards {
		t.Cards[leader.Rotate(i)] = c
	}
	return t.Winner(trumps).String(), nil
}

// score is the score of a contract: "2HX by N +1 NS", the tricks over or under it and who is vulnerable.
func score(input string) (string, error) {
	words := strings.Fields(input)
	if len(words) != 5 {
		return "", fmt.Errorf("%q is not a contract, a result and a vulnerability", input)
	}
	c, err := bridge.ParseContract(strings.Join(words[:3], " "))
	if err != nil {
		return "", err
	}
	result, err := strconv.Atoi(words[3])
	if err != nil {
		return "", err
	}
	for vul, word := range vulWords {
		if word == words[4] {
			return strconv.Itoa(c.Score(c.Bid.Level()+6+result, vul)), nil
		}
	}
	return "", fmt.Errorf("%q is no vulnerability", words[4])
}

// imps converts a difference: "420".
func imps(input string) (string, error) {
	n, err := strconv.Atoi(input)
	return strconv.Itoa(bridge.IMPs(n)), err
}

// matchpoints scores a board from the scores of one direction.
func matchpoints(input string) (string, error) {
	scores, err := each(input, strconv.Atoi)
	var out []string
	for _, p := range bridge.Matchpoints(scores) {
		out = append(out, strconv.Itoa(p))
	}
	return strings.Join(out, " "), err
}

// each reads the words of text.
func each[T any](text string, parse func(string) (T, error)) ([]T, error) {
	var out []T
	for _, word := range strings.Fields(text) {
		v, err := parse(word)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return slices.Clip(out), nil
}
