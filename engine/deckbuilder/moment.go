package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// A table that is laid out in the middle of things: the steps of the set-up that put it there, and refuse what no game
// comes to at that moment.

// past says whether a set-up begins at a step of the end of the turn behind another one.
func (g *Match) past(what part) bool { return g.after(g.Count(engine.NoPlayer, FromStep), what) }

// HandIsAway says whether a set-up begins at a step behind the one that puts the hand away, EffectsAreDone behind the
// one for what waits for the end of the turn, and Flipped behind the one that turns a boss up.
func (g *Match) HandIsAway() bool     { return g.past(partHand) }
func (g *Match) EffectsAreDone() bool { return g.past(partEffects) }
func (g *Match) Flipped() bool        { return g.past(partFlip) }

// number is the number of a step of the end of the turn.
func (k *Parts) number(what part) int {
	return slices.IndexFunc(k.EndTurn, func(s EndStep) bool { return s.what == what }) + 1
}

// PlayedNow says whether a card has been played in the turn that is being played.
func (g *Match) PlayedNow(c engine.CardID) bool {
	return slices.ContainsFunc(g.Memos(), func(m engine.Memo) bool { return m.What == Played && m.Card == c })
}

// CheckCounts refuses the Power of a player who has lost it at the end of the turn, and a discount for this turn of one
// whose turn it is not. The Power of the others is what they begin their turn with.
func CheckCounts(g *Match, s *engine.Setup) error {
	c, now := g.Parts.Cites, g.OnTurn()
	if now == engine.NoPlayer {
		now = engine.Player(g.Count(engine.NoPlayer, FirstSeat))
	}
	for p := range g.From(engine.NoPlayer) {
		lost := p == now && g.past(partPlayed) && g.Rules.On(c.PowerLost)
		switch {
		case lost && g.Count(p, Power) > 0:
			return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(c.PowerLost), Msg: engine.Sayf(
				"%s has no Power at this step: what was not spent is lost already",
				"%s n'a plus de Puissance à cette étape : ce qui n'a pas été dépensé est déjà perdu",
				s.Players[p].Name)}
		case (lost || p != now) && g.Count(p, Rebate) > 0:
			return &engine.SetupError{Line: s.Players[p].Line, Cite: engine.Cite(c.Rebate, c.PowerLost),
				Msg: engine.Sayf(
					"%s pays nothing less at this moment: the discount is for a turn",
					"%s ne paie rien de moins à ce moment : le rabais vaut pour un tour", s.Players[p].Name)}
		}
	}
	return nil
}

// CheckHand refuses a hand that no game comes to at a step of the end of the turn: once it has been put away, only what
// the end of the turn lets its player draw is in it, until a new one is drawn. A boss that is turned up may change it
// again.
func CheckHand(g *Match, s *engine.Setup) error {
	p, c := g.Ends(), g.Parts.Cites
	if p == engine.NoPlayer || !g.past(partHand) || g.past(partFlip) || !g.handsAreEmptied() || s.AsIf {
		return nil
	}
	hand := g.Zone(p, Hand)
	cards, drawn, fresh := g.Len(hand), 0, g.Rules.Value(c.EndDraw)
	if g.past(partEffects) {
		drawn = g.drawnAtEnd(p)
	}
	counted := engine.Counted(cards, engine.Text{"card", "carte"})
	no := func(cite engine.Clauses, en, fr string, args ...any) error {
		return &engine.SetupError{Line: s.LineOf(hand), Cite: cite,
			Msg: engine.Sayf(en, fr, append([]any{s.Players[p].Name}, args...)...)}
	}
	switch rest := g.Len(g.Zone(p, Deck)) + g.Len(g.Zone(p, Discard)); {
	case !g.past(partDraw) && cards > drawn && drawn == 0:
		return no(engine.Cite(c.EndHand), "%s has no card in hand at this step: the hand has been put away",
			"%s n'a plus de carte en main à cette étape : la main a été rangée")
	case !g.past(partDraw) && cards > drawn:
		return no(engine.Cite(c.EndHand, c.EndEffects),
			"%s has %s in hand at this step, and since the hand was put away at most %d can have been drawn",
			"%s a %s en main à cette étape, et depuis que la main a été rangée, %d au plus ont pu être piochées",
			counted, drawn)
	case g.past(partDraw) && (cards > fresh+drawn || cards < fresh && rest > 0 && s.Has(hand)):
		return no(engine.Cite(c.EndDraw, c.DrawLess), "%s has %s in hand after a new hand of %d has been drawn",
			"%s a %s en main après la pioche d'une nouvelle main de %d", counted, fresh+drawn)
	}
	return nil
}

// drawnAtEnd is how many cards a character's text has let its player draw as the turn ended: for each card that the
// player has come by in it.
func (g *Match) drawnAtEnd(p engine.Player) int {
	c := g.Top(g.Zone(p, Character))
	f := g.opens(By{Player: p, Self: c, Text: c}, engine.NoPlayer)
	defer g.frames.Close()
	n := 0
	for i := range g.Card(c).Waits {
		w := &g.Card(c).Waits[i]
		if w.On.Event != eventEnds {
			continue
		}
		for j := range w.Text {
			if s := &w.Text[j]; s.Verb == cardtext.ForEach {
				n += g.timesGained(f, s.Event) * g.draws(f, s.Body)
			} else {
				n += g.draws(f, w.Text[j:j+1])
			}
		}
	}
	return n
}

