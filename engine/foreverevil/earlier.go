package foreverevil

import (
	"fmt"
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// Tables that are laid out in the middle of things: at a step, with what has happened this turn.

// moments are those at which a match may begin or a script stop: the beginning of a turn and the eight steps of its end.
func moments() []engine.Step {
	out := []engine.Step{{Name: engine.Text{"turn", "tour"}, Cite: engine.Cite(TurnSummary)}}
	for i, cite := range [...]engine.Clause{
		EndTurn1Announce, EndTurn2Hand, EndTurn3Effects, EndTurn4Played, EndTurn5Refill, EndTurn6Draw, EndTurn7Flip, EndTurn8NextPlayer,
	} {
		out = append(out, engine.Step{Cite: engine.Cite(cite),
			Name: engine.Text{fmt.Sprintf("end of turn, step %d", i+1), fmt.Sprintf("fin du tour, étape %d", i+1)}})
	}
	return out
}

// deeds are what a set-up may say has happened this turn: to a card, and by the abilities of the characters.
func deeds() []engine.Deed {
	by := func(id, en, fr string, whose map[string]uint8) engine.Deed {
		no := func(cite engine.Clauses, en, fr string, name engine.Text) *engine.SetupError {
			return &engine.SetupError{Cite: cite, Msg: engine.Sayf(en, fr, name)}
		}
		return engine.Deed{ID: id, OfPlayer: true, Name: engine.Text{en, fr}, Do: func(m *engine.Match, p engine.Player, _ engine.CardID) *engine.SetupError {
			g := db.On(m)
			c := g.Top(g.Zone(p, db.Character))
			k := g.Card(c)
			what, ok := whose[k.ID]
			once := id == "used_character" && k.Action != nil && k.Action.Once
			everyTurn := what == firstDiscard && g.Rules.On(OversizedHarleyEveryTurn)
			switch {
			case ok && what == attackTokens && p != g.OnTurn():
				return &engine.SetupError{Cite: engine.Cite(CardSinestro, TurnClockwise), Msg: engine.Sayf(
					"%s lies before a player whose turn it is not, and has made no Attack", "%s est devant un joueur dont ce n'est pas le tour, et n'a pas fait d'Attaque", k.Name)}
			case what == returned && ok && g.Rules.On(OversizedBizarroRepeat):
				return no(engine.Cite(OversizedBizarroRepeat, CardBizarro), "%s does this any number of times in a turn: that it was done changes nothing",
					"%s le fait autant de fois qu'on veut dans un tour : l'avoir fait ne change rien", k.Name)
			case (ok && what != firstTokens || once) && p != g.OnTurn() && !everyTurn: // tokens are gained in any turn
				return no(engine.Cite(VillainAbility).With(k.Cite), "%s does this in the turns of its own player, and this turn is another's",
					"%s le fait aux tours de son joueur, et ce tour est celui d'un autre", k.Name)
			case ok:
				g.Remember(engine.Memo{What: what, Player: p})
				return nil
			case once:
				g.UseUp(c, 0)
				return nil
			}
			return no(g.FirstOn(VillainAbility, k.Cite.First()), "%s has no ability that asks for this", "%s n'a pas de capacité qui en dépende", k.Name)
		}}
	}
	return append(db.Deeds(),
		by("used_character", "has used the character's ability this turn", "a utilisé la capacité du personnage ce tour", map[string]uint8{"harley-quinn": firstDiscard, "bizarro": returned}),
		by("gained_tokens", "has gained VP tokens this turn", "a gagné des jetons PV ce tour", map[string]uint8{"sinestro": firstTokens}),
		by("hit_foes", "has made an Attack that was not avoided this turn", "a fait ce tour une Attaque qui n'a pas été évitée", map[string]uint8{"sinestro": attackTokens}),
	)
}

// setEarlier puts the table into the moment at which play begins.
func setEarlier(g *db.Game, s *engine.Setup) error {
	if err := g.Moment(s); err != nil {
		return err
	}
	if err := checkMarks(g, s); err != nil {
		return err
	}
	if err := checkCounts(g, s); err != nil {
		return err
	}
	if err := g.Recall(s); err != nil {
		return err
	}
	if err := checkCarriers(g, s); err != nil {
		return err
	}
	if err := checkHand(g, s); err != nil {
		return err
	}
	if err := checkAway(g, s); err != nil {
		return err
	}
	if err := checkPlayed(g, s); err != nil {
		return err
	}
	if err := checkOver(g, s); err != nil {
		return err
	}
	if err := checkKept(g, s); err != nil {
		return err
	}
	return checkFlash(g, s)
}

// checkKept refuses a card kept in play this turn for which no Firestorm Matrix can have been destroyed: all lie with the player whose turn
// it is, and what is destroyed does not come back there in the same turn. A Matrix on the Super-Villain gives its text to Firestorm, who is
// destroyed for it.
func checkKept(g *db.Game, s *engine.Setup) error {
	p := g.OnTurn()
	if s.AsIf || p == engine.NoPlayer || !g.Rules.On(CardsFirestormMatrixKeep) || !g.Rules.On(CardsFirestormMatrixDiscard) {
		return nil
	}
	gone := 0
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		switch z := g.In(c); {
		case g.Card(c).ID != "firestorm-matrix" || z == engine.Box:
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
			return &engine.SetupError{Line: g.LineOf(s, m.Card), Cite: engine.Cite(CardsFirestormMatrixKeep), Msg: engine.Sayf(
				"%s was kept in play this turn, for which a Firestorm Matrix is destroyed: %s has all that are left",
				"%s a été laissée en jeu ce tour, ce qui détruit une Matrice de Firestorm : %s a toutes celles qui restent", g.Card(m.Card).Name, s.Players[p].Name)}
		}
	}
	return nil
}

