package engine

import "slices"

// Log is what happened, as events. Text, JSON Lines and everything else that a person sees is made of it, by package
// log.
type Log struct {
	Game       string
	Edition    string
	Seed       uint64
	Names      []string  // of the players, by seat
	Heads      []CardID  // each player's character, zero if none
	Settings   []Setting // clauses set otherwise for this run
	Given      []Given
	Passes     bool         // windows that nobody uses are passed in silence
	Impossible []SetupError // set-ups that were tried and refused
	Events     []Event
	Branches   []Branch // what was tried from here or there on, in the order of the events; see Told
	Ruling     Text
	Rules      *Rules
	Begun      *Table // as set up, before the first event
	Ended      *Table // as Close says; nil before
	Kept       any    // what package log keeps of it, to write it faster the next time

	answers  []Answer
	choices  []choice  // one for each event that is Chosen, in their order
	refusals []refusal // the same of those Refused
	claims   []Text    // and Claimed
	marks    []mark
}

// Setting is a clause whose value a run has changed.
type Setting struct {
	Clause Clause
	Value  int16
}

// Given is something that the setup fixed: the cards of a zone, a number, or a moment.
type Given struct {
	Zone    Zone
	Cards   []CardID
	Counter int // index in Rules.CountInfo, -1 for a zone
	Player  Player
	N       int
	Sized   bool    // a stack of N cards
	Partly  bool    // the top of the zone only, the rest is by the seed
	Earlier []Deeds // what has happened to each of the cards already; may be nil
	Says    Text    // something else that is said as it is
}

// Choice is a question that was answered.
type Choice struct {
	Question QuestionKind
	Answers  []Answer // the legal ones
	Chosen   int      // the index of the one that was given
}

// Denied is an attempt that was refused, and what was legal instead.
type Denied struct {
	Attempt Attempt
	Reason  Reason
	Ways    []Way // see Refusal
	Legal   []Answer
}

// choice is an answered question: its legal answers stand in Log.answers.
type choice struct {
	kind     QuestionKind
	chosen   int
	from, to int
}

// refusal is an attempt that was refused, and what was legal instead.
type refusal struct {
	a        Attempt
	reason   Reason
	ways     []Way
	from, to int
}

type mark struct{ event, line int }

// NewLog opens the log of a match that is set up and about to begin. What the setup did is not in it.
func NewLog(m *Match, names []string) *Log {
	return &Log{Game: m.Rules.Game, Edition: m.Rules.Edition, Names: names, Heads: make([]CardID, len(names)),
		Rules: m.Rules, Begun: m.Clone(), Events: make([]Event, 0, 128)}
}

// Reset opens the log anew for another match of the same rules and players, reusing its memory.
func (l *Log) Reset(m *Match) {
	start := l.Begun
	start.CopyFrom(m.Table)
	*l = Log{Game: l.Game, Edition: l.Edition, Names: l.Names, Heads: l.Heads, Events: l.Events[:0], Rules: l.Rules,
		Begun: start, Kept: l.Kept,
		answers: l.answers[:0], choices: l.choices[:0], refusals: l.refusals[:0], claims: l.claims[:0],
		marks: l.marks[:0]}
}

// Mark says that what follows was caused by a line of the script.
func (l *Log) Mark(line int) {
	if n := len(l.marks); n > 0 && l.marks[n-1].event == len(l.Events) {
		l.marks[n-1].line = line
		return
	}
	l.marks = append(l.marks, mark{len(l.Events), line})
}

// Line gives the script line that caused an event, 0 for none.
func (l *Log) Line(event int) int {
	line := 0
	for _, k := range l.marks {
		if k.event > event {
			break
		}
		line = k.line
	}
	return line
}

// inForce takes out of the last event the clauses that this run has switched off: they do not act. Where it cites
// nothing else they stay, as they do in a refusal, which the game has judged: there it is for want of them that
// something is so.
func (l *Log) inForce() {
	e := &l.Events[len(l.Events)-1]
	if e.Kind == Refused {
		return
	}
	left, printed := Clauses(0), false
	for c := range e.Cite.All() {
		if !l.Rules.SwitchedOff(c) {
			left, printed = left.And(c), printed || l.Rules.Printed(c)
		}
	}
	if printed {
		e.Cite = left
	}
}

