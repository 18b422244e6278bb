package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// The verbs of the deck-building games, as texts say them.
const (
	doPower = cardtext.FirstVerb + iota
	doDraw
	doDiscard
	doTokens
	doLoseTokens
	doGainWeakness
	doDestroy
	doGain
	doSteal
	doPut
	doReveal
	doPlay
	doShow
	doDiscount
	doAttack
	doRedirect
	doPass
	doLook
	doPassLeft
	lastVerb
)

// Do carries out a sentence.
func (g texter) Do(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.Who == cardtext.EachPlayer {
		return g.everybody(f, s)
	}
	if s.Who == cardtext.Foe && f.Foe == engine.NoPlayer { // nobody has been attacked: it is the only other player
		f.By = f.By.AlsoIfRoom(g.Parts.Cites.OnlyFoe)
	}
	f.By = g.rests(f, s.What)
	if out := g.begin(f, s); out != cardtext.Done {
		return out
	}
	switch s.Verb {
	case cardtext.Nothing:
		if f.Event == nil && len(g.Card(f.By.Text).Waits) > 0 {
			g.NoneYet(f.By)
		} else {
			g.Inert(f.By)
		}
		return cardtext.Done
	case cardtext.Native:
		return g.Parts.Natives[s.Word].Do(g.Match, f)
	case cardtext.Lasts:
		return g.overTheTurn(f, s)
	case cardtext.ForEach:
		return g.forEach(f, s)
	case cardtext.ChooseOne:
		return g.textChoose(f, s)
	}
	return g.deed(f, s)
}

// deed carries out a sentence with a verb of these games.
func (g texter) deed(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch s.Verb {
	case doPower:
		return g.textPower(f, s)
	case doDraw:
		return g.textDraw(f, s)
	case doDiscard:
		return g.textDiscard(f, s)
	case doTokens:
		return g.textTokens(f, s)
	case doLoseTokens:
		return g.textCounted(f, s, func(n int) int {
			if n = g.LoseTokens(f.By, f.By.Player, n); n == 0 && !f.Must && len(s.Else) == 0 {
				g.Nothing(f.By)
			}
			return n
		})
	case doGainWeakness:
		return g.textCounted(f, s, func(n int) int { return g.GainWeakness(f.By, g.own(f, s.Who), n) })
	case doDestroy:
		if s.Who == cardtext.Foe {
			return g.foeDestroys(f, s)
		}
		return g.textDestroy(f, s)
	case doGain:
		return g.textGain(f, s)
	case doSteal:
		return g.textSteal(f, s)
	case doPut:
		return g.textPut(f, s)
	case doReveal:
		return g.textReveal(f, s)
	case doPlay:
		return g.textPlay(f, s)
	case doShow:
		return g.textShow(f, s)
	case doDiscount:
		return g.textDiscount(f, s)
	case doAttack:
		return g.textAttack(f, s)
	case doRedirect:
		return g.textRedirect(f, s)
	case doPass:
		return g.pass(f, s)
	case doPassLeft:
		return g.textPassOne(f, s, Hand)
	case doLook:
		return g.textLook(f, s)
	}
	return g.Parts.Verbs[s.Verb-lastVerb].Do(g.Match, f, s)
}

// foeDestroys has a foe destroy what a sentence says as by a text of the own.
func (g texter) foeDestroys(f *Frame, s *cardtext.Step) cardtext.Outcome {
	you, foe := f.By.Player, f.Foe
	f.By.Player = g.own(f, cardtext.Foe)
	f.Foe = f.By.Player // of whose cards it speaks
	out := g.textDestroy(f, s)
	f.By.Player, f.Foe = you, foe
	return out
}

// pass has cards handed to another player: one that is chosen, or what is named.
func (g texter) pass(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.What.How == cardtext.One {
		return g.textPassOne(f, s, Discard)
	}
	return g.textPass(f, s, g.passedTo(f, s))
}

// everybody has each player do to their own cards what a sentence says, clockwise from the one whose text it is.
func (g texter) everybody(f *Frame, s *cardtext.Step) cardtext.Outcome {
	by, own, out := f.By, *s, cardtext.NoneThere
	own.Who = cardtext.You
	for p := range g.From(by.Player) {
		f.By = by.AlsoIfRoom(g.Parts.Cites.ResolveClockwise, g.Parts.Cites.OneAfterTheOther) // which two cannot reverse
		f.By.Player = p
		if g.Do(f, &own) == cardtext.Done {
			out = cardtext.Done
		}
	}
	f.By = by
	f.GiveNone()
	return out
}

