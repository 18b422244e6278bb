package foreverevil

import (
	"fmt"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func find(id string) engine.Def {
	for d := 1; d < len(kit().Cards); d++ {
		if kit().Cards[d].ID == id {
			return engine.Def(d)
		}
	}
	return 0
}

// start sets a table up: first what is fixed, then everything else as the rulebook sets it up, from the seed.
func start(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	n := len(s.Players)
	if most := r.Value(AmbPlayerCount); r.On(AmbPlayerCount) && (n < 2 || n > most) {
		return nil, &engine.SetupError{Cite: engine.Cite(AmbPlayerCount), Msg: engine.Text{
			fmt.Sprintf("number of players: %d; the game is for 2 to %d", n, most), fmt.Sprintf("nombre de joueurs : %d ; le jeu se joue de 2 à %d", n, most)}}
	}
	g := db.NewGame(kit(), engine.NewTable(r, n, s.Seed), d)
	if s.First == engine.NoPlayer && r.On(StartFirstPlayer) { // who is on turn decides which stack was being fought
		begun := *s
		begun.First = engine.Player(g.Throw(n))
		s = &begun
	}
	if err := g.Lay(s); err != nil {
		return nil, err
	}
	if err := known(g); err != nil {
		return nil, err
	}
	if err := g.Reserve(s); err != nil {
		return nil, err
	}
	if s.Watch != nil {
		s.Watch(&g.Match)
	}
	g.Say(engine.Event{Kind: db.SetUp, Cite: engine.Cite(GameEndSortCards)})
	g.Indent()
	for _, step := range []func(*db.Game, *engine.Setup) error{
		setTeams, setCharacters, setMainDeck, setSuperHeroes, setRivals, setStacks, setLineUp, setPlayers, setTops, setSizes, setFirst, setEarlier,
	} {
		if err := step(g, s); err != nil {
			return nil, err
		}
	}
	g.Outdent()
	return &g.Match, nil
}

// known says whether a card lies in play whose text nobody knows: it could be one that acts there.
func known(g *db.Game) error {
	for p := range engine.Player(g.Seats()) {
		for c := range g.Cards(g.Zone(p, db.InPlay)) {
			if card := g.Card(c); card.Unknown {
				return &engine.SetupError{Cite: card.Cite, Msg: (&engine.UnknownEffect{Card: card.Name}).Text()}
			}
		}
	}
	return nil
}

// setCharacters gives each player one Super-Villain, the chosen one or one by chance.
func setCharacters(g *db.Game, s *engine.Setup) error {
	for p, seat := range s.Players {
		if seat.Character == 0 || !g.Rules.On(SetupChooseVillain) || !g.Rules.On(VillainLaterChoose) {
			continue
		}
		if k := &kit().Cards[seat.Character]; k.Outside && !s.AsIf {
			return &engine.SetupError{Cite: engine.Cite(ComponentsOversized), Msg: engine.Text{
				k.Name[engine.EN] + " is a promo card and not one of the Super-Villains in the box (as_if() allows it)",
				k.Name.In(engine.FR) + " est une carte promo, pas un des Super-Vilains de la boîte (as_if() le permet)"}}
		}
		c, err := g.Take(s, seat.Character, 0)
		if err != nil {
			return &engine.SetupError{Cite: engine.Cite(SetupOneVillainEach, SetupChooseVillain),
				Msg: engine.Text{
					kit().Cards[seat.Character].Name[engine.EN] + " is chosen twice: each player has a Super-Villain of their own",
					kit().Cards[seat.Character].Name.In(engine.FR) + " est choisi deux fois : chaque joueur a son propre Super-Vilain"}}
		}
		g.Do(engine.Event{Kind: db.Takes, Player: engine.Player(p), Actor: engine.Player(p), Card: c, To: g.Zone(engine.Player(p), db.Character), Cite: engine.Cite(SetupChooseVillain, SetupOneVillainEach, VillainLaterChoose)})
	}
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == db.CharacterCard && !k.Outside {
			g.Do(engine.Event{Kind: db.SetAside, Card: c, Actor: engine.NoPlayer, To: db.Characters, Cite: engine.Cite(ComponentsOversized)})
		}
	}
	cite := engine.Cite(SetupRandomVillain, SetupOneVillainEach)
	two := s.Options["deal_two"] != 0 && g.Rules.On(VillainDealTwo)
	without := 0
	for p := range g.From(engine.NoPlayer) {
		if lacksCharacter(g, p) {
			without++
		}
	}
	if without == 0 {
		return nil
	}
	if left := min(g.Rules.Value(ComponentsOversized), g.Len(db.Characters)); two && 2*without > left {
		return &engine.SetupError{Cite: engine.Cite(VillainDealTwo, ComponentsOversized),
			Msg: engine.Text{
				fmt.Sprintf("two Super-Villains each for %d players need %d; the box has %d that nobody has chosen", without, 2*without, left),
				fmt.Sprintf("deux Super-Vilains pour chacun des %d joueurs en demandent %d ; la boîte en a %d que personne n'a choisis", without, 2*without, left)}}
	}
	if left := g.Len(db.Characters); without > left {
		return &engine.SetupError{Cite: engine.Cite(SetupOneVillainEach, ComponentsOversized), Msg: engine.Sayf(
			"players without a Super-Villain: %d; the box has %d that nobody has chosen",
			"joueurs sans Super-Vilain : %d ; la boîte en a %d que personne n'a choisis", without, left)}
	}
	if two {
		g.Do(engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.Characters, Cite: engine.Cite(VillainDealTwo)})
		return nil // dealt when the match begins, as the players choose
	}
	if g.Rules.On(SetupRandomVillain) {
		g.Do(engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.Characters, Cite: engine.Cite(SetupRandomVillain)})
	}
	for p := range g.From(engine.NoPlayer) {
		if lacksCharacter(g, p) {
			g.Do(engine.Event{Kind: db.Deal, Player: p, Actor: p, Card: g.Top(db.Characters), To: g.Zone(p, db.Character), Cite: cite})
		}
	}
	return nil
}

