package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// setUpWords are the words by which a script or the command line chooses how the game is set up.
func (k *Box) setUpWords() map[string]engine.SetupWord {
	words := map[string]engine.SetupWord{
		"expert": {Most: 1, Name: engine.Text{"expert mode", "mode expert"}, Says: engine.Text{"1: expert mode, stages II and III and the Expert set",
			"1 : mode expert, étapes II et III et le set Expert"}},
		"random_modular": {Most: 1, Name: engine.Text{"random modular set", "set modulaire au hasard"}, Says: engine.Text{
			"1: a modular set drawn at random, of those whose cards are all defined here",
			"1 : un set modulaire tiré au hasard, parmi ceux dont toutes les cartes sont définies ici"}},
	}
	for _, m := range k.modularSets() {
		words[k.sets[m].word] = engine.SetupWord{Most: 1, Name: k.sets[m].modular, Says: engine.Sayf(
			"1: with the modular set %s", "1 : avec le set modulaire %s", k.sets[m].modular)}
	}
	return words
}

// mostPlayers is how many can play (mc.amb.player-count).
const mostPlayers = 4

// start sets a table up. What a script fixes lies as it says; the rest is as the rules have it, from the seed. Without
// a decider, and unless the script wants the set-up shown, the game begins at the first turn: nobody has changed the
// starting hand, and abilities of the fourteenth step have not been used.
func start(k *Box, r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	n := len(s.Players)
	if n < 1 || n > mostPlayers {
		return nil, &engine.SetupError{Cite: engine.Cite(book.AmbPlayerCount), Msg: engine.Sayf(
			"number of players: %d; the game is for 1 to %d", "nombre de joueurs : %d ; le jeu se joue de 1 à %d", n,
			mostPlayers)}
	}
	g := newGame(k, engine.NewTable(r, n, s.Seed), d)
	b := &builder{Match: g, s: s}
	if err := b.build(); err != nil {
		return nil, err
	}
	if d != nil || s.Watch != nil {
		if s.At > 0 || s.Turn > 0 || s.Earlier(g.Rules) || g.global(Round) > 0 || len(s.Sizes) > 0 {
			return nil, &engine.SetupError{Cite: engine.Cite(book.SetupInOrder), Msg: engine.Text{
				"a game whose set-up is played begins there, with whole decks: no step, no turn and nothing of a round comes before it",
				"une partie dont on joue la mise en place commence par elle, avec des decks entiers : ni étape, ni tour, ni rien d'un round ne vient avant"}}
		}
		if s.Watch != nil {
			s.Watch(&g.Match)
		}
		return &g.Match, nil
	}
	g.Decider = unasked{}
	var impossible error
	err := g.Run(func() { impossible = g.quickly(s) })
	g.Decider = nil
	g.Log = nil
	if err == nil {
		err = impossible
	}
	return &g.Match, err
}

// builder sets a table up.
type builder struct {
	*Match
	s     *engine.Setup
	own   []engine.ZoneSetup // what the script says of identities, deck lists and the main scheme
	taken []engine.Def       // the alter-ego sides of those who are seated
}

// build lays the table out. What the script fixes comes before all that takes cards out of the box by the rules, and
// what it wants on top of a pile after it.
func (b *builder) build() error {
	rest := b.split()
	b.fixCounters()
	for p := range engine.Player(b.Seats()) {
		if err := b.seat(p); err != nil {
			return err
		}
	}
	if err := b.Lay(&rest); err != nil {
		return err
	}
	if err := b.owners(); err != nil {
		return err
	}
	if err := b.decks(); err != nil {
		return err
	}
	if err := b.layScenario(); err != nil {
		return err
	}
	b.shuffleAll()
	b.free()
	if err := b.LayTops(b.s); err != nil {
		return err
	}
	if err := b.owners(); err != nil {
		return err
	}
	return b.possible()
}

// split keeps for itself what the script says of zones in which a rule decides what lies there, and gives the rest,
// which is laid as it is.
func (b *builder) split() (rest engine.Setup) {
	rest = *b.s
	rest.Zones = nil
	ruled := map[engine.Zone]bool{MainScheme: true}
	for p := range engine.Player(b.Seats()) {
		ruled[b.Zone(p, Identity)], ruled[b.Zone(p, DeckList)] = true, true
	}
	for _, z := range b.s.Zones {
		if ruled[z.Zone] {
			b.own = append(b.own, z)
		} else {
			rest.Zones = append(rest.Zones, z)
		}
	}
	return rest
}

