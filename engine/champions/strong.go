package champions

import (
	"slices"

	"tablereferee/engine"
)

// Strong plays to win. At the beginning of each turn it plays that turn in several ways with the engine itself, from
// the rest point on, and each way on to the next round; it takes the one that leaves the players best off. What lies
// hidden is dealt anew for these trials, and so is all chance: it knows no more than its player.
type Strong struct {
	rng    engine.PCG
	own    mover     // answers what the plan does not
	trying mover     // plays the trials
	plan   []planned // the turn that was found best
	who    engine.Player
	round  int // with who: the turn that the plan is for
	ways   int // how many are tried
	tries  [waysTried]attempt
	rest   *engine.Match // in which it is tried what comes behind a turn
}

// attempt is a way of playing a turn that was tried.
type attempt struct {
	match   *engine.Match // as it stands when the turn is over
	plan    []planned
	manners manners
	worth   int // of so many rests, altogether
	rests   int
}

// planned is the answer to a question that is expected.
type planned struct {
	kind    engine.QuestionKind
	player  engine.Player
	answers uint32 // all of them, as one number
	answer  engine.Answer
}

// expects notes an answer.
func expects(q *engine.Question, i int) planned {
	return planned{q.Kind, q.Player, folded(q), q.Answers[i]}
}

// folded is a number for all answers of a question, but for asking another player to act: that is offered by what that
// player has in hand.
func folded(q *engine.Question) uint32 {
	const offset, prime = 2166136261, 16777619 // FNV-1a
	n := uint32(offset)
	for i := range q.Answers {
		a := &q.Answers[i]
		if a.Verb == VerbAsk {
			continue
		}
		for _, x := range [...]int{int(a.Verb), int(a.Player), int(a.Card), int(a.Option), int(a.Index)} {
			n = (n ^ uint32(x)) * prime
		}
	}
	return n
}

// place gives the place of the planned answer among those of a question, negative where it is not the question that was
// expected.
func (x *planned) place(q *engine.Question) int {
	if x.kind != q.Kind || x.player != q.Player || x.answers != folded(q) {
		return -1
	}
	return slices.Index(q.Answers, x.answer)
}

// What is tried.
const (
	waysTried  = 8      // of playing a turn
	restsTried = 1      // of what comes behind each
	bestTried  = 4      // of these, how many are tried again
	restsAgain = 6      // with as many more
	mostEvents = 20_000 // of a trial: more is no round any more
	stray      = 40     // by how much of a hundred what a move is worth strays, more from one four of ways to the next
	mostSeeds  = 1 << 30
)

// NewStrong seeds it.
func NewStrong(seed uint64) *Strong { return NewHasty(seed, waysTried) }

// NewHasty is Strong that tries fewer ways, and looks again at the best where it tries all.
func NewHasty(seed uint64, ways int) *Strong {
	return &Strong{rng: engine.NewPCG(seed), who: engine.NoPlayer, ways: min(ways, waysTried)}
}

// Decide answers a question of the game.
func (s *Strong) Decide(m *engine.Match, q *engine.Question) int {
	g := On(m)
	if s.own.esteem == nil {
		s.own.esteem, s.own.worths = make([]esteem, len(g.Box.Cards)), worthsOf(g.Box)
		s.trying.esteem, s.trying.worths = s.own.esteem, s.own.worths
	}
	begins := q.Kind == AskTurn && (s.who != q.Player || s.round != g.global(Round))
	if len(s.plan) > 0 && s.plan[0].player == q.Player && !begins {
		if i := s.plan[0].place(q); i >= 0 {
			s.plan = s.plan[1:]
			return i
		}
		s.plan = s.plan[:0] // something came otherwise
		begins = q.Kind == AskTurn
	}
	if begins {
		s.who, s.round = q.Player, g.global(Round)
		s.search(g, q.Player)
		if len(s.plan) > 0 {
			if i := s.plan[0].place(q); i >= 0 {
				s.plan = s.plan[1:]
				return i
			}
		}
	}
	return s.own.Decide(m, q)
}

// search plays the rest of a turn in several ways, and keeps the best as the plan. Chance comes out alike for all. What
// looks best is looked at again.
func (s *Strong) search(g *Match, p engine.Player) {
	seed, was := uint64(s.rng.Below(mostSeeds)), s.own.manners
	ways := g.mannersOf(p, was[p])
	var found [waysTried]int
	n := 0
	s.plan = s.plan[:0]
	for k := range s.ways {
		s.trying.manners = was
		s.trying.manners[p] = ways[k%len(ways)]
		s.trying.stray = k / 4 * stray
		if a := &s.tries[k]; s.attempt(a, g, p, seed) && !s.known(found[:n], a) {
			s.restsOf(a, p, seed, restsTried)
			found[n] = k
			n++
		}
	}
	best := found[:n]
	s.rank(best)
	if n > 1 && s.ways == waysTried {
		best = best[:min(n, bestTried)]
		for _, k := range best {
			s.restsOf(&s.tries[k], p, seed, restsAgain)
		}
		s.rank(best)
	}
	if n > 0 {
		a := &s.tries[best[0]]
		if s.ways == waysTried {
			s.defence(a, p, seed)
		}
		s.plan = append(s.plan, a.plan...)
		s.own.manners, s.own.plan = a.manners, s.own.plan[:0]
	}
}