// lacksCharacter says whether a player is still to be given a Super-Villain; Good Guys play without one.
func lacksCharacter(g *db.Game, p engine.Player) bool {
	return g.Len(g.Zone(p, db.Character)) == 0 && g.Side(p) != goodGuys
}

// dealTwo lets each player without a character choose one of two.
func dealTwo(g *db.Game) {
	for p := range g.From(engine.NoPlayer) {
		if !lacksCharacter(g, p) {
			continue
		}
		first := g.Top(db.Characters)
		cite := engine.Cite(VillainDealTwo, AmbDealTwoWords)
		q := g.Question(p, db.AskCharacter, 0, cite)
		q.Card(engine.VerbChoose, first)
		q.Card(engine.VerbChoose, g.Below(first))
		c := g.Ask(q).Card
		other := first
		if c == first {
			other = g.Below(first)
		}
		g.Do(engine.Event{Kind: db.Takes, Player: p, Actor: p, Card: c, To: g.Zone(p, db.Character), Cite: cite})
		g.Do(engine.Event{Kind: db.SetAside, Card: other, Actor: engine.NoPlayer, To: engine.Box, Cite: engine.Cite(VillainDealTwo)})
	}
}

// setMainDeck makes the main deck of all main deck cards that are not placed yet.
func setMainDeck(g *db.Game, s *engine.Setup) error {
	if s.Has(db.MainDeck) {
		return nil
	}
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == db.MainCard && !k.Outside && !k.Test {
			if s.Options["teams"] != 0 && isBanned(k.ID) && g.Rules.On(VariantBanned) {
				g.Say(engine.Event{Kind: db.LeftOut, Card: c, Actor: engine.NoPlayer, Cite: engine.Cite(VariantBanned)})
				continue
			}
			g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.MainDeck})
		}
	}
	if g.Rules.On(SetupShuffleMainDeck) {
		g.Do(engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.MainDeck, Cite: engine.Cite(SetupShuffleMainDeck, SetupMainDeckSize, AmbMainDeckSize)})
	}
	keepTops(g, s, db.MainDeck)
	return nil
}