// mayDo asks whether a sentence is carried out that may be left undone. One that lets a card be chosen asks for that
// card, and by itself.
func (g *Match) mayDo(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if g.isShort(f, s) {
		if len(s.Else) == 0 {
			g.Nothing(f.By, g.Parts.Cites.DiscardLess)
		}
		g.gaveNone(f, s)
		return cardtext.NoneThere
	}
	if s.Verb >= lastVerb || s.What != nil && slices.Contains(chosen, s.What.How) {
		return cardtext.Done
	}
	out := cardtext.NotDone
	if !g.couldDo(f, s) {
		if out = cardtext.NoneThere; len(s.Else) == 0 {
			g.Nothing(g.leaves(f, s), g.unpaid(f, s)...)
		}
	} else {
		q := g.Question(g.own(f, s.Who), AskMay, f.By.Text, f.By.Cite)
		q.Card(engine.VerbUse, f.By.Self)
		q.Decline()
		if g.Ask(q).Verb != engine.VerbDecline {
			return cardtext.Done
		}
	}
	g.gaveNone(f, s)
	return out
}

// isShort says of a sentence on which something depends, and which its player may leave undone, that fewer cards are
// there than it takes: it is a price, and paid in full.
func (g *Match) isShort(f *Frame, s *cardtext.Step) bool {
	return s.What != nil && s.What.How == cardtext.Exactly && len(s.So)+len(s.Else) > 0 && !g.couldFind(f, s)
}

// isPart says of so many cards, of which a sentence wants more, that what follows where it is done does not follow.
func isPart(s *cardtext.Step, n, most int) bool {
	return n < most && len(s.So) > 0 && s.What.How == cardtext.Exactly
}

// isPrice says of a sentence that it is Weaknesses which its player may take for what follows.
func (g *Match) isPrice(s *cardtext.Step) bool {
	return s.Verb == doGainWeakness && (s.Optional || s.Apart == inFull) && g.states(g.Parts.Cites.WeaknessNoPrice)
}

// unpaid are the clauses by which what a sentence lets its player take for something cannot be taken: it is paid in
// full.
func (g *Match) unpaid(f *Frame, s *cardtext.Step) []engine.Clause {
	left := g.Len(WeaknessStack)
	switch c := g.Parts.Cites; {
	case !g.isPrice(s) || cardtext.HowMany[By](texter{g}, f, s.N) <= left,
		left > 0 && !g.Rules.On(c.WeaknessWholePrice):
		return nil
	case left > 0:
		return []engine.Clause{c.WeaknessWholePrice, c.WeaknessNoPrice}
	default:
		return []engine.Clause{c.WeaknessNoPrice}
	}
}

// gaveNone notes of a sentence that was not done that what it gives where it is done is none.
func (g *Match) gaveNone(f *Frame, s *cardtext.Step) {
	if s.Verb < cardtext.FirstVerb || s.Verb >= lastVerb {
		return
	}
	switch v := &textVerbs[s.Verb-cardtext.FirstVerb]; {
	case v.Leaves(s):
		f.GiveNone()
	case v.Numbers(s):
		f.It.Many = 0
	}
}

func done(yes bool) cardtext.Outcome {
	if yes {
		return cardtext.Done
	}
	return cardtext.NoneThere
}

// textCounted does so much of something, none of which is told, and keeps how much was done.
func (g *Match) textCounted(f *Frame, s *cardtext.Step, do func(n int) int) cardtext.Outcome {
	n := cardtext.HowMany[By](texter{g}, f, s.N)
	if n > 0 {
		n = do(n)
	} else if !f.Must { // whoever must has done all of it
		g.Nothing(f.By)
	}
	f.It.Many = n
	return done(n > 0)
}

