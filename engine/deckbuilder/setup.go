package deckbuilder

import (
	"slices"

	"tablereferee/engine"
)

// A set-up is made of steps. A game puts those that it has into a list, in its own order, with its own among them
// (Parts.SetUp).

// SetUpStep is a step of the set-up.
type SetUpStep func(g *Match, s *engine.Setup) error

// SetUpSteps are those of a game that has none of its own.
func SetUpSteps() []SetUpStep {
	return []SetUpStep{
		SetCharacters, SetMainDeck, SetBosses, SetStacks, SetLineUp, SetPlayers, SetTops, SetSizes, SetFirst,
		(*Match).Moment, CheckCounts, (*Match).Recall, CheckHand, CheckAway, CheckPlayed, CheckOver,
	}
}

// Starting is how many of a card, by its id, each player begins with.
type Starting struct {
	Card string
	N    int
	Box  engine.Clause // that says how many the box has, if another one does than that of the starting deck
}

// Start sets a table up: first what is fixed, then everything else as the rulebook sets it up, from the seed. Where
// players choose their characters first, the rest is set up when they have done so; whether it can be is known before.
func (k *Parts) Start(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	if !k.DealsTwo {
		return k.start(r, s, d, false)
	}
	unseen := *s
	unseen.Watch = nil
	if m, err := k.start(r, &unseen, d, false); err != nil || !On(m).dealing && s.Watch == nil {
		return m, err
	}
	return k.start(r, s, d, true)
}

// start sets a table up, up to a choice of characters if it waits for that.
func (k *Parts) start(r *engine.Rules, s *engine.Setup, d engine.Decider, waits bool) (*engine.Match, error) {
	n, c := len(s.Players), k.Cites
	if most, by := k.mostPlayers(r); r.On(c.PlayerCount) && (n < 2 || n > most) {
		msg := engine.Sayf("number of players: %d; the game is for 2 to %d",
			"nombre de joueurs : %d ; le jeu se joue de 2 à %d", n, most)
		if most == 2 {
			msg = engine.Sayf("number of players: %d; the game is for two",
				"nombre de joueurs : %d ; le jeu se joue à deux", n)
		}
		return nil, &engine.SetupError{Cite: engine.Cite(by), Msg: msg}
	}
	g := NewGame(k, engine.NewTable(r, n, s.Seed), d)
	if s.First == engine.NoPlayer && r.On(c.FirstPlayer) { // who is on turn decides which stack was being fought
		begun := *s
		begun.First = engine.Player(g.Throw(n))
		s = &begun
	}
	if err := g.Lay(s); err != nil {
		return nil, err
	}
	if err := known(g, s); err != nil {
		return nil, err
	}
	if err := g.Reserve(s); err != nil {
		return nil, err
	}
	if s.Watch != nil {
		s.Watch(&g.Match)
	}
	g.Tell(&engine.Event{Kind: SetUp, Cite: engine.Cite(c.SortCards)})
	g.Indent()
	steps := SetUpSteps
	if k.SetUp != nil {
		steps = k.SetUp
	}
	for i, step := range steps() {
		if err := step(g, s); err != nil {
			return nil, err
		}
		if waits && g.dealing {
			g.leave(*s, steps()[i+1:])
			break
		}
	}
	g.Outdent()
	return &g.Match, nil
}

// Dealing says whether players choose their characters first: what a game does in the set-up with those who have been
// chosen is done there.
func (g *Match) Dealing() bool { return g.dealing }

// leave leaves steps of the set-up until the characters are chosen: no match is gone on from before that.
func (g *Match) leave(s engine.Setup, steps []SetUpStep) {
	cite := engine.Cite(g.Parts.Cites.DealTwo, g.Parts.Cites.DealTwoReading)
	g.SettingUp = true
	g.later = func() {
		g.Tell(&engine.Event{Kind: SetUpGoesOn, Cite: cite})
		g.Indent()
		for _, step := range steps {
			if err := step(g, &s); err != nil {
				g.Fail(err)
			}
		}
		g.Outdent()
		g.SettingUp = false
	}
}