// keepTops puts the cards at the bottom of a pile that a script wants on top of it, so that they are not dealt.
func keepTops(g *db.Game, s *engine.Setup, pile engine.Zone) {
	for i := range s.Zones {
		if z := &s.Zones[i]; z.Top && z.Zone == pile {
			for _, d := range z.Cards {
				for c := range g.Cards(pile) {
					if g.Def(c) == d {
						g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: pile, Pos: engine.Bottom})
						break
					}
				}
			}
		}
	}
}

// setSuperHeroes makes the stack: The Flash face up on top of the others, by chance, face down.
func setSuperHeroes(g *db.Game, s *engine.Setup) error {
	if n := s.Options["super_heroes"]; n > 0 && s.Has(db.BossStack) {
		return &engine.SetupError{Line: s.LineOf(db.BossStack), Cite: engine.Cite(SetupSuperHeroNumberVaries), Msg: engine.Sayf(
			"a stack of %d Super Heroes is asked for by chance, and its cards are named: say one of the two",
			"un paquet de %d Super-Héros est demandé au hasard, et ses cartes sont nommées : dire l'un des deux", n)}
	}
	if !s.Has(db.BossStack) {
		n, stacked := g.Rules.Value(SetupEightSuperHeroes), engine.Cite(SetupEightSuperHeroes)
		if s.Options["teams"] != 0 {
			n, stacked = 5, engine.Cite(VariantTwoStacks)
		}
		if want, ok := s.Options["super_heroes"]; ok {
			n = want
			if stacked = engine.Cite(SetupSuperHeroNumberVaries); n > g.Rules.Value(SetupEightSuperHeroes) {
				stacked = engine.Cite(SetupLongerGame, SetupSuperHeroNumberVaries)
			}
			least, most, standard := 1, g.Rules.Value(ComponentsSuperHeroes), g.Rules.Value(SetupEightSuperHeroes)
			if !g.Rules.On(SetupLongerGame) {
				most = standard
			}
			if !g.Rules.On(SetupSuperHeroNumberVaries) {
				least, most = standard, standard
			}
			if defeatedNow(s) { // the last one may have been
				least = 0
			}
			if n < least || n > most {
				return &engine.SetupError{Cite: engine.Cite(SetupLongerGame, SetupTwelveSuperHeroes),
					Msg: engine.Text{
						fmt.Sprintf("a stack of %d Super Heroes: from %d to %d may be used", n, least, most),
						fmt.Sprintf("un paquet de %d Super-Héros : on en utilise de %d à %d", n, least, most)}}
			}
		}
		flash := engine.CardID(0)
		for c := range g.Cards(engine.Box) {
			switch k := g.Card(c); {
			case k.Sort != db.BossCard || k.Test:
			case k.ID == "the-flash" && g.Rules.On(SetupFlashAlways):
				flash = c
			default:
				g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.BossStack})
			}
		}
		if g.Rules.On(SetupStackShuffle) && g.Rules.On(HeroRandomStack) && (g.Rules.On(SetupSevenRandom) || n != 8) {
			g.Do(engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.BossStack, Cite: engine.Cite(SetupStackShuffle, SetupStackSecret, HeroRandomStack)})
		}
		left := n
		if flash != 0 {
			left--
		}
		for g.Len(db.BossStack) > max(left, 0) && g.Rules.On(SetupUnusedSuperHeroes) {
			unused := engine.Cite(SetupUnusedSuperHeroes)
			if n == 8 {
				unused = unused.And(SetupSevenRandom)
			}
			g.Do(engine.Event{Kind: db.SetAsideUnseen, Card: g.Bottom(db.BossStack), Actor: engine.NoPlayer, To: engine.Box, Cite: unused})
		}
		if flash != 0 {
			g.Do(engine.Event{Kind: db.OnTop, Card: flash, Actor: engine.NoPlayer, To: db.BossStack, Pos: engine.Top, Cite: engine.Cite(SetupFlashOnTop, SetupFlashAlways, SetupFlashCardText)})
			if !g.Rules.On(SetupFlashOnTop) || !g.Rules.On(SetupFlashCardText) {
				g.Do(engine.Event{Kind: db.ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: db.BossStack, Cite: engine.Cite(SetupFlashAlways)})
			}
		}
		if have := g.Len(db.BossStack); have < n && s.Options["super_heroes"] != 0 {
			return &engine.SetupError{Cite: stacked.And(ComponentsSuperHeroes), Msg: engine.Text{
				fmt.Sprintf("a stack of %d Super Heroes: %d are left, as the others are placed already", n, have),
				fmt.Sprintf("un paquet de %d Super-Héros : il en reste %d, les autres sont déjà placés", n, have)}}
		}
		g.Say(engine.Event{Kind: db.Stacked, Actor: engine.NoPlayer, To: db.BossStack, N: int32(g.Len(db.BossStack)), Cite: stacked.And(SetupStacksBeside)})
	}
	return nil
}

