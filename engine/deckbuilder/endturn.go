package deckbuilder

import "tablereferee/engine"

// The steps after a turn. A game puts those that it has into a list, in its own order (Parts.EndTurn).

// EndStep is a step after a turn.
type EndStep struct {
	Is    engine.Clause                         // that says so
	Do    func(g *Match, p engine.Player) Ended // what happens in it
	Shown engine.Kind                           // the event that shows it, if one does
	what  part
	Over  bool // what lasts until the end of the turn is over with it
}

// part is what a step does, for who asks at which place it comes.
type part uint8

const (
	_ part = iota
	partHand
	partEffects
	partPlayed
	partRefill
	partDraw
	partFlip
)

// after says whether a match that begins at a step, counted from 1, begins after another one.
func (g *Match) after(step int, what part) bool {
	for i := range min(step-1, len(g.Parts.EndTurn)) {
		if g.Parts.EndTurn[g.inPlaceOf(i)].what == what {
			return true
		}
	}
	return false
}

// inPlaceOf is the step that is done at a place of the list: where a run has the new hand drawn before the Line-Up is
// filled, these two change places.
func (g *Match) inPlaceOf(i int) int {
	c := g.Parts.Cites
	if c.RefillFirst == 0 || g.Rules.On(c.RefillFirst) {
		return i
	}
	switch g.Parts.EndTurn[i].what {
	case partRefill:
		return g.Parts.number(partDraw) - 1
	case partDraw:
		return g.Parts.number(partRefill) - 1
	}
	return i
}

// Ended is why a step ends the game, the zero Ended if it does not.
type Ended struct {
	Why  engine.Clause
	Also engine.Clauses
}

// The steps that the games have. Is is the game's.

// Announce is the step in which the turn is said to be over.
func Announce(is engine.Clause) EndStep {
	return EndStep{Is: is, Do: (*Match).announce, Shown: EndAnnounce}
}

// HandAway is the step in which the rest of the hand goes to the discard pile. It is placed there, not discarded.
func HandAway(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partHand, Do: (*Match).handAway}
}

// Effects is the step of what waits for the end of the turn.
func Effects(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partEffects, Do: (*Match).endEffects, Shown: EndEffects, Over: true}
}

// PlayedAway is the step in which the cards played go to the discard pile, too, and unspent Power is lost.
func PlayedAway(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partPlayed, Do: (*Match).playedAway}
}

// RefillLineUp is the step in which the Line-Up is filled.
func RefillLineUp(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partRefill, Do: (*Match).refill, Shown: EndRefill}
}

// NewHand is the step in which a new hand is drawn.
func NewHand(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partDraw, Do: (*Match).newHand, Shown: EndDraw}
}

// FlipBoss is the step in which a boss lying face down on top of the stack appears.
func FlipBoss(is engine.Clause) EndStep {
	return EndStep{Is: is, what: partFlip, Do: (*Match).flipBosses, Shown: EndFlip}
}

// NextPlayer is the step in which the turn passes.
func NextPlayer(is engine.Clause) EndStep {
	return EndStep{Is: is, Do: (*Match).nextPlayer, Shown: EndNext}
}

// afterTurn runs the steps after a turn, each shown by the log.
func (g *Match) afterTurn(p engine.Player) {
	later := Ended{} // why the game ends after the last step, if it does not end at once
	from := g.Count(engine.NoPlayer, FromStep)
	for i := range g.Parts.EndTurn {
		s := &g.Parts.EndTurn[g.inPlaceOf(i)]
		if i+1 >= from { // a set-up may begin at a later one
			if from > 0 {
				g.Reckon(setFromStep, engine.NoPlayer, 0)
				from = 0
			}
			g.Reach(stepEnd + i)
			if e := s.Do(g, p); e.Why != 0 {
				if g.Rules.On(g.Parts.Cites.GameEnds) {
					g.EndGame(e.Why, e.Also)
					return
				}
				later = e
			}
		}
		if s.Over {
			g.Expire(func(e *engine.Effect) bool { return e.Until != UntilEndOfTurn })
		}
	}
	if later.Why != 0 {
		g.EndGame(later.Why, later.Also)
	}
}

