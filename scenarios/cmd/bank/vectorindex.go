package main

import (
	"fmt"
	"strconv"
	"strings"

	"rectify/engine/law"
	"rectify/scenarios"
)

// A vector is a situation of the digest whose ruling is known.
type vector struct {
	id       string
	law      int // that rules it
	editions []law.Edition
}

// vectorIndex reads the list of every vector.
func vectorIndex() ([]vector, error) {
	var out []vector
	err := eachLine("index.txt", func(line string) error {
		v, err := parseVector(strings.Fields(line))
		out = append(out, v)
		return err
	})
	return out, err
}

// eachLine hands over the lines of a file of the vectors that say something.
func eachLine(name string, take func(line string) error) error {
	text, err := scenarios.VectorText(name)
	if err != nil {
		return err
	}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := take(line); err != nil {
			return fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
	}
	return nil
}

// parseVector reads an id, its editions and, if the id does not say so, its law.
func parseVector(fields []string) (vector, error) {
	if len(fields) < 2 || len(fields) > 3 {
		return vector{}, fmt.Errorf("%d words, not an id, its editions and perhaps a law", len(fields))
	}
	v := vector{id: fields[0]}
	number := v.id[:strings.IndexFunc(v.id+".", func(c rune) bool { return c < '0' || c > '9' })]
	if len(fields) == 3 {
		number = fields[2]
	}
	var err error
	if v.law, err = strconv.Atoi(number); err != nil || v.law < 1 || v.law > law.Laws {
		return v, fmt.Errorf("%s: %q is no law", v.id, number)
	}
	if fields[1] == "both" {
		v.editions = editions(law.NoEdition)
		return v, nil
	}
	e, err := law.ParseEdition(fields[1])
	v.editions = []law.Edition{e}
	return v, err
}