// setStacks fills the Kick and Weakness stacks.
func setStacks(g *db.Game, s *engine.Setup) error {
	for c := range g.Cards(engine.Box) {
		to, whole := engine.Box, g.CardCount()
		switch g.Card(c).Sort {
		case db.KickCard:
			to = db.KickStack
		case db.WeaknessCard:
			to = db.WeaknessStack
		default:
			continue
		}
		if !g.Rules.On(SetupAllKicksWeaknesses) || !g.Rules.On(SetupStartingStacks) {
			whole = 0
		}
		if size, fixed := s.Sizes[to]; !s.Has(to) && (!fixed && g.Len(to) < whole || fixed && g.Len(to) < size) {
			g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: to})
		}
	}
	for _, z := range [...]engine.Zone{db.KickStack, db.WeaknessStack} {
		if size, fixed := s.Sizes[z]; fixed && g.Len(z) < size {
			cite, total := ComponentsKicks, g.Rules.Value(ComponentsKicks)
			if z == db.WeaknessStack {
				cite, total = ComponentsWeaknesses, g.Rules.Value(ComponentsWeaknesses)
			}
			return &engine.SetupError{Cite: engine.Cite(cite, SetupAllKicksWeaknesses),
				Msg: engine.Text{
					fmt.Sprintf("the %s cannot hold %d cards: %d are left of the %d in the box", g.Info(z).Name[engine.EN], size, g.Len(z), total),
					fmt.Sprintf("%s : %d cartes n'y tiennent pas, il en reste %d sur les %d de la boîte", g.Info(z).Name[engine.FR], size, g.Len(z), total)}}
		}
		cite := engine.Cite(SetupAllKicksWeaknesses, SetupStartingStacks, SetupStacksBeside)
		if _, fixed := s.Sizes[z]; fixed || s.Has(z) {
			cite = engine.Cite(SetupStacksBeside)
		}
		g.Say(engine.Event{Kind: db.Stacked, Actor: engine.NoPlayer, To: z, N: int32(g.Len(z)), Cite: cite})
	}
	return nil
}

// setLineUp lays out the first Line-Up.
func setLineUp(g *db.Game, s *engine.Setup) error {
	if s.Has(db.LineUp) {
		return nil
	}
	if s.Has(db.MainDeck) && s.Watch == nil { // where the set-up is shown, it is played, and the deck is what it begins with
		return dealLineUp(g)
	}
	g.FillLineUp(g.Rules.Value(SetupLineupFive), engine.Cite(SetupLineupFive, SetupLineupFaceUp, SetupMainDeckSource))
	return nil
}

// dealLineUp lays out a Line-Up beside a main deck that is fixed, and stays as it is: by chance, of the cards that lie nowhere else.
func dealLineUp(g *db.Game) error {
	slots := g.Rules.Value(SetupLineupFive)
	for c := range g.Cards(engine.Box) {
		if k := g.Card(c); k.Sort == db.MainCard && !k.Outside && !k.Test {
			g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: db.LineUp})
		}
	}
	if left := g.Len(db.LineUp); left < slots {
		return &engine.SetupError{Cite: engine.Cite(SetupLineupFive, ComponentsMainDeck), Msg: engine.Sayf(
			"the main deck is fixed, and no more than %s can be dealt into the Line-Up: lay it out by line_up { … }",
			"le deck commun est fixé, et il ne reste que %s pour la réserve : la garnir par line_up { … }",
			engine.Counted(left, engine.Text{"card", "carte"}))}
	}
	var dealt []engine.CardID
	for len(dealt) < slots {
		c := g.Pick(db.LineUp)
		g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: engine.Box})
		dealt = append(dealt, c)
	}
	for c := range g.Cards(db.LineUp) {
		g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: engine.Box})
	}
	for _, c := range dealt {
		g.EnterLineUp(c, engine.Cite(SetupLineupFive, SetupLineupFaceUp))
	}
	return nil
}