// checkOver refuses a turn, or a step of its end, that no game comes to, because it would have ended before. At the last step a First
// Appearance Attack may have taken cards of the Line-Up.
func checkOver(g *db.Game, s *engine.Setup) error {
	p, step := g.Ends(), g.Count(engine.NoPlayer, db.FromStep)
	on := g.Rules.On
	if !on(GameEndImmediately) {
		return nil
	}
	slots := g.Rules.Value(SetupLineupFive)
	if cards := g.Len(db.LineUp); (step == 6 || step == 7) && cards < slots && p != engine.NoPlayer && on(EndTurn5Refill) && on(GameEndNoRefill) {
		return &engine.SetupError{Line: s.LineOf(db.LineUp), Cite: engine.Cite(GameEndNoRefill, EndTurn5Refill, GameEndImmediately), Msg: engine.Sayf(
			"the Line-Up has %s after step 5, and not %d: the game would be over", "la réserve a %s après l'étape 5, et non %d : la partie serait finie",
			engine.Counted(cards, engine.Text{"card", "carte"}), slots)}
	}
	stacks := []engine.Zone{db.BossStack}
	if s.Options["teams"] != 0 {
		stacks = append(stacks, db.VillainStack)
	}
	begins := p == engine.NoPlayer && g.Count(engine.NoPlayer, db.Felled) == 0 && !s.AsIf
	for _, z := range stacks {
		switch {
		case g.Len(z) > 0 || !on(GameEndNoSuperHero):
		case step == 8 && p != engine.NoPlayer:
			return &engine.SetupError{Line: s.LineOf(z), Cite: engine.Cite(GameEndNoSuperHero, AmbStep7EmptyStack, GameEndImmediately), Msg: engine.Sayf(
				"the stack is empty after step 7 (%s): the game would be over", "la pile est vide après l'étape 7 (%s) : la partie serait finie", g.Info(z).Name)}
		case begins:
			return &engine.SetupError{Line: s.LineOf(z), Cite: engine.Cite(GameEndNoSuperHero, AmbStep7EmptyStack, GameEndImmediately), Msg: engine.Sayf(
				"the stack is empty and nobody was defeated this turn (%s): the game would be over since the turn before",
				"la pile est vide et personne n'a été vaincu ce tour (%s) : la partie serait finie depuis le tour précédent", g.Info(z).Name)}
		}
	}
	return nil
}

