package foreverevil

import (
	"math/bits"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// What is remembered of a turn besides db.Played and db.Acquired.
const (
	firstTokens  uint8 = 10 + iota // Sinestro has drawn for the first VP tokens of the turn
	attackTokens                   // Sinestro has gained a token for an Attack
	returned                       // Bizarro has returned Weaknesses
	firstDiscard                   // Harley Quinn has drawn for the first card passed or discarded
)

// superVillains are the oversized characters of the players.
func superVillains() []db.Card {
	villain := func(id, name, fr string, cite ...engine.Clause) db.Card {
		return db.Card{ID: id, Name: engine.Text{name, fr}, Sort: db.CharacterCard, Copies: 1, Cite: engine.Cite(cite...)}
	}
	react := func(name string, on engine.Kind, when func(g *db.Game, a *engine.Acting) bool, do func(g *db.Game, by db.By)) engine.Ability {
		return engine.Ability{
			Name: name, Stage: engine.React, On: engine.KindsOf(on), Where: db.ActiveInPlay, Forced: true,
			If: func(m *engine.Match, a *engine.Acting) bool { return m.Rules.On(VillainAbility) && when(db.On(m), a) },
			Do: func(m *engine.Match, a *engine.Acting) { g := db.On(m); do(g, ability(g, a)) },
		}
	}

	bizarro := villain("bizarro", "Bizarro", "Bizarro", CardBizarro)
	bizarro.Abilities = []engine.Ability{react("bizarro", db.Destroy,
		func(g *db.Game, a *engine.Acting) bool { return a.Event.Actor == a.Player },
		func(g *db.Game, by db.By) { g.GainWeakness(by, by.Player, 1) })}
	bizarro.Action = &db.Action{
		Can: func(g *db.Game, by db.By) bool { return weaknesses(g, by.Player) >= 2 },
		Spent: func(g *db.Game, by db.By) engine.Clause {
			if g.Rules.On(OversizedBizarroRepeat) || !remembered(g, returned, by.Player) {
				return 0
			}
			return OversizedBizarroRepeat
		},
		Do: func(g *db.Game, by db.By) {
			for range 2 {
				c := g.Choose(by, by.Player, db.AskReturn, engine.VerbChoose, false, db.Want{Only: isWeakness(g)}, discard(g, by.Player))
				put := by
				if remembered(g, returned, by.Player) {
					put = by.Also(OversizedBizarroRepeat)
				}
				g.Put(put, c, db.WeaknessStack, engine.Top)
			}
			g.Remember(engine.Memo{What: returned, Player: by.Player})
			g.Draw(by, by.Player, 1)
		},
	}

	blackAdam := villain("black-adam", "Black Adam", "", CardBlackAdam)
	blackAdam.Abilities = []engine.Ability{{
		Name: "black-adam", Stage: engine.React, On: engine.KindsOf(db.Play, db.TakeTypes), Where: db.ActiveInPlay,
		Ask: db.AskMay, Cite: engine.Cite(CardBlackAdam, VillainAbility, ResolveCardBeforeTriggers),
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return m.Rules.On(VillainAbility) && a.Event.Player == a.Player && g.Active() == a.Player && db.Types(a.Event.N)&db.SuperPower != 0 && !playedBefore(g, a.Player, db.SuperPower)
		},
		Ready: func(m *engine.Match, a *engine.Acting) bool { return inPlayOf(db.On(m), a.Player, a.Event.Card) },
		Late:  func(m *engine.Match, a *engine.Acting) { g := db.On(m); g.Nothing(ability(g, a), AmbTriggersWait) }, // it has left play
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := ability(g, a)
			g.Destroy(by, a.Event.Card)
			g.Draw(by, a.Player, 1)
			g.GainTokens(by, a.Player, 1)
		},
	}}

	blackManta := villain("black-manta", "Black Manta", "", CardBlackManta)
	blackManta.Abilities = []engine.Ability{{
		Name: "black-manta", Stage: engine.Replace, On: engine.KindsOf(db.Bought, db.Gain), Where: db.ActiveInPlay,
		Ask: db.AskMay, Cite: engine.Cite(CardBlackManta, VillainAbility),
		If: func(m *engine.Match, a *engine.Acting) bool {
			return m.Rules.On(VillainAbility) && a.Event.Player == a.Player && a.Event.From == db.LineUp && !neverInDeck(db.On(m), a.Player, a.Event.Card)
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			a.Event.To, a.Event.Pos = m.Zone(a.Player, db.Deck), engine.Bottom
			cite := engine.Cite(CardBlackManta)
			for c := range a.Event.Cite.All() {
				if c != LocationBoughtToDiscard { // it makes no exception, and this is one
					cite = cite.And(c)
				}
			}
			a.Event.Cite = cite
		},
	}}

	deathstroke := villain("deathstroke", "Deathstroke", "", CardDeathstroke)
	deathstroke.Abilities = []engine.Ability{react("deathstroke", db.Destroy,
		func(g *db.Game, a *engine.Acting) bool { return a.Event.Actor == a.Player && g.Active() == a.Player },
		func(g *db.Game, by db.By) { g.Power(by, 1) })}

	harley := villain("harley-quinn", "Harley Quinn", "Harley Quinn", CardHarleyQuinn, OversizedHarleyEveryTurn)
	harley.Abilities = []engine.Ability{{
		Name: "harley-quinn", Stage: engine.React, On: engine.KindsOf(db.Discarded, db.Pass), Where: db.ActiveInPlay, Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			on := m.Rules.On
			return on(VillainAbility) && a.Event.Actor == a.Player && !remembered(g, firstDiscard, a.Player) &&
				(g.Active() != engine.NoPlayer || !on(OversizedHarleyNotFirstAppearance)) && (g.Active() == a.Player || on(OversizedHarleyEveryTurn)) &&
				!(byDefense(a.Event) && !on(OversizedHarleyDefense))
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			if remembered(g, firstDiscard, a.Player) {
				return
			}
			g.Remember(engine.Memo{What: firstDiscard, Player: a.Player})
			by := ability(g, a)
			if byDefense(a.Event) {
				by = by.Also(OversizedHarleyDefense)
			}
			g.Draw(by, a.Player, 1)
		},
	}}

	lex := villain("lex-luthor", "Lex Luthor", "Lex Luthor", CardLexLuthor)
	lex.Abilities = []engine.Ability{react("lex-luthor", db.EndEffects,
		func(g *db.Game, a *engine.Acting) bool {
			return a.Event.Player == a.Player && acquired(g, a.Player, db.Hero) > 0
		},
		func(g *db.Game, by db.By) {
			for _, m := range g.Memos() {
				if m.What != db.Acquired || m.Player != by.Player || db.Types(m.N)&db.Hero == 0 {
					continue
				}
				if g.Card(m.Card).Sort == db.BossCard {
					g.Draw(by.Also(HeroIsHero), by.Player, 1)
				} else {
					g.Draw(by, by.Player, 1)
				}
			}
		})}

	sinestro := villain("sinestro", "Sinestro", "Sinestro", CardSinestro)
	sinestro.Abilities = []engine.Ability{
		react("sinestro-attack", db.HitsMade,
			func(g *db.Game, a *engine.Acting) bool {
				return a.Event.Player == a.Player && (a.Event.N > 0 || !g.Rules.On(OversizedSinestroTargets) && int(a.Event.Now) < g.Seats()-1) &&
					g.Rules.On(TypesFigureSinestro)
			},
			func(g *db.Game, by db.By) {
				g.Remember(engine.Memo{What: attackTokens, Player: by.Player})
				if remembered(g, firstTokens, by.Player) {
					if !g.Rules.On(VillainTwoAbilities) {
						return
					}
					by = by.Also(VillainTwoAbilities)
				}
				g.GainTokens(by.Also(VpGain, TypesFigureSinestro), by.Player, 1)
			}),
		react("sinestro-missed", db.HitsMade,
			func(g *db.Game, a *engine.Acting) bool {
				return a.Event.Player == a.Player && a.Event.N == 0 && int(a.Event.Now) < bits.OnesCount8(uint8(g.Foes(a.Player))) && g.Rules.On(OversizedSinestroTargets)
			},
			func(g *db.Game, by db.By) { g.Nothing(by, OversizedSinestroTargets) }),
		react("sinestro-tokens", db.TokensUp,
			func(g *db.Game, a *engine.Acting) bool {
				return a.Event.Player == a.Player && g.Active() == a.Player && !remembered(g, firstTokens, a.Player) && g.Rules.On(TypesFigureSinestro)
			},
			func(g *db.Game, by db.By) {
				if !remembered(g, firstTokens, by.Player) {
					g.Remember(engine.Memo{What: firstTokens, Player: by.Player})
					by = by.Also(VpTokensOnly)
					if remembered(g, attackTokens, by.Player) {
						if !g.Rules.On(VillainTwoAbilities) {
							return
						}
						by = by.Also(VillainTwoAbilities)
					}
					g.Draw(by, by.Player, 1)
				}
			}),
	}

	// The points on cards are not gained as tokens are.
	points := react("sinestro-points", db.Bought,
		func(g *db.Game, a *engine.Acting) bool {
			return !g.Rules.On(VpTokensOnly) && a.Event.Player == a.Player && g.Card(a.Event.Card).VP > 0 && !remembered(g, firstTokens, a.Player)
		},
		func(g *db.Game, by db.By) {
			g.Remember(engine.Memo{What: firstTokens, Player: by.Player})
			g.Draw(by, by.Player, 1)
		})
	points.On = engine.KindsOf(db.Bought, db.Defeat, db.Gain)
	sinestro.Abilities = append(sinestro.Abilities, points)

	bane := villain("bane", "Bane", "", CardBane)
	bane.Outside = true
	bane.Abilities = []engine.Ability{{
		Name: "bane", Stage: engine.React, On: engine.KindsOf(db.Play), Where: db.ActiveInPlay,
		Ask: db.AskMay, Cite: engine.Cite(CardBane, VillainAbility),
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return m.Rules.On(VillainAbility) && a.Event.Player == a.Player && g.Active() == a.Player && g.Cost(a.Event.Card) >= 1 && !g.Has(db.Played, a.Player)
		},
		Ready: func(m *engine.Match, a *engine.Acting) bool { return inPlayOf(db.On(m), a.Player, a.Event.Card) },
		Late:  func(m *engine.Match, a *engine.Acting) { g := db.On(m); g.Nothing(ability(g, a), AmbTriggersWait) }, // it has left play
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := ability(g, a)
			g.Destroy(by, a.Event.Card)
			g.Power(by, 2)
		},
	}}

	joker := villain("the-joker", "The Joker", "", CardTheJoker)
	joker.Outside, joker.Weakens = true, true
	joker.Action = &db.Action{
		Once: true,
		Can:  func(g *db.Game, by db.By) bool { return len(playedVillains(g, by.Player)) > 0 },
		Do: func(g *db.Game, by db.By) {
			q := g.Question(by.Player, db.AskDestroy, by.Text, by.Cite)
			for _, c := range playedVillains(g, by.Player) {
				q.Card(db.VerbDestroy, c)
			}
			g.Destroy(by, g.Ask(q).Card)
			g.Draw(by, by.Player, 1)
			g.Attack(by, g.Foes(by.Player), func(foe engine.Player) { g.GainWeakness(by, foe, 1) })
		},
	}
	return []db.Card{bizarro, blackAdam, blackManta, deathstroke, harley, lex, sinestro, bane, joker}
}

