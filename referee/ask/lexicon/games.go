package lexicon

import (
	"slices"
	"strings"
)

// gamesTable is the table of what players call the games.
const gamesTable = "games"

// called is a line of the table: one game, or several that are a family, and what players call it.
type called struct {
	games []string
	names []string
	alone []string // names that are words as well: they mean the game only where nothing else is said
}

// calledSo reads the table.
func calledSo() (out []called) {
	split := func(list string) (names []string) {
		for name := range strings.SplitSeq(list, ",") {
			if name = strings.TrimSpace(name); name != "" {
				names = append(names, name)
			}
		}
		return names
	}
	for line := range strings.Lines(table(gamesTable)) {
		ids, names, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		names, alone, _ := strings.Cut(names, "|")
		out = append(out, called{split(ids), split(names), split(alone)})
	}
	return out
}

// GameCalled gives the id of the game that a player calls so, empty if there is none. Where several games are called
// so, it is the one that speaks for them.
func GameCalled(name string) string {
	if ids, _ := gamesIn(split(name), true); len(ids) > 0 {
		return ids[0]
	}
	return ""
}

// Family gives the games of which one is, by their ids, itself among them, the one first that speaks for them; nil if
// it is of no family.
func Family(game string) []string {
	for _, c := range calledSo() {
		if len(c.games) > 1 && slices.Contains(c.games, game) {
			return c.games
		}
	}
	return nil
}

// gamesIn finds the name of a game, or of several that are a family, in some words: anywhere, or all of them. That of
// one game goes before that of a family, and a longer one before a shorter one.
func gamesIn(words []Word, whole bool) (ids []string, at [2]int) {
	for _, c := range calledSo() {
		names := c.names
		if whole {
			names = slices.Concat(names, c.alone)
		}
		if len(c.games) == 1 && (whole || len(c.alone) == 0) {
			names = append(names[:len(names):len(names)], c.games[0])
		}
		for _, name := range names {
			key := split(name)
			if len(ids) > 0 && len(ids) < len(c.games) || len(ids) <= len(c.games) && len(key) <= at[1]-at[0] {
				continue
			}
			for i := 0; i+len(key) <= len(words); i++ {
				same := slices.EqualFunc(key, words[i:i+len(key)], func(a, b Word) bool { return a.Text == b.Text })
				if same && (!whole || len(key) == len(words)) {
					ids, at = c.games, [2]int{i, i + len(key)}
					break
				}
			}
		}
	}
	return ids, at
}

// GamesNamed finds the name of a game in a question: its id, several for a family, none if there is no such name; and
// the question without it.
func GamesNamed(question string) (ids []string, rest string) {
	words := split(question)
	ids, at := gamesIn(words, false)
	if len(ids) == 0 {
		return nil, question
	}
	var out []string
	for i, w := range words {
		if i < at[0] || i >= at[1] {
			out = append(out, w.Text)
			if w.Last {
				out[len(out)-1] += "."
			}
		}
	}
	return ids, strings.Join(out, " ")
}