// checkFlash refuses The Flash face down in the stack, or below another, be it named or left to chance: he lies face up on top until he is
// defeated, and so before any other.
func checkFlash(g *db.Game, s *engine.Setup) error {
	on := g.Rules.On
	if !on(SetupFlashAlways) || !on(SetupFlashOnTop) || !on(SetupFlashCardText) || s.AsIf {
		return nil
	}
	for c := range g.Cards(db.BossStack) {
		switch {
		case g.Card(c).ID != "the-flash":
		case c != g.Top(db.BossStack) && !faceDown(g, s, db.BossStack):
			return &engine.SetupError{Line: s.LineOf(db.BossStack), Cite: engine.Cite(SetupFlashOnTop, SetupFlashAlways), Msg: engine.Sayf(
				"%s lies below another in the stack: he lies on top, face up, until he is defeated",
				"%s est sous une autre carte de la pile : la sienne est dessus, face visible, jusqu'à ce qu'il soit vaincu", g.Card(c).Name)}
		case faceDown(g, s, db.BossStack):
			return &engine.SetupError{Line: s.LineOf(db.BossStack), Cite: engine.Cite(SetupFlashOnTop, SetupFlashAlways), Msg: engine.Sayf(
				"%s lies face down in the stack though another was defeated this turn: he lay on top, face up, and comes first",
				"%s est face cachée dans la pile alors qu'un autre a été vaincu ce tour : la première carte, face visible, était la sienne", g.Card(c).Name)}
		}
	}
	return nil
}

// begins is the player in whose turn, or end of a turn, a set-up begins, and the step of the end, counted from 1; 0 in the turn itself.
func begins(g *db.Game, s *engine.Setup) (p engine.Player, step int) {
	p, _ = g.Begins(s)
	return p, max(0, s.At-1)
}

// withoutHand says whether a player's hand has been put away where a set-up begins, and no new one has been drawn.
func withoutHand(g *db.Game, s *engine.Setup, p engine.Player) bool {
	who, step := begins(g, s)
	return p == who && step > 2 && step < 7 && handsAreEmptied(g)
}

// handsAreEmptied says whether the second step of the end of a turn puts the hand away.
func handsAreEmptied(g *db.Game) bool { return g.Rules.On(EndTurn2Hand) && g.Rules.On(PlayNoCarryOver) }

// checkHand refuses a hand that no game comes to at a step of the end of the turn: it has been put away in the second, what the third lets
// its player draw is in it from the fourth on, and the sixth draws a new one.
func checkHand(g *db.Game, s *engine.Setup) error {
	p, step := g.Ends(), g.Count(engine.NoPlayer, db.FromStep)
	if p == engine.NoPlayer || step < 3 || step > 7 || !handsAreEmptied(g) || s.AsIf {
		return nil
	}
	cards, drawn, fresh := g.Len(hand(g, p)), 0, g.Rules.Value(EndTurn6Draw)
	if step > 3 && g.Card(g.Top(g.Zone(p, db.Character))).ID == "lex-luthor" {
		drawn = acquired(g, p, db.Hero)
	}
	counted := engine.Counted(cards, engine.Text{"card", "carte"})
	no := func(cite engine.Clauses, en, fr string, args ...any) error {
		return &engine.SetupError{Line: s.LineOf(hand(g, p)), Cite: cite, Msg: engine.Sayf(en, fr, append([]any{s.Players[p].Name}, args...)...)}
	}
	switch rest := g.Len(g.Zone(p, db.Deck)) + g.Len(discard(g, p)); {
	case step < 7 && cards > drawn && drawn == 0:
		return no(engine.Cite(EndTurn2Hand), "%s has no card in hand at this step: the hand has been put away",
			"%s n'a plus de carte en main à cette étape : la main a été rangée")
	case step < 7 && cards > drawn:
		return no(engine.Cite(EndTurn2Hand, EndTurn3Effects), "%s has %s in hand at this step, and since the hand was put away at most %d can have been drawn",
			"%s a %s en main à cette étape, et depuis que la main a été rangée, %d au plus ont pu être piochées", counted, drawn)
	case step == 7 && (cards > fresh+drawn || cards < fresh && rest > 0 && s.Has(hand(g, p))):
		return no(engine.Cite(EndTurn6Draw, AmbDrawLessThanFive), "%s has %s in hand after a new hand of %d has been drawn",
			"%s a %s en main après la pioche d'une nouvelle main de %d", counted, fresh+drawn)
	}
	return nil
}