// fixCounters sets what holds for the whole game: how many play, who is the first (mc.setup.03-first-player,
// mc.first-player.chosen), and in which mode.
func (b *builder) fixCounters() {
	b.set(setStarted, engine.NoPlayer, b.Seats())
	first := b.s.First
	if first == engine.NoPlayer {
		first = engine.Player(b.Throw(b.Seats()))
	}
	b.set(setFirst, engine.NoPlayer, int(first)+1)
	if b.s.Options["expert"] > 0 {
		b.set(setExpert, engine.NoPlayer, 1)
	}
}

// shuffleAll shuffles the decks that the script has not fixed.
func (b *builder) shuffleAll() {
	for p := range engine.Player(b.Seats()) {
		if z := b.Zone(p, PlayerDeck); !b.s.Has(z) {
			b.stockShuffle(z)
		}
	}
	if !b.s.Has(EncounterDeck) {
		b.stockShuffle(EncounterDeck)
	}
}

// free gives back to the box the copies that a script wants on top of a pile and that the set-up has put elsewhere:
// into another deck or a nemesis set.
func (b *builder) free() {
	g, s := b.Match, b.s
	for _, z := range s.Zones {
		if !z.Top {
			continue
		}
		for i, d := range z.Cards {
			need := 0
			for _, x := range z.Cards[:i+1] {
				if x == d {
					need++
				}
			}
			for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
				if g.Def(c) == d && (g.In(c) == z.Zone || g.In(c) == engine.Box) {
					need--
				}
			}
			for c := engine.CardID(1); need > 0 && int(c) <= g.CardCount(); c++ {
				at := g.In(c)
				p := g.Owner(at)
				spare := at == Aside || at == EncounterDeck ||
					p != engine.NoPlayer && (at == g.Zone(p, Nemesis) || at == g.Zone(p, PlayerDeck))
				if g.Def(c) == d && spare && !s.Has(at) {
					g.stock(c, engine.Box)
					need--
				}
			}
		}
	}
}

// strays says whether a card can lie in play with a player who does not own it: an ally that was called, an upgrade
// that is played under any player's control, and one that is attached.
func (c *Card) strays() bool { return c.Type == Ally || c.AnyController || c.Hosts != nil }

// owners says whose the cards are that lie in the zones of players.
func (b *builder) owners() error {
	for p := range engine.Player(b.Seats()) {
		for _, k := range [...]int{Hand, PlayerDeck, Discard, InPlay} {
			for c := range b.Cards(b.Zone(p, k)) {
				if err := b.ownCard(p, k, c); err != nil {
					return err
				}
			}
		}
		for c := range b.Cards(b.Zone(p, Engaged)) {
			if err := b.ownEngaged(p, c); err != nil {
				return err
			}
		}
	}
	for z := engine.Box + 1; z <= Removed; z++ {
		for c := range b.Cards(z) {
			if _, line := b.Whose(c); line > 0 {
				return &engine.SetupError{Line: line, Cite: engine.Cite(book.OwnershipScenarioOwns), Msg: engine.Sayf(
					"%s lies with no player: of = … says nothing of it",
					"%s ne se trouve chez aucun joueur : of = … n'en dit rien", b.Card(c).Name)}
			}
		}
	}
	return nil
}

// ownCard gives a card in a zone of a player an owner: that player, unless the script says another's.
func (b *builder) ownCard(p engine.Player, k int, c engine.CardID) error {
	card := b.Card(c)
	if card.Aspect == Encounter {
		return &engine.SetupError{Cite: engine.Cite(book.OwnershipScenarioOwns), Msg: engine.Sayf(
			"%s is an encounter card: it lies in no zone of a player",
			"%s est une carte Rencontre : elle n'est dans aucune zone d'un joueur", card.Name)}
	}
	owner := p
	if other, line := b.Whose(c); other != engine.NoPlayer {
		if k != InPlay && other != p {
			return &engine.SetupError{Line: line, Cite: engine.Cite(book.OwnershipControlsOwnZones,
				book.OwnershipGoesToOwner),
				Msg: engine.Sayf("%s is not in play: it lies with its owner",
					"%s n'est pas en jeu : elle se trouve chez son propriétaire", card.Name)}
		}
		if other != p && !card.strays() && !b.s.AsIf {
			return &engine.SetupError{Line: line, Cite: engine.Cite(book.OwnershipControlConstant,
				book.OwnershipEnterUnderOwner),
				Msg: engine.Sayf("%s lies with its owner: no card lets another player control it",
					"%s se trouve chez son propriétaire : aucune carte n'en donne le contrôle à un autre joueur",
					card.Name)}
		}
		owner = other
	}
	b.Belongs(c, owner)
	return nil
}

