package ask

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/french"

	"tablereferee/engine"
)

//go:embed concepts.txt
var conceptTable string

// concept is a line of the table.
type concept struct {
	name  string
	forms [2][]string
}

// concepts gives the common table with a game's own words, see manner. A line that does not have three columns is a
// mistake in our own files and is caught by a test, so it is passed over here.
func concepts(words string) []concept {
	var out []concept
	at := map[string]int{}
	for _, table := range [...]string{conceptTable, words} {
		for line := range strings.Lines(table) {
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '#' {
				continue
			}
			c, ok := readConcept(line)
			if !ok {
				continue
			}
			if i, common := at[c.name]; common {
				out[i] = c
				continue
			}
			at[c.name] = len(out)
			out = append(out, c)
		}
	}
	return slices.DeleteFunc(out, func(c concept) bool { return c.forms[engine.EN][0] == "-" })
}

func readConcept(line string) (concept, bool) {
	cols := strings.Split(line, "|")
	if len(cols) != 3 {
		return concept{}, false
	}
	var c concept
	c.name = strings.TrimSpace(cols[0])
	for l, col := range cols[1:] {
		for form := range strings.SplitSeq(col, ",") {
			if form = strings.TrimSpace(form); form != "" {
				c.forms[l] = append(c.forms[l], form)
			}
		}
	}
	return c, c.name != "" && len(c.forms[engine.EN]) > 0 && len(c.forms[engine.FR]) > 0
}

// token is how a concept stands in the index; numbers look like the digits a player may type.
func (c concept) token() string {
	if c.name[0] >= '0' && c.name[0] <= '9' {
		return numberMark + c.name
	}
	return conceptMark + c.name
}

// stem reduces a folded word to its stem. French is stemmed without its accents, as players often leave them out; only
// the feminine participle, which the stemmer knows by its accent, needs help.
func stem(l engine.Lang, w string) string {
	if l == engine.EN {
		return english.Stem(w, true)
	}
	if s, ok := strings.CutSuffix(strings.TrimSuffix(w, "s"), "ee"); ok && len(s) > 2 {
		w = s + "er"
	}
	return french.Stem(w, true)
}