// moments are those at which a match may begin or a script stop: the beginning of a turn and the steps of its end.
func (k *Parts) moments() []engine.Step {
	out := []engine.Step{{Name: engine.Text{"turn", "tour"}, Cite: engine.Cite(k.Cites.TurnSummary)}}
	for i := range k.EndTurn {
		out = append(out, engine.Step{Cite: engine.Cite(k.EndTurn[i].Is),
			Name: engine.Sayf("end of turn, step %d", "fin du tour, étape %d", i+1)})
	}
	return out
}

func (g *Match) announce(p engine.Player) Ended {
	if g.Unnoticed(EndAnnounce) {
		return Ended{}
	}
	cite := engine.Cite(g.Parts.Cites.TurnIsOver)
	if !g.Has(Paid, p) {
		cite = cite.And(g.Parts.Cites.BuyPass)
	}
	if by := g.Parts.EndsBy; by != nil {
		cite = cite.With(by(g, p))
	}
	g.TellOf(EndAnnounce, p, 0, cite)
	return Ended{}
}

func (g *Match) handAway(p engine.Player) Ended {
	c := g.Parts.Cites
	if g.Rules.On(c.EndHand) && g.Rules.On(c.NoCarryOver) {
		hand := g.Zone(p, Hand)
		if g.states(c.EndHandDiscards) {
			g.DiscardAll(p, Going{From: hand, Cite: engine.Cite(c.EndHand, c.NoCarryOver, c.EndHandDiscards)})
			return Ended{}
		}
		if g.MoveTop(PutAway, hand, g.Len(hand), g.Zone(p, Discard)) {
			return Ended{}
		}
		cite := engine.Cite(c.EndHand, c.NoCarryOver, c.EndNotDiscarded)
		for x := range g.Cards(hand) {
			g.putAway(p, x, cite)
		}
	}
	return Ended{}
}

// Going are the cards of a zone that are discarded, but those that stay, and why.
type Going struct {
	From  engine.Zone
	Cite  engine.Clauses
	Stays func(x engine.CardID) bool // nil: none does
}

// DiscardAll discards the cards of a player that a step of the end of the turn, or what ends it, takes away: outside
// every turn, and as one act. All of them go, and only then acts what waits for a discard (Cites.DiscardsTogether);
// what it draws stays where it comes to. It gives how many have gone.
func (g *Match) DiscardAll(p engine.Player, all ...Going) (gone int) {
	to := g.Zone(p, Discard)
	if z := &all[0]; len(all) == 1 && z.Stays == nil {
		if n := g.Len(z.From); g.MoveTop(Discarded, z.From, n, to) {
			g.areDiscarded(p, n)
			return n
		}
	}
	heard := false
	for i := range all {
		for x := range g.Cards(all[i].From) {
			heard = heard || g.Noticed(Discarded, x)
			if !all[i].stays(x) {
				gone++
			}
		}
	}
	if heard {
		g.leaveTogether(p, gone, all)
		return gone
	}
	g.areDiscarded(p, gone)
	for i := range all {
		z := &all[i]
		if z.Stays == nil && g.MoveTop(Discarded, z.From, g.Len(z.From), to) {
			continue
		}
		for x := range g.Cards(z.From) {
			if !z.stays(x) {
				g.Move(Discarded, p, x, to, 0, 0)
			}
		}
	}
	return gone
}

// areDiscarded remembers discards that nobody sees: they are the first of the turn all the same.
func (g *Match) areDiscarded(p engine.Player, n int) {
	for range min(n, 2) {
		g.happened(Discarded, p, engine.Box)
	}
}

func (z *Going) stays(x engine.CardID) bool { return z.Stays != nil && z.Stays(x) }

