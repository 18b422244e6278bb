package explore

import (
	"context"
	"errors"
	"slices"

	"tablereferee/engine"
)

// Kind is what a claim says of the positions within its horizon.
type Kind uint8

// The kinds of claims.
const (
	Possible Kind = iota // the statement is true at one of them
	Always               // it is true at all of them
	Never                // it is true at none
)

// Endless is the horizon that lies at the end of the game.
const Endless = -1

// Plan is a claim and from where and how far it is looked into.
type Plan struct {
	Game *engine.Game
	From *engine.Table // at a rest point; it is not changed

	Kind Kind
	That Statement

	// Moves is after how many moves the search ends, Endless for no bound. Turns is how many ends of a turn it looks
	// past: with 0 it stays before the end of the present turn, with 1 its last positions are those right after that
	// end. Where another move than that of ending the turn has ended it, what it has led to is looked at with 0, too:
	// somebody has done it in that turn. So is the end of the game, where a turn can come to it and that is asked. The
	// position at the beginning counts as well.
	Moves, Turns int
	// TurnEnds has the statement asked only right after the end of a turn.
	TurnEnds bool

	// Akin, if set, says the same of more cards: whether it was true where the statement was not is told by
	// Outcome.Akin.
	Akin Statement

	// Unknown is a pile whose order nobody knows: every order of it is tried. The box stands for none.
	Unknown engine.Zone

	// Context, if set, ends the search when it is done.
	Context context.Context

	// States is after how many states the search gives up. A state is one move played to the next rest point, whether
	// or not its position was known, or one beginning.
	States int
	// Work is after how much work the search gives up, 0 for no bound. States of one game cost many times those of
	// another, so that only this bounds the time of a search. It is counted and not measured: the same search takes the
	// same work on every machine, about a nanosecond each.
	Work int64
}

// Verdict is what became of a claim.
type Verdict uint8

// The verdicts.
const (
	Undecided Verdict = iota
	True
	False
)

// String is the verdict in a word: "true", "false" or "undecided".
func (v Verdict) String() string { return [...]string{"undecided", "true", "false"}[v] }

// Outcome is the answer.
type Outcome struct {
	Verdict   Verdict
	Line      *Line // the line of play that shows it, nil if it holds for all positions or is undecided
	States    int   // moves played
	Work      int64 // taken, as Plan.Work counts it
	Positions int   // different positions that were gone on from
	Points    int   // at how many of them, counted as often as they were come to, the statement was asked
	Ends      int   // at how many of these the game was over
	Breaks    int   // at how many of them a move had ended the turn which is the whole horizon
	Moves     int   // how many moves deep the search has looked, all lines counted that were looked at to their end
	Orders    int   // how many orders of the unknown pile were tried, 0 without one
	// why, at an end of the game that was come to, a number that is counted then was not: it is not asked there
	Uncounted engine.Clauses
	// the first of the statements, counted from 1, that the range of its number decides at every point looked at; 0 if
	// there is none
	Idle    int
	Chance  bool  // chance came into it: what a shuffle gives is then what the seed makes of it
	Why     error // why it is undecided
	Akin    bool  // where the statement was not true, it was of more cards
	Missing []int // terms about a number of a card that was nowhere where the statement was asked

	In engine.Range // what the number of the idle statement can be
}

// Bounds of a search besides Plan.States.
const (
	maxOrders = 5_040     // seven different cards
	maxMove   = 2_000     // events of one move
	perState  = 48        // events per state on average, over the whole search
	maxMarks  = 1<<16 - 2 // as many as keys.zone can tell apart
)

// What is counted as work, by what it was found to cost.
const (
	stateWork  = 300 // a table is copied
	eventWork  = 60
	answerWork = 650 // all that is legal is gathered for it
	keyWork    = 10  // a step of making a key
	termWork   = 50  // a statement is asked
)

// ErrStates is why a search that reached its bound is undecided.
var ErrStates = engine.Errorf("the bound on states was reached", "la borne des états est atteinte")

var (
	errMarks = engine.Errorf("too many different things lie on cards", "trop de choses différentes sont sur des cartes")
	// errPeeked ends a move at its first question, which was all that was wanted of it.
	errPeeked = errors.New("only the question was wanted")
)

// ErrWork is why a search that reached its bound on work is undecided. To errors.Is it is ErrStates, too: it just came
// sooner.
var ErrWork = engine.Errorf("%v: they are costly ones", "%v : ils coûtent cher", ErrStates)

// ErrStopped is why a search that the context has ended is undecided.
var ErrStopped = engine.Errorf("the search was interrupted", "la recherche a été interrompue")

// OrdersError says that a pile has too many orders to try them all.
type OrdersError struct{ Bound int }

