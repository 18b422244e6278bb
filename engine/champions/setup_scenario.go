package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Laying out what the players play against: villain, schemes, encounter deck, and what the heroes bring to it.

// layScenario lays out the scenario that is played.
func (b *builder) layScenario() error {
	if err := b.bare(); err != nil {
		return err
	}
	sc, err := b.chosen()
	if err != nil {
		return err
	}
	if err := b.stages(sc); err != nil {
		return err
	}
	if err := b.mainScheme(sc); err != nil {
		return err
	}
	if err := b.encounterDeck(sc); err != nil {
		return err
	}
	for p := range engine.Player(b.Seats()) {
		if err := b.heroSets(p); err != nil {
			return err
		}
	}
	return nil
}

// bare refuses marks and tokens where none lie: cards that are not in play are bare, and nothing but a Drone lies
// facedown.
func (b *builder) bare() error {
	for i := range b.s.Zones {
		z := &b.s.Zones[i]
		if z.Zone == VillainZone && len(z.Cards) == 0 {
			return &engine.SetupError{Line: z.Line, Cite: engine.Cite(book.VillainType), Msg: engine.Text{
				"one villain stage is in play: leave the place out, and the game lays it out",
				"un seul stade de méchant est en jeu : ne dites rien de cette place, et le jeu la garnit"}}
		}
		inPlay := b.Info(z.Zone).Class&ClassInPlay != 0
		for j := range z.Marks {
			switch marks := &z.Marks[j]; {
			case marks.Flags&FaceDown != 0 && !b.engaged(z.Zone):
				return &engine.SetupError{Line: z.Line, Cite: engine.Cite(book.ScenarioCardFigureUltronDrones),
					Msg: engine.Text{
						"only a Drone among the engaged minions lies facedown",
						"seul un Drone parmi les sbires engagés est face cachée"}}
			case !inPlay && (marks.Flags != 0 || marks.Tokens != [engine.Tokens]int16{} || len(marks.With) > 0):
				n := b.Box.Cards[z.Cards[j]].Name
				return &engine.SetupError{Line: z.Line, Cite: engine.Cite(book.InPlayInPlay), Msg: engine.Sayf(
					"%s is not in play: nothing lies on it", "%s : pas en jeu, donc rien n'y est placé", n)}
			}
		}
	}
	return nil
}

// engaged says whether a zone is that of the minions a player is engaged with.
func (b *builder) engaged(z engine.Zone) bool {
	if z < 0 || b.Owner(z) == engine.NoPlayer {
		return false
	}
	return z == b.Zone(b.Owner(z), Engaged)
}

// chosen is the scenario that is played: that of the villain who lies there, else the one that is named, else the
// first.
func (b *builder) chosen() (*Scenario, error) {
	v := b.villain()
	if v == 0 {
		return b.Box.scenarioNamed(b.s.Scenario)
	}
	if n := b.Len(VillainZone); n != 1 {
		return nil, &engine.SetupError{Cite: engine.Cite(book.VillainType), Msg: engine.Sayf(
			"one villain stage is in play, and here lie %d", "un seul stade de méchant est en jeu, et il y en a ici %d", n)}
	}
	if b.Card(v).Type != Villain {
		return nil, &engine.SetupError{Cite: engine.Cite(book.VillainType), Msg: engine.Sayf(
			"one villain stage is in play, and %s is none", "un stade de méchant est en jeu, et %s n'en est pas un",
			b.Card(v).Name)}
	}
	if b.Card(v).Unknown {
		return nil, unknownCard(b.Card(v))
	}
	sc := b.scenario()
	if said := b.s.Scenario; said != "" && said != sc.ID {
		return nil, &engine.SetupError{Cite: engine.Cite(book.Setup08Villain, book.EncounterDeckSwapModular),
			Msg: engine.Sayf("the scenario is %s, and %s is the villain of another: name one of them only",
				"le scénario est %s, et %s est le méchant d'un autre : ne nommez que l'un des deux", said,
				b.Card(v).Name)}
	}
	return sc, nil
}

