package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

func equipment() []db.Card {
	return []db.Card{
		{ID: "broadsword", Name: engine.Text{"Broadsword", "Glaive"}, Types: db.Equipment, Cost: 6, VP: 2, Copies: 2,
			Cite: engine.Cite(CardBroadsword),
			Play: func(g *db.Game, by db.By) {
				g.Power(by, 2)
				g.Attack(by, db.Only(g.ChooseFoe(by)), func(foe engine.Player) {
					c := g.Choose(by, by.Player, db.AskDestroy, db.VerbDestroy, false, db.Want{Least: 1, Below: 4}, discard(g, foe))
					if c == 0 {
						g.Nothing(by)
						return
					}
					g.Destroy(by, c)
				})
			}},

		{ID: "cold-gun", Name: engine.Text{"Cold Gun", "Pistolet Réfrigérant"}, Types: db.Equipment, Cost: 2, VP: 1, Copies: 3,
			Cite: engine.Cite(CardColdGun), Play: coldGun,
			Lasting: []engine.Ability{{
				Name: "cold-gun", Stage: engine.React, On: engine.KindsOf(db.Turn), Forced: true,
				If: func(m *engine.Match, a *engine.Acting) bool { return a.Event.Player == a.Player },
				Do: func(m *engine.Match, a *engine.Acting) {
					g := db.On(m)
					if g.Still(a.Source) && g.Tokens(a.Source.Card, db.Frozen) > 0 {
						g.Do(engine.Event{Kind: db.Thaw, Actor: a.Player, Player: a.Player, Card: a.Source.Card, N: -1, Cite: lasting(g, a).Cite})
					}
					spent := engine.Effect{Ability: a.ID, Source: a.Source, Player: a.Player, A: a.A, B: a.B, Until: untilOwnTurn}
					g.Expire(func(e *engine.Effect) bool { return *e != spent })
				},
			}}},

		{ID: "cosmic-staff", Name: engine.Text{"Cosmic Staff", ""}, Types: db.Equipment, Cost: 5, VP: 1, Copies: 3,
			Cite: engine.Cite(CardCosmicStaff), Play: plus(2),
			Defense: &db.Defense{Cite: engine.Cite(CardCosmicStaffDefense),
				Do: func(g *db.Game, by db.By, _ engine.Player) {
					c := g.Bottom(db.MainDeck)
					if c == 0 {
						c = instead(g)
					}
					if c != 0 {
						g.GainCard(by, by.Player, c)
					} else {
						g.GainsNothing(by, db.MainDeck, GainNothingAvailable)
					}
				}}},

		{ID: "firestorm-matrix", Name: engine.Text{"Firestorm Matrix", "Matrice de Firestorm"}, Types: db.Equipment, Cost: 7, VP: 2, Copies: 2,
			Cite: engine.Cite(CardFirestormMatrix), Leaves: engine.Cite(CardsFirestormMatrixDiscard), Play: firestormMatrix},

		{ID: "mallet", Name: engine.Text{"Mallet", ""}, Types: db.Equipment, Cost: 4, VP: 1, Copies: 3,
			Cite: engine.Cite(CardMallet), Figure: TypesFigureEquipment,
			Play: func(g *db.Game, by db.By) {
				c := g.Reveal(by, by.Player)
				if c == 0 {
					return
				}
				q := g.Question(by.Player, db.AskWhere, by.Text, by.Cite)
				q.Option(db.OptDraw)
				for p := range g.From(by.Player) {
					q.Who(p)
				}
				if a := g.Ask(q); a.Option == db.OptDraw {
					g.Draw(by, by.Player, 1)
				} else {
					g.PassCard(by, by.Player, a.Player, c, db.Discard)
				}
			}},

		{ID: "man-bat-serum", Name: engine.Text{"Man-Bat Serum", "Sérum du Man-Bat"}, Types: db.Equipment, Cost: 3, VP: 1, Copies: 3,
			Cite: engine.Cite(CardManBatSerum),
			Play: func(g *db.Game, by db.By) {
				n := g.Count(by.Player, db.VP)
				end := by
				by = by.Also(CardsManBatSerumCheck)
				if n < 5 {
					by = by.Also(CardsManBatSerumDestroy)
				}
				if n > 0 {
					g.Power(by, n)
				} else {
					g.Nothing(by)
				}
				if n >= 5 || serumLooksAgain(g) {
					lingers(g, end)
				}
			},
			Lingers: func(g *db.Game, by db.By) { // played with the tokens that its player has now
				if g.Count(by.Player, db.VP) >= 5 {
					lingers(g, by)
				}
			},
			Lasting: []engine.Ability{{
				Name: "man-bat-serum", Stage: engine.React, On: engine.KindsOf(db.EndEffects), Forced: true,
				If: func(m *engine.Match, a *engine.Acting) bool { return a.Event.Player == a.Player },
				Do: func(m *engine.Match, a *engine.Acting) {
					g := db.On(m)
					by := lasting(g, a)
					if g.Def(by.Self) != g.Def(by.Text) {
						by = by.Also(CardsFirestormText, AmbFirestormSelf)
					}
					switch {
					case serumLooksAgain(g) && g.Count(a.Player, db.VP) < 5:
					case g.Still(a.Source), g.In(a.Source.Card) == db.MainDeck && !g.Rules.On(CardsManBatSerumBottom):
						g.Destroy(by, a.Source.Card)
					case g.In(a.Source.Card) == db.MainDeck:
						g.Nothing(by, CardsManBatSerumBottom, AmbManBatSerumPlace)
					default:
						g.Nothing(by)
					}
				},
			}}},

		{ID: "pandoras-box", Name: engine.Text{"Pandora's Box", "Boîte de Pandora"}, Types: db.Equipment, Cost: 2, VP: 1, Copies: 2,
			Cite: engine.Cite(CardPandorasBox),
			Play: func(g *db.Game, by db.By) {
				c := g.Top(db.MainDeck)
				if c == 0 {
					enter(g, by)
					return
				}
				g.Do(engine.Event{Kind: db.Reveal, Actor: by.Player, Player: by.Player, Card: c, From: db.MainDeck, Source: by.Text, Cite: by.Cite})
				if g.Cost(c) == 3 && g.Len(db.MainDeck) >= 3 {
					by = by.Also(CardsPandoraExample)
				}
				if !g.Rules.On(CardsPandoraFirst) {
					g.Put(by, c, db.MainDeck, engine.Bottom)
				}
				for i := range g.Cost(c) {
					switch {
					case i == 0:
						enter(g, by.Also(CardsPandoraFirst))
					case !enter(g, by):
						return
					}
				}
			}},

		{ID: "power-armor", Name: engine.Text{"Power Armor", ""}, Types: db.Equipment, Cost: 8, VP: 3, Copies: 1,
			Cite: engine.Cite(CardPowerArmor), Play: plus(3),
			Defense: &db.Defense{Cite: engine.Cite(CardPowerArmorDefense),
				Cost: func(g *db.Game, by db.By) {
					g.Say(engine.Event{Kind: db.Show, Actor: by.Player, Card: by.Self, From: hand(g, by.Player), Cite: by.Cite})
				},
				Do: func(g *db.Game, by db.By, _ engine.Player) {
					mayDestroy(g, by, db.Want{}, hand(g, by.Player), discard(g, by.Player))
				}}},

		{ID: "secret-society-communicator", Name: engine.Text{"Secret Society Communicator", ""}, Types: db.Equipment, Cost: 4, VP: 1, Copies: 2,
			Cite: engine.Cite(CardSecretSocietyCommunicator), Play: destroyForPower(db.Hero)},

		{ID: "sledgehammer", Name: engine.Text{"Sledgehammer", ""}, Types: db.Equipment, Cost: 3, VP: 1, Copies: 2,
			Cite: engine.Cite(CardSledgehammer), Play: destroyForToken(db.Equipment)},

		{ID: "venom-injector", Name: engine.Text{"Venom Injector", ""}, Types: db.Equipment, Cost: 1, Copies: 2,
			Cite: engine.Cite(CardVenomInjector), Play: inert,
			Abilities: whenDestroyed("venom-injector", func(g *db.Game, by db.By) {
				if g.Active() != by.Player {
					g.Nothing(by) // Power outside one's own turn has nothing to be spent on
					return
				}
				g.Power(by, 2)
			})},
	}
}

