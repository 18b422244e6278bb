package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func heroes() []db.Card {
	return []db.Card{
		{ID: "amanda-waller", Name: engine.Text{"Amanda Waller", ""}, Types: db.Hero, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardAmandaWaller), Figure: TypesFigureHero, Play: destroyForPower(db.Villain)},

		{ID: "catwoman", Name: engine.Text{"Catwoman", "Catwoman"}, Types: db.Hero, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardCatwoman), Figure: TypesFigureHeroWithAttack,
			Play: func(g *db.Game, by db.By) {
				g.Power(by, 1)
				g.Attack(by, db.Only(g.ChooseFoe(by)), func(foe engine.Player) {
					steal(g, by, by.Player, foe)
				})
			}},

		{ID: "commissioner-gordon", Name: engine.Text{"Commissioner Gordon", ""}, Types: db.Hero, Cost: 2, VP: 1, Copies: 3,
			Cite: engine.Cite(CardCommissionerGordon), Play: plus(1),
			Defense: &db.Defense{Cite: engine.Cite(CardCommissionerGordonDefense),
				Do: func(g *db.Game, by db.By, _ engine.Player) { g.GainTokens(by, by.Player, 1) }}},

		{ID: "dr-light", Name: engine.Text{"Dr. Light", ""}, Types: db.Hero, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardDrLight), Play: func(g *db.Game, by db.By) {
				g.Draw(by, by.Player, 1)
				g.Attack(by, db.Only(g.ChooseFoe(by)), func(foe engine.Player) {
					c := g.Choose(by, foe, db.AskPut, engine.VerbChoose, false, db.Want{Is: db.Location}, inPlay(g, foe))
					if c == 0 {
						g.Nothing(by)
						return
					}
					theirs := by
					theirs.Player = foe
					g.Put(theirs, c, discard(g, foe), engine.Default)
				})
			}},

		{ID: "element-woman", Name: engine.Text{"Element Woman", "Element Woman"}, Types: db.Hero,
			Owned: db.Villain | db.Equipment | db.SuperPower, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardElementWoman),
			Play: func(g *db.Game, by db.By) {
				g.Power(by, 2)
				if by.Self != by.Text {
					before := g.TypesOf(by.Self)
					g.Begin() // who waits for a card of these types is paid once the card is resolved
					taken := g.Do(engine.Event{Kind: db.TakeTypes, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
						N: int32((db.Hero | db.Villain | db.Equipment | db.SuperPower) &^ before), Cite: by.Cite.And(CardsElementWomanTypes)})
					g.Remember(engine.Memo{What: db.TookTypes, Player: by.Player, Card: by.Self, N: taken.N})
					g.End()
				}
			}},

		{ID: "firestorm", Name: engine.Text{"Firestorm", "Firestorm"}, Types: db.Hero, Cost: 6, VP: 2, Copies: 1,
			Cite: engine.Cite(CardFirestorm), Play: firestorm, Abilities: carriedRewards("firestorm"), Rewards: carriesReward},

		{ID: "pandora", Name: engine.Text{"Pandora", ""}, Types: db.Hero, Cost: 7, VP: 2, Copies: 1,
			Cite: engine.Cite(CardPandora), Play: func(g *db.Game, by db.By) {
				enter(g, by)
				n, seen := 0, uint64(0)
				for c := range g.Cards(db.LineUp) {
					if bit := uint64(1) << g.Cost(c); seen&bit == 0 {
						seen |= bit
						n++
					}
				}
				g.Power(by, n)
			}},

		{ID: "phantom-stranger", Name: engine.Text{"Phantom Stranger", "Phantom Stranger"}, Types: db.Hero, Cost: 5, Copies: 1,
			Cite:   engine.Cite(CardPhantomStranger),
			StarVP: func(_ *db.Game, deck db.Tally) int { return max(0, 10-deck.Free) },
			Play: func(g *db.Game, by db.By) {
				mayDestroy(g, by, db.Want{}, hand(g, by.Player))
				mayDestroy(g, by, db.Want{}, discard(g, by.Player))
			}},

		{ID: "power-girl", Name: engine.Text{"Power Girl", ""}, Types: db.Hero, Cost: 5, VP: 2, Copies: 3,
			Cite: engine.Cite(CardPowerGirl), Play: plus(3)},

		{ID: "stargirl", Name: engine.Text{"Stargirl", "Star Girl"}, Types: db.Hero, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardStargirl), Play: plus(2),
			Defense: &db.Defense{Cite: engine.Cite(CardStargirlDefense),
				Do: func(g *db.Game, by db.By, _ engine.Player) {
					g.Draw(by, by.Player, 1)
					c := g.Choose(by, by.Player, db.AskPut, engine.VerbChoose, false, db.Want{Least: 1}, db.Destroyed)
					if c != 0 {
						putUnder(g, by, c)
					} else {
						g.Nothing(by)
					}
				}}},

		{ID: "steel", Name: engine.Text{"Steel", ""}, Types: db.Hero, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardSteel), Play: destroyForToken(db.Hero)},

		{ID: "steve-trevor", Name: engine.Text{"Steve Trevor", "Steve Trevor"}, Types: db.Hero, Cost: 1, Copies: 2,
			Cite: engine.Cite(CardSteveTrevor), Play: inert,
			Abilities: whenDestroyed("steve-trevor", func(g *db.Game, by db.By) {
				by = by.Also(DestroySteveTrevor)
				if !g.Rules.On(DestroySteveTrevor) {
					return
				}
				g.Draw(by, by.Player, 2)
				g.DiscardFromHand(by, by.Player, 1, db.Want{})
			})},

		{ID: "vibe", Name: engine.Text{"Vibe", ""}, Types: db.Hero, Cost: 2, VP: 1, Copies: 2,
			Cite: engine.Cite(CardVibe), Play: recall(db.Hero | db.SuperPower)},
	}
}

// firestorm puts the top card of the deck on the Super-Villain; for the rest of the turn Firestorm has the text of every card that
// lies there, and each of them is carried out, the oldest first.
func firestorm(g *db.Game, by db.By) {
	if g.Ready(by.Player, ShuffleWhenNeeded) {
		g.Put(by.Also(CardsFirestormNotInPlay), g.Top(g.Zone(by.Player, db.Deck)), g.Zone(by.Player, db.OnCharacter), engine.Top)
	} else {
		g.Say(engine.Event{Kind: db.NoneToDraw, Actor: by.Player, Player: by.Player, Source: by.Text, Cite: by.Cite.And(AmbShuffleOfNothing)})
	}
	if !g.Rules.On(CardsFirestormText) {
		return
	}
	taken := by.Also(CardsFirestormText)
	on := g.Zone(by.Player, db.OnCharacter)
	switch cards := g.Len(on); {
	case cards == 0:
		return // no text to take
	case cards > 1:
		taken = taken.Also(AmbFirestormOrder)
	}
	g.Do(engine.Event{Kind: db.Carry, Actor: by.Player, Card: by.Self, Source: by.Text, Cite: taken.Cite})
	first, next := g.Bottom(on), g.Above
	if !g.Rules.On(AmbFirestormOrder) {
		first, next = g.Top(on), g.Below
	}
	for c := first; c != 0; c = next(c) {
		card := g.Card(c)
		if g.Def(c) == g.Def(by.Text) {
			continue // his own text over again would never end
		}
		g.Known(c)
		g.Resolve(db.By{Player: by.Player, Self: by.Self, Text: c, Cite: card.Cite.And(CardsFirestormText)})
	}
}
