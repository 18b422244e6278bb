package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What a text does to several, and what its player chooses.

// textDiscount makes the bosses cheaper for the rest of the turn: for nobody but the player whose turn it is, who alone
// defeats any.
func (g *Match) textDiscount(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := cardtext.HowMany[By](texter{g}, f, s.N)
	if n <= 0 || g.lostAtOnce(f.By.Player) {
		g.Nothing(f.By)
		return cardtext.NoneThere
	}
	g.Make(&engine.Event{Kind: Rebated, Actor: f.By.Player, Player: f.By.Player, Source: f.By.Text, N: int32(n),
		Cite: f.By.Cite})
	if !f.By.Cite.Has(g.Parts.Cites.Rebate) {
		g.Remember(engine.Memo{What: Discounted, Player: f.By.Player, Card: f.By.Text, N: int32(n)})
	}
	return cardtext.Done
}

// textAttack makes an Attack; what stands in its braces happens to each foe who does not avoid it.
func (g *Match) textAttack(f *Frame, s *cardtext.Step) cardtext.Outcome {
	targets := g.Foes(f.By.Player)
	if s.Whom == cardtext.OneFoe {
		targets = Only(g.ChooseFoe(f.By))
	}
	outer, makes := f.Foe, g.Attack
	if g.marked(f, s) {
		makes = g.InteractiveAttack
	}
	hits := makes(f.By, targets, func(foe engine.Player) {
		f.Foe = foe
		cardtext.Run[By](texter{g}, f, s.Body)
	})
	f.Foe, f.It.Many = outer, hits
	return done(hits > 0)
}

// forEach carries out a text for each card that its player has bought, defeated or gained this turn.
func (g *Match) forEach(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := 0
	for _, m := range g.Memos() {
		if !g.wasGained(f, s.Event, m) {
			continue
		}
		n++
		by := f.By
		f.Give(m.Card, uint64(m.N))
		if g.Sort(m.Card) == BossCard {
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.BossIsHero)
		}
		cardtext.Run[By](texter{g}, f, s.Body)
		f.By = by
	}
	return done(n > 0)
}

// wasGained says whether something that is remembered is that a text's player has come by a card that it asks for.
func (g *Match) wasGained(f *Frame, on *cardtext.Trigger, m engine.Memo) bool {
	t := byType(on.Tests)
	return m.What == Acquired && m.Player == f.By.Player && (t == 0 || Types(m.N)&t != 0) &&
		g.named(on, m.Card)
}

// textPass gives what was found to a player's discard pile: neither bought nor gained.
func (g *Match) textPass(f *Frame, s *cardtext.Step, to engine.Player) cardtext.Outcome {
	found, n := f.Called(s.What.Name), 0
	for i, c := range found.Cards {
		if g.isThere(found, i) && g.kept(c) == 0 {
			g.PassCard(f.By, f.By.Player, to, c, Discard)
			n++
		}
	}
	if n == 0 && g.anyKept(found) {
		g.Nothing(g.keeps(f.By, found.Cards...))
	}
	return done(n > 0)
}

// textPassOne has a player pass a card of the hand that this player chooses: to another one's discard pile, or to the
// hand of the player to the left.
func (g *Match) textPassOne(f *Frame, s *cardtext.Step, into int) cardtext.Outcome {
	p := g.own(f, s.Who)
	c, out := g.pick(f, s, p, AskPass, VerbPass)
	switch {
	case c != 0 && into == Hand:
		g.PassCard(f.By, p, g.Table.Next(p), c, into)
	case c != 0:
		g.PassCard(f.By, p, g.passedTo(f, s), c, into)
	case out == cardtext.NoneThere && len(s.Else) == 0:
		g.Nothing(f.By)
	}
	return out
}

// marked says whether what is said of a sentence besides holds.
func (g *Match) marked(f *Frame, s *cardtext.Step) bool {
	return slices.ContainsFunc(s.Marks, func(m cardtext.Marked) bool {
		return m.If == nil || cardtext.Holds[By](texter{g}, f, m.If)
	})
}