// defence finds who is best to defend, behind the turn that was found best.
func (s *Strong) defence(a *attempt, p engine.Player, seed uint64) {
	worth, rests := a.worth, a.rests
	best, was := a.manners[p], a.manners[p]
	for x := range manner(mannerCount) {
		if x&ofTurns != 0 || x == was&ofDefence {
			continue
		}
		a.manners[p] = was&ofTurns | x
		a.worth, a.rests = 0, 0
		s.restsOf(a, p, seed, restsTried+restsAgain)
		if a.worth*rests > worth*a.rests {
			best, worth, rests = a.manners[p], a.worth, a.rests
		}
	}
	a.manners[p], a.worth, a.rests = best, worth, rests
}

// attempt plays a turn to its end, in the manners that are set. False where that comes to no end.
func (s *Strong) attempt(a *attempt, g *Match, p engine.Player, seed uint64) bool {
	o, round := &s.trying, g.global(Round)
	o.rng = engine.NewPCG(uint64(s.rng.Below(mostSeeds)))
	o.notes, o.noted, o.plan = p, o.noted[:0], o.plan[:0]
	t := copied(&a.match, g, o)
	t.dealAnew(p, seed)
	done := tries(&a.match, func() bool { return t.active() == p && t.global(Round) == round && t.Step() })
	o.notes = engine.NoPlayer
	a.manners, a.worth, a.rests = o.manners, 0, 0
	a.plan = append(a.plan[:0], o.noted...)
	return done
}

// known says whether an attempt does what another one did.
func (s *Strong) known(found []int, a *attempt) bool {
	return slices.ContainsFunc(found, func(k int) bool {
		return s.tries[k].manners == a.manners && slices.Equal(s.tries[k].plan, a.plan)
	})
}

// rank puts what was worth most first.
func (s *Strong) rank(found []int) {
	slices.SortStableFunc(found, func(i, j int) int {
		a, b := &s.tries[i], &s.tries[j]
		return b.worth*a.rests - a.worth*b.rests
	})
}

// restsOf plays what comes behind a turn, so many more times.
func (s *Strong) restsOf(a *attempt, p engine.Player, seed uint64, n int) {
	s.trying.manners = a.manners
	for range n {
		a.worth += s.roundFrom(On(a.match), p, seed+uint64(a.rests))
		a.rests++
	}
}

// roundFrom plays a round to its end by habit, and gives what that is worth.
func (s *Strong) roundFrom(t *Match, p engine.Player, seed uint64) int {
	round := t.global(Round)
	e := copied(&s.rest, t, byHabit{&s.trying})
	e.dealAnew(p, seed)
	if !tries(&s.rest, func() bool { return e.global(Round) == round && e.Step() }) {
		return worthLost
	}
	return e.chances(s.own.worths)
}

// copied makes a match of a table, for a trial.
func copied(into **engine.Match, g *Match, d engine.Decider) *Match {
	if *into == nil {
		*into = &newGame(g.Box, g.Table.Clone(), d).Match
	} else {
		(*into).CopyFrom(g.Table)
	}
	(*into).Decider = d
	return On(*into)
}

// tries plays on as long as a step says so. False where that comes to no end: the match is given up then, because it
// may stand in the middle of things.
func tries(m **engine.Match, step func() bool) bool {
	t := *m
	t.Limit = t.Events() + mostEvents
	if err := t.Run(func() {
		for step() {
		}
	}); err != nil {
		*m = nil
		return false
	}
	return true
}

// dealAnew deals anew what a player cannot know: all decks, the other players' hands with theirs, and the encounter
// cards that lie facedown. Where they lay before makes no difference.
func (g *Match) dealAnew(p engine.Player, seed uint64) {
	g.Reseed(seed)
	for o := range engine.Player(g.Seats()) {
		deck := g.Zone(o, PlayerDeck)
		if o != p {
			g.swap(g.Zone(o, Hand), deck)
		}
		g.swap(g.Zone(o, Dealt), EncounterDeck)
		g.mix(deck)
	}
	g.mix(EncounterDeck)
}

// mix shuffles a deck; in what order its cards lay, even those of one name, makes no difference.
func (g *Match) mix(deck engine.Zone) {
	var room [200]engine.CardID
	cards := room[:0]
	for c := range g.Cards(deck) {
		cards = append(cards, c)
	}
	slices.Sort(cards)
	for _, c := range cards {
		g.stock(c, deck)
	}
	g.stockShuffle(deck)
}

// swap puts as many cards of a deck in the place of those that lie somewhere, by chance.
func (g *Match) swap(z, deck engine.Zone) {
	n := g.Len(z)
	for c := g.Top(z); c != 0; c = g.Top(z) {
		g.stock(c, deck)
	}
	if n > 0 {
		g.mix(deck)
	}
	for range n {
		g.stock(g.Top(deck), z)
	}
}
