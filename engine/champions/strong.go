package champions

import (
	"slices"

	"tablereferee/engine"
)

// Strong plays to win. At the beginning of each turn it looks for the best way to play it: a beam search among the
// options of the turn, with the engine itself. What looks best at the end of the turn it plays on to the next round,
// several times, and takes what leaves the players best off. What lies hidden is dealt anew for these trials, and so is
// all chance: it knows no more than its player.
type Strong struct {
	rng    engine.PCG
	worths *worths
	esteem []esteem  // by engine.Def
	plan   []planned // the turn that was found best
	who    engine.Player
	round  int // with who: the turn that the plan is for
	width  int // of the beam
	beam   beam
	rest   *engine.Match // in which it is tried what comes behind a turn
}

// esteem is what playing a card has brought in trials: altogether, and in how many.
type esteem struct{ sum, n int }

// mostEsteem is what a card can bring at most, in a trial.
const mostEsteem = 40

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
	widthTried = 16     // turns that go on, after each option
	restsTried = 1      // of what comes behind each turn that is kept
	bestTried  = 3      // of these, how many are tried again
	restsAgain = 3      // with as many more
	mostEvents = 20_000 // of a trial: more is no round any more
	mostSeeds  = 1 << 30
)

// NewStrong seeds it.
func NewStrong(seed uint64) *Strong { return NewHasty(seed, widthTried) }

// NewHasty is Strong with a narrower, or wider, beam.
func NewHasty(seed uint64, width int) *Strong {
	return &Strong{rng: engine.NewPCG(seed), who: engine.NoPlayer, width: width}
}

// Decide answers a question of the game.
func (s *Strong) Decide(m *engine.Match, q *engine.Question) int {
	g := On(m)
	if s.esteem == nil {
		s.esteem, s.worths = make([]esteem, len(g.Box.Cards)), worthsOf(g)
	}
	if begins := q.Kind == AskTurn && (s.who != q.Player || s.round != g.global(Round)); begins {
		s.plan = s.plan[:0]
	}
	if i := s.planned(q); i >= 0 {
		return i
	}
	if q.Kind == AskTurn {
		s.who, s.round = q.Player, g.global(Round)
		s.search(g, q.Player)
		if i := s.planned(q); i >= 0 {
			return i
		}
	}
	return g.habit(q, s.esteem)
}

// planned gives the place of the answer that the plan has for a question, negative where it has none. Where its
// player is asked something else, the plan is given up; what other players are asked meanwhile leaves it as it is.
func (s *Strong) planned(q *engine.Question) int {
	if len(s.plan) == 0 || s.plan[0].player != q.Player {
		return -1
	}
	i := s.plan[0].place(q)
	if i < 0 {
		s.plan = s.plan[:0]
		return -1
	}
	s.plan = s.plan[1:]
	return i
}

// search looks for the best way to play the rest of a turn, and keeps it as the plan. Chance comes out alike for all.
// What looks best is looked at again.
func (s *Strong) search(g *Match, p engine.Player) {
	seed := uint64(s.rng.Below(mostSeeds))
	best := s.turnsOf(g, p, seed)
	for i := range best {
		s.restsOf(&best[i], p, seed, restsTried)
	}
	rank(best)
	best = best[:min(len(best), bestTried)]
	for i := range best {
		s.restsOf(&best[i], p, seed, restsAgain)
	}
	rank(best)
	s.plan = s.plan[:0]
	if len(best) > 0 {
		s.plan = append(s.plan, best[0].plan...)
	}
}

// rank puts what was worth most first.
func rank(found []ending) {
	slices.SortStableFunc(found, func(a, b ending) int { return b.worth*a.rests - a.worth*b.rests })
}

// restsOf plays what comes behind a turn, so many more times.
func (s *Strong) restsOf(a *ending, p engine.Player, seed uint64, n int) {
	for range n {
		a.worth += s.roundFrom(On(a.match), p, seed+uint64(a.rests))
		a.rests++
	}
}

// roundFrom plays a round to its end by habit, and gives what that is worth.
func (s *Strong) roundFrom(t *Match, p engine.Player, seed uint64) int {
	round := t.global(Round)
	e := copied(&s.rest, t, byHabit{s})
	e.dealAnew(p, seed)
	if !tries(&s.rest, func() bool { return e.global(Round) == round && e.Step() }) {
		return worthLost
	}
	return e.chances(s.worths)
}

// byHabit plays without looking ahead.
type byHabit struct{ *Strong }

// Decide answers a question.
func (o byHabit) Decide(m *engine.Match, q *engine.Question) int { return On(m).habit(q, o.esteem) }

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

// tries plays on as long as a step says so. False where that fails, or comes to no end: the match is given up then,
// because it may stand in the middle of things.
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

// dealAnew deals anew what a player cannot know: all decks, with them the Drones, and the other players' hands and what
// was taken from there, and the encounter cards that lie facedown. Where they lay before makes no difference. (Boost
// cards are not among them: none waits while a player has the turn.)
func (g *Match) dealAnew(p engine.Player, seed uint64) {
	g.Reseed(seed)
	for o := range engine.Player(g.Seats()) {
		deck := g.Zone(o, PlayerDeck)
		g.level(o, p)
		if o != p {
			g.swap(g.Zone(o, Hand), deck)
		}
		g.exchange(o, p)
		g.swap(g.Zone(o, Dealt), EncounterDeck)
		g.mix(deck)
	}
	g.mix(EncounterDeck)
}

// facedown lists the cards of a player's deck that lie facedown elsewhere: as Drones, and, where somebody else looks,
// under a scheme.
func (g *Match) facedown(o, looks engine.Player, room []engine.CardID) []engine.CardID {
	for p := range engine.Player(g.Seats()) {
		for c := range g.Cards(g.Zone(p, Engaged)) {
			if g.Flag(c, FaceDown) && g.OwnerOf(c) == o {
				room = append(room, c)
			}
		}
	}
	for c := range g.Cards(Captured) {
		if o != looks && g.OwnerOf(c) == o {
			room = append(room, c)
		}
	}
	return room
}

// level lays the first cards of a player's deck, or of the hand that nobody else sees, where others lie facedown: then
// it makes no difference which lay there.
func (g *Match) level(o, looks engine.Player) {
	var rooms [2][250]engine.CardID
	places := g.facedown(o, looks, rooms[0][:0])
	if len(places) == 0 {
		return
	}
	all := append(rooms[1][:0], places...)
	for c := range g.Cards(g.Zone(o, PlayerDeck)) {
		all = append(all, c)
	}
	for c := range g.Cards(g.Zone(o, Hand)) {
		if o != looks {
			all = append(all, c)
		}
	}
	slices.Sort(all)
	for i, c := range places {
		g.Exchange(c, all[i])
		if at := slices.Index(places[i:], all[i]); at > 0 {
			places[i+at] = c
		}
	}
}

// exchange lets chance say what lies facedown, by the deck as it is shuffled.
func (g *Match) exchange(o, looks engine.Player) {
	var room [250]engine.CardID
	places, deck := g.facedown(o, looks, room[:0]), g.Zone(o, PlayerDeck)
	if len(places) == 0 {
		return
	}
	g.mix(deck)
	below := g.Top(deck)
	for _, c := range places {
		if below == 0 {
			return
		}
		next := g.Below(below)
		g.Exchange(c, below)
		below = next
	}
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
