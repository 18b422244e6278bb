package scenario

import (
	_ "embed"
	"slices"
	"strings"
)

// cardWordsText says in a line what each word of card files means.
//
//go:embed cardwords.txt
var cardWordsText string

// onCard is the list of what may stand on a card by a name.
const onCard = "on a card"

// meaning is a line of cardwords.txt, for one of the games of which it is; game is empty where that is any.
type meaning struct {
	list, game, word, says string
}

// meanings reads cardwords.txt: sections of lists, some of one game or a few only, with a line for each word.
func meanings() (out []meaning) {
	list, game := "", ""
	for line := range strings.Lines(cardWordsText) {
		line = strings.TrimSpace(line)
		switch head, ok := strings.CutPrefix(line, "["); {
		case line == "" || strings.HasPrefix(line, "#"):
		case ok:
			list, game, _ = strings.Cut(strings.TrimSuffix(head, "]"), ", of ")
		default:
			word, says, _ := strings.Cut(line, ": ")
			for of := range strings.SplitSeq(game, ", ") {
				out = append(out, meaning{list, of, word, says})
			}
		}
	}
	return out
}

// cardWordMeans gives what a word of a list means in a game, as it is shown in the list; empty if nobody has said it.
func cardWordMeans(all []meaning, list, game, shown string) string {
	word := wordOf(shown)
	i := slices.IndexFunc(all, func(m meaning) bool {
		return m.list == list && m.word == word && (m.game == "" || m.game == game)
	})
	if i < 0 {
		return ""
	}
	return all[i].says
}

// wordOf is the word that a list shows with what stands behind it: draw(how many).
func wordOf(shown string) string {
	if strings.HasPrefix(shown, ":") || strings.Contains(shown, " ") && !strings.ContainsAny(shown, "({\"") {
		return shown
	}
	return wordHead.FindString(shown)
}