// Error is the reason in English.
func (e *OrdersError) Error() string { return e.In(engine.EN) }

// In is the reason in a language.
func (e *OrdersError) In(l engine.Lang) string {
	return engine.Sayf("the pile can lie in more than %d different orders",
		"la pile peut se trouver dans plus de %d ordres différents", e.Bound).In(l)
}

// Answer looks into a claim. The same plan always gives the same outcome.
func Answer(p *Plan) *Outcome {
	s := newSearch(p)
	err := s.run()
	s.out.Idle, s.out.In = s.idle()
	s.out.Work, s.out.Missing, s.out.Akin = s.work(), s.missing, s.peek.akin
	switch {
	case err != nil:
		s.out.Why = err
	case s.out.Line != nil:
		s.out.Verdict = verdict(p.Kind == Possible)
	case s.trouble != nil:
		s.out.Why = s.trouble
	default:
		s.out.Verdict = verdict(p.Kind != Possible)
	}
	return &s.out
}

func newSearch(p *Plan) *search {
	s := &search{plan: p, keys: newKeys(p.From), positions: newSet(), chance: p.From.Chance()}
	s.m = p.resume(p.From.Clone(), engine.First{})
	s.m.Probe = s.keys.note
	s.play = func() { s.more, s.passed = playMove(p.Game, s.m) }
	s.peek.plan, s.peek.game, s.peek.every = p, p.Game, p.Kind == Always
	s.missing = p.measured()
	s.asks, s.ends = p.That.asksMenu(), p.That.AsksEnd()
	if p.That.asksOrder(p.From) {
		s.keys.ordered()
	}
	s.want, s.watched = p.Kind != Always, p.watches()
	if p.Context != nil {
		s.stop = p.Context.Done()
	}
	return s
}

// resume gives a match that asks for all that can be done, also beyond what is needed: a payment is asked for even
// where there is one only, as more may follow it.
func (p *Plan) resume(t *engine.Table, d engine.Decider) *engine.Match {
	m := p.Game.Resume(t, d)
	m.Extra = engine.ExtraAfter
	if slices.ContainsFunc(p.That, Term.ofOrder) {
		m.Extra = engine.ExtraAnyOrder
	}
	m.Insist = func(q *engine.Question) bool { return q.More }
	return m
}

func verdict(holds bool) Verdict {
	if holds {
		return True
	}
	return False
}

// node is how a position was reached.
type node struct {
	parent int32 // -1 for one of the first
	turns  int32 // ends of turns before it
	from   uint32
	n      uint16 // its answers are path[from:from+n]; those of one of the first are the order of the unknown pile
}

// search is a search on its way. The number of a position in the set is its number in the list of nodes.
type search struct {
	plan *Plan
	out  Outcome
	m    *engine.Match
	play func() // one move
	more bool   // the game goes on after it
	// passed: it ended a turn and led to the next one, or to the end of the game behind it.
	passed bool

	keys      *keys
	positions *set
	nodes     []node
	path      []uint16
	chance    uint64 // what had been drawn of it at the beginning

	// tables[d] is the table after d moves on the way to the node that was loaded last, loaded[d] that node's ancestor
	// there.
	tables []*engine.Table
	loaded []int32
	parent []uint32 // the key of the node that is gone on from

	branch   branch
	again    given
	peek     peek
	before   *engine.Table // what was there before the peek, nil before the first
	asks     bool          // the statement is about the legal moves
	ends     bool          // it is asked only when the game is over
	want     bool          // whether a position is looked for where the statement is true, or one where it is not
	spent    int           // events of matches that were given up
	answered int           // questions of such matches
	stop     <-chan struct{}
	watched  []watched // terms that say nothing as far as is known
	missing  []int     // terms about a number of a card that has not been anywhere yet
	trouble  error     // why a line of play could not be gone on with
}

// run searches.
func (s *search) run() error {
	found, err := s.roots()
	depth, last := 0, len(s.nodes) // the positions of this depth end at last
	for n := 0; !found && err == nil && n < len(s.nodes) && s.plan.Moves != 0; n++ {
		if n == last {
			depth, last = depth+1, len(s.nodes)
		}
		if found, err = s.expand(int32(n), depth); err == nil && n == last-1 {
			s.out.Moves = depth + 1
		}
	}
	s.out.Positions = len(s.nodes)
	return err
}

// work is how much work was done.
func (s *search) work() int64 {
	states, terms := int64(s.out.States), int64(len(s.plan.That))
	events, answers := int64(s.spent+s.m.Events()), int64(s.answered+s.m.Answered())
	return states*(stateWork+terms*termWork) + events*eventWork + answers*answerWork + s.keys.steps*keyWork
}

func (s *search) tooMuch() bool { return s.plan.Work > 0 && s.work() >= s.plan.Work }