// draws is how many cards the sentences of a text draw.
func (g *Match) draws(f *Frame, t cardtext.Text) int {
	n := 0
	for i := range t {
		if s := &t[i]; s.Verb == doDraw && s.What == nil && s.Who == cardtext.You {
			n += cardtext.HowMany[By](texter{g}, f, s.N)
		}
	}
	return n
}

// timesGained is how often a text's player has come by a card that it asks for.
func (g *Match) timesGained(f *Frame, on *cardtext.Trigger) int {
	n := 0
	for _, m := range g.Memos() {
		if g.wasGained(f, on, m) {
			n++
		}
	}
	return n
}

// CheckAway refuses what a step of the end of the turn has put away before the one at which a set-up begins: the cards
// that were played.
func CheckAway(g *Match, s *engine.Setup) error {
	p := g.Ends()
	if p == engine.NoPlayer || !g.past(partPlayed) || !g.Rules.On(g.Parts.Cites.EndPlayed) {
		return nil
	}
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if !g.Flag(c, Kept) && !g.Card(c).Stays {
			return &engine.SetupError{Line: g.LineOf(s, c),
				Cite: engine.Cite(g.Parts.Cites.EndPlayed), Msg: engine.Sayf(
					"%s is in play no more at this step: the cards played have been put away",
					"%s n'est plus en jeu à cette étape : les cartes jouées ont été rangées", g.Card(c).Name)}
		}
	}
	return nil
}

// CheckPlayed refuses a card in play that was not played in the turn that is being played, and neither stays by its
// text nor is kept: the end of the turn in which it was played has put it away.
func CheckPlayed(g *Match, s *engine.Setup) error {
	cites := g.Parts.Cites
	if !g.Rules.On(cites.EndPlayed) || s.AsIf {
		return nil
	}
	for p := range g.From(engine.NoPlayer) {
		for c := range g.Cards(g.Zone(p, InPlay)) {
			if g.Card(c).Stays || g.Flag(c, Kept) || g.PlayedNow(c) {
				continue
			}
			msg := engine.Sayf("%s is in play, but does not stay there: say played = true if it was played this turn",
				"%s est en jeu, mais n'y reste pas : dire played = true si la carte a été jouée ce tour",
				g.Card(c).Name)
			if g.Parts.keepsCards() {
				msg = engine.Sayf("%s, or kept = true", "%s, ou kept = true", msg)
			}
			return &engine.SetupError{Line: g.LineOf(s, c), Msg: msg,
				Cite: engine.Cite(cites.EndPlayed, cites.KeptStays)}
		}
	}
	return nil
}

// CheckOver refuses a turn, or a step of its end, that no game comes to, because it would have ended before. Once a
// boss has been turned up, its First Appearance Attack may have taken cards of the Line-Up.
func CheckOver(g *Match, s *engine.Setup) error {
	c, p, on := g.Parts.Cites, g.Ends(), g.Rules.On
	if !on(c.GameEnds) {
		return nil
	}
	filled := p != engine.NoPlayer && g.past(partRefill) && !g.past(partFlip) && on(c.EndRefill) && on(c.NoRefill)
	if cards, slots := g.Len(LineUp), g.Rules.Value(c.LineUpSlots); filled && cards < slots {
		return &engine.SetupError{Line: s.LineOf(LineUp), Cite: engine.Cite(c.NoRefill, c.EndRefill, c.GameEnds),
			Msg: engine.Sayf(
				"the Line-Up has %s after step %d, and not %d: the game would be over",
				"la réserve a %s après l'étape %d, et non %d : la partie serait finie",
				engine.Counted(cards, engine.Text{"card", "carte"}), g.Parts.number(partRefill), slots)}
	}
	if g.Parts.NoBossEnds != nil {
		return nil
	}
	stacks := []engine.Zone{BossStack, TeamStack}
	if g.Side(0) == 0 {
		stacks = stacks[:1]
	}
	begins := p == engine.NoPlayer && g.Count(engine.NoPlayer, Felled) == 0 && !s.AsIf
	cite := engine.Cite(c.NoBoss, c.NoBossReading, c.GameEnds)
	for _, z := range stacks {
		switch {
		case g.Len(z) > 0 || !g.states(c.NoBoss):
		case p != engine.NoPlayer && g.past(partFlip):
			return &engine.SetupError{Line: s.LineOf(z), Cite: cite, Msg: engine.Sayf(
				"the stack is empty after step %d (%s): the game would be over",
				"la pile est vide après l'étape %d (%s) : la partie serait finie", g.Parts.number(partFlip),
				g.Info(z).Name)}
		case begins:
			return &engine.SetupError{Line: s.LineOf(z), Cite: cite, Msg: engine.Sayf(
				"the stack is empty and nobody was defeated this turn (%s): the game would be over since the turn before",
				"la pile est vide et personne n'a été vaincu ce tour (%s) : la partie serait finie depuis le tour précédent",
				g.Info(z).Name)}
		}
	}
	return nil
}
