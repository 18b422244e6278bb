package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Tables that a game could never come to, whatever the moment: what the set-up says of piles, and nothing in play
// undoes. A script that says as_if() may lay them out.

// Impossible is why a table cannot be laid out, with the word that allows it.
func Impossible(line int, cite engine.Clauses, en, fr string, args ...any) error {
	return &engine.SetupError{Line: line, Cite: cite, Msg: engine.Sayf("%s (as_if() allows it)",
		"%s (as_if() le permet)", engine.Sayf(en, fr, args...))}
}

// Foreign says of a card that the rulebook knows nothing of it: a test card, or one of somebody's own.
func (c *Card) Foreign() bool { return c.Test || c.Origin == engine.Invented }

// AnyForeign says whether a card lies on the table of which the rulebook knows nothing: what it may have done before is
// open.
func (g *Match) AnyForeign() bool { return g.anyForeign(func(*Card) bool { return true }) }

// anyForeign says the same of such cards as are asked for.
func (g *Match) anyForeign(is func(c *Card) bool) bool {
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.In(c) != engine.Box && g.Card(c).Foreign() && is(g.Card(c)) {
			return true
		}
	}
	return false
}

// fillsLineUp says whether a text of a card can put a card into the Line-Up. What a function does is open.
func (c *Card) fillsLineUp() bool {
	fills := len(c.functions()) > 0
	c.Walk(func(s *cardtext.Step) { fills = fills || s.To != nil && s.To.Zone == int(LineUp) })
	return fills
}

// CheckLineUp refuses a Line-Up that has more cards than slots, or that could not be filled before the turn that
// begins, one of whose cards has come to a player, and there or in the main deck a card of the stack that is always for
// sale.
func CheckLineUp(g *Match, s *engine.Setup) error {
	if s.AsIf {
		return nil
	}
	if err := g.checkSlots(s); err != nil {
		return err
	}
	for x := range g.Cards(LineUp) {
		had := func(m engine.Memo) bool { return m.Card == x && (m.What == Acquired || m.What == Played) }
		if slices.ContainsFunc(g.Memos(), had) && g.Rules.On(g.Parts.Cites.BuyToDiscard) &&
			!g.anyForeign((*Card).fillsLineUp) {
			return Impossible(g.LineOf(s, x), engine.Cite(g.Parts.Cites.BuyToDiscard),
				"%s has come to a player this turn, and lies in the Line-Up no more",
				"%s est venue chez un joueur ce tour, et n'est plus dans la réserve", g.Card(x).Name)
		}
	}
	for _, z := range [...]engine.Zone{LineUp, MainDeck} {
		for x := range g.Cards(z) {
			if k := g.Card(x); k.Sort == KickCard {
				return Impossible(g.LineOf(s, x), engine.Cite(g.Parts.Cites.SortCards).With(g.Parts.copiesClause(k)),
					"%s has a stack of its own, and never lies in this place (%s)",
					"%s a sa propre pile : jamais de carte de ce nom à cet endroit (%s)", k.Name, g.Info(z).Name)
			}
		}
	}
	return g.checkGaps(s)
}

// checkSlots refuses more cards in the Line-Up than it has slots, and fewer where a turn begins and there was nothing
// to fill them with. Where bosses appear after the Line-Up was filled, they may have taken some.
func (g *Match) checkSlots(s *engine.Setup) error {
	c := g.Parts.Cites
	n, slots := g.Len(LineUp), g.Rules.Value(c.LineUpSlots)
	switch begins := g.OnTurn() == engine.NoPlayer; {
	case n > slots && g.Rules.On(c.LineUpSlots) && !g.anyForeign((*Card).fillsLineUp):
		return Impossible(s.LineOf(LineUp), engine.Cite(c.LineUpSlots), "the Line-Up has %d cards, and %d slots",
			"la réserve a %d cartes, et %d emplacements", n, slots)
	case n < slots && begins && g.Len(MainDeck) == 0 && !g.Parts.have(BossCard) && g.Rules.On(c.NoRefill) &&
		g.Rules.On(c.GameEnds):
		return Impossible(s.LineOf(LineUp), engine.Cite(c.NoRefill, c.GameEnds),
			"the Line-Up has %s, the main deck is empty, and a turn begins: the game would be over since the turn before",
			"la réserve a %s, le deck commun est vide, et un tour commence : la partie serait finie depuis le tour précédent",
			engine.Counted(n, engine.Text{"card", "carte"}))
	}
	return nil
}

