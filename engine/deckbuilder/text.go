package deckbuilder

import (
	"iter"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Frame is a text that is being carried out.
type Frame = cardtext.Frame[By]

// texter lends a match to its texts (cardtext.Game).
type texter struct{ *Match }

// Carry carries out a text.
func (g *Match) Carry(by By, t cardtext.Text) { g.carry(by, t, nil, engine.NoPlayer, false) }

func (g *Match) carry(by By, t cardtext.Text, e *engine.Event, attacker engine.Player, must bool) {
	if len(t) == 0 {
		return
	}
	f := g.opens(by, attacker)
	f.Event, f.Must = e, must
	cardtext.Run[By](texter{g}, f, t)
	g.closes(f)
}

// laid is a card that a text has laid aside, and where it was revealed from.
type laid struct {
	card        engine.CardID
	from, aside engine.Zone
	depth       int // of the text
}

// LayAside lays a card aside that the text of a frame has revealed, the innermost that is being carried out. What that
// text does not move goes back once it is over.
func (g *Match) LayAside(f *Frame, p engine.Player, c engine.CardID) {
	aside := g.Zone(p, Revealed)
	g.laid = append(g.laid, laid{c, g.In(c), aside, g.frames.Depth()})
	g.Put(f.By, c, aside, engine.Bottom)
}

// closes ends a text, the innermost: cards that it has revealed and that still lie aside go back where they were, in
// their order.
func (g *Match) closes(f *Frame) {
	for n := len(g.laid) - 1; n >= 0 && g.laid[n].depth >= g.frames.Depth(); n-- {
		l := g.laid[n]
		if g.laid = g.laid[:n]; g.In(l.card) == l.aside {
			g.Put(f.By.AlsoIfRoom(g.Parts.Cites.LeftRevealed), l.card, l.from, engine.Top)
		}
	}
	g.frames.Close()
}

// BreakOff ends the texts that are being carried out by a player: what is left of them no longer happens, by a clause.
func (g *Match) BreakOff(p engine.Player, by engine.Clause) {
	for f := range g.frames.Opened {
		if f.By.Player == p {
			f.Over = by
		}
	}
}

// through tells of a player that none of the own texts is being carried out any more.
func (g *Match) through(p engine.Player) {
	if g.Parts.Through == nil {
		return
	}
	for f := range g.frames.Opened {
		if f.By.Player == p {
			return
		}
	}
	g.Parts.Through(g, p)
}

// opens opens the frame of a text that is carried out.
func (g *Match) opens(by By, attacker engine.Player) *Frame {
	f := g.frames.Open(by)
	if g.frames.Deep() {
		g.Endless()
	}
	f.Attacker = attacker
	return f
}

// carried gives the declarations of the cards whose texts are being carried out, the innermost first.
func carried(m *engine.Match) iter.Seq[engine.Def] {
	return func(yield func(engine.Def) bool) {
		g := On(m)
		for f := range g.frames.Opened {
			if f.By.Text != 0 && !yield(g.Def(f.By.Text)) {
				return
			}
		}
	}
}

// pays carries out what a text costs: what it gives is what the text may speak of behind it.
func (g *Match) pays(f *Frame, t cardtext.Text) {
	f.Paying = true
	cardtext.Run[By](texter{g}, f, t)
	f.Paying = false
}

// Beyond ends the game where a number cannot be counted.
func (g texter) Beyond() {
	if g.Running() {
		g.Match.Beyond()
	}
}

// Ruled says whether a clause is in force.
func (g texter) Ruled(c engine.Clause) bool { return g.Rules.On(c) }

// Citing adds a clause to what is cited.
func (texter) Citing(by By, c engine.Clause) By { return by.Also(c) }

// NothingMore says that a text does nothing more.
func (g texter) NothingMore(f *Frame) { g.Nothing(f.By) }

// Otherwise says whether what follows where somebody has decided against something follows as well where there was
// nothing to decide.
func (g texter) Otherwise(f *Frame, s *cardtext.Step) bool {
	f.By = g.rests(f, s.What)
	f.By = g.leaves(f, s)
	if f.Must || !s.Optional && (s.What == nil || s.What.How != cardtext.UpTo) {
		return true
	}
	f.By = f.By.AlsoIfRoom(g.Parts.Cites.NothingIsNotDone)
	return g.Rules.On(g.Parts.Cites.NothingIsNotDone)
}

// own is who somebody of a text is, where nobody has to choose.
func (g *Match) own(f *Frame, w cardtext.Who) engine.Player {
	switch w {
	case cardtext.Foe:
		if f.Foe == engine.NoPlayer && g.Parts.Cites.OnlyFoe != 0 {
			return g.Table.Next(f.By.Player)
		}
		return f.Foe
	case cardtext.Attacker:
		return f.Attacker
	case cardtext.Nobody:
		return engine.NoPlayer
	}
	return f.By.Player
}

// place is a zone that a text names.
func (g *Match) place(f *Frame, p *cardtext.Place) engine.Zone {
	if p.Of == cardtext.Nobody {
		return engine.Zone(p.Zone)
	}
	return g.Zone(g.own(f, p.Of), p.Zone)
}

// places are the zones of a selector, four at most.
func (g *Match) places(f *Frame, s *cardtext.Selector) (out [4]engine.Zone, n int) {
	for i := range s.Zones {
		out[n] = g.place(f, &s.Zones[i])
		n++
	}
	return out, n
}

// The keys of a selector.
const (
	keyType uint8 = iota
	keyNoType
	keyCost
	keyName
	keyNoName
	keyUnlocked
	keyEarlier
	keyPlayed
	keySame      // of a text over the turn: of the same name as its card
	keyBoss      // bosses count, by a clause
	keyItself    // it counts its own card, by a clause
	keyOthers    // of a text over the turn: it does not count its own card
	keyOnce      // and acts once
	keyDifferent // no two of those that are chosen bear one name
	keyBears     // it is an Attack card, a Defense card …
)

// wanted fills in what a selector asks of a card; false if nothing can be that.
func (g *Match) wanted(f *Frame, s *cardtext.Selector, w *Want) bool {
	for i := range s.Tests {
		t := &s.Tests[i]
		switch t.Key {
		case keyType:
			w.Is = Types(t.Bits)
		case keyNoType:
			w.Not = Types(t.Bits)
		case keyCost:
			if g.ofNothing(f, t.Low) || g.ofNothing(f, t.High) {
				return false
			}
			w.Least = cardtext.Reckon[By](texter{g}, f, t.Low)
			if t.High == nil {
				continue
			}
			most := cardtext.Reckon[By](texter{g}, f, t.High)
			if w.Below = most + 1; most < 0 {
				return false
			}
		case keyUnlocked:
			w.Unlocked = true
		default:
			if t.Key == keyPlayed {
				f.By = f.By.AlsoIfRoom(g.Parts.Cites.OrderMatters)
			}
			if t.Key == keyName && len(t.Cards) == 1 {
				w.Of = t.Cards[0]
				continue
			}
			w.tests, w.frame = s.Tests, f
		}
	}
	return true
}

// wantedBy fills in what a sentence asks of a card, false if nothing can be that: one that is put or played is none
// that stays where it lies, and one that is destroyed no boss that has been defeated.
func (g *Match) wantedBy(f *Frame, s *cardtext.Step, w *Want) bool {
	w.Taken, w.Spared = takes(s), s.Verb == doDestroy
	return g.wanted(f, s.What, w)
}

// takes says whether a sentence takes cards from where they lie and leaves them in the game.
func takes(s *cardtext.Step) bool { return s.Verb == doPut || s.Verb == doPlay || s.Verb == doPass }

// kept cites by which rules no text takes a card from where it lies but to destroy it: in a game that keeps its
// defeated bosses apart these come to no deck, and what lies with them is not touched.
func (g *Match) kept(c engine.CardID) (cite engine.Clauses) {
	pile := g.Parts.Defeated
	if pile == 0 {
		return 0
	}
	if g.Sort(c) == BossCard {
		cite = cite.And(g.Parts.Cites.BossNoDeck)
	}
	if owner := g.Owner(g.In(c)); owner != engine.NoPlayer && g.In(c) == g.Zone(owner, pile) {
		cite = cite.And(g.Parts.Cites.ScoreDefeated)
	}
	return cite
}

// isSpared says of a boss that it lies with those that a player has defeated, where no text destroys it either.
func (g *Match) isSpared(c engine.CardID) bool {
	owner, pile := g.Owner(g.In(c)), g.Parts.Defeated
	return pile != 0 && owner != engine.NoPlayer && g.In(c) == g.Zone(owner, pile) && g.Sort(c) == BossCard
}

// keeps cites of cards by which rules they stay where they lie.
func (g *Match) keeps(by By, cards ...engine.CardID) By {
	for _, c := range cards {
		by.Cite = by.Cite.WithIfRoom(g.kept(c))
	}
	return by
}

// leaves cites, of what a sentence would do with cards of which there are none, by which rules others stay there.
func (g *Match) leaves(f *Frame, s *cardtext.Step) By {
	by := f.By
	destroys := s.Verb == doDestroy
	if g.Parts.Defeated == 0 || !takes(s) && !destroys || destroys && pointsAt(s.What) {
		return by
	}
	switch s.What.How {
	case cardtext.This:
		return g.keeps(by, by.Self)
	case cardtext.It, cardtext.Called:
		return g.keeps(by, f.Called(s.What.Name).Cards...)
	}
	var want Want
	if !g.wanted(f, s.What, &want) {
		return by
	}
	for z := range g.zonesOf(f, s.What) {
		for c := range g.Cards(z) {
			if g.Wants(&want, c) && (!destroys || g.isSpared(c)) {
				by = g.keeps(by, c)
			}
		}
	}
	return by
}

// allKept says of cards that were found that all of them stay where they lie.
func (g *Match) allKept(found *cardtext.Found) bool {
	return !slices.ContainsFunc(found.Cards, func(c engine.CardID) bool { return g.kept(c) == 0 })
}

// anyKept says of cards that were found that one of them stays where it lies.
func (g *Match) anyKept(found *cardtext.Found) bool {
	return slices.ContainsFunc(found.Cards, func(c engine.CardID) bool { return g.kept(c) != 0 })
}

// passes asks of a card what a Want has no field for.
func (g *Match) passes(f *Frame, tests []cardtext.Test, c engine.CardID) bool {
	for i := range tests {
		if !g.passesOne(f, &tests[i], c) {
			return false
		}
	}
	return true
}

func (g *Match) passesOne(f *Frame, t *cardtext.Test, c engine.CardID) bool {
	switch t.Key {
	case keyName:
		return slices.Contains(t.Cards, g.Def(c))
	case keyNoName:
		return !slices.Contains(t.Cards, g.Def(c))
	case keyBears:
		return g.bears(t, c)
	case keyEarlier:
		return !g.AcquiredNow(c)
	case keyPlayed:
		return g.playedBy(f.By.Player, c)
	case keyDifferent:
		return !g.Rules.On(g.Parts.Cites.DifferentCards) ||
			!slices.ContainsFunc(f.It.Cards, func(x engine.CardID) bool { return g.Def(x) == g.Def(c) })
	}
	return true
}

// Gather adds the cards that are meant.
func (g texter) Gather(f *Frame, s *cardtext.Selector, into []engine.CardID) []engine.CardID {
	switch s.How {
	case cardtext.This:
		return append(into, f.By.Self)
	case cardtext.It:
		return append(into, f.It.Cards...)
	case cardtext.Called:
		return append(into, f.Called(s.Name).Cards...)
	}
	at := len(into)
	var want Want
	if !g.wanted(f, s, &want) {
		return into
	}
	for i := range s.Zones {
		p := &s.Zones[i]
		if p.Of == cardtext.EachPlayer {
			for q := range g.From(engine.NoPlayer) {
				into = g.fitting(g.Zone(q, p.Zone), &want, into)
			}
			continue
		}
		if p.Of == cardtext.Attacker && f.Attacker == engine.NoPlayer {
			continue
		}
		into = g.fitting(g.place(f, p), &want, into)
	}
	g.gathered(f, s, into[at:])
	return into
}

func (g *Match) fitting(z engine.Zone, w *Want, into []engine.CardID) []engine.CardID {
	for c := range g.Cards(z) {
		if g.Wants(w, c) {
			into = append(into, c)
		}
	}
	return into
}

// What is printed on a card.
const (
	printedCost uint8 = iota
	printedVP
	printedName
)

// Value is what is printed on a card; its name is a number, too, equal for equal names, by which cards are different.
func (g texter) Value(f *Frame, word uint8, c engine.CardID) int {
	switch cites := g.Parts.Cites; word {
	case printedCost:
		if g.Sort(c) == WeaknessCard {
			f.By = f.By.AlsoIfRoom(cites.WeaknessCostZero)
		}
		return g.Cost(c)
	case printedVP:
		return g.Card(c).VP
	default:
		f.By = f.By.AlsoIfRoom(cites.DifferentCards)
		if !g.Rules.On(cites.DifferentCards) {
			return int(c)
		}
		return int(g.Def(c))
	}
}

// The numbers that the deck-building games know, by AmountOp.
const (
	amountTokens     = cardtext.FirstAmount + iota // of a player
	amountPlayed                                   // how many others of its name its player has played
	amountSize                                     // cards of a deck that is scored
	amountFree                                     // of these, those that cost nothing
	amountWeaknesses                               // in their stack
	amountMissing                                  // types of one_of_each of which no card was discarded
	ownAmount                                      // the first of those that only one game has (Parts.Amounts)
)

// Amount works out a number.
func (g texter) Amount(f *Frame, a *cardtext.Amount) int {
	switch a.Op {
	case cardtext.Printed:
		return g.printed(f, a)
	case cardtext.ThisTurn:
		n := 0
		for _, m := range g.Memos() {
			if g.wasGained(f, a.Event, m) {
				n++
			}
		}
		return n
	case amountTokens:
		return g.Count(g.own(f, a.Whom), VP) // of nobody: what all of them have
	case amountPlayed:
		return g.othersPlayed(f.By)
	case amountSize:
		return g.deck.Cards
	case amountFree:
		return g.deck.Free
	case amountWeaknesses:
		return g.Len(WeaknessStack)
	case amountMissing:
		return g.missing
	}
	own := g.Parts.Amounts[a.Op-ownAmount]
	return own.Is(g.Match, f, g.own(f, a.Whom))
}

// ofNothing says whether a bound is what is printed on cards of which none has been found: no card costs as much as
// nothing, no less, and no more. What is reckoned with it takes it for 0.
func (g *Match) ofNothing(f *Frame, a *cardtext.Amount) bool {
	if a == nil || a.Op != cardtext.Printed {
		return false
	}
	of := f.Called(a.Of.Name).Cards
	return len(of) == 0 || a.Word == printedCost && !slices.ContainsFunc(of, g.hasCost)
}

// printed adds what is printed on cards. What a card scores by a rule is not printed, and a loss is no gain.
func (g *Match) printed(f *Frame, a *cardtext.Amount) int {
	n := 0
	found := &f.It
	if a.Of.How == cardtext.Called {
		found = f.Called(a.Of.Name)
	}
	for _, c := range found.Cards {
		n += texter{g}.Value(f, a.Word, c)
	}
	return n
}

// The conditions of the deck-building games.
const (
	condCarried   = cardtext.FirstCond + iota // the text has been taken by another card
	condTriggered                             // what it waited for has happened
	condRepeated                              // the ability was used before in this turn
	condByDefense                             // it is discarded to defend
	condOutside                               // it is nobody's turn
	condOwnTurn                               // it is the turn of the text's player
	condAlone                                 // nobody else is hit by the Attack
	ownCond                                   // the first of those that only one game has (Parts.Conds)
)

// Holds answers a condition of these games. A type that a card has only by a rule lets that rule be cited.
func (g texter) Holds(f *Frame, c *cardtext.Cond) bool {
	switch c.Op {
	case cardtext.Is:
		return g.is(f, c.Of)
	case condCarried:
		return f.By.Self != f.By.Text
	case condTriggered:
		return f.Event != nil
	case condRepeated:
		return g.Has(Repeated, f.By.Player)
	case condByDefense:
		return f.Event.Tags.Has(ToDefend)
	case condOutside:
		return g.Active() == engine.NoPlayer
	case condOwnTurn:
		return g.Active() == f.By.Player
	case condAlone:
		return g.attacked.due == Only(f.By.Player)
	default:
		return g.Parts.Conds[c.Op-ownCond].Holds(g.Match, f)
	}
}

// is asks what the cards of the sentence before were.
func (g *Match) is(f *Frame, s *cardtext.Selector) bool {
	found := f.Called(s.Name)
	if s.How == cardtext.It {
		found = &f.It
	}
	if len(found.Cards) == 0 {
		return false
	}
	for i, c := range found.Cards {
		for j := range s.Tests {
			switch t := &s.Tests[j]; t.Key {
			case keyType:
				if found.Was[i]&t.Bits == 0 {
					return false
				}
				f.By = g.typed(f.By, c)
			default:
				if !g.passesOne(f, t, c) {
					return false
				}
				f.By = g.worded(f.By, t, c)
			}
		}
	}
	return true
}

// typed cites, for a card with further types while it is owned, the clause that gives them, and of a boss that it is
// what it is.
func (g *Match) typed(by By, c engine.CardID) By {
	switch k := g.Card(c); {
	case k.Owned != 0:
		return by.AlsoIfRoom(g.Parts.Cites.OwnedTypes)
	case k.Sort == BossCard:
		return by.AlsoIfRoom(g.Parts.Cites.BossIsHero)
	}
	return by
}

// AcquiredNow says whether a card was bought, defeated or gained this turn.
func (g *Match) AcquiredNow(c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == Acquired && m.Card == c {
			return true
		}
	}
	return false
}

// playedBy says whether a player has played a card this turn.
func (g *Match) playedBy(p engine.Player, c engine.CardID) bool {
	for _, m := range g.Memos() {
		if m.What == Played && m.Player == p && m.Card == c {
			return true
		}
	}
	return false
}

// othersPlayed counts the other cards of a text's name that its player has played this turn; one played again is one.
func (g *Match) othersPlayed(by By) int {
	n, memos := 0, g.Memos()
	for i, m := range memos {
		if m.What != Played || m.Player != by.Player || g.Def(m.Card) != g.Def(by.Text) || m.Card == by.Self {
			continue
		}
		again := false
		for _, x := range memos[:i] {
			again = again || x.What == Played && x.Card == m.Card
		}
		if !again {
			n++
		}
	}
	return n
}