// textPower gives Power, which is for the turn: whoever's turn it is not has nothing of it.
func (g *Match) textPower(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := cardtext.HowMany[By](texter{g}, f, s.N)
	if s.N.Op == cardtext.Printed && s.N.Word == printedVP { // a loss is none of it
		n = max(0, g.worthOf(f, s.N))
	}
	switch {
	case n == 0:
		g.Nothing(f.By)
		return cardtext.NoneThere
	case g.lostAtOnce(f.By.Player):
		g.NoPower(f.By)
		return cardtext.NoneThere
	}
	g.Power(f.By, n)
	return cardtext.Done
}

// lostAtOnce says whether what lasts for the turn is nothing to a player: it is not that player's turn, and before the
// next one begins it is lost.
func (g *Match) lostAtOnce(p engine.Player) bool {
	return g.Active() != p && g.Rules.On(g.Parts.Cites.PowerLost)
}

// textDraw draws from the deck, or takes one of several cards that were turned up.
func (g *Match) textDraw(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p := g.own(f, s.Who)
	if s.What == nil {
		return g.textCounted(f, s, func(n int) int { return g.Draw(f.By, p, n) })
	}
	c, out := g.pick(f, s, p, AskDraw, engine.VerbChoose)
	if c != 0 {
		g.Move(Draw, p, c, g.Zone(p, Hand), f.By.Text, f.By.Cite)
	} else if out == cardtext.NoneThere && len(s.Else) == 0 {
		g.Nothing(f.By)
	}
	return out
}

// pick has a player choose one card of a selector.
func (g *Match) pick(f *Frame, s *cardtext.Step, p engine.Player, kind engine.QuestionKind,
	verb engine.Verb) (engine.CardID, cardtext.Outcome) {
	var want Want
	possible := g.wantedBy(f, s, &want)
	f.GiveNone()
	if !possible {
		return 0, cardtext.NoneThere
	}
	c, out := g.pickWanted(f, s, p, kind, verb, false, &want)
	if c != 0 {
		f.Give(c, uint64(g.TypesOf(c)))
	}
	return c, out
}

// pickWanted has a player choose one card that is wanted; it is for others to keep it as what was found. Whoever has
// begun to do what asks for so many goes on with it.
func (g *Match) pickWanted(f *Frame, s *cardtext.Step, p engine.Player, kind engine.QuestionKind, verb engine.Verb,
	begun bool, want *Want) (engine.CardID, cardtext.Outcome) {
	zones, n := g.places(f, s.What)
	if s.What.Name > 0 {
		want.of = f.Called(s.What.Name)
		zones, n = g.lieIn(want.of)
	}
	want.Paying = f.Paying
	if s.Apart == takenLater {
		want.but[0] = f.By.Self
	}
	by := f.By
	for _, c := range s.Cites {
		if c.Ask {
			by = by.Also(c.Clause)
		}
	}
	optional := s.Optional && !begun || s.What.How == cardtext.UpTo
	if f.Must {
		by, optional = by.AlsoIfRoom(g.Parts.Cites.MustIfAble), optional || !g.Rules.On(g.Parts.Cites.MustIfAble)
	}
	if optional && !g.Any(want, zones[:n]...) {
		return 0, cardtext.NoneThere
	}
	c := g.Choose(by, p, kind, verb, optional, want, zones[:n]...)
	switch {
	case c != 0:
		return c, cardtext.Done
	case optional:
		return 0, cardtext.NotDone
	}
	return 0, cardtext.NoneThere
}