// setSizes gives the piles the numbers of cards that a script wants.
func setSizes(g *db.Game, s *engine.Setup) error {
	if err := g.Cut(s, db.MainDeck, engine.Cite(ComponentsMainDeck, SetupMainDeckSize)); err != nil {
		return err
	}
	for p := range g.From(engine.NoPlayer) {
		if err := g.Cut(s, g.Zone(p, db.Deck), engine.Cite(SetupStartingDeck)); err != nil {
			return err
		}
	}
	return nil
}

// setPlayers gives each player the starting deck, shuffles it and draws the first hand.
func setPlayers(g *db.Game, s *engine.Setup) error {
	punch, vulnerability := find("punch"), find("vulnerability")
	for p := range g.From(engine.NoPlayer) {
		deck := g.Zone(p, db.Deck)
		if !s.Has(deck) && g.Rules.On(SetupStartingDeck) {
			for _, part := range [...]struct {
				d engine.Def
				n int
			}{{punch, 7}, {vulnerability, 3}} {
				for n := part.n - owned(g, p, part.d); n > 0; n-- {
					c, err := g.Take(s, part.d, 0)
					if err != nil {
						break // the others were given so many that none is left: play with what there is
					}
					g.Do(engine.Event{Kind: db.Stock, Card: c, Actor: p, Player: p, To: deck})
				}
			}
			g.Do(engine.Event{Kind: db.ShuffleZone, Player: p, Actor: p, To: deck, Cite: engine.Cite(SetupStartingDeck, StartShuffleAndDraw)})
			keepTops(g, s, deck)
		}
	}
	for p := range g.From(engine.NoPlayer) {
		if hand := g.Zone(p, db.Hand); !s.Has(hand) && !withoutHand(g, s, p) {
			for n := g.Rules.Value(StartShuffleAndDraw); g.Len(hand) < n && g.Len(g.Zone(p, db.Deck)) > 0; {
				g.Do(engine.Event{Kind: db.Draw, Player: p, Actor: p, Card: g.Top(g.Zone(p, db.Deck)), To: hand, Cite: engine.Cite(StartShuffleAndDraw)})
			}
		}
	}
	return nil
}

// setTops lays what is wanted on top of piles, and turns the top Super Hero up.
func setTops(g *db.Game, s *engine.Setup) error {
	if err := g.LayTops(s); err != nil {
		return err
	}
	if c := g.Top(db.BossStack); c != 0 && !faceDown(g, s, db.BossStack) {
		cite := engine.Cite(AmbStackFaceDown)
		if g.Card(c).Appear == nil {
			cite = engine.Cite(SetupFlashOnTop, AmbStackFaceDown, FirstAppearanceNotFlash)
		}
		g.Do(engine.Event{Kind: db.Flip, Card: c, Actor: engine.NoPlayer, From: db.BossStack, Cite: cite})
	}
	if c := g.Top(db.VillainStack); c != 0 && !faceDown(g, s, db.VillainStack) {
		g.Do(engine.Event{Kind: db.Flip, Card: c, Actor: engine.NoPlayer, From: db.VillainStack, Cite: engine.Cite(VariantTwoStacks, AmbGoodGuysTeams)})
	}
	warnMainDeck(g, s)
	return nil
}

// owned counts a player's cards of a declaration.
func owned(g *db.Game, p engine.Player, d engine.Def) int {
	n := 0
	for _, k := range [...]int{db.Hand, db.Deck, db.Discard, db.InPlay, db.OnCharacter} {
		for c := range g.Cards(g.Zone(p, k)) {
			if g.Def(c) == d {
				n++
			}
		}
	}
	return n
}

// setFirst decides who begins.
func setFirst(g *db.Game, s *engine.Setup) error {
	p := s.First
	if p == engine.NoPlayer {
		p = 0
	}
	g.Do(engine.Event{Kind: db.Begins, Actor: p, Player: engine.NoPlayer, N: int32(p), Cite: engine.Cite(StartFirstPlayer)})
	return nil
}