// stages lays out the stage of the villain that is in play, if none lies there, and those that follow it.
func (b *builder) stages(sc *Scenario) error {
	g, k, s := b.Match, b.Box, b.s
	expert := g.global(Expert) > 0
	last := 0
	if v := g.villain(); v != 0 {
		last = int(g.Card(v).Stage)
		here := func(d engine.Def) bool { return k.Cards[d].Stage == g.Card(v).Stage }
		if !s.AsIf && !slices.ContainsFunc(k.stages(sc, expert), here) {
			return &engine.SetupError{Cite: engine.Cite(book.EncounterDeckExpertMode), Msg: engine.Text{
				"stages I and II are those of standard mode, II and III those of expert mode, which is chosen by expert = 1",
				"les stades I et II sont ceux du mode standard, II et III ceux du mode expert, qui se choisit par expert = 1"}}
		}
	}
	for _, d := range k.stages(sc, expert) {
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
		return &engine.SetupError{Cite: engine.Cite(book.VillainType), Msg: engine.Text{
			"no villain stage is in play: all lie elsewhere",
			"aucun stade de méchant n'est en jeu : tous sont ailleurs"}}
	}
	if v := g.Card(g.villain()); v.Unknown {
		return unknownCard(v)
	}
	return nil
}

// mainScheme lays out the main scheme and the deck of those that follow it. A script may name a later stage of the
// scenario, and one of another scenario as if.
func (b *builder) mainScheme(sc *Scenario) error {
	g, k, s, own := b.Match, b.Box, b.s, b.own
	deck := sc.schemes
	for i := range own {
		if own[i].Zone != MainScheme || len(own[i].Cards) != 1 {
			continue
		}
		named := &k.Cards[own[i].Cards[0]]
		of, from := k.schemeDeck(named.title())
		switch {
		case of == nil || of != sc && !s.AsIf:
			return k.wrongScheme(sc, of, own[i].Line)
		case len(from) == 0 && named.Unknown:
			return unknownCard(named)
		case len(from) == 0:
			return unknownCard(k.card(named.Back))
		}
		deck = from
	}
	for i, d := range deck {
		c, err := g.Take(s, d, 0)
		if err != nil {
			return err
		}
		z := SchemeDeck
		if i == 0 {
			z = MainScheme
		}
		g.stock(c, z)
	}
	scheme := g.scheme()
	for i := range own {
		if own[i].Zone != MainScheme {
			continue
		}
		if len(own[i].Cards) != 1 {
			return &engine.SetupError{Line: own[i].Line, Cite: engine.Cite(book.MainSchemeType), Msg: engine.Text{
				"one main scheme is in play", "une seule manigance principale est en jeu"}}
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
	return nil
}

// encounterDeck makes the encounter deck of its sets, unless the script has fixed it. Sets that cannot be shuffled in
// are refused.
func (b *builder) encounterDeck(sc *Scenario) error {
	if b.s.Has(EncounterDeck) {
		return nil
	}
	sets, err := b.setsOf(sc)
	if err != nil {
		return err
	}
	for _, set := range sets {
		if names := b.Box.undefined(set); len(names) > 0 {
			return undefinedSet(names)
		}
		for _, d := range b.Box.sets[set].cards {
			if x := &b.Box.Cards[d]; x.Type == Villain || x.Type == MainSchemeCard {
				continue
			}
			b.stockAll(d, EncounterDeck)
		}
	}
	return nil
}

// setsOf are the sets whose cards the encounter deck is made of: those of the scenario, what expert mode adds,
// and the modular sets that are asked for, the recommended ones where none is.
func (b *builder) setsOf(sc *Scenario) ([]Set, error) {
	g, k, s := b.Match, b.Box, b.s
	sets := []Set{sc.set, k.setNamed(standardSet)}
	if g.global(Expert) > 0 { // mc.encounter-deck.expert-mode
		sets = append(sets, k.setNamed(expertSet))
	}
	modular := false
	for _, m := range k.modularSets() { // mc.encounter-deck.swap-modular, mc.encounter-deck.several-modular
		if s.Options[k.sets[m].word] > 0 {
			sets = append(sets, m)
			modular = true
		}
	}
	switch {
	case s.Options["random_modular"] > 0: // mc.encounter-deck.random-modular
		set := g.randomModular(sets)
		if set == NoSet {
			cite := engine.Cite(book.EncounterDeckRandomModular)
			if slices.ContainsFunc(k.modularSets(), func(m Set) bool { return !slices.Contains(sets, m) }) {
				cite = cite.And(book.AbilityDefinition)
			}
			return nil, &engine.SetupError{Cite: cite, Msg: engine.Text{
				"no modular set is left to draw at random: those whose cards are all defined here are named",
				"il ne reste aucun set modulaire à tirer au hasard : ceux dont toutes les cartes sont définies ici sont nommés"}}
		}
		sets = append(sets, set)
		g.set(setRandom, engine.NoPlayer, 1)
	case !modular: // mc.encounter-deck.recommended
		for _, word := range sc.Modular {
			if n, said := s.Options[word]; said && n == 0 {
				return nil, k.leftOut(word)
			}
			sets = append(sets, k.setNamed(word))
		}
	}
	return sets, nil
}

// leftOut is the refusal to leave the recommended modular set out without another one in its place.
func (k *Box) leftOut(word string) *engine.SetupError {
	var others []string
	for _, m := range k.modularSets() {
		if w := k.sets[m].word; w != word {
			others = append(others, w)
		}
	}
	return &engine.SetupError{Cite: engine.Cite(book.EncounterDeckSwapModular, book.EncounterDeckRecommended),
		Msg: engine.Sayf("the recommended modular set, %s, is swapped for another, not left out: name the other one (%s)",
			"le set modulaire recommandé, %s, s'échange contre un autre et ne s'omet pas : nommez l'autre (%s)", word,
			strings.Join(others, ", "))}
}

// heroSets sets aside what a player's hero brings: the obligation and, unless the script has fixed it, the nemesis set.
func (b *builder) heroSets(p engine.Player) error {
	g, k := b.Match, b.Box
	set := g.Card(g.identity(p)).Set
	if set == NoSet { // an identity of a test card
		return nil
	}
	for _, d := range k.sets[set].cards {
		if k.Cards[d].Type == Obligation { // mc.setup.04-obligations
			if c := g.InBox(d); c != 0 {
				g.stock(c, Aside)
			}
		}
	}
	nemesis := k.nemesisOf(set)
	if nemesis == NoSet || b.s.Has(g.Zone(p, Nemesis)) {
		return nil
	}
	if names := k.undefined(nemesis); len(names) > 0 {
		return undefinedSet(names)
	}
	// mc.setup.05-nemeses, mc.nemesis.set-aside, mc.in-play.removed-and-aside
	for _, d := range k.sets[nemesis].cards {
		b.stockAll(d, g.Zone(p, Nemesis))
	}
	return nil
}

// stockAll puts all copies of a card that the box still has into a zone.
func (b *builder) stockAll(d engine.Def, z engine.Zone) {
	for c := b.InBox(d); c != 0; c = b.InBox(d) {
		b.stock(c, z)
	}
}

// undefined lists the cards of a set whose effect is not defined, but for those that a scenario lays out by name.
func (k *Box) undefined(set Set) []engine.Text {
	var names []engine.Text
	for _, d := range k.sets[set].cards {
		if c := &k.Cards[d]; c.Unknown && c.Type != Villain && c.Type != MainSchemeCard {
			names = append(names, c.Name)
		}
	}
	return names
}

// randomModular is a modular set by chance, among those whose cards are all defined and that are not in the deck
// anyway; none if there is no such set.
func (g *Match) randomModular(in []Set) Set {
	var sets []Set
	for _, m := range g.Box.modularSets() {
		if len(g.Box.undefined(m)) == 0 && !slices.Contains(in, m) {
			sets = append(sets, m)
		}
	}
	if len(sets) == 0 {
		return NoSet
	}
	return sets[g.Throw(len(sets))]
}

// undefinedSet is the refusal to shuffle in cards whose effect is not defined.
func undefinedSet(cards []engine.Text) *engine.SetupError {
	return &engine.SetupError{Cite: engine.Cite(book.AbilityDefinition), Msg: engine.Sayf(
		"the set cannot be shuffled in: the effect of these cards is not defined here: %s",
		"ce set ne peut pas être mélangé au deck : l'effet de ces cartes n'est pas défini ici : %s",
		engine.Join(cards, engine.Commas))}
}

func unknownCard(c *Card) *engine.SetupError {
	return &engine.SetupError{Cite: engine.Cite(book.AbilityDefinition),
		Msg: (&engine.UnknownEffect{Card: c.Name}).Text()}
}
