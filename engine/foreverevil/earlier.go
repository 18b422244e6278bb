package foreverevil

import (
	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// Tables that are laid out in the middle of things: at a step, with what has happened this turn.

// deeds are what a set-up may say has happened this turn: to a card, and by the abilities of the characters.
func deeds(k *db.Parts) []engine.Deed {
	by := func(id, en, fr string) engine.Deed {
		no := func(cite engine.Clauses, en, fr string, name engine.Text) *engine.SetupError {
			return &engine.SetupError{Cite: cite, Msg: engine.Sayf(en, fr, name)}
		}
		return engine.Deed{ID: id, OfPlayer: true, Name: engine.Text{en, fr}, Do: func(m *engine.Match, p engine.Player,
			_ engine.CardID) *engine.SetupError {
			g := db.On(m)
			c := g.Top(g.Zone(p, db.Character))
			k := g.Card(c)
			what, ok := remembers(g.Parts, k, id)
			once := id == deedUsed && k.Action != nil && k.Action.Once
			everyTurn := what == db.DidFirst && g.Rules.On(book.OversizedHarleyEveryTurn)
			switch {
			case ok && what == attackTokens && p != g.OnTurn():
				return &engine.SetupError{Cite: engine.Cite(k.Cite.First(), book.TurnClockwise), Msg: engine.Sayf(
					"%s lies before a player whose turn it is not, and has made no Attack",
					"%s est devant un joueur dont ce n'est pas le tour, et n'a pas fait d'Attaque", k.Name)}
			case what == db.Repeated && ok && g.Rules.On(book.OversizedBizarroRepeat):
				return no(engine.Cite(book.OversizedBizarroRepeat, k.Cite.First()),
					"%s does this any number of times in a turn: that it was done changes nothing",
					"%s le fait autant de fois qu'on veut dans un tour : l'avoir fait ne change rien", k.Name)
			case (ok && what != firstTokens || once) && p != g.OnTurn() && !everyTurn: // tokens are gained in any turn
				return no(engine.Cite(book.VillainAbility).With(k.Cite),
					"%s does this in the turns of its own player, and this turn is another's",
					"%s le fait aux tours de son joueur, et ce tour est celui d'un autre", k.Name)
			case ok && what == db.DidFirst:
				g.Happens(db.Discarded, p, 0)
				return nil
			case ok:
				g.Remember(engine.Memo{What: what, Player: p})
				return nil
			case once:
				g.UseUp(c, db.AllUses, 0)
				return nil
			}
			if c == 0 {
				return &engine.SetupError{Cite: engine.Cite(book.SetupOneVillainEach), Msg: engine.Sayf(
					"nobody has done that: no Super-Villain lies before this player",
					"personne ne l'a fait : aucun Super-Vilain n'est devant ce joueur")}
			}
			return no(g.FirstOn(book.VillainAbility, k.Cite.First()), "%s has no ability that asks for this",
				"%s n'a pas de capacité qui en dépende", k.Name)
		}}
	}
	return append(k.Deeds(),
		by(deedUsed, "has used the character's ability this turn", "a utilisé la capacité du personnage ce tour"),
		by(deedTokens, "has gained VP tokens this turn", "a gagné des jetons PV ce tour"),
		by(deedHits, "has made an Attack that was not avoided this turn",
			"a fait ce tour une Attaque qui n'a pas été évitée"),
	)
}

// The words of a set-up for what the ability of a character has done this turn.
const (
	deedUsed   = "used_character"
	deedTokens = "gained_tokens"
	deedHits   = "hit_foes"
)

// remembers gives what is remembered of a turn in which a character has done so, and whether anything is.
func remembers(k *db.Parts, c *db.Card, deed string) (uint8, bool) {
	switch {
	case deed != deedUsed:
	case c.Action != nil && c.Action.Repeats != 0:
		return db.Repeated, true
	case c.ActsOnFirst(db.Discarded):
		return db.DidFirst, true
	}
	return k.Remembers(c, deed)
}

// checkKept refuses a card kept in play this turn for which no Firestorm Matrix can have been destroyed: all lie with
// the player whose turn it is, and what is destroyed does not come back there in the same turn. A Matrix on the
// Super-Villain gives its text to Firestorm, who is destroyed for it.
func checkKept(g *db.Match, s *engine.Setup) error {
	p := g.OnTurn()
	if s.AsIf || p == engine.NoPlayer || !g.Rules.On(book.CardsFirestormMatrixKeep) ||
		!g.Rules.On(book.CardsFirestormMatrixDiscard) {
		return nil
	}
	gone, keeper := 0, keeping(g.Parts)
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		switch z := g.In(c); {
		case !keeper(g.Card(c)) || z == engine.Box:
		case z == g.Zone(p, db.OnCharacter):
			return nil
		case g.Owner(z) != p:
			gone++
		}
	}
	for _, m := range g.Memos() {
		if m.What != db.KeptNow {
			continue
		}
		if gone--; gone < 0 {
			return &engine.SetupError{Line: g.LineOf(s, m.Card), Cite: engine.Cite(book.CardsFirestormMatrixKeep),
				Msg: engine.Sayf(
					"%s was kept in play this turn, for which a Firestorm Matrix is destroyed: %s has all that are left",
					"%s a été laissée en jeu ce tour, ce qui détruit une Matrice de Firestorm : %s a toutes celles qui restent", g.Card(m.Card).Name, s.Players[p].Name)}
		}
	}
	return nil
}