// mostPlayers is how many can play, and by which clause: that of their number, or else the box has no more starting
// decks.
func (k *Parts) mostPlayers(r *engine.Rules) (most int, by engine.Clause) {
	c := k.Cites
	if c.PlayerCount != 0 {
		return r.Value(c.PlayerCount), c.PlayerCount
	}
	most = 8 // a set of Seats has room for no more
	for _, s := range k.Starting {
		most = min(most, k.Cards[k.Def(s.Card)].Copies/s.N)
	}
	return most, c.StartingDeck
}

// known says whether a card lies in play whose text nobody knows: it could be one that acts there.
func known(g *Match, s *engine.Setup) error {
	for p := range engine.Player(g.Seats()) {
		for c := range g.Cards(g.Zone(p, InPlay)) {
			if card := g.Card(c); card.Unknown {
				return &engine.SetupError{Line: g.LineOf(s, c), Cite: card.Cite, Msg: engine.Sayf(
					"what %s says is not known here, so it cannot lie in play: it may lie in any other place, and a script that declares the card says what it does",
					"ce que dit %s n'est pas connu ici, cette carte ne peut donc être en jeu : elle peut être partout ailleurs, et un script qui déclare la carte dit ce qu'elle fait",
					card.Name)}
			}
		}
	}
	return nil
}

// SetCharacters gives each player a character, the chosen one or one by chance, in a game that has them.
func SetCharacters(g *Match, s *engine.Setup) error {
	c := g.Parts.Cites
	for p, seat := range s.Players {
		if seat.Character != 0 && g.Rules.On(c.ChooseCharacter) && g.Rules.On(c.ChooseCharacterToo) {
			if err := g.setCharacter(s, engine.Player(p), seat.Character); err != nil {
				return err
			}
		}
	}
	for x := range g.Cards(engine.Box) {
		if k := g.Card(x); k.Sort == CharacterCard && g.inBox(s, k) &&
			!s.Has(Characters) { // else the pile is exactly what is fixed
			g.Make(&engine.Event{Kind: SetAside, Card: x, Actor: engine.NoPlayer, To: Characters,
				Cite: engine.Cite(c.CharacterCards)})
		}
	}
	without := 0
	for p := range g.From(engine.NoPlayer) {
		if g.lacksCharacter(p) {
			without++
		}
	}
	if without == 0 {
		return nil
	}
	two := (g.Parts.DealsTwo || s.Options["deal_two"] != 0) && g.Rules.On(c.DealTwo)
	if two && !(g.Parts.DealsTwo && g.goesOn(s)) {
		return g.readyToDeal(s, without)
	}
	return g.dealCharacters(s, without, two)
}

// goesOn says whether a set-up certainly stands later in a game than at its beginning.
func (g *Match) goesOn(s *engine.Setup) bool {
	_, number := g.Begins(s)
	return s.At > 1 || number > 1 || s.Earlier(g.Rules)
}

// readyToDeal shuffles the characters of which each player is dealt two when the match begins.
func (g *Match) readyToDeal(s *engine.Setup, without int) error {
	c := g.Parts.Cites
	if s.Has(Characters) {
		return &engine.SetupError{Line: s.LineOf(Characters), Cite: engine.Cite(c.DealTwo, c.SpareCharacters),
			Msg: g.Parts.Vocabulary.sayf(
				"the cards of this pile are fixed, and players without a {character}, who add to it what they do not choose: %d; name theirs, or fix only the top of the pile, with on_top",
				"les cartes de cette pile sont fixées, et des joueurs sans {character}, qui y ajoutent ce qu'ils ne choisissent pas : %d ; nommer le leur, ou ne fixer que le dessus de la pile, par on_top",
				without)}
	}
	kept := s.KeptOnTop(Characters)
	if left := min(g.Rules.Value(c.CharacterCards), g.Len(Characters)-kept); 2*without > left {
		return &engine.SetupError{Line: s.LineOf(Characters), Cite: engine.Cite(c.DealTwo, c.CharacterCards),
			Msg: g.Parts.Vocabulary.sayf(
				"two {characters} each for %d players need %d; the box has %d that nobody has chosen",
				"deux {characters} pour chacun des %d joueurs en demandent %d ; la boîte en a %d que personne n'a choisis",
				without, 2*without, left)}
	}
	g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: Characters,
		Cite: engine.Cite(c.ShuffleCharacters, c.DealTwo)})
	g.dealing = true
	return nil
}

