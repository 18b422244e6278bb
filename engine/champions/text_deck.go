package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What texts do with the top of a deck or of a discard pile, and what damage comes of it.

// lookAndTake looks at the top cards of a player's deck, of which the player takes one and discards the others; it says
// whether there was any. The cards are in the deck until then (mc.search.never-left-zone).
func (g *Match) lookAndTake(by By, n int) bool {
	p := by.Player
	z := g.Zone(p, PlayerDeck)
	if g.topOfDeck(p) == 0 {
		n = 0
	}
	n = min(n, g.Len(z))
	if n == 0 {
		g.say(engine.Event{Kind: NoneToDiscard, Actor: p, Player: p, Source: by.Card,
			Cite: by.Cite.WithIfRoom(g.noDeck(p))})
		return false
	}
	g.say(engine.Event{Kind: LooksAt, Actor: p, Player: p, Source: by.Card, From: z, N: int32(n),
		Cite: by.Citing(book.SearchNeverLeftZone)})
	q := g.Question(p, AskCard, by.Card, by.Citing(book.ChooseChoiceRequired))
	for i, c := 0, g.Top(z); i < n; i, c = i+1, g.Below(c) {
		q.Card(engine.VerbChoose, c)
	}
	g.take(by, g.ask(q).Card)
	for range n - 1 {
		c := g.Top(z)
		g.do(engine.Event{Kind: DiscardTop, Actor: p, Player: p, Card: c, Source: by.Card, To: g.pileOf(c),
			Cite: by.Cite})
	}
	g.deckOut(p)
	return true
}

// takeBack returns the topmost card that fits of a player's discard pile to the hand, and says whether there was one.
func (g *Match) takeBack(f *Frame, s *cardtext.Step) bool {
	p := f.By.Player
	if s.Who == cardtext.OnePlayer {
		p = g.choosePlayer(f.By, func(p engine.Player) bool { return g.topmost(f, s, p) != 0 })
	}
	c := engine.CardID(0)
	if p != engine.NoPlayer {
		c = g.topmost(f, s, p)
	}
	if c == 0 {
		g.nothing(f.By, book.ChooseNoChoiceNoAbility)
		return false
	}
	by := f.By
	by.Player = p
	g.take(by, c)
	return true
}

// topmost is the highest card that fits in a player's discard pile, zero if there is none.
func (g *Match) topmost(f *Frame, s *cardtext.Step, p engine.Player) engine.CardID {
	if g.out(p) { // who is out has no hand that it could go to
		return 0
	}
	for c := range g.Cards(g.Zone(p, Discard)) {
		if g.means(f, s.What, c) {
			return c
		}
	}
	return 0
}

// couldTakeBack says whether somebody has such a card.
func (g *Match) couldTakeBack(f *Frame, s *cardtext.Step) bool {
	if s.Who != cardtext.OnePlayer {
		return g.topmost(f, s, f.By.Player) != 0
	}
	for p := range g.players {
		if g.topmost(f, s, p) != 0 {
			return true
		}
	}
	return false
}

// further carries out what a text says in the braces of damage that is about to be dealt, and gives by how much it
// raises it.
func (g *Match) further(f *Frame, t cardtext.Text) int {
	if len(t) == 0 {
		return 0
	}
	outer := g.more
	g.more = 0
	cardtext.Run[By](texter{g}, f, t)
	n := g.more
	g.more = outer
	return n
}

// moreDamage raises the damage that is about to be dealt: it is dealt together with it (mc.amb.additional-damage).
func (g *Match) moreDamage(by By, n int) {
	if n == 0 {
		g.say(engine.Event{Kind: RaisesNothing, Actor: by.Player, Player: by.Player, Card: by.Card, Cite: by.Cite})
		return
	}
	g.say(engine.Event{Kind: RaisesDamage, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n),
		Cite: by.Citing(book.AmbAdditionalDamage)})
	g.more += n
}