// checkFlash refuses The Flash face down in the stack, or below another, be it named or left to chance: he lies face up
// on top until he is defeated, and so before any other.
func checkFlash(g *db.Match, s *engine.Setup) error {
	on := g.Rules.On
	if !on(book.SetupFlashAlways) || !on(book.SetupFlashOnTop) || !on(book.SetupFlashCardText) || s.AsIf {
		return nil
	}
	for c := range g.Cards(db.BossStack) {
		switch {
		case g.Card(c).Hook != onTop:
		case c != g.Top(db.BossStack) && !g.LiesDown(s, db.BossStack):
			return &engine.SetupError{Line: s.LineOf(db.BossStack),
				Cite: engine.Cite(book.SetupFlashOnTop, book.SetupFlashAlways), Msg: engine.Sayf(
					"%s lies below another in the stack: he lies on top, face up, until he is defeated",
					"%s est sous une autre carte de la pile : la sienne est dessus, face visible, jusqu'à ce qu'il soit vaincu", g.Card(c).Name)}
		case g.LiesDown(s, db.BossStack):
			return &engine.SetupError{Line: s.LineOf(db.BossStack),
				Cite: engine.Cite(book.SetupFlashOnTop, book.SetupFlashAlways), Msg: engine.Sayf(
					"%s lies face down in the stack though another was defeated this turn: he lay on top, face up, and comes first",
					"%s est face cachée dans la pile alors qu'un autre a été vaincu ce tour : la première carte, face visible, était la sienne", g.Card(c).Name)}
		}
	}
	return nil
}

// womanOn says whether a card lies on a player's Super-Villain whose text gives card types: Element Woman.
func womanOn(g *db.Match, p engine.Player) bool {
	for c := range g.Cards(g.Zone(p, db.OnCharacter)) {
		if g.Card(c).Owned != 0 {
			return true
		}
	}
	return false
}

// checkCarriers refuses a card that has taken texts this turn without having been played in it.
func checkCarriers(g *db.Match, s *engine.Setup) error {
	for p := range g.From(engine.NoPlayer) {
		for c := range g.Cards(inPlay(g, p)) {
			if g.Flag(c, db.Carrying) && !g.PlayedNow(c) {
				return &engine.SetupError{Line: g.LineOf(s, c),
					Cite: engine.Cite(g.Parts.ClauseOf(carries), book.CardsFirestormText), Msg: engine.Sayf(
						"%s takes the texts of the cards on the Super-Villain when it is played: say played = true too",
						"%s prend le texte des cartes posées sur le Super-Vilain quand on la joue : dire aussi played = true", g.Card(c).Name)}
			}
		}
	}
	return nil
}

// holds keeps Frozen tokens off the cards that do not lie in the Line-Up: none comes along from there.
func holds(m *engine.Match, c engine.CardID, _ engine.Token) engine.Clauses {
	if m.In(c) != db.LineUp {
		return engine.Cite(book.CardsColdGunPlace)
	}
	return 0
}

