package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Laying out what the players have: identities and decks.

// seat gives a player an identity.
func (b *builder) seat(p engine.Player) error {
	g := b.Match
	d, marks, err := b.identityOf(p)
	if err != nil {
		return err
	}
	if d == 0 {
		d = b.freeHero()
	}
	face, err := b.playable(d)
	if err != nil {
		return err
	}
	b.taken = append(b.taken, face)
	id, err := g.Take(b.s, face, 0)
	if err != nil {
		return err
	}
	g.stock(id, g.Zone(p, Identity))
	g.Belongs(id, p)
	if d != face && b.s.Watch == nil && b.Decider == nil {
		g.Do(engine.Event{Kind: quietFlip, Actor: engine.NoPlayer, Player: p, Card: id})
	}
	if marks == nil {
		return nil
	}
	return g.Mark(b.s, id, *marks)
}

// identityOf gives the face of an identity that the script wants to be up, zero if it names none, and what lies on it,
// nil if it does not say.
func (b *builder) identityOf(p engine.Player) (engine.Def, *engine.Marks, error) {
	d := b.s.Players[p].Character
	var marks *engine.Marks
	for i := range b.own {
		z := &b.own[i]
		if z.Zone != b.Zone(p, Identity) {
			continue
		}
		if len(z.Cards) == 1 && d != 0 && d != z.Cards[0] {
			return 0, nil, &engine.SetupError{Line: z.Line, Cite: engine.Cite(book.IdentityType, book.DeckOneIdentity),
				Msg: engine.Sayf(
					"character names %s, and identity names %s: both name the same face, the one that is up",
					"character nomme %s et identity nomme %s : les deux nomment la même face, celle qui est visible",
					b.Box.Cards[d].Name, b.Box.Cards[z.Cards[0]].Name)}
		}
		if len(z.Cards) != 1 {
			return 0, nil, &engine.SetupError{Line: z.Line, Cite: engine.Cite(book.IdentityType, book.DeckOneIdentity),
				Msg: engine.Text{
					"a player has exactly one identity", "un joueur a exactement une identité"}}
		}
		d, marks = z.Cards[0], &engine.Marks{}
		if len(z.Marks) > 0 {
			marks = &z.Marks[0]
		}
	}
	return d, marks, nil
}

// freeHero is the alter ego of the first hero whom nobody plays and the script does not name, zero if there is none.
func (b *builder) freeHero() engine.Def {
	k := b.Box
	for _, h := range k.heroes() {
		if x := k.Def(k.Cards[h].Back); !slices.Contains(b.taken, x) && !b.names(x) && !b.names(h) {
			return x
		}
	}
	return 0
}

// names says whether the script names a card, as a character or in a zone.
func (b *builder) names(d engine.Def) bool {
	for i := range b.s.Players {
		if b.s.Players[i].Character == d {
			return true
		}
	}
	for i := range b.s.Zones {
		if slices.Contains(b.s.Zones[i].Cards, d) {
			return true
		}
	}
	return false
}

// playable gives the alter-ego side of an identity, and says why it cannot be played beside those who are seated
// already (mc.unique.one-in-play, mc.unique.identities-coexist).
func (b *builder) playable(d engine.Def) (engine.Def, error) {
	k := b.Box
	c := &k.Cards[d]
	if c.Type != Hero && c.Type != AlterEgo {
		return 0, &engine.SetupError{Cite: engine.Cite(book.IdentityType), Msg: engine.Sayf(
			"%s is no identity", "%s n'est pas une identité", c.Name)}
	}
	if c.Unknown {
		return 0, &engine.SetupError{Cite: engine.Cite(book.AbilityDefinition), Msg: engine.Sayf(
			"the effect of %s is not defined here, so nobody can play this hero",
			"l'effet de %s n'est pas défini ici : personne ne peut jouer ce héros", c.Name)}
	}
	face := d
	if c.Type == Hero { // the alter-ego side is up at first, the current form (mc.identity.visible-face)
		face = k.Def(c.Back)
	}
	if slices.Contains(b.taken, face) && !b.s.AsIf {
		return 0, &engine.SetupError{Cite: engine.Cite(book.UniqueOneInPlay), Msg: engine.Sayf(
			"%s is played by somebody else already", "%s est déjà joué par quelqu'un d'autre", c.Name)}
	}
	for _, o := range b.taken {
		same := k.sameTitle(face, o) && !b.Rules.On(book.UniqueIdentitiesCoexist)
		if same || k.clash(face, o) || k.clash(k.Def(k.Cards[face].Back), k.Def(k.Cards[o].Back)) {
			return 0, &engine.SetupError{Cite: engine.Cite(book.UniqueOneInPlay, book.UniqueIdentitiesCoexist),
				Msg: engine.Sayf("%s: two identities of one title and one alter ego",
					"%s : deux identités d'un même titre et d'un même alter ego", c.Name)}
		}
	}
	return face, nil
}

