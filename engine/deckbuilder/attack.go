package deckbuilder

import (
	"math/bits"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Seats is a set of players.
type Seats uint8

// AppearsNow says whether a First Appearance Attack is being made, or an Attack by which somebody answers one.
func (g *Match) AppearsNow() bool { return g.attacked.outside }

// Only is the set of one player.
func Only(p engine.Player) Seats { return 1 << p }

// Foes is the set of all players but one, or of the other team.
func (g *Match) Foes(p engine.Player) Seats {
	if !g.Rules.On(g.Parts.Cites.AttackOthers) {
		return g.All()&^g.Mates(p) | Only(p)
	}
	return g.All() &^ g.Mates(p)
}

// All is the set of all players.
func (g *Match) All() Seats { return 1<<g.Table.Seats() - 1 }

// Attack makes an Attack on some players, clockwise from the one who makes it; each may avoid it by a Defense, and hit
// happens to those who do not. It gives how many were hit.
func (g *Match) Attack(by By, targets Seats, hit func(foe engine.Player)) int {
	return g.attack(by, by.Player, by.Player, targets, false, hit)
}

// InteractiveAttack is an Attack that makes players interact: everybody decides before anything happens.
func (g *Match) InteractiveAttack(by By, targets Seats, hit func(foe engine.Player)) int {
	return g.attack(by, by.Player, by.Player, targets, true, hit)
}

// attacked is the Attack that is being made. One that is made in answer to it takes its place until that is over; of
// the last that was made it stays known who has used a Defense.
type attacked struct {
	going    bool
	outside  bool          // a First Appearance Attack, or one within it
	by       engine.Player // who makes it
	no       int           // which of those of the game it is
	since    int           // how much was remembered of the turn when it began
	defended Seats         // who has used a Defense against it
	hit      Seats         // who has not avoided it
	due      Seats         // whom it is going to hit, where all have decided before
}

func (g *Match) attack(by By, attacker, first engine.Player, targets Seats, interactive bool,
	hit func(foe engine.Player)) int {
	c := g.Parts.Cites
	outer := g.attacked
	g.Make(&engine.Event{Kind: setAttack, N: 1, Player: engine.NoPlayer, Actor: attacker, Cite: by.Cite})
	g.attacked = attacked{going: true, outside: outer.outside || attacker == engine.NoPlayer, by: attacker,
		no: g.Count(engine.NoPlayer, AttackNo), since: len(g.Memos())}
	hits, avoided := 0, Seats(0)
	suffers := func(p engine.Player) {
		hits++
		g.Begin() // what a First Appearance triggers waits until it is done with a player
		if g.hit(by, p, attacker) {
			hit(p)
		}
		g.wasAttacked(by, p, attacker)
		g.End()
		g.through(p)
	}
	interactive = interactive && g.Rules.On(c.InteractionWaits) || !g.Rules.On(c.AttackOrder)
	under := g.makes(attacker)
	start, lay := first, g.In(by.Self)
	if attacker != engine.NoPlayer || !g.Rules.On(c.AppearanceOrder) {
		start = g.onward(first)
	}
	for i, p := 0, start; i < g.Seats(); i, p = i+1, g.onward(p) {
		if targets&Only(p) == 0 {
			continue
		}
		if g.noFurther(under) {
			break
		}
		cite := by.Cite
		if attacker == engine.NoPlayer {
			cite = g.appearanceOn(cite, first, p)
			if g.In(by.Self) != lay {
				cite = cite.AndIfRoom(c.AppearsAgain)
			}
		} else {
			cite = g.attackOn(cite, attacker)
			if g.Side(attacker) != 0 {
				cite = cite.And(c.TeamAttacks)
			}
			if targets&^Only(p) != 0 {
				cite = cite.AndIfRoom(c.ResolveClockwise, c.AttackOrder)
			}
		}
		if interactive {
			cite = cite.And(c.InteractionWaits).AndIfRoom(c.AttackOrder)
		}
		g.Tell(&engine.Event{Kind: Attack, Actor: attacker, Player: p, Source: by.Text, Cite: cite})
		g.Indent()
		switch {
		case avoided != 0 && !g.Rules.On(c.OnlySelf):
			g.Make(&engine.Event{Kind: Avoid, Actor: p, Player: p, Cite: by.Cite}) // by the Defense of another player
			avoided |= Only(p)
		case g.avoids(by, p, attacker):
			avoided |= Only(p)
		case !interactive:
			suffers(p)
		}
		g.Outdent()
		if !interactive && avoided&Only(p) != 0 {
			g.wasAttacked(by, p, attacker)
		}
	}
	g.attacked.due = targets &^ avoided
	for i, p := 0, start; interactive && i < g.Seats(); i, p = i+1, g.onward(p) {
		if targets&^avoided&Only(p) != 0 && !g.noFurther(under) {
			suffers(p)
		} else if targets&Only(p) != 0 {
			g.wasAttacked(by, p, attacker)
		}
	}
	if avoided != 0 && !g.Rules.On(c.OtherEffectsStay) {
		g.undoPower(by)
	}
	if !g.Rules.On(c.CountsHits) {
		hits = bits.OnesCount8(uint8(targets))
	}
	if attacker != engine.NoPlayer {
		g.Happens(HitsMade, attacker, 0)
		g.Make(&engine.Event{Kind: HitsMade, Actor: attacker, Player: attacker, Source: by.Text, N: int32(hits),
			Now: int32(bits.OnesCount8(uint8(targets))), Cite: by.as(c.CountsHits)})
	}
	g.attackOver(outer)
	return hits
}

// attackOver goes back to the Attack that the one which is over has answered, if it has answered any.
func (g *Match) attackOver(outer attacked) {
	g.since = g.Answered()
	if !outer.going {
		outer = attacked{defended: g.attacked.defended}
	}
	g.attacked = outer
}

// makes is the text by which a player makes an Attack, nil if nobody does.
func (g *Match) makes(attacker engine.Player) *Frame {
	for f := range g.frames.Opened {
		if attacker != engine.NoPlayer {
			return f
		}
	}
	return nil
}

// noFurther says, and tells, of the text that makes an Attack that it is over: nobody else is attacked.
func (g *Match) noFurther(under *Frame) bool {
	if under == nil || under.Over == 0 {
		return false
	}
	cardtext.Lost[By](texter{g}, under)
	return true
}

// wasAttacked lets act what waits for an Attack on a player to be over, if there is any such text.
func (g *Match) wasAttacked(by By, p, attacker engine.Player) {
	if g.Parts.heedsAttacked {
		g.Happens(endAttack, p, 0)
		g.Make(&engine.Event{Kind: endAttack, Actor: attacker, Player: p, Source: by.Text, Cite: by.Cite})
	}
}

// attackOn cites a player's Attack on another.
func (g *Match) attackOn(cite engine.Clauses, attacker engine.Player) engine.Clauses {
	cite = cite.And(g.Parts.Cites.AttackOthers)
	if g.Parts.Attacks != nil {
		cite = cite.WithIfRoom(g.Parts.Attacks(g, attacker))
	}
	return cite
}

// appearanceOn cites a First Appearance Attack on a player: on all, unless there are teams.
func (g *Match) appearanceOn(cite engine.Clauses, first, p engine.Player) engine.Clauses {
	if g.Side(first) == 0 {
		cite = cite.And(g.Parts.Cites.AppearanceAll)
	}
	cite = cite.And(g.Parts.Cites.AppearanceOrder)
	if g.Parts.Appears != nil {
		cite = cite.WithIfRoom(g.Parts.Appears(g, p))
	}
	return cite
}

// avoids lets a player avoid an Attack, by a Defense of their own or of a teammate.
func (g *Match) avoids(by By, p, attacker engine.Player) bool {
	if !(g.mayDefend(p) && g.defend(by, p, p, attacker)) && !g.defendedByMate(by, p, attacker) {
		return false
	}
	more := !g.Rules.On(g.Parts.Cites.OneDefense)
	for n := g.Len(g.Zone(p, Hand)); more && n > 0 && g.defend(by, p, p, attacker); n-- {
	}
	return true
}

// hit says that an Attack was not avoided, and whether its effect is suffered.
func (g *Match) hit(by By, p, attacker engine.Player) bool {
	c, suffered := g.Parts.Cites.HitsUndefended, g.Rules.On(g.Parts.Cites.HitsUndefended)
	if attacker == engine.NoPlayer {
		c, suffered = g.Parts.Cites.AppearanceHits, g.Rules.On(g.Parts.Cites.AppearanceHits)
	}
	g.attacked.hit |= Only(p)
	g.Tell(&engine.Event{Kind: Hit, Actor: attacker, Player: p, Source: by.Text, Cite: engine.Cite(c)})
	return suffered
}

// onward is the player after another one in the order in which several are dealt with: clockwise.
func (g *Match) onward(p engine.Player) engine.Player {
	if !g.Rules.On(g.Parts.Cites.ResolveClockwise) {
		return g.before(p)
	}
	return g.Next(p)
}

// undoPower takes back the Power that a card has given since it was played.
func (g *Match) undoPower(by By) {
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

// HasDefended says whether a player has used a Defense against the Attack being made, or else against the last one.
func (g *Match) HasDefended(p engine.Player) bool { return g.attacked.defended&Only(p) != 0 }

// mayDefend says whether a player has a Defense left against the Attack being made: one has been used if it protected a
// teammate.
func (g *Match) mayDefend(p engine.Player) bool {
	return !g.HasDefended(p) || !g.Rules.On(g.Parts.Cites.OneDefense)
}

// isHit says of a player who has not avoided the Attack that is being made that it is hitting this one.
func (g *Match) isHit(p engine.Player) bool { return g.attacked.hit&Only(p) != 0 }

// justDefended says of a player who may use no second Defense that the Attack is being made, or nobody has been asked
// anything since.
func (g *Match) justDefended(p engine.Player) bool {
	return !g.mayDefend(p) && (g.attacked.going || g.Answered() == g.since)
}

// IsAttacked says whether an Attack is there that a player has avoided or that hits this one: a Defense would be one
// against it.
func (g *Match) IsAttacked(p engine.Player) bool { return g.isHit(p) || g.justDefended(p) }

// defendedByMate lets the teammates of an attacked player, clockwise, protect that player, each with one Defense
// against an Attack.
func (g *Match) defendedByMate(by By, p, attacker engine.Player) bool {
	if g.Side(p) == 0 || !g.Rules.On(g.Parts.Cites.TeamDefense) {
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
func (g *Match) defend(by By, target, p, attacker engine.Player) bool {
	c := g.Parts.Cites
	may, on := c.MayAvoid, g.Rules.On(c.MayAvoid)
	if attacker == engine.NoPlayer {
		may, on = c.AppearanceDefend, g.Rules.On(c.AppearanceDefend)
	}
	if !on || !g.Rules.On(c.DefendWhenEmpty) && g.Len(WeaknessStack) == 0 && g.Card(by.Text).Weakens {
		return false
	}
	cite := engine.Cite(may)
	if attacker != engine.NoPlayer {
		cite = cite.And(c.NotObliged)
	}
	if target != p {
		cite = cite.And(c.TeamDefense).And(c.TeamDefenseReading)
	}
	q := g.Question(p, AskDefend, by.Text, cite)
	g.NotOffered(p, KeyDefense.Word, cite, func(x engine.CardID) bool {
		return g.judgeBy(g.Parts.AsDefense(), g.tries(q, VerbDefend, x)).Reason != UnknownDefense
	})
	q.Cards(VerbDefend, g.Zone(p, Hand), func(x engine.CardID) bool { return g.May(g.Parts.AsDefense(), q, x) })
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
	if g.In(d) == g.Zone(p, InPlay) {
		mine = mine.AlsoIfRoom(c.StayingDefends)
	}
	used := mine.as(c.DefenseNotPlaying, card.Figure)
	if g.In(d) == g.Zone(p, InPlay) {
		used = used.AndIfRoom(c.StayingDefendsReading)
	}
	if len(card.Defense.Cost) > 0 {
		used = used.AndIfRoom(c.DefenseDiscardedReading)
	}
	g.Tell(&engine.Event{Kind: Defends, Actor: p, Player: p, Card: d, Cite: used})
	g.Indent()
	g.Begin() // what the Defense triggers waits until it is done
	g.attacked.defended |= Only(p)
	g.Make(&engine.Event{Kind: setDefended, Player: p, Actor: p, N: int32(g.attacked.no), Cite: mine.Cite})
	f := g.opens(mine, attacker)
	f.Defending = true
	if len(card.Defense.Cost) > 0 {
		g.pays(f, card.Defense.Cost)
	} else {
		g.DiscardCard(mine.AlsoIfRoom(c.DefenseDiscarded), p, d)
	}
	f.Defending = false
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
	g.Make(&engine.Event{Kind: Avoid, Actor: p, Player: target, Card: d, Cite: avoid})
	cardtext.Run[By](texter{g}, f, card.Defense.Text)
	g.closes(f)
	if !g.Rules.On(c.DefenseNotPlaying) {
		g.Resolve(By{Player: p, Self: d, Text: d, Cite: card.Cite})
	}
	g.End()
	g.through(p)
	g.Outdent()
	g.Outdent()
	return true
}

// Guards carries out what a card does against its player's defeat: it is discarded, cited also by a clause that says
// so, unless it costs something else, which is cited by why the card is kept.
func (g *Match) Guards(by By, d *Defense, discarded, kept engine.Clauses) {
	f := g.opens(by, engine.NoPlayer)
	if len(d.Cost) > 0 { // in place of the card's own discard
		f.By.Cite = by.Cite.WithIfRoom(kept)
		g.pays(f, d.Cost)
		f.By = by
	} else {
		mine := by
		mine.Cite = mine.Cite.With(discarded)
		g.DiscardCard(mine, by.Player, by.Self)
	}
	cardtext.Run[By](texter{g}, f, d.Text)
	g.closes(f)
}

// CouldGuard says whether what a card costs against its player's defeat can be done to its end.
func (g *Match) CouldGuard(by By, d *Defense) bool {
	return len(d.Cost) == 0 || g.could(by, d.Cost, true)
}

// HowMany works out a number of a text; none is below zero.
func (g *Match) HowMany(f *Frame, n *cardtext.Amount) int {
	return cardtext.HowMany[By](texter{g}, f, n)
}

// defendsFromPlay says whether a card that stays in play gives its Defense there.
func (g *Match) defendsFromPlay(p engine.Player, x engine.CardID) bool {
	card := g.Card(x)
	return card.Stays && card.Defense != nil && g.In(x) == g.Zone(p, InPlay) && g.states(g.Parts.Cites.StayingDefends)
}

// offerAfar adds the Defenses outside the hand: those of cards that stay in play, where the game has that, and those
// whose clauses are switched off.
func (g *Match) offerAfar(q *engine.Question, p engine.Player) {
	c := g.Parts.Cites
	if c.StayingDefends != 0 {
		q.Cards(VerbDefend, g.Zone(p, InPlay), func(x engine.CardID) bool {
			return g.defendsFromPlay(p, x) && g.May(g.Parts.AsDefense(), q, x)
		})
	}
	may := func(x engine.CardID) bool { return g.judgeBy(g.Parts.AsDefense(), g.tries(q, VerbDefend, x)).OK() }
	if !g.Rules.On(c.KeptNoDefense) {
		q.Cards(VerbDefend, g.Zone(p, InPlay), may)
	}
	if !g.Rules.On(c.DefenseInHand) {
		q.Cards(VerbDefend, g.Zone(p, Discard), may)
	}
}

// FirstAppearance makes the Attack of a boss that was just flipped up, on all players, during nobody's turn.
func (g *Match) FirstAppearance(boss engine.CardID, ended engine.Player) {
	card := g.Card(boss)
	c := g.Parts.Cites
	if card.Unknown && len(card.Appear) == 0 {
		g.leavesOut(boss)
		return
	}
	if len(card.Appear) == 0 && g.Parts.AnyFirst {
		return
	}
	if len(card.Appear) == 0 && g.Rules.On(c.AppearanceNotFirst) {
		g.Tell(&engine.Event{Kind: AppearNone, Card: boss, Actor: ended, Cite: engine.Cite(c.AppearanceNotFirst)})
		return
	}
	g.Tell(&engine.Event{Kind: Appear, Card: boss, Actor: ended, Cite: engine.Cite(c.AppearanceName, c.AppearanceStep,
		c.AppearanceOutside)})
	g.Indent()
	by := By{Player: engine.NoPlayer, Self: boss, Text: boss, Cite: card.Appears}
	targets := g.All()
	if g.Side(ended) != 0 && g.Rules.On(c.TeamAppearance) {
		targets = g.Mates(ended)
		by = by.AlsoIfRoom(c.TeamAppearance)
	}
	if !g.Rules.On(c.AppearanceAll) {
		targets &^= Only(ended)
	}
	outside := g.Active() == engine.NoPlayer
	if outside && !g.Rules.On(c.AppearanceOutside) {
		g.Reckon(setTurn, engine.NoPlayer, int(ended)+1)
	}
	g.attack(by, engine.NoPlayer, ended, targets, card.Together, func(p engine.Player) {
		mine := by
		mine.Player = p // each player does to their own cards what the Attack says
		g.carry(mine, card.Appear, nil, engine.NoPlayer, true)
	})
	if outside && g.Active() != engine.NoPlayer {
		g.Reckon(setTurn, engine.NoPlayer, 0)
	}
	g.Outdent()
}
