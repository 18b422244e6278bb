package rivals

import (
	"tablereferee/engine"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// setUp are the steps of the set-up: what is fixed lies there already, all else comes as the rulebook sets it up, from
// the seed.
func setUp() []db.SetUpStep {
	return []db.SetUpStep{
		setCharacters, db.SetMainDeck, db.SetStacks, db.SetLineUp, db.SetPlayers, db.SetTops, db.SetSizes, db.SetFirst,
		(*db.Match).Moment, db.CheckCounts, (*db.Match).Recall, checkConfrontation, db.CheckHand, db.CheckAway,
		db.CheckPlayed, db.CheckOver, db.CheckLineUp, db.CheckStarting, checkDefeats,
	}
}

// setCharacters gives each player the three Characters of a side. The one that a set-up names is played: those before
// it have been defeated.
func setCharacters(g *db.Match, s *engine.Setup) error {
	side, agreed, err := sides(g, s)
	if err != nil {
		return err
	}
	takes := engine.Cite(book.SetupTwoPlayers, book.SetupCharacterPile, book.AmbOversizedName)
	if !agreed {
		takes = takes.And(book.AmbWhoIsBatman)
	}
	for p := range g.From(engine.NoPlayer) {
		played := charactersOf(g, s.Players[p].Character, side[p])
		foe := 1 - p
		for d := range charactersByCost(g, side[p]) {
			c, err := g.Take(s, d, s.Players[p].Line)
			switch {
			case err != nil:
				return err
			case g.Parts.Cards[d].Cost < g.Parts.Cards[played].Cost:
				g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: g.Zone(foe, won)})
			case d == played:
				g.Move(db.Takes, p, c, g.Zone(p, db.Character), 0, takes)
				if g.Card(c).Unknown {
					g.TellUnknown(c)
				}
			default:
				g.Make(&engine.Event{Kind: db.Stock, Card: c, Actor: engine.NoPlayer, To: g.Zone(p, later)})
			}
		}
	}
	return nil
}

// usedCharacter is what a set-up may say of a player: the Character has done what it does once per turn.
var usedCharacter = engine.Deed{ID: "used_character", OfPlayer: true,
	Name: engine.Text{"has used the Character's ability this turn", "a utilisé la capacité du Personnage ce tour"},
	Do: func(m *engine.Match, p engine.Player, _ engine.CardID) *engine.SetupError {
		g := db.On(m)
		c := character(g, p)
		if k := g.Card(c); k.Unknown {
			return &engine.SetupError{Cite: k.Cite, Msg: engine.Sayf(
				"what %s does is not known here, so nobody can have used it: a script that declares the card says it",
				"ce que fait %s n'est pas connu ici, et personne n'a pu l'utiliser : un script qui déclare la carte le dit",
				k.Name)}
		}
		return g.WasUsed(p, c)
	}}

// charactersOf is the Character that a player begins with: the one that is named, or the first of a side.
func charactersOf(g *db.Match, named engine.Def, side uint8) engine.Def {
	if named != 0 {
		return named
	}
	for d := range charactersByCost(g, side) {
		return d
	}
	return 0
}

// charactersByCost are the Characters of a side, the cheapest first.
func charactersByCost(g *db.Match, side uint8) func(yield func(engine.Def) bool) {
	return func(yield func(engine.Def) bool) {
		for last := -1; ; {
			next := engine.Def(0)
			for d := 1; d < len(g.Parts.Cards); d++ {
				c := &g.Parts.Cards[d]
				if c.Sort == db.CharacterCard && c.Hook == side && c.Cost > last &&
					(next == 0 || c.Cost < g.Parts.Cards[next].Cost) {
					next = engine.Def(d)
				}
			}
			if next == 0 || !yield(next) {
				return
			}
			last = g.Parts.Cards[next].Cost
		}
	}
}

// sides gives the side of each player, and whether the players have agreed on them: where a set-up names no Character,
// the player who is left takes the other side, and of two the first is Batman.
func sides(g *db.Match, s *engine.Setup) (side [2]uint8, agreed bool, err error) {
	if n := len(s.Players); n != 2 {
		return side, false, &engine.SetupError{Cite: engine.Cite(book.SetupTwoPlayers), Msg: engine.Sayf(
			"number of players: %d; the game is for two", "nombre de joueurs : %d ; le jeu se joue à deux", n)}
	}
	for p := range s.Players {
		if d := s.Players[p].Character; d != 0 {
			side[p], agreed = g.Parts.Cards[d].Hook, true
		}
	}
	switch {
	case side[0] == 0 && side[1] == 0:
		side = [2]uint8{batman, joker}
	case side[0] == side[1]:
		return side, agreed, &engine.SetupError{Line: s.Players[1].Line, Cite: engine.Cite(book.SetupTwoPlayers),
			Msg: engine.Text{
				"both play the same side: one player is Batman, and the other The Joker",
				"les deux jouent le même camp : l'un est Batman, l'autre Le Joker"}}
	case side[0] == 0:
		side[0] = batman + joker - side[1]
	case side[1] == 0:
		side[1] = batman + joker - side[0]
	}
	return side, agreed, nil
}

