package champions

import (
	_ "embed" // what was learned
	"fmt"
	"strconv"
	"strings"
	"sync"

	"tablereferee/engine"
)

// worths is what things are worth, in thousandths of the logarithm of the odds to win.
type worths struct {
	gauges [gaugeCount]int
	cards  []int // where they lie, by engine.Def
}

//go:embed strong_learned.txt
var learnedText string

// learned is what was learned by playing, by the names of gauges and the ids of cards.
var learned = sync.OnceValue(readLearned)

// Learn takes what was learned in place of that. Call it while nothing is played.
func Learn(worth map[string]int) { learned = func() map[string]int { return worth } }

func readLearned() map[string]int {
	out, words := map[string]int{}, strings.Fields(learnedText)
	for i := 0; i+1 < len(words); i += 2 {
		n, err := strconv.Atoi(words[i+1])
		if err != nil {
			panic(fmt.Sprintf("strong_learned.txt: %v", err))
		}
		out[words[i]] = n
	}
	return out
}

// worthsOf is what was learned, for the cards of a box.
func worthsOf(k *Box) *worths {
	l, w := learned(), &worths{cards: make([]int, len(k.Cards))}
	for f, name := range gaugeNames {
		w.gauges[f] = l[name]
	}
	for d := range k.Cards {
		w.cards[d] = l[k.Cards[d].ID]
	}
	return w
}

// weighing adds up what the gauges are worth.
type weighing struct {
	*worths
	sum  int
	each func(f gauge, d engine.Def, n int) // told of each instead, where that is not nil
}

// add counts a gauge.
func (w *weighing) add(f gauge, n int) {
	if w.each != nil {
		w.each(f, 0, n)
		return
	}
	w.sum += w.gauges[f] * n
}

// card counts a card where it lies.
func (w *weighing) card(d engine.Def, n int) {
	if w.each != nil {
		w.each(gaugeCount, d, n)
		return
	}
	w.sum += w.cards[d] * n
}

// short counts by how much a number is less than another.
func (w *weighing) short(f gauge, n, than int) { w.add(f, max(0, than-n)) }

// Gauge tells by what Strong weighs a match at the beginning of a round: the name of each gauge, or of a card where it
// lies, and its amount.
func Gauge(m *engine.Match, each func(name string, n int)) {
	g := On(m)
	w := weighing{each: func(f gauge, d engine.Def, n int) {
		if f == gaugeCount {
			each(g.Box.Cards[d].ID, n)
			return
		}
		each(gaugeNames[f], n)
	}}
	g.weighAll(&w)
}

// Progress gives whether the players have won, and how much of the villain is beaten, in ten-thousandths.
func Progress(m *engine.Match) (won bool, beaten int) {
	g := On(m)
	return g.global(Won) > 0, g.beaten()
}
