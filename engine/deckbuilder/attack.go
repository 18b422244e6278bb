package deckbuilder

import (
	"math/bits"

	"tablereferee/engine"
)

// Seats is a set of players.
type Seats uint8

// Only is the set of one player.
func Only(p engine.Player) Seats { return 1 << p }

// Foes is the set of all players but one, or of the other team.
func (g *Game) Foes(p engine.Player) Seats {
	if !g.Rules.On(g.Kit.Cites.AttackOthers) {
		return g.All()&^g.Mates(p) | Only(p)
	}
	return g.All() &^ g.Mates(p)
}

// All is the set of all players.
func (g *Game) All() Seats { return 1<<g.Table.Seats() - 1 }

// Attack makes an Attack on some players, clockwise from the one who makes it; each may avoid it by a Defense, and hit happens
// to those who do not. It gives how many were hit.
func (g *Game) Attack(by By, targets Seats, hit func(foe engine.Player)) int {
	return g.attack(by, by.Player, by.Player, targets, false, hit)
}

// InteractiveAttack is an Attack that makes players interact: everybody decides before anything happens.
func (g *Game) InteractiveAttack(by By, targets Seats, hit func(foe engine.Player)) int {
	return g.attack(by, by.Player, by.Player, targets, true, hit)
}

// attacked is the Attack that is being made, for the judge's words.
type attacked struct {
	going   bool
	outside bool  // a First Appearance Attack
	hit     Seats // who has not avoided it
}

func (g *Game) attack(by By, attacker, first engine.Player, targets Seats, interactive bool, hit func(foe engine.Player)) int {
	c := g.Kit.Cites
	outer := g.attacked
	g.attacked = attacked{going: true, outside: attacker == engine.NoPlayer}
	g.Do(engine.Event{Kind: setAttack, N: 1, Player: engine.NoPlayer, Actor: attacker, Cite: by.Cite})
	hits, avoided := 0, Seats(0)
	interactive = interactive && g.Rules.On(c.InteractionWaits) || !g.Rules.On(c.AttackOrder)
	start := first
	if attacker != engine.NoPlayer || !g.Rules.On(c.AppearanceOrder) {
		start = g.onward(first)
	}
	for i, p := 0, start; i < g.Seats(); i, p = i+1, g.onward(p) {
		if targets&Only(p) == 0 {
			continue
		}
		cite := by.Cite
		if attacker == engine.NoPlayer {
			if g.Side(first) == 0 {
				cite = cite.And(c.AppearanceAll)
			}
			cite = cite.And(c.AppearanceOrder)
		} else {
			cite = cite.And(c.AttackOthers)
			if g.Side(attacker) != 0 {
				cite = cite.And(c.TeamAttacks)
			}
			if targets&^Only(p) != 0 {
				cite = cite.And(c.ResolveClockwise).And(c.AttackOrder)
			}
		}
		if interactive {
			cite = cite.And(c.InteractionWaits)
		}
		g.Say(engine.Event{Kind: Attack, Actor: attacker, Player: p, Source: by.Text, Cite: cite})
		g.Indent()
		if avoided != 0 && !g.Rules.On(c.OnlySelf) {
			g.Do(engine.Event{Kind: Avoid, Actor: p, Player: p, Cite: by.Cite}) // by the Defense of another player
			avoided |= Only(p)
		} else if g.mayDefend(p) && g.defend(by, p, p, attacker) || g.defendedByMate(by, p, attacker) {
			avoided |= Only(p)
			for n := g.Len(g.Zone(p, Hand)); n > 0 && !g.Rules.On(c.OneDefense) && g.defend(by, p, p, attacker); n-- {
			}
		} else if !interactive {
			hits++
			if g.hit(by, p, attacker) {
				hit(p)
			}
		}
		g.Outdent()
	}
	if interactive {
		for i, p := 0, start; i < g.Seats(); i, p = i+1, g.onward(p) {
			if targets&^avoided&Only(p) != 0 {
				hits++
				if g.hit(by, p, attacker) {
					hit(p)
				}
			}
		}
	}
	if avoided != 0 && !g.Rules.On(c.OtherEffectsStay) {
		g.undoPower(by)
	}
	if !g.Rules.On(c.CountsHits) {
		hits = bits.OnesCount8(uint8(targets))
	}
	if attacker != engine.NoPlayer {
		g.Do(engine.Event{Kind: HitsMade, Actor: attacker, Player: attacker, Source: by.Text, N: int32(hits), Now: int32(bits.OnesCount8(uint8(targets))), Cite: by.as(c.CountsHits)})
	}
	g.since, g.attacked = g.Answered(), outer
	return hits
}

