package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// box is every card of the game, by type; the index of a card is its engine.Def.
func box() []db.Card {
	cards := []db.Card{{}} // no card
	for _, part := range [...][]db.Card{
		basics(), heroes(), villains(), superPowers(), equipment(), locations(), superHeroes(), superVillains(), testCards(), rivals(),
	} {
		cards = append(cards, part...)
	}
	return cards
}

// basics are the starting cards and the stacks.
func basics() []db.Card {
	return []db.Card{
		{ID: "punch", Name: engine.Text{"Punch", "Coup de Poing"}, Sort: db.StartCard, Types: db.Starter, Copies: 36,
			Cite: engine.Cite(CardPunch), Figure: TypesFigurePunch, Play: plus(1)},
		{ID: "vulnerability", Name: engine.Text{"Vulnerability", "Vulnérabilité"}, Sort: db.StartCard, Types: db.Starter, Copies: 16,
			Cite: engine.Cite(CardVulnerability), Leaves: engine.Cite(PlayInertDiscardTime), Play: useless(SetupVulnerabilityInert)},
		{ID: "kick", Name: engine.Text{"Kick", "Coup de Pied"}, Sort: db.KickCard, Types: db.SuperPower, Cost: 3, VP: 1, Copies: 16,
			Cite: engine.Cite(CardKick), Play: plus(2)},
		{ID: "weakness", Name: engine.Text{"Weakness", "Faiblesse"}, Sort: db.WeaknessCard, VP: -1, Copies: 20,
			Cite: engine.Cite(CardWeakness), Figure: TypesFigureWeakness, Leaves: engine.Cite(PlayInertDiscardTime, WeaknessNoAbility), Play: useless(WeaknessNoAbility)},
	}
}

// testCards are no printed cards: each shows a clause that no printed card of the box can show. They are never dealt.
func testCards() []db.Card {
	return []db.Card{
		{ID: "test-crossed-hands", Name: engine.Text{"Crossed Hands", "Mains croisées"}, Types: db.SuperPower, Copies: 1, Test: true,
			Cite: engine.Cite(PlayResolveAtOnce),
			// Power +1. Attack on all foes that makes them interact: each passes a card of the hand to the player on the left.
			Play: func(g *db.Game, by db.By) {
				g.Power(by, 1)
				g.InteractiveAttack(by.Also(AttackInteractionWaits), g.Foes(by.Player), func(foe engine.Player) {
					by := by.Also(AttackInteractionWaits)
					if c := g.Choose(by, foe, db.AskPass, db.VerbPass, false, db.Want{}, hand(g, foe)); c != 0 {
						g.PassCard(by, foe, g.Table.Next(foe), c, db.Hand)
					}
				})
			}},
		{ID: "test-spyglass", Name: engine.Text{"Spyglass", "Longue-vue"}, Types: db.Equipment, Copies: 1, Test: true,
			Cite: engine.Cite(AmbLookReshuffles),
			// Look at the top card of your deck.
			Play: func(g *db.Game, by db.By) {
				ready, cite := false, AmbLookReshuffles
				if g.Rules.On(DeckReshuffleLook) {
					cite = DeckReshuffleLook // the French edition says so outright
					ready = g.Ready(by.Player, DeckReshuffleLook)
				} else {
					ready = g.Ready(by.Player, AmbLookReshuffles)
				}
				if !ready {
					g.Inert(by)
					return
				}
				g.Say(engine.Event{Kind: db.Look, Actor: by.Player, Card: g.Top(g.Zone(by.Player, db.Deck)), From: g.Zone(by.Player, db.Deck), Cite: engine.Cite(cite)})
			}},
		{ID: "test-pickpockets", Name: engine.Text{"Pickpockets", "Pickpockets"}, Types: db.SuperPower, Copies: 1, Test: true,
			Cite: engine.Cite(AmbStealAllFoes),
			// Attack on all foes: 1 VP token of each moves to the attacker.
			Play: func(g *db.Game, by db.By) {
				g.Attack(by, g.Foes(by.Player), func(foe engine.Player) { g.StealTokens(by, by.Player, foe, 1) })
			}},
		{ID: "test-helping-hand", Name: engine.Text{"Helping Hand", "Coup de main"}, Types: db.SuperPower, Copies: 1, Test: true,
			Cite: engine.Cite(GainToDiscard),
			// Gain a card of the Line-Up.
			Play: func(g *db.Game, by db.By) {
				thawed := db.Want{Thawed: true}
				c := g.Choose(by, by.Player, db.AskGain, db.VerbGain, false, thawed, db.LineUp)
				if c == 0 {
					c = instead(g)
				}
				if c == 0 {
					noneToGain(g, by, true, thawed)
					return
				}
				g.GainCard(by, by.Player, c)
			}},
		{ID: "test-training-yard", Name: engine.Text{"Training Yard", "Terrain d'entraînement"}, Types: db.Location, Cost: 5, VP: 1, Copies: 1, Test: true,
			Cite: engine.Cite(LocationFirstOfType), Stays: true,
			// Ongoing: when you play your first Hero of a turn, draw a card.
			Abilities: []engine.Ability{{
				Name: "test-training-yard", Stage: engine.React, On: engine.KindsOf(db.Play), Where: db.ActiveInPlay, Forced: true,
				If: func(m *engine.Match, a *engine.Acting) bool {
					g := db.On(m)
					return a.Event.Player == a.Player && g.Active() == a.Player && db.Types(a.Event.N)&db.Hero != 0 &&
						g.WorksNow(a.Player, a.Source.Card) && !(playedBefore(g, a.Player, db.Hero) && g.Rules.On(LocationFirstOfType))
				},
				Do: func(m *engine.Match, a *engine.Acting) {
					g := db.On(m)
					g.Draw(ability(g, a).Also(LocationEachTurn), a.Player, 1)
				},
			}}},
		{ID: "test-blank", Name: engine.Text{"Blank Page", "Page blanche"}, Types: db.Equipment, Cost: 1, VP: 1, Copies: 1, Test: true,
			Cite: engine.Cite(TypesPrintedFields), Unknown: true},
	}
}
