package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Who defends against an enemy's attack.

// defended says whether an enemy's attack has a defender that is still there (mc.amb.defender-left-play).
func (g *Match) defended(a *attack) bool { return g.Still(a.guard) }

// defence lets a player declare a defender: one hero or one ally (mc.enemy-attack.2-declare-defender,
// mc.amb.one-defender).
func (g *Match) defence(a *attack) {
	if a.defender != 0 {
		return
	}
	p := a.player
	none := true
	must := g.mustDefend()
	asks := engine.Cite(book.EnemyAttack2DeclareDefender, book.AllyAnyoneMayDefend, book.AmbOneDefender)
	if g.Card(a.attacker).AlliesDefend { // also where nobody must: it says who would have to
		asks = g.Card(a.attacker).Cite.And(book.AmbMustDefend).With(asks)
	}
	for o := range g.players {
		if must != engine.NoPlayer && o != must {
			continue
		}
		q := g.Question(o, AskDefender, a.attacker, asks)
		for _, k := range [...]int{Identity, InPlay} {
			q.Cards(VerbDefend, g.Zone(o, k), func(c engine.CardID) bool {
				t := g.trial(o, c)
				t.q = q
				return g.holds(toDefend, t)
			})
		}
		if len(q.Answers) == 0 {
			continue
		}
		none = false
		if must == engine.NoPlayer {
			q.Decline()
		}
		x := g.ask(q)
		if x.Card == 0 {
			continue
		}
		c := x.Card
		cite := engine.Cite(book.DefendHeroBasic, book.EnemyAttack2DeclareDefender)
		exhausts := book.DefendHeroExhausts
		if g.Card(c).Type == Ally {
			cite, exhausts = engine.Cite(book.DefendAllyDefends, book.EnemyAttack2DeclareDefender),
				book.AllyExhaustAsCost
		}
		if g.Rules.On(exhausts) {
			g.exhaust(By{Player: o, Card: c, Cite: engine.Cite(exhausts)}, c)
		}
		a = g.attack()
		a.defender, a.guard = c, g.Ref(c)
		if o != p && g.Rules.On(book.EnemyAttack2DefenderBecomesTarget) && g.Rules.On(book.DefendDefendingForAnother) {
			a.player = o
			cite = cite.And(book.EnemyAttack2DefenderBecomesTarget).And(book.DefendDefendingForAnother)
		}
		if must != engine.NoPlayer {
			cite = g.Card(a.attacker).Cite.And(book.AmbMustDefend).With(cite)
		}
		g.do(engine.Event{Kind: Defends, Actor: o, Player: o, Card: c, Target: a.attacker, Cite: cite})
		return
	}
	if none && g.Rules.On(book.DefendHeroBasic) && g.Rules.On(book.DefendAllyDefends) {
		g.say(engine.Event{Kind: NoDefender, Actor: engine.NoPlayer, Player: p, Card: a.attacker,
			Cite: engine.Cite(book.EnemyAttack4Undefended, book.EnemyAttack2DeclareDefender,
				book.ExhaustedCannotExhaustAgain)})
		return
	}
	g.say(engine.Event{Kind: Undefended, Actor: engine.NoPlayer, Player: p, Card: a.attacker,
		Cite: engine.Cite(book.EnemyAttack4Undefended)})
}

// mustDefend is the player who must defend against the attack that is being made with an ally that is ready, NoPlayer
// if none must (mc.amb.must-defend).
func (g *Match) mustDefend() engine.Player {
	a := g.attack()
	if a == nil || !a.enemy || !g.Card(a.attacker).AlliesDefend {
		return engine.NoPlayer
	}
	p := g.engagedWith(a.attacker)
	if p == engine.NoPlayer || !g.Rules.On(book.DefendAllyDefends) ||
		g.controlled(p, func(c engine.CardID) bool { return g.isAlly(c) && g.mayTire(c) }) == 0 {
		return engine.NoPlayer
	}
	return p
}

// mayTire says whether an ally can be exhausted to defend.
func (g *Match) mayTire(c engine.CardID) bool {
	return !g.Flag(c, Exhausted) || !g.Rules.On(book.AllyExhaustAsCost)
}

// defendByLabel makes a labelled defence count as defending (mc.defend.labelled-ability).
func (g *Match) defendByLabel(by By) {
	a := g.attack()
	id := g.identity(by.Player)
	if a == nil || !a.enemy { // a defence is against an attack of an enemy
		return
	}
	if a.defender == id || !g.starts() {
		return
	}
	if !g.defended(a) {
		a.defender, a.guard = id, g.Ref(id)
	} else { // an ally has taken the attack, and this is against what goes on to the hero
		a.also = id
	}
	g.do(engine.Event{Kind: Defends, Actor: by.Player, Player: by.Player, Card: id, Target: a.attacker,
		Cite: by.Citing(book.DefendLabelledAbility, book.DefendLabelledNoExhaust, book.AmbLabelledDefence)})
}
