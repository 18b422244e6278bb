package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// wordOfPower is how much less a Super Hero costs when a Word of Power has been destroyed.
const wordOfPower = 4

func superPowers() []db.Card {
	return []db.Card{
		{ID: "bizarro-power", Name: engine.Text{"Bizarro Power", "Pouvoir de Bizarro"}, Types: db.SuperPower, Cost: 6, VP: -1, Copies: 2,
			Cite: engine.Cite(CardBizarroPower), Weakens: true, Figure: TypesFigureBizarroPower,
			Play: func(g *db.Game, by db.By) {
				g.Power(by, 4)
				before := g.Rules.On(CardsBizarroPower) && (g.Len(db.WeaknessStack) != 1 || g.Rules.On(CardsBizarroPowerLast))
				if before {
					first := by.Also(CardsBizarroPower)
					if g.Len(db.WeaknessStack) == 1 {
						first = first.Also(CardsBizarroPowerLast)
					}
					g.GainWeakness(first, by.Player, 1)
				}
				g.Attack(by, g.Foes(by.Player), func(foe engine.Player) { g.GainWeakness(by, foe, 1) })
				if !before {
					g.GainWeakness(by, by.Player, 1)
				}
			}},

		{ID: "constructs-of-fear", Name: engine.Text{"Constructs of Fear", ""}, Types: db.SuperPower, Cost: 7, VP: 2, Copies: 2,
			Cite: engine.Cite(CardConstructsOfFear), Play: func(g *db.Game, by db.By) {
				g.Power(by, 3)
				g.Attack(by, g.Foes(by.Player), func(foe engine.Player) {
					g.DiscardFromHand(by, foe, 2, db.Want{})
				})
			}},

		{ID: "expert-marksman", Name: engine.Text{"Expert Marksman", ""}, Types: db.SuperPower, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardExpertMarksman), Play: destroyForToken(db.SuperPower)},

		{ID: "giant-growth", Name: engine.Text{"Giant Growth", ""}, Types: db.SuperPower, Cost: 2, VP: 1, Copies: 3,
			Cite: engine.Cite(CardGiantGrowth), Play: plus(2)},

		{ID: "insanity", Name: engine.Text{"Insanity", "Aliénation"}, Types: db.SuperPower, Cost: 2, VP: 1, Copies: 3,
			Cite: engine.Cite(CardInsanity), Play: insanity,
			Defense: &db.Defense{Cite: engine.Cite(CardInsanityDefense), Do: giveToAttacker}},

		{ID: "invulnerable", Name: engine.Text{"Invulnerable", "Invulnérable"}, Types: db.SuperPower, Cost: 3, VP: 1, Copies: 3,
			Cite: engine.Cite(CardInvulnerable), Figure: TypesFigureInvulnerable, Play: plus(1),
			Defense: &db.Defense{Cite: engine.Cite(CardInvulnerableDefense), InHand: CardsInvulnerableInHand, Cost: invulnerable}},

		{ID: "power-drain", Name: engine.Text{"Power Drain", ""}, Types: db.SuperPower, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardPowerDrain), Play: func(g *db.Game, by db.By) {
				g.Power(by, 2)
				g.Attack(by, db.Only(g.ChooseFoe(by)), func(foe engine.Player) {
					for c := range g.Cards(hand(g, foe)) {
						g.Say(engine.Event{Kind: db.Show, Actor: foe, Player: foe, Card: c, From: hand(g, foe), Source: by.Text, Cite: by.Cite})
					}
					if c := g.Choose(by, by.Player, db.AskDiscard, engine.VerbChoose, false, db.Want{}, hand(g, foe)); c != 0 {
						g.DiscardCard(by, foe, c)
					} else {
						g.Nothing(by)
					}
				})
			}},

		{ID: "super-intellect", Name: engine.Text{"Super Intellect", ""}, Types: db.SuperPower, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardSuperIntellect), Play: destroyForPower(db.Equipment)},

		{ID: "transmutation", Name: engine.Text{"Transmutation", ""}, Types: db.SuperPower, Cost: 5, VP: 1, Copies: 3,
			Cite: engine.Cite(CardTransmutation), Play: transmutation},

		{ID: "ultra-strength", Name: engine.Text{"Ultra Strength", ""}, Types: db.SuperPower, Cost: 9, VP: 3, Copies: 1,
			Cite: engine.Cite(CardUltraStrength), Play: func(g *db.Game, by db.By) {
				g.Power(by, 3)
				g.Draw(by, by.Player, 2)
			}},

		{ID: "word-of-power", Name: engine.Text{"Word of Power", ""}, Types: db.SuperPower, Cost: 1, Copies: 2,
			Cite: engine.Cite(CardWordOfPower), Play: inert,
			Abilities: whenDestroyed("word-of-power", func(g *db.Game, by db.By) {
				if g.Active() != by.Player {
					g.Nothing(by) // there is no turn of this player for the discount to last in
					return
				}
				g.Do(engine.Event{Kind: db.Rebated, Actor: by.Player, Player: by.Player, Source: by.Text, N: wordOfPower, Cite: by.Cite})
			})},
	}
}

