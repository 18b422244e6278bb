package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// openers are the words by which questions begin, in English and in French.
var openers = strings.Fields(`may can could must should shall will would do does did is are am was were has have what when
	where which who whom whose why how if
	puis-je peut-on peut-il peut-elle peuvent-ils dois-je doit-on doit-il faut-il est-ce qu'est-ce que quel quelle quels
	quelles qui quand comment combien pourquoi ou si a-t-on a-t-il ai-je suis-je est-il est-elle sont-ils`)

// Looks says whether somebody has written a question: it ends like one, or begins like one and goes on.
func Looks(words string) bool {
	all := strings.Fields(engine.FoldName(words))
	if len(all) == 0 {
		return false
	}
	const least = 3 // fewer words that begin so may be anything
	end := strings.HasSuffix(all[len(all)-1], "?")
	return end && (len(all) > 1 || len(all[0]) > 1) || len(all) >= least && slices.Contains(openers, all[0])
}