// checkAway refuses what a step of the end of the turn has put away before the one at which a set-up begins: the cards that were played.
func checkAway(g *db.Game, s *engine.Setup) error {
	p, step := g.Ends(), g.Count(engine.NoPlayer, db.FromStep)
	if p == engine.NoPlayer {
		return nil
	}
	for c := range g.Cards(inPlay(g, p)) {
		if step > 4 && g.Rules.On(EndTurn4Played) && !g.Flag(c, db.Kept) && !g.Card(c).Stays {
			return &engine.SetupError{Line: g.LineOf(s, c), Cite: engine.Cite(EndTurn4Played), Msg: engine.Sayf(
				"%s is in play no more at this step: the cards played have been put away", "%s n'est plus en jeu à cette étape : les cartes jouées ont été rangées", g.Card(c).Name)}
		}
	}
	return nil
}

// checkPlayed refuses a card in play that was not played in the turn that is being played, and neither stays by its text nor is kept: the
// end of the turn in which it was played has put it away.
func checkPlayed(g *db.Game, s *engine.Setup) error {
	if !g.Rules.On(EndTurn4Played) || s.AsIf {
		return nil
	}
	for p := range g.From(engine.NoPlayer) {
		for c := range g.Cards(inPlay(g, p)) {
			if g.Card(c).Stays || g.Flag(c, db.Kept) || playedNow(g, c) {
				continue
			}
			return &engine.SetupError{Line: g.LineOf(s, c), Cite: engine.Cite(EndTurn4Played, CardsFirestormMatrixKeep), Msg: engine.Sayf(
				"%s is in play, but does not stay there: say played = true if it was played this turn, or kept = true",
				"%s est en jeu, mais n'y reste pas : dire played = true si la carte a été jouée ce tour, ou kept = true", g.Card(c).Name)}
		}
	}
	return nil
}

// playedNow says whether a card has been played in the turn that is being played.
func playedNow(g *db.Game, c engine.CardID) bool {
	return slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool { return m.What == db.Played && m.Card == c })
}

// womanOn says whether a card lies on a player's Super-Villain whose text gives card types: Element Woman.
func womanOn(g *db.Game, p engine.Player) bool {
	for c := range g.Cards(g.Zone(p, db.OnCharacter)) {
		if g.Card(c).Owned != 0 {
			return true
		}
	}
	return false
}

// checkCarriers refuses a card that has taken texts this turn without having been played in it.
func checkCarriers(g *db.Game, s *engine.Setup) error {
	for p := range g.From(engine.NoPlayer) {
		for c := range g.Cards(inPlay(g, p)) {
			if g.Flag(c, db.Carrying) && !playedNow(g, c) {
				return &engine.SetupError{Line: g.LineOf(s, c), Cite: engine.Cite(CardFirestorm, CardsFirestormText), Msg: engine.Sayf(
					"%s takes the texts of the cards on the Super-Villain when it is played: say played = true too",
					"%s prend le texte des cartes posées sur le Super-Vilain quand on la joue : dire aussi played = true", g.Card(c).Name)}
			}
		}
	}
	return nil
}

// faceDown says whether the top card of a stack still lies face down where a set-up begins: the one above it was defeated in the turn that
// is being played, and the seventh step of its end is still to come.
func faceDown(g *db.Game, s *engine.Setup, stack engine.Zone) bool {
	p, step := begins(g, s)
	return step < 8 && stack == g.BossZone(p) && defeatedNow(s)
}

// defeatedNow says whether a set-up tells of a Super Hero, or Super-Villain, defeated in the turn that is being played.
func defeatedNow(s *engine.Setup) bool {
	for i := range s.Zones {
		for j := range s.Zones[i].Marks {
			if s.Zones[i].Marks[j].Earlier.Has(db.DeedDefeated) {
				return true
			}
		}
	}
	return false
}