// passedTo is the player to whom a sentence passes what was found: chosen, if it is any one of them.
func (g *Match) passedTo(f *Frame, s *cardtext.Step) engine.Player {
	found := f.Called(s.What.Name)
	if s.Whom != cardtext.OnePlayer || s.What.How != cardtext.One && (!g.anyThere(found) || g.allKept(found)) {
		return g.own(f, s.Whom)
	}
	q := g.Question(f.By.Player, AskWhere, f.By.Text, f.By.Cite)
	for p := range g.From(f.By.Player) {
		q.Who(p)
	}
	return g.Ask(q).Player
}

// isWhere says whether a choice is where a card goes: to draw it, or to pass it to one of the players.
func isWhere(s *cardtext.Step) bool {
	draws, passes := 0, 0
	for _, way := range s.Ways {
		switch x := &way[0]; {
		case x.Verb == doDraw:
			draws++
		case x.Verb == doPass && x.Whom == cardtext.OnePlayer && len(way) == 1 && !x.Optional:
			passes++
		}
	}
	return draws == 1 && passes == 1 && len(s.Ways) == 2
}

// ways are the options by which a way is chosen, by what its first sentence does.
var ways = [lastVerb]engine.Option{
	doPower: optPower, doTokens: optTokens, doDraw: optDraws, doDiscard: optDiscards, doDestroy: optDestroys,
	doGain: optGains, doGainWeakness: optWeakness, doSteal: optSteals, doPut: optPuts, doReveal: optReveals,
	doPlay: optPlays, doDiscount: optDiscount, doAttack: optAttack,
}

// placeWays are the options by which ways are told apart that do the same with all cards of a place.
var placeWays = [...]engine.Option{Hand: optOfHand, Discard: optOfDiscard, InPlay: optOfPlay, Revealed: optOfRevealed,
	OwnPlayerZone: OwnOption}

// wayOf is the option by which a way is chosen, zero if there is none.
func (k *Parts) wayOf(way cardtext.Text) engine.Option {
	if w := way[0].What; w != nil && w.How == cardtext.Each && len(w.Zones) == 1 && w.Zones[0].Of != cardtext.Nobody &&
		w.Zones[0].Zone < len(placeWays) && way[0].Verb == doDestroy {
		return placeWays[w.Zones[0].Zone]
	}
	switch v := way[0].Verb; {
	case v == doGainWeakness && way[0].N.Op == cardtext.Number && way[0].N.N > 1:
		return optWeaknesses
	case v < lastVerb:
		return ways[v]
	case v < lastVerb+cardtext.Verb(len(k.Verbs)):
		return k.Verbs[v-lastVerb].Way
	}
	return 0
}

// textChoose carries out one of several ways, by choice.
func (g *Match) textChoose(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.Who == cardtext.You && isWhere(s) {
		return g.textWhere(f, s)
	}
	var could [cardtext.MostWays]cardtext.Text // nobody chooses what cannot be done
	n, some := 0, false
	for _, way := range s.Ways {
		does := way[0].Verb == doGainWeakness || g.couldAll(f, way, false)
		if some = some || does; does || isOfAll(way) {
			could[n] = way
			n++
		}
	}
	switch {
	case !some:
		g.Nothing(f.By) // whichever is chosen, nothing comes of it
		return cardtext.NoneThere
	case n == 1:
		cardtext.Run[By](texter{g}, f, could[0])
		return cardtext.Done
	}
	q := g.Question(g.own(f, s.Who), AskHow, f.By.Text, f.By.Cite)
	for _, way := range could[:n] {
		q.Option(g.Parts.wayOf(way))
	}
	a := g.Ask(q)
	for _, way := range could[:n] {
		if g.Parts.wayOf(way) == a.Option {
			cardtext.Run[By](texter{g}, f, way)
			return cardtext.Done
		}
	}
	return cardtext.NotDone
}

// isOfAll says whether a way does something with all cards of a place: that is done where there is none as well.
func isOfAll(way cardtext.Text) bool { return way[0].What != nil && way[0].What.How == cardtext.Each }