// stopped tells whether the search is to end before it is done.
func (s *search) stopped() bool {
	select {
	case <-s.stop:
		return true
	default:
		return false // also where nothing can stop it
	}
}

// roots makes the first positions: the table, in every order of the unknown pile.
func (s *search) roots() (found bool, err error) {
	z := s.plan.Unknown
	if z == engine.Box {
		return s.root(nil)
	}
	var order []engine.Def
	for c := range s.plan.From.Cards(z) {
		order = append(order, s.plan.From.Def(c))
	}
	if s.out.Orders = orders(order, maxOrders); s.out.Orders > maxOrders {
		s.out.Orders = 0
		return false, &OrdersError{maxOrders}
	}
	slices.Sort(order)
	for {
		if found, err = s.root(order); found || err != nil || !nextOrder(order) {
			return found, err
		}
	}
}

func (s *search) root(order []engine.Def) (found bool, err error) {
	if s.out.States >= s.plan.States {
		return false, ErrStates
	}
	if s.tooMuch() {
		return false, ErrWork
	}
	if s.stopped() {
		return false, ErrStopped
	}
	s.out.States++ // a beginning, too, is a state that costs time
	s.table(0)
	s.loaded[0] = -1
	s.lay(order)
	s.more = !s.plan.Game.Done(s.m)
	if !s.plan.TurnEnds && (!s.more || !s.ends) {
		if found, err = s.fits(); found {
			s.out.Line = &Line{Order: slices.Clone(order)}
		}
		if found || err != nil {
			return found, err
		}
	}
	if !s.more {
		return false, nil
	}
	if _, isNew := s.positions.number(s.keys.of(s.m.Table, nil, 0)); isNew {
		s.nodes = append(s.nodes, node{parent: -1, from: uint32(len(s.path)), n: uint16(len(order))})
		for _, d := range order {
			s.path = append(s.path, uint16(d))
		}
	}
	return false, nil
}

// lay sets the first table up once more, the unknown pile in an order.
func (s *search) lay(order []engine.Def) {
	s.m.Table = s.tables[0]
	s.m.Table.CopyFrom(s.plan.From)
	if s.plan.Unknown != engine.Box {
		lay(s.m, s.plan.Unknown, order)
	}
}

// table gives the table of a depth.
func (s *search) table(depth int) *engine.Table {
	for len(s.tables) <= depth {
		s.tables = append(s.tables, s.plan.From.Clone())
	}
	for len(s.loaded) <= depth {
		s.loaded = append(s.loaded, -1)
	}
	return s.tables[depth]
}

// load makes the table of a node at a depth: from the nearest ancestor whose table is still there, by playing the moves
// from it on again.
func (s *search) load(n int32, depth int) error {
	s.table(depth)
	if s.loaded[depth] == n {
		return nil
	}
	from := &s.nodes[n]
	answers := s.path[from.from : from.from+uint32(from.n)]
	s.loaded[depth] = -1
	if depth == 0 {
		order := make([]engine.Def, len(answers))
		for i, d := range answers {
			order[i] = engine.Def(d)
		}
		s.lay(order)
		s.loaded[0] = n
		return nil
	}
	if err := s.load(from.parent, depth-1); err != nil {
		return err
	}
	s.again.answers, s.again.at = answers, 0
	if err := s.move(depth, &s.again); err != nil {
		return err
	}
	if s.again.at != len(answers) {
		return errUnsteady
	}
	s.loaded[depth] = n
	return nil
}

// move plays one move from the table of the depth before.
func (s *search) move(depth int, d engine.Decider) error {
	s.m.Table = s.tables[depth]
	s.m.CopyFrom(s.tables[depth-1])
	return s.step(d)
}

// playMove plays one move of a turn, and with it all that follows until a player has the next one: what lies between
// two turns is no move of anybody, and a game may rest there. It tells whether the game goes on, and whether play came
// past such a rest.
func playMove(g *engine.Game, m *engine.Match) (more, passed bool) {
	for more = g.Step(m); more && g.TurnOf(m) == engine.NoPlayer; more = g.Step(m) {
		passed = true
	}
	return more, passed
}

// step plays on to the next point at which a player has the next move of a turn.
func (s *search) step(d engine.Decider) error {
	s.m.Decider = d
	s.m.Limit = s.m.Events() + maxMove
	return s.m.Run(s.play)
}

