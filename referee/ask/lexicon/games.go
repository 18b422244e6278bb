package lexicon

import (
	"slices"
	"strings"
)

// gamesTable is the table of what players call the games.
const gamesTable = "games"

// GameCalled gives the id of the game that a player calls so, empty if there is none.
func GameCalled(name string) string {
	id, _ := gameIn(split(name), true)
	return id
}

// gameIn finds the name of a game in some words: anywhere, or all of them.
func gameIn(words []Word, whole bool) (id string, at [2]int) {
	for line := range strings.Lines(table(gamesTable)) {
		game, names, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		game = strings.TrimSpace(game)
		for name := range strings.SplitSeq(game+","+names, ",") {
			key := split(name)
			for i := 0; i+len(key) <= len(words) && len(key) > at[1]-at[0]; i++ {
				same := slices.EqualFunc(key, words[i:i+len(key)], func(a, b Word) bool { return a.Text == b.Text })
				if same && (!whole || len(key) == len(words)) {
					id, at = game, [2]int{i, i + len(key)}
				}
			}
		}
	}
	return id, at
}

// GameNamed finds the name of a game in a question: its id, empty if there is none, and the question without it.
func GameNamed(question string) (id, rest string) {
	words := split(question)
	id, at := gameIn(words, false)
	if id == "" {
		return "", question
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
	return id, strings.Join(out, " ")
}