// serumLooksAgain says whether the Man-Bat Serum looks at its player's tokens at the end of the turn too.
func serumLooksAgain(g *db.Game) bool {
	return !g.Rules.On(CardsManBatSerumCheck) || !g.Rules.On(CardsManBatSerumDestroy)
}

// coldGun gives Power and freezes a Line-Up card, if its player likes and a token is left, until that player's next turn.
func coldGun(g *db.Game, by db.By) {
	g.Power(by, 1)
	used := 0
	for c := range g.Cards(db.LineUp) {
		used += g.Tokens(c, db.Frozen)
	}
	if used >= g.Rules.Value(ComponentsFrozenTokens) && g.Rules.On(AmbFrozenTokens) {
		g.Nothing(by, AmbFrozenTokens)
		return
	}
	c := g.Choose(by.Also(CardsColdGunPlace), by.Player, db.AskFreeze, engine.VerbChoose, true, db.Want{Only: func(c engine.CardID) bool {
		return g.Tokens(c, db.Frozen) == 0 || g.Rules.On(CardsColdGunSeveral)
	}}, db.LineUp)
	if c == 0 {
		if g.Len(db.LineUp) == 0 {
			g.Nothing(by, CardsColdGunPlace)
		}
		return
	}
	if g.Tokens(c, db.Frozen) > 0 {
		by = by.Also(CardsColdGunSeveral)
	}
	g.Do(engine.Event{Kind: db.Freeze, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, N: 1, Cite: by.Cite.And(CardsColdGunPlace)})
	g.Lasts(by, 0, g.Ref(c), untilOwnTurn)
}