// dealCharacters deals one by chance to each player who has none: of the pile, or where a set-up fixes that, of those
// in the box. two says that it is a game in which each is dealt two, and this the middle of one.
func (g *Match) dealCharacters(s *engine.Setup, without int, two bool) error {
	c, kind := g.Parts.Cites, Deal
	cite := engine.Cite(c.RandomCharacter, c.OneCharacterEach)
	if two {
		kind, cite = Takes, engine.Cite(c.DealTwo, c.OneCharacterEach)
	}
	from := Characters
	if s.Has(Characters) {
		from = TeamStack
		for x := range g.Cards(engine.Box) {
			if k := g.Card(x); k.Sort == CharacterCard && g.inBox(s, k) {
				g.Make(&engine.Event{Kind: Stock, Card: x, Actor: engine.NoPlayer, To: from})
			}
		}
	}
	if left := g.Len(from) - s.KeptOnTop(from); without > left {
		return &engine.SetupError{Line: s.LineOf(Characters), Cite: engine.Cite(c.OneCharacterEach, c.CharacterCards),
			Msg: g.Parts.Vocabulary.sayf(
				"players without a {character}: %d; the box has %d that nobody has chosen",
				"joueurs sans {character} : %d ; la boîte en a %d que personne n'a choisis", without, left)}
	}
	if g.Rules.On(c.RandomCharacter) || two {
		g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: from,
			Cite: engine.Cite(c.RandomCharacter).With(engine.Cite(c.ShuffleCharacters))})
	}
	keepTops(g, s, from)
	for p := range g.From(engine.NoPlayer) {
		if g.lacksCharacter(p) {
			g.Move(kind, p, g.Top(from), g.Zone(p, Character), 0, cite)
		}
	}
	if from != Characters {
		for x := range g.Cards(from) {
			g.Make(&engine.Event{Kind: Stock, Card: x, Actor: engine.NoPlayer, To: engine.Box})
		}
	}
	return nil
}

// setCharacter gives a player the character that was chosen.
func (g *Match) setCharacter(s *engine.Setup, p engine.Player, d engine.Def) error {
	c, k := g.Parts.Cites, &g.Parts.Cards[d]
	if k.Outside && !k.Test && !s.AsIf && !g.inBox(s, k) {
		return &engine.SetupError{Cite: engine.Cite(c.CharacterCards), Msg: g.Parts.Vocabulary.sayf(
			"%s is a promo card and not one of the {characters} in the box (as_if() allows it)",
			"%s est une carte promo, pas un des {characters} de la boîte (as_if() le permet)", k.Name)}
	}
	x, err := g.Take(s, d, 0)
	if err != nil {
		return &engine.SetupError{Cite: engine.Cite(c.OneCharacterEach, c.ChooseCharacter),
			Msg: g.Parts.Vocabulary.sayf(
				"%s is chosen twice: each player has a {character} of their own",
				"%s est choisi deux fois : chaque joueur a son propre {character}", k.Name)}
	}
	g.Move(Takes, p, x, g.Zone(p, Character), 0,
		engine.Cite(c.ChooseCharacter, c.OneCharacterEach, c.ChooseCharacterToo))
	return nil
}

// lacksCharacter says whether a player is still to be given a character; some play without one.
func (g *Match) lacksCharacter(p engine.Player) bool {
	return g.Parts.have(CharacterCard) && g.Len(g.Zone(p, Character)) == 0 &&
		(g.Parts.Plain == nil || !g.Parts.Plain(g, p))
}

