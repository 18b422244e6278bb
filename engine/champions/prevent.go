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

// spared keeps a defeat from happening if by now nobody is left whose hit points are used up
// (mc.remaining-hp.zero-defeated).
func (g *Match) spared(by By, e *engine.Event) {
	if (e.Kind == Defeat || e.Kind == DefeatStage) && (g.In(e.Card) != e.From || g.Remaining(e.Card) > 0) {
		stop(by, e, book.RemainingHpZeroDefeated)
	}
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
