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

// Learned is what was learned by playing: for the id of each scenario, by the names of gauges and the ids of cards.
type Learned map[string]map[string]int

// learned is what stands in the file.
var learned = sync.OnceValue(readLearned)

// Learn takes what was learned in place of that. Call it while nothing is played.
func Learn(l Learned) { learned = func() Learned { return l } }

// LearnedSoFar is what Strong plays by.
func LearnedSoFar() Learned { return learned() }

func readLearned() Learned {
	out, err := parseLearned(learnedText)
	if err != nil {
		panic(fmt.Sprintf("strong_learned.txt: %v", err))
	}
	return out
}

// parseLearned reads lines of a scenario, a name and what it is worth.
func parseLearned(text string) (Learned, error) {
	out, n := Learned{}, 0
	for line := range strings.Lines(text) {
		n++
		words := strings.Fields(line)
		if len(words) != 3 {
			return nil, fmt.Errorf("line %d: %d words, where a scenario, a name and a number belong", n, len(words))
		}
		worth, err := strconv.Atoi(words[2])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		of := out[words[0]]
		if of == nil {
			of = map[string]int{}
			out[words[0]] = of
		}
		if _, ok := of[words[1]]; ok {
			return nil, fmt.Errorf("line %d: %s a second time", n, words[1])
		}
		of[words[1]] = worth
	}
	return out, nil
}

// worthsOf is what was learned against the scenario that is played; against one of which nothing was learned, what was
// learned against the first.
func worthsOf(g *Match) *worths {
	k, all := g.Box, learned()
	l, ok := all[g.scenario().ID]
	if !ok {
		l = all[k.scenarios[0].ID]
	}
	w := &worths{cards: make([]int, len(k.Cards))}
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
	if d == 0 { // nobody knows what it is
		return
	}
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