// dealTwo lets each player without a character choose one of two.
func dealTwo(g *Match) {
	var chosen [8][3]engine.CardID
	n := 0
	for p := range g.From(engine.NoPlayer) {
		if !g.lacksCharacter(p) {
			continue
		}
		first := g.unnamed(g.Top(Characters))
		second := g.unnamed(g.Below(first))
		cite := engine.Cite(g.Parts.Cites.DealTwo, g.Parts.Cites.DealTwoReading)
		q := g.Question(p, AskCharacter, 0, cite)
		q.Card(engine.VerbChoose, first)
		q.Card(engine.VerbChoose, second)
		c := g.Ask(q).Card
		other := first
		if c == first {
			other = second
		}
		if g.Parts.DealsTogether { // they lie under the others until everybody has chosen
			for _, x := range [...]engine.CardID{c, other} {
				g.Make(&engine.Event{Kind: Stock, Card: x, Actor: engine.NoPlayer, To: Characters,
					Tags: engine.ToBottom})
			}
			chosen[n] = [3]engine.CardID{engine.CardID(p), c, other}
			n++
			continue
		}
		g.chooses(p, c, other, cite)
	}
	for _, x := range chosen[:n] {
		g.chooses(engine.Player(x[0]), x[1], x[2], engine.Cite(g.Parts.Cites.DealTwo, g.Parts.Cites.DealTwoReading))
	}
	if n > 0 && g.Parts.Unchosen == Characters {
		named := g.namedOf(Characters)
		g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: Characters,
			Cite: engine.Cite(g.Parts.Cites.SpareCharacters, g.Parts.Cites.SpareCharactersShuffled)})
		for _, x := range slices.Backward(named) {
			g.Make(&engine.Event{Kind: Stock, Card: x, Actor: engine.NoPlayer, To: Characters, Tags: engine.ToTop})
		}
	}
	if later := g.later; later != nil {
		g.later = nil
		later()
	}
}

// unnamed gives a card of a pile, or the next one under it that a script does not want where it lies: it is free to be
// dealt.
func (g *Match) unnamed(x engine.CardID) engine.CardID {
	for x != 0 && g.Named(x) > 0 {
		x = g.Below(x)
	}
	return x
}

// namedOf gives the cards that a script wants in a pile, from the top.
func (g *Match) namedOf(z engine.Zone) (named []engine.CardID) {
	for x := range g.Cards(z) {
		if g.Named(x) > 0 {
			named = append(named, x)
		}
	}
	return named
}

// chooses gives a player the character that was chosen of two; the other one goes where those do that nobody has.
func (g *Match) chooses(p engine.Player, c, other engine.CardID, cite engine.Clauses) {
	g.Move(Takes, p, c, g.Zone(p, Character), 0, cite)
	if g.Parts.Unchosen != Characters {
		g.Make(&engine.Event{Kind: SetAside, Card: other, Actor: engine.NoPlayer, To: g.Parts.Unchosen,
			Cite: engine.Cite(g.Parts.Cites.DealTwo)})
	}
	if g.Card(c).Unknown {
		g.TellUnknown(c)
	}
}

// SetMainDeck makes the main deck of all main deck cards that are not placed yet.
func SetMainDeck(g *Match, s *engine.Setup) error {
	if s.Has(MainDeck) {
		return nil
	}
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == MainCard && g.inBox(s, k) {
			if g.Parts.LeftOut != nil {
				if why := g.Parts.LeftOut(g, s, k); why != 0 {
					g.Tell(&engine.Event{Kind: LeftOut, Card: c, Actor: engine.NoPlayer, Cite: why})
					continue
				}
			}
			g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: MainDeck})
		}
	}
	g.adviseCopies(s)
	if g.Rules.On(g.Parts.Cites.ShuffleMainDeck) {
		g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: MainDeck,
			Cite: engine.Cite(g.Parts.Cites.ShuffleMainDeck, g.Parts.Cites.MainDeckSize,
				g.Parts.Cites.MainDeckSizeReading)})
	}
	keepTops(g, s, MainDeck)
	return nil
}