// bears keeps the marks of cards in play to these.
func bears(m *engine.Match, c engine.CardID, _ engine.Flag) engine.Clauses {
	if p := m.Owner(m.In(c)); p == engine.NoPlayer || m.In(c) != m.Zone(p, db.InPlay) {
		k := db.On(m).Parts
		return engine.Cite(k.Cites.KeptCard, k.ClauseOf(carries))
	}
	return 0
}

// tokenRange says how many Frozen tokens can lie on a card: those of the box.
func tokenRange(m *engine.Match, _ engine.CardID, k engine.Token) engine.Range {
	if k != db.Locked || !m.Rules.On(book.AmbFrozenTokens) {
		return engine.Range{Most: engine.Unbounded}
	}
	return engine.Range{Most: m.Rules.Value(book.ComponentsFrozenTokens),
		Cite: engine.Cite(book.ComponentsFrozenTokens)}
}

// checkMarks refuses what lies on no card in a game, and gives Frozen tokens their players.
func checkMarks(g *db.Match, s *engine.Setup) error {
	if len(s.Zones) == 0 {
		return nil
	}
	tokens := 0
	for z := engine.Box + 1; int(z) < g.ZoneCount(); z++ {
		for c := range g.Cards(z) {
			no := func(cite engine.Clauses, en, fr string) error {
				return &engine.SetupError{Line: g.LineOf(s, c), Cite: cite, Msg: engine.Sayf(en, fr, g.Card(c).Name)}
			}
			if err := checkFrozen(g, c, no); err != nil {
				return err
			}
			if err := checkTaken(g, c, no); err != nil {
				return err
			}
			tokens += g.Tokens(c, db.Locked)
		}
	}
	if most := g.Rules.Value(book.ComponentsFrozenTokens); tokens > most && g.Rules.On(book.AmbFrozenTokens) &&
		!s.AsIf {
		return &engine.SetupError{Line: s.LineOf(db.LineUp),
			Cite: engine.Cite(book.AmbFrozenTokens, book.ComponentsFrozenTokens), Msg: engine.Sayf(
				"%d Frozen tokens: the box has %d", "jetons Gelé : %d, et la boîte en a %d", tokens, most)}
	}
	return nil
}

// refusing makes the error about a card of a set-up.
type refusing func(cite engine.Clauses, en, fr string) error

// checkFrozen refuses Frozen tokens that lie on no such card, and gives those of a card their player.
func checkFrozen(g *db.Match, c engine.CardID, no refusing) error {
	frozen := g.Tokens(c, db.Locked)
	switch who, _ := g.Whose(c); {
	case frozen > 0 && g.In(c) != db.LineUp:
		return no(g.FirstOn(book.CardsColdGunPlace, g.Parts.ClauseOf(freezing(g.Parts))),
			"%s does not lie in the Line-Up: no Frozen token lies on it",
			"%s n'est pas dans la réserve : aucun jeton Gelé dessus")
	case frozen == 0 && who != engine.NoPlayer:
		return no(engine.Cite(g.Parts.ClauseOf(freezing(g.Parts))), "no Frozen token lies on %s: say tokens = 1 too",
			"aucun jeton Gelé sur %s : dire aussi tokens = 1")
	case frozen > 0:
		frost(g, c, frozen, who)
	}
	return nil
}