// expand goes on from a node: every move, and every answer within it.
func (s *search) expand(n int32, depth int) (found bool, err error) {
	if err := s.load(n, depth); err != nil {
		return false, err
	}
	s.table(depth + 1)
	s.loaded[depth+1] = -1
	s.m.Table = s.tables[depth]
	turn, turns := s.plan.Game.TurnOf(s.m), int(s.nodes[n].turns)
	width := len(s.keys.vector)
	s.parent = append(s.parent[:0], s.positions.words[int(n)*width:int(n+1)*width]...)
	for s.branch.begin(); ; {
		if s.out.States >= s.plan.States || s.spent+s.m.Events() > perState*s.plan.States {
			return false, ErrStates
		}
		if s.tooMuch() {
			return false, ErrWork
		}
		if s.stopped() {
			return false, ErrStopped
		}
		s.out.States++
		clear(s.keys.changed)
		err := s.move(depth+1, &s.branch)
		switch {
		case errors.Is(err, errUnsteady):
			return false, err
		case err != nil:
			s.stuck(err)
		default:
			if found, err := s.reached(n, depth, turn, turns); found || err != nil {
				return found, err
			}
		}
		if !s.branch.next() {
			return false, nil
		}
	}
}

// stuck notes why a line of play cannot be gone on with. What lies beyond it is unknown, so nothing is proven for all
// lines any more, but another line may still show what is looked for.
func (s *search) stuck(err error) {
	if s.trouble == nil {
		s.trouble = err
	}
	// The match was left in the middle of a rule, so a new one goes on.
	s.spent += s.m.Events()
	s.answered += s.m.Answered()
	s.m = s.plan.resume(s.m.Table, nil)
	s.m.Probe = s.keys.note
}

// reached looks at the position that a move has led to.
func (s *search) reached(n int32, depth int, turn engine.Player, turns int) (found bool, err error) {
	ended := s.passed || s.plan.Game.TurnOf(s.m) != turn // a game that is over in the middle of a turn ends before it
	if ended {
		turns++
	}
	if s.plan.Turns != Endless && turns > s.plan.Turns && !s.lastOfTurn() {
		return false, nil
	}
	if s.m.Chance() != s.chance {
		s.out.Chance = true
	}
	if ended && s.plan.Turns == 0 {
		s.out.Breaks++
	}
	if !s.more || !s.ends && (ended || !s.plan.TurnEnds) {
		if found, err = s.fits(); found {
			s.out.Line = s.line(n)
			s.out.Line.Moves = append(s.out.Line.Moves, slices.Clone(s.branch.answers))
		}
		if found || err != nil {
			return found, err
		}
	}
	if !s.more || depth+1 == s.plan.Moves || turns > 0 && s.plan.Turns != Endless && turns >= s.plan.Turns {
		return false, nil
	}
	if _, isNew := s.positions.number(s.keys.of(s.m.Table, s.parent, turns)); isNew {
		s.nodes = append(s.nodes, node{n, int32(turns), uint32(len(s.path)), uint16(len(s.branch.answers))})
		s.path = append(s.path, s.branch.answers...)
	}
	if s.keys.marks.len() > maxMarks {
		return false, errMarks
	}
	return false, nil
}

// lastOfTurn says whether the move that has ended the turn still belongs to a horizon of this turn alone: it is another
// than that of ending it; or the game is over with it, that is asked, and it is a game that can be over in a turn.
func (s *search) lastOfTurn() bool {
	over := !s.more && !s.plan.Game.EndsBetween && (s.ends || s.plan.That.AsksOver())
	return s.plan.Turns == 0 && (over || !s.branch.ends)
}

// line gives the line of play to a node.
func (s *search) line(n int32) *Line {
	from := &s.nodes[n]
	answers := s.path[from.from : from.from+uint32(from.n)]
	if from.parent < 0 {
		l := &Line{}
		for _, d := range answers {
			l.Order = append(l.Order, engine.Def(d))
		}
		return l
	}
	l := s.line(from.parent)
	l.Moves = append(l.Moves, slices.Clone(answers))
	return l
}

// fits says whether the position on the table is one that is looked for.
func (s *search) fits() (bool, error) {
	if !s.more {
		if why := s.plan.uncounted(s.m); why != 0 {
			s.out.Uncounted = why
			return false, nil
		}
		s.out.Ends++
	}
	s.out.Points++
	s.watch()
	s.peek.at.m, s.peek.menu = s.m, nil
	s.find()
	if !s.asks || !s.more {
		return s.peek.asked() == s.want, nil
	}
	if s.before == nil {
		s.before = s.m.Table.Clone()
	}
	s.before.CopyFrom(s.m.Table)
	err := s.step(&s.peek)
	s.m.CopyFrom(s.before)
	s.more = true
	switch {
	case errors.Is(err, errPeeked):
		return s.peek.holds == s.want, nil
	case err != nil:
		return false, engine.Errorf("no menu at a rest point: %s", "pas de choix de coups à un point de repos : %s",
			err)
	}
	// The game goes on by itself from here: nobody has a move.
	return s.peek.asked() == s.want, nil
}