// damagePlayers deals damage to each player's identity at the same time. How much is reckoned for each of them, as if
// it were their text, and of the cards that were found each has the own ones.
func (g *Match) damagePlayers(f *Frame, s *cardtext.Step) {
	by := f.By
	g.together(by, func(each By) {
		for p := range g.players {
			each.Player, each.Cite = p, by.Cite
			n := g.reckonFor(f, s, p)
			each.Cite = f.By.Cite
			f.By = by
			if n == 0 {
				g.nothing(each)
			}
			g.Damage(each, g.identity(p), n)
		}
	})
}

// reckonFor works out the number of a sentence for one of several players. What it cites stays in f.By.
func (g *Match) reckonFor(f *Frame, s *cardtext.Step, p engine.Player) int {
	all, was := f.It.Cards, f.It.Was
	from, to := 0, len(all)
	if at := slices.IndexFunc(all, func(c engine.CardID) bool { return g.OwnerOf(c) == p }); at >= 0 {
		for from, to = at, at; to < len(all) && g.OwnerOf(all[to]) == p; to++ { // they were found player by player
		}
	} else if len(all) > 0 && g.OwnerOf(all[0]) != engine.NoPlayer {
		to = 0
	}
	f.It.Cards, f.It.Was = all[from:to], was[from:to]
	f.By.Player = p
	n := g.number(f, s.N)
	f.It.Cards, f.It.Was = all, was
	return n
}

// couldDamagePlayers says whether some player takes the damage of a sentence about each.
func (g *Match) couldDamagePlayers(f *Frame, s *cardtext.Step) bool {
	defer func(was By) { f.By = was }(f.By)
	by := f.By
	for p := range g.players {
		f.By = by
		if g.reckonFor(f, s, p) > 0 && !g.immune(by, g.identity(p)) {
			return true
		}
	}
	return false
}

// flies says whether a player's identity has the trait Aerial until the end of the phase in any case: printed, or by
// what lasts. One that a card in play gives may go with it.
func (g *Match) flies(p engine.Player) bool {
	return g.Card(g.identity(p)).Aerial || g.flight(p) != nil
}

// flight is what lasts and gives a player's identity the trait Aerial; nil if nothing does.
func (g *Match) flight(p engine.Player) *engine.Effect {
	c, effects := g.identity(p), g.Effects()
	for i := range effects {
		e := &effects[i]
		k := g.Box.lasting[e.Ability]
		if k != nil && k.Stat == StatAerial && g.lives(e, c) && k.To(g, e.Source.Card, c, e.Player) {
			return e
		}
	}
	return nil
}

// airborne cites what has given a player's identity the trait Aerial that now counts, where that lasts: also without
// its card (mc.lasting-effect.outlives-source).
func (g *Match) airborne(by By) By {
	e := g.flight(by.Player)
	if e == nil {
		return by
	}
	by.Cite = by.Cite.WithIfRoom(g.Card(e.Source.Card).Cite)
	if !g.inPlay(e.Source.Card) {
		by.Cite = by.Cite.AndIfRoom(book.LastingEffectOutlivesSource)
	}
	by.Cite = by.Cite.AndIfRoom(book.GainCharacteristicAsIfHad)
	return by
}

// dealing is where a text stands in the braces of damage.
func dealing(in cardtext.Scope) cardtext.Scope {
	in.Knows |= knowsDamage
	return in
}

// innerFits tells braces behind damage of which nothing comes before one card is chosen to take it.
func innerFits(r *cardtext.Reader, s *cardtext.Step) {
	if len(s.Body) > 0 && s.What.How != cardtext.One && s.Verb == doDamage {
		r.Fault(s.Line, "what comes before damage is dealt stands behind that to one chosen card: "+
			"damage(1, one{ \"enemy\" }){ … }",
			"ce qui précède des dégâts suit ceux d'une seule carte choisie : damage(1, one{ \"enemy\" }){ … }")
	}
}