// checkConfrontation refuses a cost that is raised, or a Confrontation that is on, where nobody confronts anybody.
func checkConfrontation(g *db.Match, s *engine.Setup) error {
	if g.Count(engine.NoPlayer, confronting) > announced { // handing over and what follows is one move
		return &engine.SetupError{Cite: engine.Cite(book.ConfrontHandOver), Msg: engine.Text{
			"confronting is 1 where a Confrontation is on, and 0 where none is",
			"confronting vaut 1 quand une Confrontation est en cours, et 0 sinon"}}
	}
	on, p := g.Count(engine.NoPlayer, confronting) > 0, g.OnTurn()
	if on && p == engine.NoPlayer {
		p = engine.Player(g.Count(engine.NoPlayer, db.FirstSeat))
	}
	if on && p != engine.NoPlayer && g.Has(db.Paid, p) {
		return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(book.ConfrontNoBuying), Msg: engine.Sayf(
			"%s is confronting: nothing can have been bought in this turn",
			"%s confronte : rien n'a pu être acheté dans ce tour", s.Players[p].Name)}
	}
	if on && g.Ends() != engine.NoPlayer { // the comparison comes before the end of the turn
		g.Reckon(setConfronting, engine.NoPlayer, over)
		if err := checkCompared(g, s, p); err != nil {
			return err
		}
	}
	for q := range g.From(engine.NoPlayer) {
		if g.Count(q, raised) > 0 && (!on || q == p) {
			return &engine.SetupError{Line: s.Players[q].Line, Cite: engine.Cite(book.BlockOnlyInConfrontation,
				book.BlockUntilEndOfTurn),
				Msg: engine.Sayf("nobody confronts %s, whose Character costs what is printed on it: say confronting = 1 too, in the turn of the other player",
					"personne ne confronte %s, dont le Personnage coûte ce qui y est imprimé : dire aussi confronting = 1, au tour de l'autre joueur",
					s.Players[q].Name)}
		}
	}
	return nil
}

// checkCompared refuses a first Character that is still played though a Confrontation of this turn had the Power for
// it.
// Of a later one nobody knows whether it has not just taken its place, and at the end of the turn Power may still come.
func checkCompared(g *db.Match, s *engine.Setup, p engine.Player) error {
	power, costs := g.Count(p, db.Power), cost(g, foe(p))
	falls := g.Rules.On(book.ConfrontEnoughPower) && (power > costs || power == costs &&
		g.Rules.On(book.BlockMustExceed))
	if s.AsIf || !falls || taken(g, p) > 0 || g.EffectsAreDone() || g.AnyForeign() {
		return nil
	}
	return db.Impossible(s.Players[foe(p)].Line, engine.Cite(book.ConfrontEnoughPower, book.ConfrontTakeCharacter),
		"%s has been confronted with Power %d, and %s, who costs %d, is still there",
		"%s a été confronté avec %d en Puissance, et %s, au coût de %d, est encore là", s.Players[foe(p)].Name, power,
		g.Card(character(g, foe(p))).Name, costs)
}

// checkDefeats refuses more Characters that a player has defeated than turns have come to that player: one a turn is
// the most, and it falls when the turn is about to end.
func checkDefeats(g *db.Match, s *engine.Setup) error {
	for p := range g.From(engine.NoPlayer) {
		turns, told := g.Turns(s, p)
		if g.Active() == p {
			turns--
		}
		if n := taken(g, p); told && n > turns && !s.AsIf {
			return db.Impossible(s.Players[1-p].Line, engine.Cite(book.ConfrontTopOnly, book.CharacterNextOne),
				"%s has defeated %d of the Characters of %s by now, one a turn at most, and turns finished so far: %d",
				"%s a déjà vaincu %d des Personnages de %s, un par tour au plus, et tours finis jusqu'ici : %d",
				s.Players[p].Name, n, s.Players[1-p].Name, turns)
		}
	}
	return nil
}

// bars keeps Characters where they belong.
func bars(_ *db.Parts, _ engine.Player, zone int, c *db.Card) engine.Clauses {
	if (zone == later || zone == won) && c.Sort != db.CharacterCard {
		return engine.Cite(book.SetupCharacterPile)
	}
	return 0
}