// checkTaken refuses a card that is kept, or has taken texts or types, where that cannot be, and remembers the types
// that one has taken.
func checkTaken(g *db.Match, c engine.CardID, no refusing) error {
	kept, carried, types := g.Flag(c, db.Kept), g.Flag(c, db.Carrying), g.Flag(c, db.TakesTypes)
	if !kept && !carried && !types {
		return nil
	}
	owner := g.Owner(g.In(c))
	switch {
	case owner == engine.NoPlayer || g.In(c) != inPlay(g, owner):
		return no(bears(&g.Match, c, db.Kept),
			"%s is not in play: nothing keeps it there, and it has taken no text",
			"%s n'est pas en jeu : rien ne l'y laisse, et aucun texte n'est pris")
	case kept && g.Cost(c) > 5:
		return no(engine.Cite(book.CardsFirestormMatrixKeep),
			"%s costs more than 5: Firestorm Matrix does not keep it",
			"%s coûte plus de 5 : la Matrice de Firestorm ne la laisse pas en jeu")
	case carried && !g.Card(c).Carries:
		return no(engine.Cite(g.Parts.ClauseOf(carries)),
			"%s does not take the texts of the cards on the Super-Villain",
			"%s ne prend pas le texte des cartes posées sur le Super-Vilain")
	case carried && g.Len(g.Zone(owner, db.OnCharacter)) == 0:
		return no(engine.Cite(g.Parts.ClauseOf(carries), book.CardsFirestormText),
			"%s has taken no text: no card lies on the Super-Villain",
			"%s n'a pris aucun texte : aucune carte sur le Super-Vilain")
	case types && !(carried && womanOn(g, owner)):
		return no(engine.Cite(book.CardsFirestormText, g.Parts.ClauseOf(owned)),
			"%s has taken no card types: no text of Element Woman is carried",
			"%s n'a pris aucun type de carte : aucun texte d'Element Woman n'est porté")
	case carried && !types && womanOn(g, owner):
		return no(engine.Cite(book.CardsFirestormText, g.Parts.ClauseOf(owned)),
			"%s has the text of Element Woman, and so all her types: say takes_types = true too",
			"%s a le texte d'Element Woman, donc tous ses types : dire aussi takes_types = true")
	case types:
		g.Remember(engine.Memo{What: db.TookTypes, Player: owner, Card: c, N: int32(taken &^ g.Card(c).Types)})
	}
	return nil
}

// checkRebates refuses a discount that no number of Words of Power gives, where no card of somebody's own gives one.
func checkRebates(g *db.Match, s *engine.Setup) error {
	for d := range g.Parts.Cards {
		if c := &g.Parts.Cards[d]; c.Origin != engine.Printed && c.Discounts() {
			return nil
		}
	}
	for p := range g.From(engine.NoPlayer) {
		if g.Count(p, db.Rebate)%wordOfPower != 0 {
			return &engine.SetupError{Line: s.Players[p].Line,
				Cite: engine.Cite(g.Parts.Cites.Rebate), Msg: engine.Sayf(
					"%s cannot pay %d less: each Word of Power that is destroyed makes it %d",
					"%s ne peut pas payer %d de moins : chaque Word of Power détruite fait %d",
					s.Players[p].Name, g.Count(p, db.Rebate), wordOfPower)}
		}
	}
	return nil
}

// frost lets the Frozen tokens that a set-up has put on a card come off when the next turn of their player begins.
// Without a word about it they are those of the player who has had a turn last.
func frost(g *db.Match, c engine.CardID, tokens int, whose engine.Player) {
	if whose == engine.NoPlayer {
		whose = lastTurn(g)
	}
	is := freezing(g.Parts)
	gun := engine.CardID(1)
	for !is(g.Card(gun)) {
		gun++
	}
	by := db.By{Player: whose, Text: gun}
	for range tokens {
		g.Lasts(by, 0, g.Ref(c), db.UntilOwnTurn)
	}
}

// lastTurn is the player whose turn was the last before the one that is played or about to begin.
func lastTurn(g *db.Match) engine.Player {
	now := g.OnTurn()
	if now == engine.NoPlayer {
		now = engine.Player(g.Count(engine.NoPlayer, db.FirstSeat))
	}
	for p := range g.From(engine.NoPlayer) {
		if g.NextTurn(p) == now {
			return p
		}
	}
	return now
}

// froze is the player whose Frozen tokens lie on a card, nobody if they are those of several players.
func froze(t *engine.Table, c engine.CardID) engine.Player {
	whose := engine.NoPlayer
	if t.Tokens(c, db.Locked) == 0 {
		return whose
	}
	for _, e := range t.Effects() {
		if e.Until != db.UntilOwnTurn || e.Source != t.Ref(c) {
			continue
		}
		if whose != engine.NoPlayer && whose != e.Player {
			return engine.NoPlayer
		}
		whose = e.Player
	}
	return whose
}

// wordOfPower is how much less a Super Hero costs when a Word of Power has been destroyed.
const wordOfPower = 4