// textWhere lets a player draw, or pass a card to one of the players.
func (g *Match) textWhere(f *Frame, s *cardtext.Step) cardtext.Outcome {
	q := g.Question(f.By.Player, AskWhere, f.By.Text, f.By.Cite)
	for _, way := range s.Ways {
		if way[0].Verb != doPass {
			q.Option(OptDraw)
			continue
		}
		for p := range g.From(f.By.Player) {
			q.Who(p)
		}
	}
	a := g.Ask(q)
	for _, way := range s.Ways {
		switch passes := way[0].Verb == doPass; {
		case passes && a.Option == 0:
			return g.textPass(f, &way[0], a.Player)
		case !passes && a.Option == OptDraw:
			cardtext.Run[By](texter{g}, f, way)
			return cardtext.Done
		}
	}
	return cardtext.NotDone
}

// isPlayable says whether a card that was found lies where its player plays it from: in the hand or the discard pile,
// revealed, or in the deck where it was seen there.
func (g *Match) isPlayable(p engine.Player, found *cardtext.Found, i int) bool {
	switch c, z := found.Cards[i], g.In(found.Cards[i]); z {
	case g.Zone(p, Discard), g.Zone(p, Hand), g.Zone(p, Revealed):
		return true
	case g.Zone(p, Deck):
		if found.Was[i]&wasSeen != 0 {
			return found.Was[i]&wasInDeck != 0 && g.isSeen(found, i)
		}
		return found.Was[i]&wasInDeck != 0 && g.Top(z) == c
	}
	return false
}

// playAll plays all cards that have been found, as far as they are still where they came to, in an order that their
// player chooses. The text has something to do with each until it is played, and once more until one of them is
// destroyed.
func (g *Match) playAll(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p, by := f.By.Player, f.By
	found := f.Called(s.What.Name)
	cards := found.Cards[:min(len(found.Cards), 64)]
	for _, c := range cards {
		g.Mind(c)
		g.Mind(c)
	}
	played := uint64(0) // a bit for each
	for range cards {
		if f.Over != 0 {
			break
		}
		q := g.Question(p, AskPlay, by.Text, by.Cite)
		for i, c := range cards {
			switch {
			case played>>i&1 != 0:
			case g.isPlayable(p, found, i):
				q.Card(VerbPlay, c)
			default:
				q.Cite = by.Cite.And(g.Parts.Cites.GoneMeanwhile)
			}
		}
		if len(q.Answers) == 0 {
			if q.Cite.Has(g.Parts.Cites.GoneMeanwhile) {
				g.Tell(&engine.Event{Kind: PlaysNone, Actor: p, Player: p, Card: by.Text, Cite: q.Cite})
			} else if played == 0 {
				g.Nothing(by)
			}
			break
		}
		c := g.Ask(q).Card
		played |= 1 << slices.Index(cards, c)
		g.Unmind(c)
		g.PlayCard(p, c, by.Cite)
	}
	for i, c := range cards {
		if played>>i&1 == 0 {
			g.Unmind(c)
		}
	}
	return done(played != 0)
}

// destroyOneOf destroys one of some cards that have been found, as far as they lie with the player.
func (g *Match) destroyOneOf(f *Frame, s *cardtext.Step) cardtext.Outcome {
	found, p := f.Called(s.What.Name), f.By.Player
	q := g.Question(p, AskDestroy, f.By.Text, f.By.Cite.And(g.Parts.Cites.DestroyChoose))
	for _, c := range found.Cards {
		if z := g.In(c); z == g.Zone(p, Discard) || z == g.Zone(p, Hand) || z == g.Zone(p, InPlay) {
			q.Card(VerbDestroy, c)
		}
	}
	c := g.Ask(q).Card
	for _, x := range found.Cards {
		g.Unmind(x)
	}
	f.GiveNone()
	if c != 0 {
		f.Give(c, uint64(g.TypesOf(c)))
		g.Destroy(f.By, c)
		return cardtext.Done
	}
	why := g.Parts.Cites.GoneMeanwhile
	if len(found.Cards) == 0 {
		why = g.Parts.Cites.GainNone
	}
	g.NothingToDestroy(f.By, why)
	return cardtext.NoneThere
}