// leaveTogether discards cards, of which there are n, as one act.
func (g *Match) leaveTogether(p engine.Player, n int, all []Going) {
	if n == 0 {
		return
	}
	tags := engine.Tags(0)
	if n > 1 {
		tags = WithOthers
	}
	hand := g.Zone(p, Hand)
	g.Together(func(yield func(engine.Event) bool) {
		for i := range all {
			for x := range g.Cards(all[i].From) {
				if all[i].stays(x) {
					continue
				}
				by := By{Player: p, Self: x, Cite: all[i].Cite}
				if card := g.Card(x); card.Inert() || all[i].From != hand {
					by.Cite = by.Cite.With(card.Leaves)
				}
				by = g.discards(by, p, x)
				if !yield(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: x, Source: by.Text,
					To: g.Zone(p, Discard), Tags: tags, Cite: by.Cite}) {
					return
				}
			}
		}
	})
}
func (g *Match) endEffects(p engine.Player) Ended {
	if g.Rules.On(g.Parts.Cites.EndEffects) && !g.Unnoticed(EndEffects) {
		g.Begin()
		g.Make(&engine.Event{Kind: EndEffects, Actor: p, Player: p, Cite: engine.Cite(g.Parts.Cites.EndEffects)})
		g.Indent()
		g.End()
		g.Outdent()
	}
	return Ended{}
}

func (g *Match) playedAway(p engine.Player) Ended {
	c := g.Parts.Cites
	if g.Rules.On(c.EndPlayed) && g.states(c.EndPlayedDiscards) {
		played := Going{From: g.Zone(p, InPlay), Cite: engine.Cite(c.EndPlayed, c.EndPlayedDiscards)}
		if g.remain(p) {
			played.Stays = func(x engine.CardID) bool { return g.remains(p, x) }
		}
		g.DiscardAll(p, played)
	} else if g.Rules.On(c.EndPlayed) {
		played := g.Zone(p, InPlay)
		if g.remain(p) || !g.MoveTop(PutAway, played, g.Len(played), g.Zone(p, Discard)) {
			for x := range g.Cards(played) {
				if !g.remains(p, x) {
					g.putAway(p, x, engine.Cite(c.EndPlayed))
				}
			}
		}
	}
	if g.Rules.On(c.PowerLost) {
		g.losePower(p, engine.Cite(c.PowerLost))
	}
	return Ended{}
}

func (g *Match) refill(p engine.Player) Ended {
	c := g.Parts.Cites
	if !g.Rules.On(c.EndRefill) {
		return Ended{}
	}
	slots := g.Rules.Value(c.LineUpSlots)
	g.TellOf(EndRefill, p, 0, g.refills(slots))
	g.Indent()
	full := g.FillLineUp(slots, engine.Cite(c.EndRefill))
	g.Outdent()
	if full || !g.Rules.On(c.NoRefill) {
		return Ended{}
	}
	why := Ended{Why: c.NoRefill, Also: engine.Cite(c.DeckRunsOut)}
	if g.noneLeft(BossStack) || g.Side(p) != 0 && g.noneLeft(TeamStack) {
		why.Also = why.Also.And(c.BothEnds)
	}
	return why
}

// refills cites what the Line-Up and the main deck are for the step in which the first is filled from the second: with
// more than its slots, with gaps, and that the game goes on where nothing is left of the deck, and no gap.
func (g *Match) refills(slots int) engine.Clauses {
	c := g.Parts.Cites
	cite, gaps := engine.Cite(c.EndRefill), slots-g.Len(LineUp)
	switch {
	case gaps < 0:
		cite = cite.And(c.LineUpOverFive)
	case gaps == 0 && g.Has(Overfull, engine.NoPlayer):
		cite = cite.And(c.LineUpLeftFull)
	case gaps > 0:
		cite = cite.And(c.RefillOnlyThen)
		if g.states(c.RefillFirst) {
			cite = cite.And(c.RefillFirst)
		}
	}
	if g.Len(MainDeck) == max(0, gaps) {
		cite = cite.And(c.DeckRunsOut)
	}
	return cite
}