// firestormMatrix plays the top card of the deck in any case. If that costs 5 or less, the Matrix may be destroyed to leave it in play.
func firestormMatrix(g *db.Game, by db.By) {
	if !g.Ready(by.Player, ShuffleWhenNeeded) {
		g.Nothing(by, AmbShuffleOfNothing)
		return
	}
	c := g.Top(g.Zone(by.Player, db.Deck))
	if g.Cost(c) > 5 && !g.Rules.On(CardsFirestormMatrixPlayTop) {
		g.Nothing(by)
		return
	}
	g.PlayCard(by.Player, c, by.Cite.And(CardsFirestormMatrixPlayTop))
	if !g.Rules.On(CardsFirestormMatrixKeep) || g.Cost(c) > 5 || !inPlayOf(g, by.Player, c) || !inPlayOf(g, by.Player, by.Self) {
		if g.Rules.On(CardsFirestormMatrixKeep) && g.Cost(c) > 5 {
			g.Nothing(by, CardsFirestormMatrixKeep)
		}
		matrixLets(g, by, c)
		return
	}
	by = by.Also(CardsFirestormMatrixKeep)
	if by.Self != by.Text {
		by = by.Also(AmbFirestormSelf)
	}
	if g.Card(c).Types&db.Location != 0 {
		by = by.Also(AmbMatrixLocation)
	}
	q := g.Question(by.Player, db.AskDestroy, by.Text, by.Cite)
	q.Card(db.VerbDestroy, by.Self)
	q.Decline()
	if g.Ask(q).Verb != db.VerbDestroy {
		matrixLets(g, by, c)
		return
	}
	g.Destroy(by, by.Self)
	g.Do(engine.Event{Kind: db.Keep, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, Cite: by.Cite})
	g.Remember(engine.Memo{What: db.KeptNow, Player: by.Player, Card: c})
	g.Replay(c, engine.Cite(CardsFirestormMatrixNotSameTurn))
}

// matrixLets leaves a card that Firestorm Matrix has played, and does not keep, to the end of the turn.
func matrixLets(g *db.Game, by db.By, c engine.CardID) {
	if !g.Rules.On(CardsFirestormMatrixDiscard) && inPlayOf(g, by.Player, c) {
		g.Do(engine.Event{Kind: db.Keep, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, Cite: by.Cite})
		return
	}
	g.Remember(engine.Memo{What: db.LeavesBy, Player: by.Player, Card: c, N: int32(CardsFirestormMatrixDiscard)})
}

// enter adds the top card of the main deck to the Line-Up and says whether there is one; more than five may lie there.
func enter(g *db.Game, by db.By) bool {
	if g.Len(db.LineUp) >= g.Rules.Value(SetupLineupFive) {
		by = by.Also(AmbLineUpOverFive)
	}
	c := g.Top(db.MainDeck)
	if c != 0 {
		g.EnterLineUp(c, by.Cite)
	} else {
		g.Say(engine.Event{Kind: db.NothingEnters, Actor: by.Player, From: db.MainDeck, Source: by.Text, Cite: by.Cite.And(AmbLineUpOverFive)})
	}
	return c != 0
}