// holds keeps Frozen tokens off the cards that do not lie in the Line-Up: none comes along from there.
func holds(m *engine.Match, c engine.CardID, _ engine.Token) engine.Clauses {
	if m.In(c) != db.LineUp {
		return engine.Cite(CardsColdGunPlace)
	}
	return 0
}

// bears keeps the marks of cards in play to these.
func bears(m *engine.Match, c engine.CardID, _ engine.Flag) engine.Clauses {
	if p := m.Owner(m.In(c)); p == engine.NoPlayer || m.In(c) != m.Zone(p, db.InPlay) {
		return engine.Cite(CardFirestormMatrix, CardFirestorm)
	}
	return 0
}

// tokenRange says how many Frozen tokens can lie on a card: those of the box.
func tokenRange(m *engine.Match, _ engine.CardID, k engine.Token) engine.Range {
	if k != db.Frozen || !m.Rules.On(AmbFrozenTokens) {
		return engine.Range{Most: engine.Unbounded}
	}
	return engine.Range{Most: m.Rules.Value(ComponentsFrozenTokens), Cite: engine.Cite(ComponentsFrozenTokens)}
}

// checkMarks refuses what lies on no card in a game, and gives Frozen tokens their players.
func checkMarks(g *db.Game, s *engine.Setup) error {
	if len(s.Zones) == 0 {
		return nil
	}
	tokens := 0
	for z := engine.Box + 1; int(z) < g.ZoneCount(); z++ {
		owner := g.Owner(z)
		playing := owner != engine.NoPlayer && z == inPlay(g, owner)
		for c := range g.Cards(z) {
			no := func(cite engine.Clauses, en, fr string) error {
				return &engine.SetupError{Line: g.LineOf(s, c), Cite: cite, Msg: engine.Sayf(en, fr, g.Card(c).Name)}
			}
			frozen := g.Tokens(c, db.Frozen)
			tokens += frozen
			who, _ := g.Whose(c)
			switch {
			case frozen > 0 && z != db.LineUp:
				return no(g.FirstOn(CardsColdGunPlace, CardColdGun), "%s does not lie in the Line-Up: no Frozen token lies on it", "%s n'est pas dans la réserve : aucun jeton Gelé dessus")
			case frozen == 0 && who != engine.NoPlayer:
				return no(engine.Cite(CardColdGun), "no Frozen token lies on %s: say tokens = 1 too", "aucun jeton Gelé sur %s : dire aussi tokens = 1")
			case !playing && (g.Flag(c, db.Kept) || g.Flag(c, db.Carrying) || g.Flag(c, db.TakesTypes)):
				return no(bears(&g.Match, c, db.Kept), "%s is not in play: nothing keeps it there, and it has taken no text", "%s n'est pas en jeu : rien ne l'y laisse, et aucun texte n'est pris")
			case g.Flag(c, db.Kept) && g.Cost(c) > 5:
				return no(engine.Cite(CardsFirestormMatrixKeep), "%s costs more than 5: Firestorm Matrix does not keep it", "%s coûte plus de 5 : la Matrice de Firestorm ne la laisse pas en jeu")
			case g.Flag(c, db.Carrying) && g.Card(c).ID != "firestorm":
				return no(engine.Cite(CardFirestorm), "%s does not take the texts of the cards on the Super-Villain", "%s ne prend pas le texte des cartes posées sur le Super-Vilain")
			case g.Flag(c, db.Carrying) && g.Len(g.Zone(owner, db.OnCharacter)) == 0:
				return no(engine.Cite(CardFirestorm, CardsFirestormText), "%s has taken no text: no card lies on the Super-Villain", "%s n'a pris aucun texte : aucune carte sur le Super-Vilain")
			case g.Flag(c, db.TakesTypes) && !(g.Flag(c, db.Carrying) && womanOn(g, owner)):
				return no(engine.Cite(CardsFirestormText, CardElementWoman), "%s has taken no card types: no text of Element Woman is carried",
					"%s n'a pris aucun type de carte : aucun texte d'Element Woman n'est porté")
			case g.Flag(c, db.Carrying) && !g.Flag(c, db.TakesTypes) && womanOn(g, owner):
				return no(engine.Cite(CardsFirestormText, CardElementWoman), "%s has the text of Element Woman, and so all her types: say takes_types = true too",
					"%s a le texte d'Element Woman, donc tous ses types : dire aussi takes_types = true")
			case g.Flag(c, db.TakesTypes):
				g.Remember(engine.Memo{What: db.TookTypes, Player: owner, Card: c, N: int32((db.Hero | db.Villain | db.Equipment | db.SuperPower) &^ g.Card(c).Types)})
			case frozen > 0:
				frost(g, c, frozen, who)
			}
		}
	}
	if most := g.Rules.Value(ComponentsFrozenTokens); tokens > most && g.Rules.On(AmbFrozenTokens) && !s.AsIf {
		return &engine.SetupError{Line: s.LineOf(db.LineUp), Cite: engine.Cite(AmbFrozenTokens, ComponentsFrozenTokens), Msg: engine.Sayf(
			"%d Frozen tokens: the box has %d", "jetons Gelé : %d, et la boîte en a %d", tokens, most)}
	}
	return nil
}