// pickMany has a player choose as many cards of a selector as a sentence says, one after the other, and does to each
// what the sentence does before the next is chosen. All of them are what it gives: several cards are different ones.
func (g *Match) pickMany(f *Frame, s *cardtext.Step, p engine.Player, kind engine.QuestionKind, verb engine.Verb,
	do func(by By, c engine.CardID)) cardtext.Outcome {
	most := 1
	if s.What.N != nil {
		most = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	var want Want
	possible := g.wantedBy(f, s, &want)
	f.GiveNone()
	if want.past = &f.It; !possible {
		return cardtext.NoneThere
	}
	out := cardtext.NoneThere
	for range most {
		var c engine.CardID
		if c, out = g.pickWanted(f, s, p, kind, verb, len(f.It.Cards) > 0, &want); c == 0 {
			break
		}
		f.GiveToo(c, uint64(g.TypesOf(c)))
		do(g.chosen(f, s, c), c)
	}
	switch n := len(f.It.Cards); {
	case isPart(s, n, most):
		return cardtext.NoneThere
	case n > 0:
		return cardtext.Done
	}
	return out
}

// chosen is by whose doing something happens to a card that was chosen: what obliged its player, and what made it one
// of those that were asked for, is cited.
func (g *Match) chosen(f *Frame, s *cardtext.Step, c engine.CardID) By {
	by := f.By
	if f.Must {
		by = by.AlsoIfRoom(g.Parts.Cites.MustIfAble)
	}
	if slices.ContainsFunc(s.What.Tests, func(t cardtext.Test) bool {
		return t.Key == keyType
	}) && g.Owner(g.In(c)) != engine.NoPlayer {
		by = g.typed(by, c)
	}
	return g.foundAs(by, s.What, c)
}

// textDiscard discards cards of a hand.
func (g *Match) textDiscard(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p := g.own(f, s.Who)
	switch s.What.How {
	case cardtext.This:
		if !g.couldDiscard(p, f.By.Self) {
			g.Nothing(g.keeps(f.By, f.By.Self))
			return cardtext.NoneThere
		}
		by := f.By
		if g.staysInPlay(by.Self) {
			c := g.Parts.Cites
			by = by.AlsoIfRoom(c.StayingDiscard, c.StayingDiscardReading, c.DiscardCounts)
		}
		g.DiscardCard(by, p, by.Self)
		return cardtext.Done
	case cardtext.OneOfEach:
		return g.discardBoth(f, s)
	case cardtext.Top:
		return g.discardTop(f, s)
	case cardtext.Each:
		return g.discardEach(f, s)
	case cardtext.Called:
		return g.discardFound(f, s, p)
	}
	whose, verb := p, VerbDiscard
	if len(s.What.Zones) > 0 {
		whose = g.own(f, s.What.Zones[0].Of)
	}
	if whose != p {
		verb = engine.VerbChoose // and the other player discards
	}
	was := f.By
	f.By = g.discardsFrom(was, s.What)
	if s.What.How == cardtext.Exactly && !f.Paying && !g.couldFind(f, s) {
		f.By = f.By.AlsoIfRoom(g.Parts.Cites.DiscardLess)
	}
	out := g.pickMany(f, s, p, AskDiscard, verb, func(by By, c engine.CardID) {
		if g.staysInPlay(c) {
			by = by.AlsoIfRoom(g.Parts.Cites.StayingLeaves)
		}
		g.DiscardCard(by, whose, c)
	})
	less := f.By
	f.By = was
	switch {
	case out == cardtext.Done || f.Must || len(s.Else) > 0:
	case len(f.It.Cards) > 0: // too few, and it is said why
		g.Nothing(less)
	default:
		g.Nothing(f.By)
	}
	return out
}

// discardsFrom cites of cards that a player discards by choice whence they come: from the hand, or from elsewhere, as
// those are that were looked at or revealed.
func (g *Match) discardsFrom(by By, s *cardtext.Selector) By {
	c := g.Parts.Cites
	if s.Name == 0 && (len(s.Zones) == 0 || s.Zones[0].Zone == Hand) {
		return by.AlsoIfRoom(c.DiscardFromHand)
	}
	return by.AlsoIfRoom(c.DiscardElsewhere, c.DiscardCounts)
}

// discardTop discards cards from the top of a deck, as many as there are.
func (g *Match) discardTop(f *Frame, s *cardtext.Step) cardtext.Outcome {
	p, n, c := g.own(f, s.What.Zones[0].Of), 1, g.Parts.Cites
	if s.What.N != nil {
		n = cardtext.HowMany[By](texter{g}, f, s.What.N)
	}
	f.GiveNone()
	for range n {
		if !g.EnsureDeck(p, c.ShuffleWhenNeeded) {
			g.TellOf(NoneToDraw, p, 0, f.By.as(c.DrawLess, c.ShuffleNothing))
			break
		}
		x := g.Top(g.Zone(p, Deck))
		f.GiveToo(x, uint64(g.TypesOf(x)))
		g.DiscardCard(f.By.AlsoIfRoom(c.DiscardElsewhere, c.DiscardCounts), p, x)
	}
	return done(len(f.It.Cards) > 0)
}

// discardFound discards cards that have been found, as far as they are still there.
func (g *Match) discardFound(f *Frame, s *cardtext.Step, p engine.Player) cardtext.Outcome {
	found, n, c := f.Called(s.What.Name), 0, g.Parts.Cites
	for i, x := range found.Cards {
		if z := g.In(x); g.isThere(found, i) && (z == g.Zone(p, Deck) || z == g.Zone(p, Revealed)) {
			g.DiscardCard(f.By.AlsoIfRoom(c.DiscardElsewhere, c.DiscardCounts), p, x)
			n++
		}
	}
	if n == 0 && len(s.Else) == 0 {
		g.Nothing(f.By)
	}
	return done(n > 0)
}

// discardEach discards all cards that a sentence means.
func (g *Match) discardEach(f *Frame, s *cardtext.Step) cardtext.Outcome {
	whose := g.own(f, s.What.Zones[0].Of)
	return g.doEach(f, s, func(by By, c engine.CardID) {
		if g.In(c) != g.Zone(whose, Hand) {
			by = by.AlsoIfRoom(g.Parts.Cites.DiscardElsewhere, g.Parts.Cites.DiscardCounts)
		}
		g.DiscardCard(by, whose, c)
	})
}

// doEach does something with all cards that a sentence means, and keeps how many these were.
func (g *Match) doEach(f *Frame, s *cardtext.Step, do func(by By, c engine.CardID)) cardtext.Outcome {
	var want Want
	n := 0
	f.It.Many = 0
	if !g.wantedBy(f, s, &want) {
		return cardtext.NoneThere
	}
	zones, k := g.places(f, s.What)
	want.Breakable = s.Verb == doDestroy && zones[0] == LineUp
	want.Unlocked = want.Unlocked || s.Verb == doGain
	for _, z := range zones[:k] {
		for c := range g.Cards(z) {
			if g.Wants(&want, c) {
				do(g.foundAs(f.By, s.What, c), c)
				n++
			}
		}
	}
	if f.It.Many = n; n == 0 && g.saysNone(f, s) {
		g.Nothing(g.leaves(f, s))
	}
	return done(n > 0)
}

// saysNone says whether the log tells that a sentence about all cards of a sort has found none: of what is destroyed
// another line does, and that of the cards which a text has turned up none is left to be put away is nothing to tell.
func (g *Match) saysNone(f *Frame, s *cardtext.Step) bool {
	return s.Verb != doDestroy && !f.Must && len(s.Else) == 0 && !s.Silent && s.What.Zones[0].Zone != Revealed
}

// lieIn are the zones in which some cards lie that have been found, four at most.
func (g *Match) lieIn(found *cardtext.Found) (zones [4]engine.Zone, n int) {
	for i, c := range found.Cards {
		if z := g.In(c); g.isThere(found, i) && !slices.Contains(zones[:n], z) && n < len(zones) {
			zones[n] = z
			n++
		}
	}
	return zones, n
}

// couldDiscard says whether a card can be discarded wherever it lies: it is not out of the game, nor
// discarded already, and no rule keeps it there.
func (g *Match) couldDiscard(p engine.Player, c engine.CardID) bool {
	return !g.isGone(c) && g.In(c) != g.Zone(p, Discard) && g.kept(c) == 0
}

// discardBoth discards a card of each of two types, as far as there are any; one card of both types will do for both.
func (g *Match) discardBoth(f *Frame, s *cardtext.Step) cardtext.Outcome {
	c, p := g.Parts.Cites, f.By.Player
	must := f.By.AlsoIfRoom(c.MustIfAble)
	refuse := !g.Rules.On(c.MustIfAble)
	hand := g.Zone(p, Hand)
	asked, n, missing := Types(s.What.Tests[0].Bits), 0, 0
	first := asked & -asked
	second := asked &^ first
	give := func(by By, x engine.CardID) { g.DiscardCard(g.typed(by, x), p, x) }
	for _, t := range [...]Types{first, second} {
		x := g.Choose(must, p, AskDiscard, VerbDiscard, refuse, &Want{Is: t}, hand)
		if x == 0 {
			missing++
			continue
		}
		n++
		if t == first && g.Is(x, second) && g.Rules.On(c.BothTypesDiscard) {
			// One card of both types may do for both; another may be discarded all the same.
			both := must.AlsoIfRoom(c.BothTypesDiscard)
			give(both, x)
			if more := g.Choose(both, p, AskDiscard, VerbDiscard, true, &Want{Is: second}, hand); more != 0 {
				give(both, more)
				n++
			}
			missing = 0
			break
		}
		give(must, x)
	}
	f.It.Many, g.missing = n, missing
	return done(n > 0)
}

// textTokens gives VP tokens. Of a printed value, what a card scores by a rule of its own, and a loss, are nothing to
// be gained.
func (g *Match) textTokens(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n := cardtext.HowMany[By](texter{g}, f, s.N)
	if s.N.Op == cardtext.Printed && s.N.Word == printedVP {
		if n = g.worthOf(f, s.N); n <= 0 {
			g.Nothing(f.By)
			return cardtext.NoneThere
		}
	}
	if n == 0 && !f.Must {
		g.Nothing(f.By)
	}
	g.GainTokens(f.By, g.own(f, s.Who), n)
	return done(n > 0)
}

// worthOf is what cards are worth in VP, and cites why that is nothing.
func (g *Match) worthOf(f *Frame, a *cardtext.Amount) int {
	n, found := 0, &f.It
	if a.Of.How == cardtext.Called {
		found = f.Called(a.Of.Name)
	}
	for _, c := range found.Cards {
		switch card := g.Card(c); {
		case card.Stars != nil:
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.StarIsNothing)
			if !g.Rules.On(g.Parts.Cites.StarIsNothing) {
				n += g.StarVP(card, g.Tally(f.By.Player))
			}
		case card.VP < 0:
			f.By = f.By.AlsoIfRoom(g.Parts.Cites.LossIsNothing)
		default:
			n += card.VP
		}
	}
	return n
}