// checkGaps refuses a Line-Up with a gap where a turn begins, in a game in which none is left then, and one in which a
// card that was bought in the turn that is being played has left none: it is filled when the turn ends, and only then.
func (g *Match) checkGaps(s *engine.Setup) error {
	c, bought := g.Parts.Cites, 0
	n, slots := g.Len(LineUp), g.Rules.Value(c.LineUpSlots)
	for _, m := range g.Memos() {
		if m.What == Paid && g.Sort(m.Card) == MainCard {
			bought++
		}
	}
	filled := g.Ends() != engine.NoPlayer && g.past(partRefill)
	switch begins := g.OnTurn() == engine.NoPlayer; {
	case begins && n < slots && !g.GameBegins(s) && !g.Parts.have(BossCard) && g.Rules.On(c.NoRefill) &&
		g.Rules.On(c.EndRefill) && !g.AnyForeign():
		return Impossible(s.LineOf(LineUp), engine.Cite(c.EndRefill, c.NoRefill),
			"the Line-Up has %s, and a turn begins: its %d slots were filled at the end of the turn before",
			"la réserve a %s, et un tour commence : ses %d emplacements ont été regarnis à la fin du tour précédent",
			engine.Counted(n, engine.Text{"card", "carte"}), slots)
	case bought > 0 && n+bought > slots && !filled && c.RefillOnlyThen != 0 && g.Rules.On(c.LineUpSlots) &&
		!g.anyForeign((*Card).fillsLineUp):
		return Impossible(s.LineOf(LineUp), engine.Cite(c.RefillOnlyThen),
			"the Line-Up has %s, and bought from it this turn: %d; the gaps of its %d slots are filled only when the turn ends",
			"la réserve a %s, et achetées ce tour : %d ; les vides de ses %d emplacements ne sont comblés qu'à la fin du tour",
			engine.Counted(n, engine.Text{"card", "carte"}), bought, slots)
	}
	return nil
}

// CheckStarting refuses more starting cards with the players, and destroyed, than all of them together began with, and
// at the beginning of the first turn any other card there.
func CheckStarting(g *Match, s *engine.Setup) error {
	if s.AsIf || !g.Rules.On(g.Parts.Cites.StartingDeck) {
		return nil
	}
	if err := g.checkFirst(s); err != nil {
		return err
	}
	for _, part := range g.Parts.Starting {
		d, most, n := g.Parts.Def(part.Card), part.N*g.Seats(), 0
		for i := range s.Zones {
			z := &s.Zones[i]
			for _, x := range z.Cards {
				if x != d {
					continue
				}
				if n++; n > most {
					return Impossible(z.Line, engine.Cite(g.Parts.Cites.StartingDeck),
						"%s: more than %d are laid out, and the players began with %d each",
						"%s : plus de %d sont disposées, et chaque joueur a commencé avec %d", g.Parts.Cards[d].Name,
						most, part.N)
				}
			}
		}
	}
	return nil
}

// GameBegins says whether a set-up says that this is the first turn of the game, and nothing has been done in it.
func (g *Match) GameBegins(s *engine.Setup) bool {
	_, number := g.Begins(s)
	return toldTurn(g, s) && g.OnTurn() == engine.NoPlayer && number == 1
}

// checkFirst refuses a table of the beginning of a game that is not as the set-up makes it: a player has other cards
// than those of the starting deck, one has been destroyed, or a slot of the Line-Up is empty.
func (g *Match) checkFirst(s *engine.Setup) error {
	if !g.GameBegins(s) {
		return nil
	}
	if n, slots := g.Len(LineUp), g.Rules.Value(g.Parts.Cites.LineUpSlots); s.Has(LineUp) && n < slots {
		return Impossible(s.LineOf(LineUp), engine.Cite(g.Parts.Cites.LineUpSlots),
			"the first turn begins with %d cards in the Line-Up, and not with %d",
			"le premier tour commence avec %d cartes dans la réserve, et non %d", slots, n)
	}
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		k, z := g.Card(x), g.In(x)
		owner := g.Owner(z)
		own := owner != engine.NoPlayer && k.Sort != CharacterCard &&
			(k.Sort != StartCard || z != g.Zone(owner, Hand) && z != g.Zone(owner, Deck))
		if own || z == Destroyed {
			return Impossible(g.LineOf(s, x), engine.Cite(g.Parts.Cites.StartingDeck),
				"%s lies in this place (%s), and the first turn begins with nothing but a starting deck each",
				"%s est à cet endroit (%s), et au premier tour chacun n'a que son deck de départ", k.Name,
				g.Info(z).Name)
		}
	}
	return nil
}

// toldTurn says whether a set-up says which turn of the game is being played.
func toldTurn(g *Match, s *engine.Setup) bool {
	return slices.ContainsFunc(s.Counts, func(c engine.CountSetup) bool {
		info := &g.Rules.CountInfo[c.Info]
		return info.Global && info.Counter == TurnNo && c.N > 0
	})
}

// Turns is how many turns have come to a player so far, the one that is being played included, where a set-up says
// which turn of the game it is; no number else.
func (g *Match) Turns(s *engine.Setup, p engine.Player) (n int, told bool) {
	if !toldTurn(g, s) {
		return 0, false
	}
	first := max(s.First, 0)
	_, number := g.Begins(s)
	for i := range number {
		if g.turnNumber(first, i+1) == p && (i+1 < number || g.OnTurn() == p) {
			n++
		}
	}
	return n, true
}
