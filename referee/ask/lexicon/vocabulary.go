package lexicon

import (
	"embed"
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/french"

	"tablereferee/engine"
)

// The words of players for the terms of the games: those that all games share, and a table for each game that has words
// of its own.
//
//go:embed vocabulary
var vocabulary embed.FS

const commonTable = "common"

// table gives the vocabulary of a game, by its id; nothing where it has none of its own.
func table(game string) string {
	data, err := vocabulary.ReadFile("vocabulary/" + game + ".txt")
	if err != nil {
		return ""
	}
	return string(data)
}

// concept is a line of a table.
type concept struct {
	name  string
	forms [2][]string
	only  bool // none of the other games of the family has these words
}

// onlyHere marks a concept that tells a game from the others of its family.
const onlyHere = "only"

// concepts gives the common table with that of a game. A line of the game replaces the common one of that concept, and
// dashes take one away that the game does not have. A line that does not have its columns is a mistake in our own
// files and is caught by a test, so it is passed over here.
func concepts(game string) []concept {
	var out []concept
	at := map[string]int{}
	for _, name := range [...]string{commonTable, game} {
		for line := range strings.Lines(table(name)) {
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
	var c concept
	if len(cols) == 4 && strings.TrimSpace(cols[3]) == onlyHere {
		c.only, cols = true, cols[:3]
	}
	if len(cols) != 3 {
		return concept{}, false
	}
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
		return NumberMark + c.name
	}
	return ConceptMark + c.name
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