// ofAttacker says whether a sentence is about whoever attacks: in an Attack that nobody makes it is about nobody.
func ofAttacker(s *cardtext.Step) bool {
	theirs := func(p cardtext.Place) bool { return p.Of == cardtext.Attacker }
	return s.Who == cardtext.Attacker || s.Whom == cardtext.Attacker || s.To != nil && theirs(*s.To) ||
		s.What != nil && slices.ContainsFunc(s.What.Zones, theirs)
}

// begin says whether a sentence is carried out: not one against a player in an Attack without a target, nor one that
// gives a card to a player who may have none, nor one that its player leaves undone.
func (g texter) begin(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch {
	case s.Aimed && f.Attacker == engine.NoPlayer:
		g.gaveNone(f, s)
		g.Nothing(f.By, g.Parts.Cites.AppearanceOutside)
		return cardtext.NoneThere
	case (s.Verb == doGain || s.Verb == doPlay) && g.mayHaveNone(f, s): // nothing is asked, nor done
		return cardtext.NoneThere
	case s.Optional && f.Event != nil && g.silent(g.own(f, s.Who)) != 0:
		if len(s.Else) == 0 {
			by := f.By
			by.Cite = by.Cite.With(g.silent(by.Player))
			g.Nothing(by)
		}
		g.gaveNone(f, s)
		return cardtext.NotDone
	case s.Optional:
		return g.mayDo(f, s)
	}
	return cardtext.Done
}

// mayHaveNone says of a step that gains or plays a card whether its player can have none now, and tells it.
func (g texter) mayHaveNone(f *Frame, s *cardtext.Step) bool {
	p, no := g.own(f, s.Who), engine.Clauses(0)
	if g.Parts.NoGain != nil {
		no = g.Parts.NoGain(g.Match, f.By, p)
	}
	if s.Verb == doPlay && no == 0 && g.Parts.NoPlay != nil {
		no = g.Parts.NoPlay(g.Match, p)
	}
	if no == 0 {
		return false
	}
	g.gaveNone(f, s)
	if s.Verb == doPlay {
		by := f.By
		by.Cite = by.Cite.WithIfRoom(no)
		g.Nothing(by)
		return true
	}
	zones, n := g.places(f, s.What)
	from := engine.Zone(LineUp)
	if n > 0 {
		from = zones[0]
	}
	return g.gainsNone(f.By, p, from)
}
