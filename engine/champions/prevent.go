package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What is about to happen and is kept from it, or happens to a lesser degree.

// stop keeps an event from happening, and cites what stops it.
func stop(by By, e *engine.Event, cs ...engine.Clause) {
	e.Kind, e.Cite = engine.NoKind, by.Citing(cs...)
}

// spared keeps from happening what an interrupt has made impossible: a defeat if by now nobody is left whose hit points
// are used up (mc.remaining-hp.zero-defeated), damage or threat on what has left play (mc.in-play.target-in-play), an
// attack or a scheme of an enemy that has (the villain goes on with it in its next stage, mc.amb.villain-is-one-enemy),
// and the arrival of a card that does not lie there any longer, or on what is gone (mc.move.needs-both-ends).
func (g *Match) spared(by By, e *engine.Event) {
	switch e.Kind {
	case Defeat, DefeatStage:
		if e.Kind == Defeat && g.In(e.Card) != e.From || !g.inPlay(e.Card) || g.Remaining(e.Card) > 0 {
			stop(by, e, book.RemainingHpZeroDefeated)
		}
	case Damage, ThreatUp:
		if !g.inPlay(e.Card) {
			stop(by, e, book.InPlayTargetInPlay)
		}
	case EnemyAttacks, EnemySchemes:
		switch v := g.villain(); {
		case g.inPlay(e.Card):
		case g.Card(e.Card).Type == Villain && v != 0:
			e.Card, e.Cite = v, engine.Cite(e.Cite.First(), book.AmbVillainIsOneEnemy).WithIfRoom(e.Cite)
		default:
			g.goneBefore(e.Player, e.Card)
			stop(by, e, book.InPlayAbilitiesNeedPlay)
		}
	case PlayCard, PutIntoPlay, EnterMinion:
		if g.In(e.Card) != e.From || e.Target != 0 && !g.inPlay(e.Target) {
			stop(by, e, book.MoveNeedsBothEnds)
		}
	}
}

// goneBefore says that an enemy has left play before its attack or its scheme was made: it makes none.
func (g *Match) goneBefore(p engine.Player, c engine.CardID) {
	g.say(engine.Event{Kind: GoneBefore, Actor: engine.NoPlayer, Player: p, Card: c,
		Cite: engine.Cite(book.InPlayAbilitiesNeedPlay)})
}

// instead keeps an event from happening because something else takes its place (mc.replacement.definition).
func instead(by By, e *engine.Event) { stop(by, e, book.ReplacementDefinition) }

// redirect places damage that is about to be dealt to somebody on the card of a text. A character takes it: its status
// cards and whoever prevents come into it again (mc.status.priority), but none that bears it already.
func (g *Match) redirect(by By, e *engine.Event) {
	c := by.Card
	if !g.isCharacter(c) {
		e.Kind, e.Card, e.Cite = DamageHere, c, by.Cite
		return
	}
	if slices.Contains(g.bearers, c) {
		g.nothing(by)
		return
	}
	dealt := *e
	instead(by, e)
	g.bearers = append(g.bearers, c)
	whose := By{Player: dealt.Actor, Card: dealt.Source, Cite: by.Cite, Attack: dealt.Tags.Has(ByAttack)}
	g.Damage(whose, c, int(dealt.N))
	g.bearers = g.bearers[:len(g.bearers)-1]
}

// cancels cancels a treachery's When Revealed effects (mc.cancel.can-cancel).
func cancels(g *Match, by By, e *engine.Event) {
	if !g.starts() {
		return
	}
	g.cancel(by, e, by.Player)
}

// cancel keeps the effects of a card from beginning.
func (g *Match) cancel(by By, e *engine.Event, p engine.Player) {
	c := e.Card
	if !g.Rules.On(book.CancelCanCancel) || !g.Rules.On(book.CancelBeforeInitiation) {
		g.nothing(by)
		return
	}
	stop(by, e, book.CancelBeforeInitiation)
	g.say(engine.Event{Kind: CancelledCard, Actor: by.Player, Player: p, Card: c,
		Cite: by.Citing(book.CancelCanCancel)})
}

// prevent lowers the damage or threat that an event is about to bring (mc.prevent.damage, mc.prevent.threat).
func (g *Match) prevent(by By, e *engine.Event, n int) {
	if !g.starts() {
		return
	}
	why := book.PreventDamage
	if e.Kind == ThreatUp {
		why = book.PreventThreat
	}
	if !g.Rules.On(why) {
		g.nothing(by)
		return
	}
	n = min(n, int(e.N))
	e.N -= int32(n)
	cite := by.Citing(why)
	if e.Kind == ThreatUp {
		cite = cite.And(book.AmbPreventThreatWhere)
	}
	g.say(engine.Event{Kind: Prevented, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n), Cite: cite})
	if e.N == 0 {
		stop(by, e, why)
	}
}

// lessen has the scheme that is being made place one threat less (mc.prevent.threat).
func (g *Match) lessen(by By) {
	if !g.Rules.On(book.PreventThreat) {
		g.nothing(by)
		return
	}
	if n := len(g.schemes); n > 0 && g.starts() {
		s := &g.schemes[n-1]
		s.less, s.lessBy = s.less+1, s.lessBy.With(g.Card(by.Card).Cite)
		g.say(engine.Event{Kind: ToPrevent, Actor: by.Player, Player: by.Player, Card: by.Card, N: 1,
			Cite: by.Citing(book.PreventThreat)})
	}
}