// checkCounts refuses the Power of a player who has lost it in the fourth step of the end of the turn, and a discount for this turn of one
// whose turn it is not. The Power of the others is what they begin their turn with.
func checkCounts(g *db.Game, s *engine.Setup) error {
	now := g.OnTurn()
	if now == engine.NoPlayer {
		now = engine.Player(g.Count(engine.NoPlayer, db.FirstSeat))
	}
	for p := range g.From(engine.NoPlayer) {
		lost := p == now && g.Count(engine.NoPlayer, db.FromStep) > 4 && g.Rules.On(EndTurn4PowerLost)
		switch {
		case lost && g.Count(p, db.Power) > 0:
			return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(EndTurn4PowerLost), Msg: engine.Sayf(
				"%s has no Power at this step: what was not spent is lost already", "%s n'a plus de Puissance à cette étape : ce qui n'a pas été dépensé est déjà perdu", s.Players[p].Name)}
		case g.Count(p, db.Rebate)%wordOfPower != 0:
			return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(CardWordOfPower), Msg: engine.Sayf(
				"%s cannot pay %d less: each Word of Power that is destroyed makes it %d", "%s ne peut pas payer %d de moins : chaque Word of Power détruite fait %d",
				s.Players[p].Name, g.Count(p, db.Rebate), wordOfPower)}
		case (lost || p != now) && g.Count(p, db.Rebate) > 0:
			return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(CardWordOfPower, EndTurn4PowerLost), Msg: engine.Sayf(
				"%s pays nothing less at this moment: the discount is for a turn", "%s ne paie rien de moins à ce moment : le rabais vaut pour un tour", s.Players[p].Name)}
		}
	}
	return nil
}

// frost lets the Frozen tokens that a set-up has put on a card come off when the next turn of their player begins. Without a word about it
// they are those of the player who has had a turn last.
func frost(g *db.Game, c engine.CardID, tokens int, whose engine.Player) {
	if whose == engine.NoPlayer {
		whose = lastTurn(g)
	}
	gun := engine.CardID(1)
	for g.Card(gun).ID != "cold-gun" {
		gun++
	}
	by := db.By{Player: whose, Text: gun}
	for range tokens {
		g.Lasts(by, 0, g.Ref(c), untilOwnTurn)
	}
}

// lastTurn is the player whose turn was the last before the one that is played or about to begin.
func lastTurn(g *db.Game) engine.Player {
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
	if t.Tokens(c, db.Frozen) == 0 {
		return whose
	}
	for _, e := range t.Effects() {
		if e.Until != untilOwnTurn || e.Source != t.Ref(c) {
			continue
		}
		if whose != engine.NoPlayer && whose != e.Player {
			return engine.NoPlayer
		}
		whose = e.Player
	}
	return whose
}
