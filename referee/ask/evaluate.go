package ask

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Miss is a test question that was not answered as expected.
type Miss struct {
	Line     int
	Lang     engine.Lang
	Words    string
	Want     []string // acceptable entries; "-" stands for no ruling on record
	Got      string   // the entry given as the answer; "-" for none
	First    string   // the best entry, given or not
	Coverage float64  // of the best entry
}

// String is one line for a test log.
func (m Miss) String() string {
	return fmt.Sprintf("line %d: %q: want %s, got %s (best %s, covering %.2f)",
		m.Line, m.Words, strings.Join(m.Want, " or "), m.Got, m.First, m.Coverage)
}

// none is how a test set writes that no ruling is on record.
const none = "-"

// Evaluate asks every question of a test set and counts those answered as expected. A line of the set is
//
//	lang | question in other words | name of the expected entry
//
// where lang is en, fr, or ? to have it guessed; a dash for the name means that no ruling is on record; further columns
// name further entries that answer as well. Empty lines and lines that start with # are passed over. A question whose
// entry comes first but is not held to be near counts as missed, as the player would not be given it.
func Evaluate(index *Index, reader io.Reader) (top1, total int, misses []Miss, err error) {
	lines := bufio.NewScanner(reader)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		m, lang, err := readQuestion(index, line)
		if err != nil {
			return top1, total, misses, fmt.Errorf("line %d: %w", n, err)
		}
		a := index.Find(m.Words, lang)
		m.Line, m.Lang, m.Got, m.First = n, a.Lang, none, none
		if len(a.Entries) > 0 {
			m.First, m.Coverage = a.Entries[0].Entry.Name, a.Entries[0].Coverage
		}
		if a.Near {
			m.Got = m.First
		}
		total++
		if slices.Contains(m.Want, m.Got) {
			top1++
		} else {
			misses = append(misses, m)
		}
	}
	return top1, total, misses, lines.Err()
}

// readQuestion reads a line of the set. A name that no entry has would make the question impossible to answer, so it
// is an error and not a miss.
func readQuestion(index *Index, line string) (m Miss, lang *engine.Lang, err error) {
	cols := strings.Split(line, "|")
	for i := range cols {
		cols[i] = strings.TrimSpace(cols[i])
	}
	if len(cols) < 3 || cols[1] == "" {
		return m, nil, fmt.Errorf("want lang | question | entry, have %q", line)
	}
	switch l := engine.EN; cols[0] {
	case "en":
		lang = &l
	case "fr":
		l = engine.FR
		lang = &l
	case "?":
	default:
		return m, nil, fmt.Errorf("language %q is none of en, fr, ?", cols[0])
	}
	m.Words, m.Want = cols[1], cols[2:]
	for _, name := range m.Want {
		if name != none && !slices.ContainsFunc(index.entries, func(e Entry) bool { return e.Name == name }) {
			return m, nil, fmt.Errorf("no entry is called %q", name)
		}
	}
	return m, lang, nil
}