// adviseCopies tells of how many cards of the main deck it is not known how many copies there are.
func (g *Match) adviseCopies(s *engine.Setup) {
	if g.Rules.Kinds[AdviseCopies].Guard {
		return
	}
	n, all := 0, 0
	for d := 1; d < len(g.Parts.Cards); d++ {
		if c := &g.Parts.Cards[d]; c.Sort == MainCard && !c.Outside && !c.Test && g.inBox(s, c) {
			all += c.Copies
			if c.Provisional {
				n++
			}
		}
	}
	if n == 0 { // another box's main deck
		return
	}
	g.Tell(&engine.Event{Kind: AdviseCopies, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: int32(n),
		Now: int32(all), Cite: engine.Cite(g.Parts.Cites.MainDeckCards)})
}

// inBox says whether a set-up plays with a card.
func (g *Match) inBox(s *engine.Setup, k *Card) bool {
	if g.Parts.InBox != nil {
		return g.Parts.InBox(s, k)
	}
	return !k.Outside && !k.Test
}

// have says whether the box has cards of a sort.
func (k *Parts) have(s Sort) bool { return k.sorts>>s&1 != 0 }

// SetBosses makes the stack of all the bosses in the box, by chance.
func SetBosses(g *Match, s *engine.Setup) error {
	if s.Has(BossStack) || !g.Parts.have(BossCard) {
		return nil
	}
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == BossCard && g.inBox(s, k) {
			g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: BossStack})
		}
	}
	cite := engine.Cite(g.Parts.Cites.BossCards)
	g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: BossStack, Cite: cite})
	g.Tell(&engine.Event{Kind: Stacked, Actor: engine.NoPlayer, To: BossStack, N: int32(g.Len(BossStack)), Cite: cite})
	return nil
}

// keepTops puts the cards at the bottom of a pile that a script wants on top of it, so that they are not dealt.
func keepTops(g *Match, s *engine.Setup, pile engine.Zone) {
	for i := range s.Zones {
		if z := &s.Zones[i]; z.Top && z.Zone == pile {
			for _, d := range z.Cards {
				for c := range g.Cards(pile) {
					if g.Def(c) == d {
						g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: pile,
							Tags: engine.ToBottom})
						break
					}
				}
			}
		}
	}
}

// SetStacks fills the Kick and Weakness stacks, as far as a game has them.
func SetStacks(g *Match, s *engine.Setup) error {
	for c := range g.Cards(engine.Box) {
		to, whole := engine.Box, g.CardCount()
		switch g.Sort(c) {
		case KickCard:
			to = KickStack
		case WeaknessCard:
			to = WeaknessStack
		default:
			continue
		}
		if !g.Rules.On(g.Parts.Cites.StacksWhole) || !g.Rules.On(g.Parts.Cites.StartingStacks) {
			whole = 0
		}
		if size, fixed := s.Sizes[to]; !s.Has(to) && (!fixed && g.Len(to) < whole || fixed && g.Len(to) < size) {
			g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: to})
		}
	}
	for sort, z := range [...]engine.Zone{KickCard: KickStack, WeaknessCard: WeaknessStack} {
		if z == engine.Box || !g.Parts.have(Sort(sort)) {
			continue
		}
		if size, fixed := s.Sizes[z]; fixed && g.Len(z) < size {
			cite, total := g.Parts.Cites.KickCards, g.Rules.Value(g.Parts.Cites.KickCards)
			if z == WeaknessStack {
				cite, total = g.Parts.Cites.WeaknessCards, g.Rules.Value(g.Parts.Cites.WeaknessCards)
			}
			return &engine.SetupError{Cite: engine.Cite(cite, g.Parts.Cites.StacksWhole),
				Msg: engine.Sayf(
					"the %s cannot hold %d cards: %d are left of the %d in the box",
					"%s : %d cartes n'y tiennent pas, il en reste %d sur les %d de la boîte",
					g.Info(z).Name, size, g.Len(z), total)}
		}
		cite := engine.Cite(g.Parts.Cites.StacksWhole, g.Parts.Cites.StartingStacks, g.Parts.Cites.StacksBeside)
		if _, fixed := s.Sizes[z]; fixed || s.Has(z) {
			cite = engine.Cite(g.Parts.Cites.StacksBeside)
		}
		g.Tell(&engine.Event{Kind: Stacked, Actor: engine.NoPlayer, To: z, N: int32(g.Len(z)), Cite: cite})
	}
	return nil
}