// ownEngaged gives a Drone an owner: it began in the deck of the player it is engaged with, unless the script says
// another's. Any other minion is the scenario's.
func (b *builder) ownEngaged(p engine.Player, c engine.CardID) error {
	other, line := b.Whose(c)
	switch {
	case b.Flag(c, FaceDown) && other != engine.NoPlayer:
		b.Belongs(c, other)
	case b.Flag(c, FaceDown):
		b.Belongs(c, p)
	case line > 0:
		return &engine.SetupError{Line: line, Cite: engine.Cite(book.OwnershipScenarioOwns), Msg: engine.Sayf(
			"%s is an encounter card: the scenario owns it", "%s est une carte Rencontre : elle appartient au scénario",
			b.Card(c).Name)}
	}
	return nil
}

// stockShuffle shuffles in silence while the set-up makes a pile.
func (g *Match) stockShuffle(z engine.Zone) {
	g.Do(engine.Event{Kind: quietShuffle, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: z})
}

func (g *Match) stock(c engine.CardID, z engine.Zone) {
	g.Move(Stock, engine.NoPlayer, c, z, 0, 0)
}

// quickly brings a table that a script has fixed to the first turn.
func (g *Match) quickly(s *engine.Setup) error {
	if g.Card(g.scheme()).Back != "" && g.Card(g.scheme()).Threshold.N == 0 {
		g.Do(engine.Event{Kind: quietFlip, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: g.scheme()})
	}
	g.laidOut(s)
	if !s.Has(VillainZone) {
		if err := g.firstStage(s); err != nil {
			return err
		}
	}
	for c := range g.Cards(Aside) {
		if !s.Has(EncounterDeck) {
			g.stock(c, EncounterDeck)
		}
	}
	if !s.Has(EncounterDeck) && !hasTop(s, EncounterDeck) {
		g.stockShuffle(EncounterDeck)
	}
	g.drawQuickly(s)
	if err := g.cut(s); err != nil {
		return err
	}
	if err := g.beginAt(s); err != nil {
		return err
	}
	return g.Recall(s)
}

// drawQuickly gives every player a hand of whom the script says none, from below what it wants on top of the deck.
func (g *Match) drawQuickly(s *engine.Setup) {
	for p := range engine.Player(g.Seats()) {
		if s.Has(g.Zone(p, Hand)) {
			continue
		}
		size := g.startingHand(p)
		if s.At-1 > stepEndPhase { // the steps before have adjusted it (mc.end-player-phase.2-draw)
			size = g.handSize(p)
		}
		deck := g.Zone(p, PlayerDeck)
		below := slices.Collect(g.Cards(deck))
		below = below[min(onTop(s, deck), len(below)):]
		for _, c := range below[:min(size, len(below))] {
			g.stock(c, g.Zone(p, Hand))
		}
	}
}

// cut gives the piles the numbers of cards that a script wants.
func (g *Match) cut(s *engine.Setup) error {
	if err := g.Cut(s, EncounterDeck, engine.Cite(book.EncounterDeckRecommended)); err != nil {
		return err
	}
	for p := range engine.Player(g.Seats()) {
		if err := g.Cut(s, g.Zone(p, PlayerDeck), engine.Cite(book.DeckSize)); err != nil {
			return err
		}
	}
	return nil
}

func hasTop(s *engine.Setup, z engine.Zone) bool { return onTop(s, z) > 0 }

// onTop counts the cards that a script wants on top of a pile.
func onTop(s *engine.Setup, z engine.Zone) int {
	n := 0
	for i := range s.Zones {
		if s.Zones[i].Zone == z && s.Zones[i].Top {
			n += len(s.Zones[i].Cards)
		}
	}
	return n
}
