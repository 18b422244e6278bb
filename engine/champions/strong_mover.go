package champions

import "tablereferee/engine"

// mover takes, of the moves of a turn, the one after which the players are best off for each card that it takes. It
// tries every move to the next rest point.
type mover struct {
	rng     engine.PCG
	manners manners
	stray   int      // by how many hundredths what a move is worth is changed by chance
	esteem  []esteem // by engine.Def
	worths  *worths
	plan    []planned // how the move goes on
	dealt   *engine.Match
	trial   *engine.Match
	trier   trier
	notes   engine.Player // whose answers are noted
	noted   []planned
	answers []engine.Answer
}

// manners are those of each player.
type manners [mostPlayers]manner

// esteem is what playing a card has brought in trials: altogether, and in how many.
type esteem struct{ sum, n int }

// mostEsteem is what a card can bring at most, in a trial.
const mostEsteem = 40

// trier answers the questions of a move that is tried.
type trier struct {
	*mover
	take   int // the place of the answer to the first question that can be varied, negative for that of habit
	widest int // how many answers that one had, 0 before
	noted  []planned
}

// Decide answers by habit, but for the question that is varied.
func (t *trier) Decide(m *engine.Match, q *engine.Question) int {
	i := -1
	if t.widest == 0 && varies(q.Kind) {
		t.widest = len(q.Answers)
		i = min(t.take, len(q.Answers)-1)
	}
	if i < 0 {
		i = On(m).habit(q, t.manners[q.Player], t.esteem)
	}
	t.noted = append(t.noted, expects(q, i))
	return i
}

// mostVaried is how many answers of a question are tried.
const mostVaried = 8

// varies says whether a question of a move is tried with all its answers.
func varies(k engine.QuestionKind) bool {
	switch k {
	case AskEnemy, AskScheme, AskPlayer, AskChoice, AskCard, AskAlly:
		return true
	}
	return false
}

// byHabit plays without looking ahead.
type byHabit struct{ *mover }

// Decide answers by the manner of whoever is asked.
func (o byHabit) Decide(m *engine.Match, q *engine.Question) int {
	return On(m).habit(q, o.manners[q.Player], o.esteem)
}

// Decide answers a question.
func (o *mover) Decide(m *engine.Match, q *engine.Question) int {
	i := o.decide(On(m), q)
	if q.Player == o.notes {
		o.noted = append(o.noted, expects(q, i))
	}
	return i
}

func (o *mover) decide(g *Match, q *engine.Question) int {
	if q.Kind == AskTurn {
		return o.move(g, q)
	}
	if len(o.plan) > 0 && o.plan[0].player == q.Player {
		if i := o.plan[0].place(q); i >= 0 {
			o.plan = o.plan[1:]
			return i
		}
		o.plan = o.plan[:0]
	}
	return g.habit(q, o.manners[q.Player], o.esteem)
}

// move gives the best move, which ends the turn where none leaves the players better off.
func (o *mover) move(g *Match, q *engine.Question) int {
	p := q.Player
	o.trier.mover, o.plan = o, o.plan[:0]
	o.answers = append(o.answers[:0], q.Answers...)
	now := g.standing(o.worths) + g.worthInTurn(p, o.manners[p], o.worths)
	base := copied(&o.dealt, g, &o.trier)
	base.dealAnew(p, uint64(o.rng.Below(mostSeeds)))
	best, at, flip := 0, -1, -1
	for i := range o.answers {
		if o.answers[i].Verb == VerbFlip {
			flip = i
		}
		if !g.tried(p, &o.answers[i], o.manners[p]) {
			continue
		}
		widest := 1
		for take := -1; take < min(widest, mostVaried); take++ {
			v, ok := o.try(base, p, o.answers[i], take, now)
			if !ok {
				break
			}
			if take < 0 {
				widest = o.trier.widest
			}
			if v > best {
				best, at = v, i
				o.plan = append(o.plan[:0], o.trier.noted...)
			}
		}
	}
	switch {
	case at >= 0:
		return at
	case flip >= 0 && g.flips(p, o.manners[p]):
		return flip
	}
	return len(o.answers) - 1
}

// try plays a move, with one of the answers to the first question that can be varied, and gives by how much it leaves
// the players better off for each card that it takes.
func (o *mover) try(base *Match, p engine.Player, a engine.Answer, take, now int) (v int, ok bool) {
	t := copied(&o.trial, base, &o.trier)
	o.trier.take, o.trier.widest, o.trier.noted = take, 0, o.trier.noted[:0]
	hand := t.Len(t.Zone(p, Hand))
	if !tries(&o.trial, func() bool { t.takeTurn(p, a); return false }) {
		return 0, false
	}
	gain := t.standing(o.worths) + t.worthInTurn(p, o.manners[p], o.worths) - now
	used := max(0, hand-t.Len(t.Zone(p, Hand)))
	if a.Verb == VerbPlay && take < 0 {
		e := &o.esteem[base.Def(a.Card)]
		e.sum, e.n = e.sum+min(mostEsteem, max(0, gain/max(1, used))), e.n+1
	}
	v = 10 * gain / (used + 2) // what takes no card takes something, too
	if o.stray > 0 {
		v = v * (100 - o.stray + o.rng.Below(2*o.stray)) / 100
	}
	return v, true
}

// tried says whether a move is tried: who will change to hero form does first what only an alter-ego can.
func (g *Match) tried(p engine.Player, a *engine.Answer, x manner) bool {
	switch a.Verb {
	case VerbEnd, VerbAsk, VerbFlip:
		return false
	case VerbRecover:
		return x&resting != 0
	}
	return g.form(p) == HeroForm || !g.flips(p, x) || g.ofAlterEgo(a.Card)
}

// ofAlterEgo says whether a card is used by an alter-ego alone.
func (g *Match) ofAlterEgo(c engine.CardID) bool {
	if c == 0 {
		return false
	}
	for i := range g.Card(c).Abilities {
		if g.Card(c).Abilities[i].Form == AlterEgoForm {
			return true
		}
	}
	return g.Card(c).Type == AlterEgo
}
