package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// modularSets are the modular encounter sets, by the set-up word that asks for each.
var modularSets = []struct {
	word string
	set  Set
}{{"bomb_scare", BombScareSet}, {"masters_of_evil", MastersOfEvilSet}, {"under_attack", UnderAttackSet}, {"legions_of_hydra", LegionsOfHydraSet}, {"doomsday_chair", DoomsdayChairSet}}

// mostPlayers is how many can play (mc.amb.player-count).
const mostPlayers = 4

// start sets a table up. What a script fixes lies as it says; the rest is as the rules have it, from the seed. Without a decider, and
// unless the script wants the set-up shown, the game begins at the first turn: nobody has changed the starting hand, and abilities
// of the fourteenth step have not been used.
func start(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	n := len(s.Players)
	if n < 1 || n > mostPlayers {
		return nil, &engine.SetupError{Cite: engine.Cite(AmbPlayerCount), Msg: engine.Sayf(
			"number of players: %d; the game is for 1 to %d", "nombre de joueurs : %d ; le jeu se joue de 1 à %d", n, mostPlayers)}
	}
	g := newGame(kit(), engine.NewTable(r, n, s.Seed), d)
	b := &builder{Game: g, s: s}
	if err := b.build(); err != nil {
		return nil, err
	}
	if d != nil || s.Watch != nil {
		if s.At > 0 || s.Turn > 0 || s.Earlier(g.Rules) || g.global(Round) > 0 || len(s.Sizes) > 0 {
			return nil, &engine.SetupError{Cite: engine.Cite(SetupInOrder), Msg: engine.Text{
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
	*Game
	s *engine.Setup
}

func (b *builder) build() error {
	g, s := b.Game, b.s
	rest := *s
	rest.Zones = nil
	var own []engine.ZoneSetup
	special := map[engine.Zone]bool{MainScheme: true}
	for p := range engine.Player(g.Seats()) {
		special[g.Zone(p, Identity)], special[g.Zone(p, DeckList)] = true, true
	}
	for _, z := range s.Zones {
		if special[z.Zone] {
			own = append(own, z)
		} else {
			rest.Zones = append(rest.Zones, z)
		}
	}
	g.set(setStarted, engine.NoPlayer, g.Seats())
	first := s.First
	if first == engine.NoPlayer {
		first = engine.Player(g.Throw(g.Seats()))
	}
	g.set(setFirst, engine.NoPlayer, int(first)+1)
	if s.Options["expert"] > 0 {
		g.set(setExpert, engine.NoPlayer, 1)
	}
	var taken []engine.Def
	for p := range engine.Player(g.Seats()) {
		if err := b.seat(p, own, &taken); err != nil {
			return err
		}
	}
	if err := g.Lay(&rest); err != nil {
		return err
	}
	if err := b.own(); err != nil {
		return err
	}
	for p := range engine.Player(g.Seats()) {
		if err := b.deck(p, own); err != nil {
			return err
		}
	}
	if err := b.scenario(own); err != nil {
		return err
	}
	for p := range engine.Player(g.Seats()) {
		if !s.Has(g.Zone(p, Deck_)) {
			g.stockShuffle(g.Zone(p, Deck_))
		}
	}
	if !s.Has(EncounterDeck) {
		g.stockShuffle(EncounterDeck)
	}
	b.free()
	if err := g.LayTops(s); err != nil {
		return err
	}
	if err := b.own(); err != nil {
		return err
	}
	return b.possible()
}

// free gives back to the box the copies that a script wants on top of a pile and that the set-up has put elsewhere: into another deck
// or a nemesis set.
func (b *builder) free() {
	g, s := b.Game, b.s
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
				spare := at == Aside || at == EncounterDeck || p != engine.NoPlayer && (at == g.Zone(p, Nemesis) || at == g.Zone(p, Deck_))
				if g.Def(c) == d && spare && !s.Has(at) {
					g.stock(c, engine.Box)
					need--
				}
			}
		}
	}
}

// strays says whether a card can lie in play with a player who does not own it: an ally that was called, an upgrade that is played under any
// player's control, and one that is attached.
func (c *Card) strays() bool { return c.Type == Ally || c.AnyController || c.Hosts != nil }

// own says whose the cards are that lie in the zones of players.
func (b *builder) own() error {
	g := b.Game
	for p := range engine.Player(g.Seats()) {
		for _, k := range [...]int{Hand, Deck_, Discard, InPlay} {
			for c := range g.Cards(g.Zone(p, k)) {
				if g.Card(c).Aspect == Encounter {
					return &engine.SetupError{Cite: engine.Cite(OwnershipScenarioOwns), Msg: engine.Text{
						g.Card(c).Name[engine.EN] + " is an encounter card: it lies in no zone of a player", g.Card(c).Name.In(engine.FR) + " est une carte Rencontre : elle n'est dans aucune zone d'un joueur"}}
				}
				owner := p
				if other, line := g.Whose(c); other != engine.NoPlayer {
					if k != InPlay && other != p {
						return &engine.SetupError{Line: line, Cite: engine.Cite(OwnershipControlsOwnZones, OwnershipGoesToOwner), Msg: engine.Sayf(
							"%s is not in play: it lies with its owner", "%s n'est pas en jeu : elle se trouve chez son propriétaire", g.Card(c).Name)}
					}
					if other != p && !g.Card(c).strays() && !b.s.AsIf {
						return &engine.SetupError{Line: line, Cite: engine.Cite(OwnershipControlConstant, OwnershipEnterUnderOwner), Msg: engine.Sayf(
							"%s lies with its owner: no card lets another player control it",
							"%s se trouve chez son propriétaire : aucune carte n'en donne le contrôle à un autre joueur", g.Card(c).Name)}
					}
					owner = other
				}
				g.Belongs(c, owner)
			}
		}
		for c := range g.Cards(g.Zone(p, Engaged)) {
			if g.Flag(c, FaceDown) { // a Drone began in the deck of the player it is engaged with, unless it is said to be another's
				owner := p
				if other, _ := g.Whose(c); other != engine.NoPlayer {
					owner = other
				}
				g.Belongs(c, owner)
			} else if _, line := g.Whose(c); line > 0 {
				return &engine.SetupError{Line: line, Cite: engine.Cite(OwnershipScenarioOwns), Msg: engine.Sayf(
					"%s is an encounter card: the scenario owns it", "%s est une carte Rencontre : elle appartient au scénario", g.Card(c).Name)}
			}
		}
	}
	for z := engine.Box + 1; z <= Removed; z++ {
		for c := range g.Cards(z) {
			if _, line := g.Whose(c); line > 0 {
				return &engine.SetupError{Line: line, Cite: engine.Cite(OwnershipScenarioOwns), Msg: engine.Sayf(
					"%s lies with no player: of = … says nothing of it", "%s ne se trouve chez aucun joueur : of = … n'en dit rien", g.Card(c).Name)}
			}
		}
	}
	return nil
}

// stockShuffle shuffles in silence while the set-up makes a pile.
func (g *Game) stockShuffle(z engine.Zone) {
	g.Do(engine.Event{Kind: quietShuffle, Actor: engine.NoPlayer, Player: engine.NoPlayer, To: z})
}

func (g *Game) stock(c engine.CardID, z engine.Zone) {
	g.Do(engine.Event{Kind: Stock, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: c, To: z})
}

// seat gives a player an identity.
func (b *builder) seat(p engine.Player, own []engine.ZoneSetup, taken *[]engine.Def) error {
	g, k := b.Game, b.Kit
	d := b.s.Players[p].Character
	var marks engine.Marks
	fixed := false
	for i := range own {
		if own[i].Zone == g.Zone(p, Identity) {
			if len(own[i].Cards) == 1 && d != 0 && d != own[i].Cards[0] {
				return &engine.SetupError{Line: own[i].Line, Cite: engine.Cite(IdentityType, DeckOneIdentity), Msg: engine.Sayf(
					"character names %s, and identity names %s: both name the same face, the one that is up", "character nomme %s et identity nomme %s : les deux nomment la même face, celle qui est visible",
					k.Cards[d].Name, k.Cards[own[i].Cards[0]].Name)}
			}
			if len(own[i].Cards) != 1 {
				return &engine.SetupError{Line: own[i].Line, Cite: engine.Cite(IdentityType, DeckOneIdentity), Msg: engine.Text{"a player has exactly one identity", "un joueur a exactement une identité"}}
			}
			d, fixed = own[i].Cards[0], true
			if len(own[i].Marks) > 0 {
				marks = own[i].Marks[0]
			}
		}
	}
	if d == 0 {
		for _, h := range k.heroes() {
			if x := k.Def(k.Cards[h].Back); !slices.Contains(*taken, x) && !b.named(x) && !b.named(h) {
				d = x
				break
			}
		}
	}
	c := &k.Cards[d]
	if c.Type != Hero && c.Type != AlterEgo {
		return &engine.SetupError{Cite: engine.Cite(IdentityType), Msg: engine.Text{c.Name[engine.EN] + " is no identity", c.Name.In(engine.FR) + " n'est pas une identité"}}
	}
	if c.Unknown {
		return &engine.SetupError{Cite: engine.Cite(AbilityDefinition), Msg: engine.Text{"the effect of " + c.Name[engine.EN] + " is not defined here, so nobody can play this hero", "l'effet de " + c.Name.In(engine.FR) + " n'est pas défini ici : personne ne peut jouer ce héros"}}
	}
	face := d
	if c.Type == Hero {
		face = k.Def(c.Back)
	}
	if slices.Contains(*taken, face) && !b.s.AsIf {
		return &engine.SetupError{Cite: engine.Cite(UniqueOneInPlay), Msg: engine.Text{c.Name[engine.EN] + " is played by somebody else already", c.Name.In(engine.FR) + " est déjà joué par quelqu'un d'autre"}}
	}
	for _, o := range *taken {
		if k.clash(face, o) || k.clash(k.Def(k.Cards[face].Back), k.Def(k.Cards[o].Back)) || k.sameTitle(face, o) && !g.Rules.On(UniqueIdentitiesCoexist) {
			return &engine.SetupError{Cite: engine.Cite(UniqueOneInPlay, UniqueIdentitiesCoexist), Msg: engine.Text{c.Name[engine.EN] + ": two identities of one title and one alter ego", c.Name.In(engine.FR) + " : deux identités d'un même titre et d'un même alter ego"}}
		}
	}
	*taken = append(*taken, face)
	id, err := g.Take(b.s, face, 0)
	if err != nil {
		return err
	}
	g.stock(id, g.Zone(p, Identity))
	g.Belongs(id, p)
	if c.Type == Hero && b.s.Watch == nil && b.Decider == nil {
		g.Do(engine.Event{Kind: quietFlip, Actor: engine.NoPlayer, Player: p, Card: id})
	}
	if !fixed {
		return nil
	}
	return g.Mark(b.s, id, marks)
}

func (b *builder) named(d engine.Def) bool {
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

// deck makes a player's deck: the list a script gives, else the starter deck, else one that holds what the script has placed; less
// what lies elsewhere already.
func (b *builder) deck(p engine.Player, own []engine.ZoneSetup) error {
	g, k := b.Game, b.Kit
	hero := g.Def(g.identity(p))
	if k.Cards[hero].Type == AlterEgo {
		hero = k.Def(k.Cards[hero].Back)
	}
	placed := map[engine.Def]int{}
	aspect := Aspect(0)
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.OwnerOf(c) != p || c == g.identity(p) {
			continue
		}
		x := g.Card(c)
		placed[g.Def(c)]++
		if x.Aspect.chosen() {
			aspect = x.Aspect
		}
	}
	for _, z := range b.s.Zones {
		for _, d := range z.Cards {
			if x := k.Cards[d].Aspect; z.Top && z.Zone == g.Zone(p, Deck_) && x.chosen() {
				aspect = x
			}
		}
	}
	var list []engine.Def
	given := false
	for i := range own {
		if own[i].Zone == g.Zone(p, DeckList) {
			given = true
			g.Listed(own[i].Zone, own[i].Cards)
			list = own[i].Cards
			deck := Deck{Hero: hero, Cards: list}
			if bad := deck.check(k, g.Rules); bad != nil {
				bad.Line = own[i].Line
				return bad
			}
		}
	}
	if b.s.Has(g.Zone(p, Deck_)) || b.s.Has(g.Zone(p, Discard)) && saysOut(b.s, p) { // then these are all the cards of the pile
		return nil
	}
	if !given {
		list = k.starterDeck(hero)
		if aspect != 0 && !slices.ContainsFunc(list, func(d engine.Def) bool { return k.Cards[d].Aspect == aspect }) {
			list = append(k.fill(k.Cards[hero].Set, aspect), k.basics()...)
		}
	}
	for _, d := range list {
		if placed[d] > 0 {
			placed[d]--
			continue
		}
		c := g.InBox(d)
		if c == 0 {
			if given {
				var err error
				if c, err = g.Take(b.s, d, 0); err != nil {
					return err
				}
			} else {
				continue // another player has the copies
			}
		}
		g.stock(c, g.Zone(p, Deck_))
		g.Belongs(c, p)
	}
	return nil
}

func (k *Kit) basics() []engine.Def {
	var out []engine.Def
	for _, id := range common {
		out = append(out, k.Def(id))
	}
	return out
}

// scenario lays out the villain, the schemes and the encounter deck.
func (b *builder) scenario(own []engine.ZoneSetup) error {
	g, k, s := b.Game, b.Kit, b.s
	expert := g.global(Expert) > 0
	stages := []string{"rhino-i", "rhino-ii"}
	if expert {
		stages = []string{"rhino-ii", "rhino-iii"}
	}
	last := 0
	for i := range s.Zones {
		z := &s.Zones[i]
		if z.Zone == VillainZone && len(z.Cards) == 0 {
			return &engine.SetupError{Line: z.Line, Cite: engine.Cite(VillainType), Msg: engine.Text{"one villain stage is in play", "un seul stade de méchant est en jeu"}}
		}
		class := g.Info(z.Zone).Class
		for j := range z.Marks {
			switch marks := &z.Marks[j]; {
			case marks.Flags&FaceDown != 0 && (z.Zone < 0 || g.Owner(z.Zone) == engine.NoPlayer || z.Zone != g.Zone(g.Owner(z.Zone), Engaged)):
				return &engine.SetupError{Line: z.Line, Cite: engine.Cite(ScenarioCardFigureUltronDrones), Msg: engine.Text{"only a Drone among the engaged minions lies facedown", "seul un Drone parmi les sbires engagés est face cachée"}}
			case class&ClassInPlay == 0 && (marks.Flags != 0 || marks.Tokens != [engine.Tokens]int16{} || len(marks.With) > 0):
				n := k.Cards[z.Cards[j]].Name
				return &engine.SetupError{Line: z.Line, Cite: engine.Cite(InPlayInPlay), Msg: engine.Text{n[engine.EN] + " is not in play: nothing lies on it", n.In(engine.FR) + " : pas en jeu, donc rien n'y est placé"}}
			}
		}
	}
	if v := g.villain(); v != 0 {
		if g.Card(v).Type != Villain || g.Len(VillainZone) != 1 {
			return &engine.SetupError{Cite: engine.Cite(VillainType), Msg: engine.Text{"one villain stage is in play", "une seule étape de méchant est en jeu"}}
		}
		if g.Card(v).Unknown {
			return unknownCard(g.Card(v))
		}
		last = int(g.Card(v).Stage)
		if !s.AsIf && (expert && last == 1 || !expert && last == 3) {
			return &engine.SetupError{Cite: engine.Cite(EncounterDeckExpertMode), Msg: engine.Text{
				"stages I and II are those of standard mode, II and III those of expert mode", "les stades I et II sont ceux du mode standard, II et III ceux du mode expert"}}
		}
	}
	for _, id := range stages {
		d := k.Def(id)
		if int(k.Cards[d].Stage) <= last || g.InBox(d) == 0 && s.Has(VillainDeck) {
			continue
		}
		z := VillainDeck
		if g.villain() == 0 {
			z = VillainZone
		}
		c, err := g.Take(s, d, 0)
		if err != nil {
			return err
		}
		g.stock(c, z)
	}
	if g.villain() == 0 {
		return &engine.SetupError{Cite: engine.Cite(VillainType), Msg: engine.Text{"no villain stage is in play: all lie elsewhere", "aucune étape de méchant n'est en jeu : toutes sont ailleurs"}}
	}
	first, rest := "the-break-in-1a", []string(nil)
	for i := range own { // another main scheme may take its place: the stages that follow it are those of its deck
		if own[i].Zone == MainScheme && len(own[i].Cards) == 1 {
			switch x := &k.Cards[own[i].Cards[0]]; x.title() {
			case "Underground Distribution":
				first, rest = "underground-distribution-1a", []string{"secret-rendezvous-2a"}
			case "Secret Rendezvous":
				first = "secret-rendezvous-2a"
			}
		}
	}
	scheme, err := g.Take(s, k.Def(first), 0)
	if err != nil {
		return err
	}
	g.stock(scheme, MainScheme)
	for _, id := range rest {
		c, err := g.Take(s, k.Def(id), 0)
		if err != nil {
			return err
		}
		g.stock(c, SchemeDeck)
	}
	for i := range own {
		if own[i].Zone != MainScheme {
			continue
		}
		if len(own[i].Cards) != 1 {
			return &engine.SetupError{Line: own[i].Line, Cite: engine.Cite(MainSchemeType), Msg: engine.Text{"one main scheme is in play", "une seule manigance principale est en jeu"}}
		}
		if k.Cards[own[i].Cards[0]].title() != k.Cards[g.Def(scheme)].title() {
			return &engine.SetupError{Line: own[i].Line, Cite: engine.Cite(MainSchemeType), Msg: engine.Text{"the main scheme of this scenario is The Break-In! (Underground Distribution and Secret Rendezvous may stand in)", "la manigance principale de ce scénario est L'Effraction ! (Trafic Clandestin et Rendez-Vous Secret peuvent la remplacer)"}}
		}
		if s.Watch == nil && b.Decider == nil { // else the set-up turns it over, in its tenth step
			g.Do(engine.Event{Kind: quietFlip, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: scheme})
		}
		var marks engine.Marks
		if len(own[i].Marks) > 0 {
			marks = own[i].Marks[0]
		}
		if err := g.Mark(s, scheme, marks); err != nil {
			return err
		}
	}
	sets := []Set{RhinoSet, StandardSet}
	if expert { // mc.encounter-deck.expert-mode
		sets = append(sets, ExpertSet)
	}
	modular := false
	for _, m := range modularSets { // mc.encounter-deck.swap-modular, mc.encounter-deck.several-modular
		if s.Options[m.word] > 0 {
			sets = append(sets, m.set)
			modular = true
		}
	}
	switch random := s.Options["random_modular"] > 0; {
	case s.Has(EncounterDeck):
	case random: // mc.encounter-deck.random-modular
		set := g.randomModular(sets)
		if set == NoSet {
			return &engine.SetupError{Cite: engine.Cite(EncounterDeckRandomModular, AbilityDefinition), Msg: engine.Text{
				"no modular set is left to draw at random: those whose cards are all defined here are named",
				"il ne reste aucun set modulaire à tirer au hasard : ceux dont toutes les cartes sont définies ici sont nommés"}}
		}
		sets = append(sets, set)
		g.set(setRandom, engine.NoPlayer, 1)
	case !modular:
		sets = append(sets, BombScareSet)
	}
	for _, set := range sets {
		if names := k.undefined(set); len(names) > 0 && !s.Has(EncounterDeck) {
			return undefinedSet(names)
		}
		for _, d := range k.sets[set] {
			x := &k.Cards[d]
			if x.Type == Villain || x.Type == MainSchemeCard || s.Has(EncounterDeck) {
				continue
			}
			for c := g.InBox(d); c != 0; c = g.InBox(d) {
				g.stock(c, EncounterDeck)
			}
		}
	}
	for p := range engine.Player(g.Seats()) {
		set := g.Card(g.identity(p)).Set
		if nemesisOf[set] == NoSet { // an identity of a test card
			continue
		}
		for _, d := range k.sets[set] {
			if k.Cards[d].Type == Obligation {
				if c := g.InBox(d); c != 0 {
					g.stock(c, Aside)
				}
			}
		}
		if s.Has(g.Zone(p, Nemesis)) {
			continue
		}
		if names := k.undefined(nemesisOf[set]); len(names) > 0 {
			return undefinedSet(names)
		}
		for _, d := range k.sets[nemesisOf[set]] {
			for c := g.InBox(d); c != 0; c = g.InBox(d) {
				g.stock(c, g.Zone(p, Nemesis))
			}
		}
	}
	return nil
}

var nemesisOf = map[Set]Set{SpiderManSet: SpiderManNemesis, CaptainMarvelSet: CaptainMarvelNemesis, SheHulkSet: SheHulkNemesis, IronManSet: IronManNemesis, BlackPantherSet: BlackPantherNemesis}

// undefined lists the cards of a set whose effect is not defined, but for those that a scenario lays out by name.
func (k *Kit) undefined(set Set) []engine.Text {
	var names []engine.Text
	for _, d := range k.sets[set] {
		if c := &k.Cards[d]; c.Unknown && c.Type != Villain && c.Type != MainSchemeCard {
			names = append(names, c.Name)
		}
	}
	return names
}

// randomModular is a modular set by chance, among those whose cards are all defined and that are not in the deck anyway; none if there is
// no such set.
func (g *Game) randomModular(in []Set) Set {
	var sets []Set
	for _, m := range modularSets {
		if len(g.Kit.undefined(m.set)) == 0 && !slices.Contains(in, m.set) {
			sets = append(sets, m.set)
		}
	}
	if len(sets) == 0 {
		return NoSet
	}
	return sets[g.Throw(len(sets))]
}

// undefinedSet is the refusal to shuffle in cards whose effect is not defined.
func undefinedSet(cards []engine.Text) *engine.SetupError {
	var names [2][]string
	for _, c := range cards {
		names[engine.EN], names[engine.FR] = append(names[engine.EN], c[engine.EN]), append(names[engine.FR], c.In(engine.FR))
	}
	return &engine.SetupError{Cite: engine.Cite(AbilityDefinition), Msg: engine.Sayf(
		"the set cannot be shuffled in: the effect of these cards is not defined here: %s", "ce set ne peut pas être mélangé au deck : l'effet de ces cartes n'est pas défini ici : %s",
		engine.Text{strings.Join(names[engine.EN], ", "), strings.Join(names[engine.FR], ", ")})}
}

func unknownCard(c *Card) *engine.SetupError {
	return &engine.SetupError{Cite: engine.Cite(AbilityDefinition), Msg: (&engine.UnknownEffect{Card: c.Name}).Text()}
}

// quickly brings a table that a script has fixed to the first turn.
func (g *Game) quickly(s *engine.Setup) error {
	if g.Card(g.scheme()).Back != "" && g.Card(g.scheme()).Threshold.N == 0 {
		g.Do(engine.Event{Kind: quietFlip, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: g.scheme()})
	}
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
	for p := range engine.Player(g.Seats()) {
		if s.Has(g.Zone(p, Hand)) || s.Has(g.Zone(p, Deck_)) {
			continue
		}
		for range g.startingHand(p) {
			if c := g.Top(g.Zone(p, Deck_)); c != 0 {
				g.stock(c, g.Zone(p, Hand))
			}
		}
	}
	if err := g.cut(s); err != nil {
		return err
	}
	if err := g.beginAt(s); err != nil {
		return err
	}
	return g.Recall(s)
}

// cut gives the piles the numbers of cards that a script wants.
func (g *Game) cut(s *engine.Setup) error {
	if err := g.Cut(s, EncounterDeck, engine.Cite(EncounterDeckRecommended)); err != nil {
		return err
	}
	for p := range engine.Player(g.Seats()) {
		if err := g.Cut(s, g.Zone(p, Deck_), engine.Cite(DeckSize)); err != nil {
			return err
		}
	}
	return nil
}

func hasTop(s *engine.Setup, z engine.Zone) bool {
	for i := range s.Zones {
		if s.Zones[i].Zone == z && s.Zones[i].Top {
			return true
		}
	}
	return false
}