// SetLineUp lays out the first Line-Up.
func SetLineUp(g *Match, s *engine.Setup) error {
	if s.Has(LineUp) {
		return nil
	}
	// where the set-up is shown, it is played, and the deck is what it begins with
	if s.Has(MainDeck) && s.Watch == nil {
		return dealLineUp(g, s)
	}
	c := g.Parts.Cites
	g.FillLineUp(g.Rules.Value(c.LineUpSlots), engine.Cite(c.LineUpSlots, c.LineUpFaceUp, c.LineUpFromDeck))
	return nil
}

// dealLineUp lays out a Line-Up beside a main deck that is fixed, and stays as it is: by chance, of the cards that lie
// nowhere else.
func dealLineUp(g *Match, s *engine.Setup) error {
	slots := g.Rules.Value(g.Parts.Cites.LineUpSlots)
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == MainCard && g.inBox(s, k) {
			g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: LineUp})
		}
	}
	if left := g.Len(LineUp); left < slots {
		return &engine.SetupError{Cite: engine.Cite(g.Parts.Cites.LineUpSlots, g.Parts.Cites.MainDeckCards),
			Msg: engine.Sayf(
				"the main deck is fixed, and no more than %s can be dealt into the Line-Up: lay it out by line_up { … }",
				"le deck commun est fixé, et il ne reste que %s pour la réserve : la garnir par line_up { … }",
				engine.Counted(left, engine.Text{"card", "carte"}))}
	}
	var dealt []engine.CardID
	for len(dealt) < slots {
		c := g.Pick(LineUp)
		g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: engine.Box})
		dealt = append(dealt, c)
	}
	for c := range g.Cards(LineUp) {
		g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: engine.Box})
	}
	for _, c := range dealt {
		g.EnterLineUp(c, engine.Cite(g.Parts.Cites.LineUpSlots, g.Parts.Cites.LineUpFaceUp))
	}
	return nil
}

// SetSizes gives the piles the numbers of cards that a script wants.
func SetSizes(g *Match, s *engine.Setup) error {
	if err := g.Cut(s, MainDeck, engine.Cite(g.Parts.Cites.MainDeckCards, g.Parts.Cites.MainDeckSize)); err != nil {
		return err
	}
	deck := g.FirstOn(g.Parts.Cites.StartingDeck, g.Parts.Cites.FirstHand)
	for p := range g.From(engine.NoPlayer) {
		if err := g.Cut(s, g.Zone(p, Deck), deck); err != nil {
			return err
		}
	}
	return nil
}

// SetPlayers gives each player the starting deck, shuffles it and draws the first hand.
func SetPlayers(g *Match, s *engine.Setup) error {
	for p := range g.From(engine.NoPlayer) {
		deck := g.Zone(p, Deck)
		if !s.Has(deck) && g.Rules.On(g.Parts.Cites.StartingDeck) {
			for _, part := range g.Parts.Starting {
				d := g.Parts.Def(part.Card)
				for n := part.N - owned(g, p, d); n > 0; n-- {
					c, err := g.Take(s, d, 0)
					if err != nil {
						break // the others were given so many that none is left: play with what there is
					}
					g.Make(&engine.Event{Kind: Stock, Card: c, Actor: p, Player: p, To: deck})
				}
			}
			g.Make(&engine.Event{Kind: ShuffleZone, Player: p, Actor: p, To: deck,
				Cite: engine.Cite(g.Parts.Cites.StartingDeck, g.Parts.Cites.FirstHand)})
			keepTops(g, s, deck)
		}
	}
	for p := range g.From(engine.NoPlayer) {
		if hand := g.Zone(p, Hand); !s.Has(hand) && !g.withoutHand(s, p) {
			for n := g.Rules.Value(g.Parts.Cites.FirstHand); g.Len(hand) < n && g.Len(g.Zone(p, Deck)) > 0; {
				g.Move(Draw, p, g.Top(g.Zone(p, Deck)), hand, 0, engine.Cite(g.Parts.Cites.FirstHand))
			}
		}
	}
	return nil
}

