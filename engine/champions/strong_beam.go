package champions

import (
	"slices"

	"tablereferee/engine"
)

// beam looks for good ways to play a turn: it takes every option, and of what comes of them it goes on from the best,
// one option after the other. What a turn would be worth if it ended there is looked at on the way.
type beam struct {
	root        node
	level, next []node
	endings     []ending
	known       []uint64 // what has been met, so that it is met once
	options     []engine.Answer
	trier       trier
	trial       *engine.Match
}

// node is how a turn stands after some options.
type node struct {
	match *engine.Match
	plan  []planned
	value int
}

// ending is a way of playing a turn to its end.
type ending struct {
	match *engine.Match // as it stands then
	plan  []planned
	value int
	worth int // of so many rests, altogether
	rests int
}

// How far it looks.
const (
	mostEndings = 8  // that are kept
	mostOptions = 15 // in a turn
	mostVaried  = 8  // answers of a question that are tried
)

// turnsOf gives good ways to play the rest of a turn. They hold until the next search.
func (s *Strong) turnsOf(g *Match, p engine.Player, seed uint64) []ending {
	b := &s.beam
	b.trier.Strong = s
	b.endings, b.level, b.next, b.known = b.endings[:0], b.level[:0], b.next[:0], b.known[:0]
	t := copied(&b.root.match, g, &b.trier)
	t.dealAnew(p, seed)
	b.root.plan = b.root.plan[:0]
	b.root.value = t.standing(s.worths) + t.worthInTurn(p, s.worths)
	s.expand(&b.root, p)
	for range mostOptions - 1 {
		b.level, b.next = b.next, b.level[:0]
		for i := range b.level {
			s.expand(&b.level[i], p)
		}
	}
	return b.endings
}

// expand ends the turn where a node stands, and takes every other option.
func (s *Strong) expand(n *node, p engine.Player) {
	b, g := &s.beam, On(n.match)
	b.trier.begin(-1)
	t := copied(&b.trial, g, &b.trier)
	if g.over() || g.active() != p {
		s.end(t, n, nil)
		return
	}
	var asked planned
	if !tries(&b.trial, func() bool {
		q := t.optionsOfTurn(p)
		b.options, asked = append(b.options[:0], q.Answers...), expects(q, len(q.Answers)-1)
		t.takeTurn(p, asked.answer) // ends the turn
		return false
	}) {
		return
	}
	s.end(t, n, &asked)
	for i := range b.options {
		if v := b.options[i].Verb; v == VerbEnd || v == VerbAsk {
			continue
		}
		asked.answer = b.options[i]
		for nth := -1; nth < 0 || nth < min(b.trier.widest, mostVaried); nth++ {
			if !s.take(n, p, &asked, nth) {
				break
			}
		}
	}
}

// end keeps how a turn has ended if it is among the best: by the last option, or, where that is nil, by itself.
func (s *Strong) end(t *Match, n *node, last *planned) {
	b, value := &s.beam, t.standing(s.worths)
	at := room(b.endings, mostEndings, value, func(e *ending) int { return e.value })
	if at < 0 {
		return
	}
	b.endings = upTo(b.endings, at)
	e := &b.endings[at]
	e.match, b.trial = b.trial, e.match
	e.value, e.worth, e.rests = value, 0, 0
	e.plan = append(e.plan[:0], n.plan...)
	if last != nil {
		e.plan = append(append(e.plan, *last), b.trier.noted...)
	}
}

// take takes an option with one of the answers to the first question that can be varied, the habitual one first. False
// where that comes to no end.
func (s *Strong) take(n *node, p engine.Player, asked *planned, nth int) bool {
	b, g := &s.beam, On(n.match)
	b.trier.begin(nth)
	t := copied(&b.trial, g, &b.trier)
	if !tries(&b.trial, func() bool { t.takeTurn(p, asked.answer); return false }) {
		return false
	}
	value := t.standing(s.worths) + t.worthInTurn(p, s.worths)
	if nth < 0 && asked.answer.Verb == VerbPlay {
		used := max(1, g.Len(g.Zone(p, Hand))-t.Len(t.Zone(p, Hand)))
		e := &s.esteem[g.Def(asked.answer.Card)]
		e.sum, e.n = e.sum+min(mostEsteem, max(0, (value-n.value)/used)), e.n+1
	}
	s.keep(t, n, p, asked, value)
	return true
}

// keep takes what comes of an option into the next level if it is among the best, and nothing like it is there.
func (s *Strong) keep(t *Match, n *node, p engine.Player, asked *planned, value int) {
	b, key := &s.beam, uint64(uint32(value))
	for c := range t.Cards(t.Zone(p, Hand)) {
		key += uint64(c) * uint64(c) << 32
	}
	if slices.Contains(b.known, key) {
		return
	}
	b.known = append(b.known, key)
	at := room(b.next, s.width, value, func(x *node) int { return x.value })
	if at < 0 {
		return
	}
	b.next = upTo(b.next, at)
	x := &b.next[at]
	x.match, b.trial = b.trial, x.match
	x.value = value
	x.plan = append(append(append(x.plan[:0], n.plan...), *asked), b.trier.noted...)
}

// room is where something of a value goes among the best: behind them, in the place of the least, or nowhere.
func room[T any](best []T, most, value int, of func(*T) int) int {
	if len(best) < most {
		return len(best)
	}
	at := 0
	for i := range best {
		if of(&best[i]) < of(&best[at]) {
			at = i
		}
	}
	if of(&best[at]) >= value {
		return -1
	}
	return at
}

// upTo makes a list long enough for a place; what lay there before is used again.
func upTo[T any](list []T, at int) []T {
	if at < len(list) {
		return list
	}
	if at < cap(list) {
		return list[:at+1]
	}
	return append(list, *new(T))
}

// trier answers the questions of an option that is tried.
type trier struct {
	*Strong
	nth    int // the place of the answer to the first question that can be varied, negative for that of habit
	widest int // how many answers that one had, 0 before
	noted  []planned
}

// begin sets it up for another trial.
func (t *trier) begin(nth int) { t.nth, t.widest, t.noted = nth, 0, t.noted[:0] }

// Decide answers by habit, but for the question that is varied.
func (t *trier) Decide(m *engine.Match, q *engine.Question) int {
	i := -1
	if t.widest == 0 && varies(q.Kind) {
		t.widest = len(q.Answers)
		i = min(t.nth, len(q.Answers)-1)
	}
	if i < 0 {
		i = On(m).habit(q, t.esteem)
	}
	t.noted = append(t.noted, expects(q, i))
	return i
}

// varies says whether a question of an option is tried with all its answers.
func varies(k engine.QuestionKind) bool {
	switch k {
	case AskEnemy, AskScheme, AskPlayer, AskChoice, AskCard, AskAlly:
		return true
	}
	return false
}