// hit says that an Attack was not avoided, and whether its effect is suffered.
func (g *Game) hit(by By, p, attacker engine.Player) bool {
	c, suffered := g.Kit.Cites.HitsUndefended, g.Rules.On(g.Kit.Cites.HitsUndefended)
	if attacker == engine.NoPlayer {
		c, suffered = g.Kit.Cites.AppearanceHits, g.Rules.On(g.Kit.Cites.AppearanceHits)
	}
	g.attacked.hit |= Only(p)
	g.Say(engine.Event{Kind: Hit, Actor: attacker, Player: p, Source: by.Text, Cite: engine.Cite(c)})
	return suffered
}

// onward is the player after another one in the order in which several are dealt with: clockwise.
func (g *Game) onward(p engine.Player) engine.Player {
	if !g.Rules.On(g.Kit.Cites.ResolveClockwise) {
		return g.before(p)
	}
	return g.Next(p)
}

// undoPower takes back the Power that a card has given since it was played.
func (g *Game) undoPower(by By) {
	memos := g.Memos()
	for i := len(memos) - 1; i >= 0; i-- {
		if m := memos[i]; m.What == PowerBefore && m.Card == by.Self {
			if n := g.Count(by.Player, Power) - int(m.N); n > 0 {
				g.Power(by, -n)
			}
			return
		}
	}
}

// CanDefend says whether a card in its player's hand can be used against an Attack.
func (g *Game) CanDefend(c engine.CardID) bool { return g.Card(c).Defense != nil }

// mayDefend says whether a player has a Defense left against the Attack being made: one has been used if it protected a teammate.
func (g *Game) mayDefend(p engine.Player) bool {
	return g.Count(p, Defended) != g.Count(engine.NoPlayer, AttackNo) || !g.Rules.On(g.Kit.Cites.OneDefense)
}

// defendedByMate lets the teammates of an attacked player, clockwise, protect that player, each with one Defense against an Attack.
func (g *Game) defendedByMate(by By, p, attacker engine.Player) bool {
	if g.Side(p) == 0 || !g.Rules.On(g.Kit.Cites.TeamDefense) {
		return false
	}
	for mate := range g.From(g.Next(p)) {
		if mate != p && g.Mates(p)&Only(mate) != 0 && g.mayDefend(mate) && g.defend(by, p, mate, attacker) {
			return true
		}
	}
	return false
}