// decks makes the decks of the players: first those that are given, which want just their cards, then the others.
func (b *builder) decks() error {
	var lists [mostPlayers][]engine.Def
	var given [mostPlayers]bool
	for p := range engine.Player(b.Seats()) {
		var err error
		if lists[p], given[p], err = b.deckList(p, b.heroOf(p)); err != nil {
			return err
		}
	}
	for _, first := range [...]bool{true, false} {
		for p := range engine.Player(b.Seats()) {
			if given[p] != first {
				continue
			}
			if err := b.deck(p, lists[p], first); err != nil {
				return err
			}
			if !first && slices.Contains(given[:], true) {
				b.replenish(p)
			}
		}
	}
	return nil
}

// replenish fills the deck of a player up whose cards are in a deck that is given: with basic cards that are left.
func (b *builder) replenish(p engine.Player) {
	least, _ := deckSize()
	z := b.Zone(p, PlayerDeck)
	if b.s.Has(z) {
		return
	}
	placed, _ := b.placedBy(p)
	n := 0
	for d := range b.Box.Cards {
		n += placed[engine.Def(d)]
	}
	for d := engine.Def(1); int(d) < len(b.Box.Cards) && n < least; d++ {
		k := &b.Box.Cards[d]
		if k.Aspect != Basic || k.Test || k.Unknown || k.Unique && b.Box.clash(d, b.heroOf(p)) {
			continue
		}
		most := min(k.InDeck, b.Rules.Value(book.DeckThreeCopies))
		if k.Unique {
			most = min(most, 1)
		}
		for c := b.InBox(d); c != 0 && placed[d] < most && n < least; c = b.InBox(d) {
			b.stock(c, z)
			b.Belongs(c, p)
			placed[d]++
			n++
		}
	}
}

// deck makes a player's deck: the list a script gives, else the starter deck, else one that holds what the script has
// placed; less what lies elsewhere already.
func (b *builder) deck(p engine.Player, list []engine.Def, given bool) error {
	g := b.Match
	hero := b.heroOf(p)
	var err error
	// then these are all the cards of the pile
	if b.s.Has(g.Zone(p, PlayerDeck)) || b.s.Has(g.Zone(p, Discard)) && saysOut(b.s, p) {
		return nil
	}
	placed, aspect := b.placedBy(p)
	if !given {
		list = b.usualDeck(hero, aspect)
		if aspect == 0 {
			list = b.stocked(hero, list, placed)
		}
	}
	for _, d := range list {
		if placed[d] > 0 {
			placed[d]--
			continue
		}
		c := g.InBox(d)
		if c == 0 && !given { // another player has the copies
			continue
		}
		if c == 0 {
			if c, err = g.Take(b.s, d, 0); err != nil {
				return err
			}
		}
		g.stock(c, g.Zone(p, PlayerDeck))
		g.Belongs(c, p)
	}
	return nil
}

// heroOf is the hero side of a player's identity.
func (b *builder) heroOf(p engine.Player) engine.Def {
	hero := b.Def(b.identity(p))
	if b.Box.Cards[hero].Type == AlterEgo {
		hero = b.Box.Def(b.Box.Cards[hero].Back)
	}
	return hero
}

// deckList gives the list of a player's deck that the script gives, if it gives one that keeps the rules.
func (b *builder) deckList(p engine.Player, hero engine.Def) (list []engine.Def, given bool, err error) {
	for i := range b.own {
		z := &b.own[i]
		if z.Zone != b.Zone(p, DeckList) {
			continue
		}
		b.Listed(z.Zone, z.Cards)
		list, given = z.Cards, true
		deck := Deck{Hero: hero, Cards: list}
		if bad := deck.check(b.Box, b.Rules); bad != nil {
			bad.Line = z.Line
			return nil, true, bad
		}
	}
	return list, given, nil
}

// placedBy counts the cards of a player that the script has placed, and gives the aspect of the last of them that has
// one; what is to lie on top of the deck comes later, and counts for the aspect all the same.
func (b *builder) placedBy(p engine.Player) (placed map[engine.Def]int, aspect Aspect) {
	placed = map[engine.Def]int{}
	for c := engine.CardID(1); int(c) <= b.CardCount(); c++ {
		if b.OwnerOf(c) != p || c == b.identity(p) { // mc.deck.identity-not-counted
			continue
		}
		placed[b.Def(c)]++
		if x := b.Box.Cards[b.Def(c)].Aspect; x.chosen() { // also of a Drone
			aspect = x
		}
	}
	for _, z := range b.s.Zones {
		for _, d := range z.Cards {
			if x := b.Box.Cards[d].Aspect; z.Top && z.Zone == b.Zone(p, PlayerDeck) && x.chosen() {
				aspect = x
			}
		}
	}
	return placed, aspect
}

// usualDeck is a hero's starter deck or, where the script has placed cards of another aspect, one of that aspect.
func (b *builder) usualDeck(hero engine.Def, aspect Aspect) []engine.Def {
	k := b.Box
	list := k.starterDeck(hero)
	of := func(d engine.Def) bool { return k.Cards[d].Aspect == aspect }
	if aspect == 0 || slices.ContainsFunc(list, of) {
		return list
	}
	return k.sized(hero, append(k.fill(k.Cards[hero].Set, aspect), k.basics()...))
}