// insanity, as the first card of a turn, has everybody pass a card of the hand to the left, all at the same time.
func insanity(g *db.Game, by db.By) {
	if by.Self != by.Text {
		by = by.Also(AmbFirestormSelf)
	}
	for _, m := range g.Memos() {
		if m.What == db.Played && m.Card != by.Self && g.Rules.On(PlayOrderMatters) {
			g.Inert(by, PlayOrderMatters)
			return
		}
	}
	by = by.Also(CardsInsanityNoAttack)
	all := g.All()
	if !g.Rules.On(CardsInsanityNoAttack) {
		all = hitBy(g, by)
	}
	var passed [8]engine.CardID
	for p := range g.From(by.Player) {
		if all&db.Only(p) == 0 {
			continue
		}
		passed[p] = g.Choose(by, p, db.AskPass, db.VerbPass, false, db.Want{}, hand(g, p))
		if passed[p] == 0 {
			g.Say(engine.Event{Kind: db.NoneToPass, Actor: p, Player: p, Cite: by.Cite.And(CardsInsanityLastCard).And(AmbInsanityEmptyHand)})
		}
	}
	for p := range g.From(by.Player) {
		left := g.Table.Next(p)
		switch {
		case passed[p] == 0, passed[left] == 0 && !g.Rules.On(CardsInsanityLastCard):
		case !g.Rules.On(CardsInsanityNotGain):
			g.PassAsGain(by, left, passed[p], db.Hand)
		default:
			g.PassCard(by.Also(CardsInsanityNotGain), p, left, passed[p], db.Hand)
		}
	}
}

// hitBy makes an Attack on all foes, and gives those who do not avoid it, with the attacker.
func hitBy(g *db.Game, by db.By) db.Seats {
	hit := db.Only(by.Player)
	g.Attack(by, g.Foes(by.Player), func(foe engine.Player) { hit |= db.Only(foe) })
	return hit
}

// giveToAttacker puts one card of hand or discard pile into the attacker's hand, if its owner likes.
func giveToAttacker(g *db.Game, by db.By, attacker engine.Player) {
	if attacker == engine.NoPlayer {
		g.Nothing(by, FirstAppearanceOutsideTurns)
		return
	}
	if c := g.Choose(by, by.Player, db.AskPut, engine.VerbChoose, true, db.Want{}, hand(g, by.Player), discard(g, by.Player)); c != 0 {
		g.Put(by, c, hand(g, attacker), engine.Default)
	}
}

// invulnerable is discarded, or shown after a Vulnerability was destroyed.
func invulnerable(g *db.Game, by db.By) {
	isOne := db.Want{Only: func(c engine.CardID) bool { return g.Card(c).ID == "vulnerability" }}
	q := g.Question(by.Player, db.AskHow, by.Text, by.Cite.And(CardsInvulnerableInHand))
	if g.In(by.Self) == hand(g, by.Player) {
		q.Option(db.OptDiscardIt)
	}
	if g.Rules.On(CardsInvulnerableDestroy) && g.Any(isOne, hand(g, by.Player), discard(g, by.Player)) {
		q.Option(db.OptDestroyVulnerability)
	}
	if g.Ask(q).Option != db.OptDestroyVulnerability {
		g.DiscardCard(by.Also(CardsInvulnerableDiscard), by.Player, by.Self)
		if !g.Rules.On(CardsInvulnerableDiscard) {
			mayDestroy(g, by, isOne, hand(g, by.Player), discard(g, by.Player))
		}
		return
	}
	by = by.Also(CardsInvulnerableDestroy, CardsInvulnerableInHand)
	g.Destroy(by, g.Choose(by, by.Player, db.AskDestroy, db.VerbDestroy, false, isOne, hand(g, by.Player), discard(g, by.Player)))
	g.Say(engine.Event{Kind: db.Show, Actor: by.Player, Card: by.Self, From: hand(g, by.Player), Cite: by.Cite})
}

// transmutation destroys a card of hand or discard pile, gives a token, and then a Line-Up card of at most the same cost, if the player likes.
func transmutation(g *db.Game, by db.By) {
	c, most := toDestroy(g, by, false, db.Want{}, hand(g, by.Player), discard(g, by.Player)), -1
	if c != 0 {
		most = g.Cost(c)
		g.Destroy(by, c)
	}
	g.GainTokens(by, by.Player, 1)
	cheap := db.Want{Below: most + 1, Thawed: true}
	if most < 0 || !g.Any(cheap, db.LineUp) {
		if c := instead(g); c != 0 {
			g.GainCard(by, by.Player, c)
			return
		}
		noneToGain(g, by, most >= 0, cheap)
		return
	}
	gain := g.Choose(by, by.Player, db.AskGain, db.VerbGain, true, cheap, db.LineUp)
	if gain != 0 {
		g.GainCard(by, by.Player, gain)
	}
}