// defend lets a player avoid an Attack on somebody (mostly on that very player) by a Defense card of the hand.
func (g *Game) defend(by By, target, p, attacker engine.Player) bool {
	c := g.Kit.Cites
	may, on := c.MayAvoid, g.Rules.On(c.MayAvoid)
	if attacker == engine.NoPlayer {
		may, on = c.AppearanceDefend, g.Rules.On(c.AppearanceDefend)
	}
	if !on || !g.Rules.On(c.DefendWhenEmpty) && g.Len(WeaknessStack) == 0 && g.Card(by.Text).Weakens {
		return false
	}
	cite := engine.Cite(may)
	if target != p {
		cite = cite.And(c.TeamDefense).And(c.TeamDefenseReading)
	}
	q := g.Question(p, AskDefend, by.Text, cite)
	q.Cards(VerbDefend, g.Zone(p, Hand), g.CanDefend)
	g.offerAfar(q, p)
	if len(q.Answers) == 0 {
		return false
	}
	q.Decline()
	d := g.Ask(q).Card
	if d == 0 {
		return false
	}
	card := g.Card(d)
	g.Indent()
	mine := By{Player: p, Self: d, Text: d, Cite: card.Defense.Cite}
	g.Say(engine.Event{Kind: Defends, Actor: p, Player: p, Card: d, Cite: mine.as(c.DefenseNotPlaying, card.Figure)})
	g.Indent()
	g.Begin() // what the Defense triggers waits until it is done
	g.Do(engine.Event{Kind: setDefended, Player: p, Actor: p, N: int32(g.Count(engine.NoPlayer, AttackNo)), Cite: mine.Cite})
	if card.Defense.Cost != nil {
		card.Defense.Cost(g, mine)
	} else {
		g.DiscardCard(mine, p, d)
	}
	avoid := mine.as(c.OnlySelf)
	if attacker != engine.NoPlayer {
		avoid = avoid.And(c.OtherEffectsStay)
	}
	if g.Len(WeaknessStack) == 0 && g.Card(by.Text).Weakens {
		avoid = avoid.And(c.DefendWhenEmpty)
	}
	if target != p {
		avoid = engine.Cite(mine.Cite.First(), c.TeamDefense, c.TeamDefenseReading)
		if g.Len(WeaknessStack) == 0 && g.Card(by.Text).Weakens {
			avoid = avoid.And(c.DefendWhenEmpty)
		}
	}
	g.Do(engine.Event{Kind: Avoid, Actor: p, Player: target, Card: d, Cite: avoid})
	if card.Defense.Do != nil {
		card.Defense.Do(g, mine, attacker)
	}
	if !g.Rules.On(c.DefenseNotPlaying) {
		g.Resolve(By{Player: p, Self: d, Text: d, Cite: card.Cite})
	}
	g.End()
	g.Outdent()
	g.Outdent()
	return true
}

// offerAfar adds the Defenses outside the hand: there are none unless their clauses are switched off.
func (g *Game) offerAfar(q *engine.Question, p engine.Player) {
	c := g.Kit.Cites
	if !g.Rules.On(c.KeptNoDefense) {
		q.Cards(VerbDefend, g.Zone(p, InPlay), func(x engine.CardID) bool { return g.Flag(x, Kept) && g.CanDefend(x) })
	}
	if !g.Rules.On(c.DefenseInHand) {
		q.Cards(VerbDefend, g.Zone(p, Discard), func(x engine.CardID) bool { return g.CanDefend(x) && g.Card(x).Defense.InHand != 0 })
	}
}

// FirstAppearance makes the Attack of a boss that was just flipped up, on all players, during nobody's turn.
func (g *Game) FirstAppearance(boss engine.CardID, ended engine.Player) {
	card := g.Card(boss)
	c := g.Kit.Cites
	g.Known(boss)
	if card.Appear == nil && g.Rules.On(c.AppearanceNotFirst) {
		g.Say(engine.Event{Kind: AppearNone, Card: boss, Actor: ended, Cite: engine.Cite(c.AppearanceNotFirst)})
		return
	}
	g.Say(engine.Event{Kind: Appear, Card: boss, Actor: ended, Cite: engine.Cite(c.AppearanceName, c.AppearanceStep, c.AppearanceOutside)})
	g.Indent()
	by := By{Player: engine.NoPlayer, Self: boss, Text: boss, Cite: card.Appears}
	targets := g.All()
	if g.Side(ended) != 0 && g.Rules.On(c.TeamAppearance) {
		targets = g.Mates(ended)
		by = by.Also(c.TeamAppearance)
	}
	if !g.Rules.On(c.AppearanceAll) {
		targets &^= Only(ended)
	}
	outside := g.Active() == engine.NoPlayer
	if outside && !g.Rules.On(c.AppearanceOutside) {
		g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer, N: int32(ended) + 1})
	}
	g.attack(by, engine.NoPlayer, ended, targets, false, func(p engine.Player) {
		g.Begin()
		mine := by
		mine.Player = p // each player does to their own cards what the Attack says
		if card.Appear != nil {
			card.Appear(g, mine, p)
		}
		g.End()
	})
	if outside && g.Active() != engine.NoPlayer {
		g.Do(engine.Event{Kind: setTurn, Player: engine.NoPlayer})
	}
	g.Outdent()
}