// byDefense says whether a card is discarded by its own text: a Defense.
func byDefense(e *engine.Event) bool { return e.Kind == db.Discarded && e.Source == e.Card }

func isWeakness(g *db.Game) func(engine.CardID) bool {
	return func(c engine.CardID) bool { return g.Card(c).Sort == db.WeaknessCard }
}

func weaknesses(g *db.Game, p engine.Player) int {
	n := 0
	for c := range g.Cards(discard(g, p)) {
		if g.Card(c).Sort == db.WeaknessCard {
			n++
		}
	}
	return n
}

// playedBefore says whether a player has played a card of a type this turn already.
func playedBefore(g *db.Game, p engine.Player, t db.Types) bool {
	for _, m := range g.Memos() {
		if (m.What == db.Played || m.What == db.TookTypes) && m.Player == p && db.Types(m.N)&t != 0 {
			return true
		}
	}
	return false
}

// acquired counts the cards of a type a player has bought, defeated or gained this turn.
func acquired(g *db.Game, p engine.Player, t db.Types) int {
	n := 0
	for _, m := range g.Memos() {
		if m.What == db.Acquired && m.Player == p && db.Types(m.N)&t != 0 {
			n++
		}
	}
	return n
}

func remembered(g *db.Game, what uint8, p engine.Player) bool {
	for _, m := range g.Memos() {
		if m.What == what && m.Player == p {
			return true
		}
	}
	return false
}

// playedVillains gives the Villains in play that a player has played this turn.
func playedVillains(g *db.Game, p engine.Player) []engine.CardID {
	var out []engine.CardID
	for c := range g.Cards(inPlay(g, p)) {
		if !g.Is(c, db.Villain) {
			continue
		}
		for _, m := range g.Memos() {
			if m.What == db.Played && m.Player == p && m.Card == c {
				out = append(out, c)
				break
			}
		}
	}
	return out
}