// notesOverfull remembers for the turn that more cards lie in the Line-Up than it has slots, where the rulebook says
// what that means for the step that would fill it.
func (g *Match) notesOverfull() {
	c := g.Parts.Cites
	if c.LineUpLeftFull != 0 && g.Len(LineUp) > g.Rules.Value(c.LineUpSlots) && !g.Has(Overfull, engine.NoPlayer) {
		g.Remember(engine.Memo{What: Overfull, Player: engine.NoPlayer})
	}
}

// noneLeft says of a stack of bosses that the game would end with this turn because none is left in it.
func (g *Match) noneLeft(stack engine.Zone) bool {
	return g.Len(stack) == 0 && (g.Parts.NoBossEnds == nil || g.Parts.NoBossEnds(g))
}

func (g *Match) newHand(p engine.Player) Ended {
	cite := engine.Cite(g.Parts.Cites.EndDraw)
	if n := g.Rules.Value(g.Parts.Cites.EndDraw); n > 0 {
		begins := cite
		if g.Len(g.Zone(p, Hand)) > 0 { // what was drawn since the hand was put away
			begins = begins.And(g.Parts.Cites.EndDrawOnTop)
		}
		g.TellOf(EndDraw, p, n, begins)
		g.Indent()
		g.Draw(By{Player: p, Cite: cite}, p, n)
		g.Outdent()
	}
	return Ended{}
}

func (g *Match) flipBosses(p engine.Player) (why Ended) {
	c := g.Parts.Cites
	g.TellOf(EndFlip, p, 0, engine.Cite(c.EndFlip))
	stacks := [...]engine.Zone{BossStack, TeamStack}
	used := 1
	if g.Side(p) != 0 {
		used = 2
	}
	for _, stack := range stacks[:used] {
		switch {
		case g.noneLeft(stack) && g.Rules.On(c.NoBoss):
			why = Ended{c.NoBoss, engine.Cite(c.NoBossReading)}
			if g.Side(p) != 0 {
				why.Also = why.Also.And(c.TeamScores)
			}
			if g.Rules.On(c.GameEnds) {
				return why
			}
		case g.flip(p, stack, 0):
			for again := c.AppearsAgain; again != 0 && g.flip(p, stack, again); {
			}
		}
	}
	return why
}

// flip turns the boss up that lies face down on top of a stack, and says whether one does; one that follows another in
// the same step is cited by a clause more.
func (g *Match) flip(p engine.Player, stack engine.Zone, again engine.Clause) bool {
	c, top := g.Parts.Cites, g.Top(stack)
	if top == 0 || g.Flag(top, FaceUp) || !g.Rules.On(c.EndFlip) {
		return false
	}
	g.Indent()
	g.Make(&engine.Event{Kind: Flip, Actor: p, Player: p, Card: top, From: stack,
		Cite: engine.Cite(c.EndFlip, g.Parts.stackedBy(g.Card(top), c.BossFaceDown)).And(c.BossAppearsThen).And(again)})
	if g.Rules.On(c.AppearanceStep) && (len(g.Card(top).Appear) > 0 || c.AppearanceNotFirst != 0) {
		g.FirstAppearance(top, p)
	}
	g.Outdent()
	return true
}

func (g *Match) nextPlayer(p engine.Player) Ended {
	if g.Unnoticed(EndNext) {
		return Ended{}
	}
	cite := engine.Cite(g.Parts.Cites.TurnPasses)
	if g.Side(p) != 0 {
		cite = cite.And(g.Parts.Cites.TeamSeating)
	}
	g.Tell(&engine.Event{Kind: EndNext, Actor: p, Player: g.NextTurn(p), Cite: cite})
	return Ended{}
}