// SetTops lays what is wanted on top of piles, and turns the top bosses up.
func SetTops(g *Match, s *engine.Setup) error {
	if err := g.LayTops(s); err != nil {
		return err
	}
	if c := g.Top(BossStack); c != 0 && !g.LiesDown(s, BossStack) {
		down := g.Parts.stackedBy(g.Card(c), g.Parts.Cites.BossFaceDown)
		cite := engine.Cite(down)
		if len(g.Card(c).Appear) == 0 || g.Parts.AnyFirst {
			cite = engine.Cite(g.Parts.Cites.FirstBoss, down, g.Parts.Cites.AppearanceNotFirst)
		}
		g.Make(&engine.Event{Kind: Flip, Card: c, Actor: engine.NoPlayer, From: BossStack, Cite: cite})
	}
	if c := g.Top(TeamStack); c != 0 && !g.LiesDown(s, TeamStack) {
		g.Make(&engine.Event{Kind: Flip, Card: c, Actor: engine.NoPlayer, From: TeamStack,
			Cite: engine.Cite(g.Parts.Cites.TeamTwoStacks, g.Parts.Cites.TeamScores)})
	}
	return nil
}

// owned counts a player's cards of a declaration.
func owned(g *Match, p engine.Player, d engine.Def) int {
	n := 0
	for _, k := range [...]int{Hand, Deck, Discard, InPlay, OnCharacter} {
		for c := range g.Cards(g.Zone(p, k)) {
			if g.Def(c) == d {
				n++
			}
		}
	}
	return n
}

// SetFirst decides who begins.
func SetFirst(g *Match, s *engine.Setup) error {
	p := s.First
	if p == engine.NoPlayer {
		p = 0
	}
	g.Make(&engine.Event{Kind: Begins, Actor: p, Player: engine.NoPlayer, N: int32(p),
		Cite: engine.Cite(g.Parts.Cites.FirstPlayer)})
	return nil
}

// withoutHand says whether a player's hand has been put away where a set-up begins, and no new one has been drawn.
func (g *Match) withoutHand(s *engine.Setup, p engine.Player) bool {
	who, _ := g.Begins(s)
	step := s.At - 1
	return p == who && g.after(step, partHand) && !g.after(step, partDraw) && g.handsAreEmptied()
}

// handsAreEmptied says whether the hand is put away at the end of a turn.
func (g *Match) handsAreEmptied() bool {
	return g.Rules.On(g.Parts.Cites.EndHand) && g.Rules.On(g.Parts.Cites.NoCarryOver)
}

// LiesDown says whether the top card of a stack still lies face down where a set-up begins: the one above it was
// defeated, or gained, in the turn that is being played, and the step of its end in which it is turned up is still to
// come.
func (g *Match) LiesDown(s *engine.Setup, stack engine.Zone) bool {
	p, _ := g.Begins(s)
	return !g.after(s.At-1, partFlip) && stack == g.BossZone(p) && (DefeatedNow(s) || g.gainedBoss(s))
}

// gainedBoss says whether a set-up tells of a boss gained in the turn that is being played.
func (g *Match) gainedBoss(s *engine.Setup) bool {
	for i := range s.Zones {
		z := &s.Zones[i]
		for j := range z.Marks {
			if z.Marks[j].Earlier.Has(deedGained) && g.Parts.Cards[z.Cards[j]].Sort == BossCard {
				return true
			}
		}
	}
	return false
}

// DefeatedNow says whether a set-up tells of a boss defeated in the turn that is being played.
func DefeatedNow(s *engine.Setup) bool {
	for i := range s.Zones {
		for j := range s.Zones[i].Marks {
			if s.Zones[i].Marks[j].Earlier.Has(DeedDefeated) {
				return true
			}
		}
	}
	return false
}