// Close ends the log with the table as it stands now.
func (l *Log) Close(t *Table) { l.Ended = t.Clone() }

// choice keeps an answered question, for the event that follows.
func (l *Log) choice(q *Question, chosen int) {
	from, to := l.keep(q)
	l.choices = append(l.choices, choice{q.Kind, chosen, from, to})
}

// refusal keeps a refused attempt, for the event that follows.
func (l *Log) refusal(q *Question, a Attempt, r Refusal) {
	from, to := l.keep(q)
	l.refusals = append(l.refusals, refusal{a, r.Reason, r.Ways, from, to})
}

func (l *Log) keep(q *Question) (from, to int) {
	from = len(l.answers)
	if q != nil {
		l.answers = append(l.answers, q.Answers...)
	}
	return from, len(l.answers)
}

// Choice gives an answered question: the n-th event that is Chosen tells of the n-th, counted from 0.
func (l *Log) Choice(n int) Choice {
	c := &l.choices[n]
	return Choice{c.kind, l.answers[c.from:c.to], c.chosen}
}

// Denied gives a refused attempt: the n-th event that is Refused tells of the n-th, counted from 0.
func (l *Log) Denied(n int) Denied {
	r := &l.refusals[n]
	return Denied{r.a, r.reason, r.ways, l.answers[r.from:r.to]}
}

// Claim gives what was proven: the n-th event that is Claimed tells of the n-th, counted from 0.
func (l *Log) Claim(n int) Text { return l.claims[n] }

// Turned gives the table by which cards are named behind an event: as set up, but a card that turns over shows its
// other face from there on. shown is the table before the event; the table as set up is not changed.
func (l *Log) Turned(shown *Table, e *Event) *Table {
	if l.Rules.Kinds[e.Kind].Op != TurnOver {
		return shown
	}
	if shown == l.Begun {
		shown = shown.Clone()
	}
	if back := l.Rules.Cards[shown.Def(e.Card)].Back; back != 0 {
		shown.cards[e.Card].def = back
	}
	return shown
}

// Bare gives a copy of the log that says what happened and not why: without citations, the reasons of refusals and what
// was legal instead, and what the run has set otherwise; without offers also without what else could have been chosen.
// The copy is for reading, the log itself stays as it is.
func (l *Log) Bare(offers bool) *Log {
	bare := *l
	bare.Settings = nil
	bare.Events, bare.Impossible, bare.refusals = slices.Clone(l.Events), slices.Clone(l.Impossible),
		slices.Clone(l.refusals)
	for i := range bare.Events {
		bare.Events[i].Cite = 0
	}
	for i := range bare.Impossible {
		bare.Impossible[i].Cite = 0
	}
	for i := range bare.refusals {
		bare.refusals[i] = refusal{a: bare.refusals[i].a}
	}
	if !offers {
		bare.choices = slices.Clone(l.choices)
		for i := range bare.choices {
			c := &bare.choices[i]
			c.from, c.to, c.chosen = c.from+c.chosen, c.from+c.chosen+1, 0
		}
	}
	bare.Branches = slices.Clone(l.Branches)
	for i := range bare.Branches {
		bare.Branches[i].Log = bare.Branches[i].Log.Bare(offers)
	}
	return &bare
}

// Cited gives how often each clause is cited by the events of the log and of its branches, by Clause: what a branch
// shows of a rule is shown.
func (l *Log) Cited() []int {
	n := make([]int, l.Rules.Book.Len())
	for i := range l.Impossible {
		for c := range l.Impossible[i].Cite.All() {
			if l.Rules.Printed(c) {
				n[c]++
			}
		}
	}
	told := 0
	for in, i := range l.Told() {
		if i < 0 {
			continue
		}
		told++
		for c := range in.Log.Events[i].Cite.All() {
			if l.Rules.Printed(c) {
				n[c]++
			}
		}
	}
	for c := range n {
		if of := l.Rules.Book.Info(Clause(c)).ExampleOf; len(of) > 0 {
			n[c] = told
			for _, id := range of {
				x, _ := l.Rules.Book.Find(id)
				n[c] = min(n[c], n[x])
			}
		}
	}
	return n
}
