package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Boost cards: how they are given, and turned up.

// giveBoost gives the villain a facedown boost card (mc.boost.give-facedown).
func (g *Match) giveBoost(cs ...engine.Clause) {
	if !g.Rules.On(cs[0]) {
		return
	}
	c := g.topEncounter()
	if c == 0 {
		g.noneLeft(engine.NoPlayer, engine.CiteAll(cs))
		return
	}
	g.do(engine.Event{Kind: GiveBoost, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: Boosts,
		Cite: engine.CiteAll(cs)})
	g.runOut()
}

// flipBoost turns up the next boost card: its icons, its star, its discard (mc.amb.boost-icons-or-star-first). Those of
// an activation in the middle of which this one happens lie above and are not its own.
func (g *Match) flipBoost(above int, boost *int, p engine.Player, cs ...engine.Clause) {
	c := g.Top(Boosts)
	for range above {
		c = g.Below(c)
	}
	k := g.Card(c)
	// only the star stands for text that is used here; icons are counted
	if k.Star && g.Rules.On(book.BoostStarResolvesFaceup) {
		g.known(c)
	}
	n := int(k.Boost)
	if k.Star && !g.Rules.On(book.BoostStarNotAnIcon) {
		n++
	}
	*boost += n
	if k.Star || k.Boosted != nil {
		cs = append(cs, book.BoostStarNotAnIcon)
	}
	if a := g.attack(); a != nil && g.out(a.player) { // it is resolved before the attack ends
		cs = append(cs, book.AmbDefenderLeftPlay)
	}
	g.say(engine.Event{Kind: FlipBoost, Actor: engine.NoPlayer, Player: p, Card: c, N: int32(n), Now: int32(*boost),
		Cite: engine.CiteAll(cs)})
	g.Indent()
	scheme := g.attack() == nil
	// mc.boost.only-boost-text-active, mc.enemy-attack.3-star-effect, mc.enemy-scheme.2-star-effect
	if k.Boosted != nil && g.Rules.On(book.BoostStarResolvesFaceup) {
		g.say(engine.Event{Kind: BoostAbility, Actor: engine.NoPlayer, Player: p, Card: c, Cite: starCites(n, scheme)})
		who := p
		if a := g.attack(); a != nil {
			who = a.player
		}
		cite := k.Cite.And(book.BoostStarResolvesFaceup).And(book.StarIconInBoost)
		if who != p && k.BoostsYou { // whoever defends is "you" by now
			cite = k.Cite.And(book.EnemyAttack2DefenderBecomesTarget).And(book.BoostStarResolvesFaceup)
		}
		k.Boosted(g, By{Player: who, Card: c, Boost: true, Cite: cite})
	}
	if g.In(c) == Boosts {
		done := engine.Cite(book.EnemyAttack3DiscardEach, book.BoostDiscardAfter)
		if scheme {
			done = engine.Cite(book.EnemyScheme2Discard, book.BoostDiscardAfter)
		}
		g.do(engine.Event{Kind: BoostDone, Actor: engine.NoPlayer, Player: p, Card: c, To: EncounterDiscard,
			Cite: done})
	}
	g.Outdent()
}

// starCites are the clauses by which a boost ability begins; only beside icons is anything to be read about which comes
// first.
func starCites(icons int, scheme bool) engine.Clauses {
	step := book.EnemyAttack3StarEffect
	if scheme {
		step = book.EnemyScheme2StarEffect
	}
	if icons == 0 {
		return engine.Cite(book.BoostStarResolvesFaceup, step, book.StarIconInBoost, book.BoostOnlyBoostTextActive,
			book.AmbBoostStarWhen)
	}
	return engine.Cite(book.BoostStarResolvesFaceup, step, book.AmbBoostStarWhen, book.AmbBoostIconsOrStarFirst,
		book.BoostOnlyBoostTextActive)
}
