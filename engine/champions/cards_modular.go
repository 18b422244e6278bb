package champions

import "tablereferee/engine"

// modularCards: Legions of Hydra and The Doomsday Chair.
func modularCards() []Card {
	return []Card{
		{ID: "legions-of-hydra", Code: "01180", Name: engine.Text{"Legions of Hydra", "Légions d'Hydra"},
			Type: SideScheme, Set: LegionsOfHydraSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(3), Hazard: 1, Boost: 3,
			Cite: engine.Cite(CardLegionsOfHydra), Revealed: func(g *Game, by By) {
				if g.find("madame-hydra") == 0 {
					g.fetchMinion(by, "madame-hydra")
				}
				n := 0
				for c := range g.each {
					if g.isEnemy(c) && g.Card(c).Traits.Has(Hydra) {
						n++
					}
				}
				g.PlaceThreat(by, by.Card, 2*n)
			},
		},
		{ID: "madame-hydra", Code: "01181", Name: engine.Text{"Madame Hydra", "Madame Hydra"},
			Type: Minion, Set: LegionsOfHydraSet, Traits: traits(Elite, Hydra), Unique: true, Copies: 1,
			Cost: Dash, ATK: 2, SCH: 2, THW: Dash, DEF: Dash, REC: Dash, HP: 6,
			Boost:  2,
			Cite:   engine.Cite(CardMadameHydra),
			Immune: func(g *Game, _ engine.CardID, _ By) bool { return g.find("legions-of-hydra") != 0 },
			Abilities: []Ability{{Moment: Response, On: on(Attacked, Schemed), Forced: true, When: itself, Do: func(g *Game, by By, _ *engine.Event) {
				g.PlaceThreat(by, g.named(by, "legions-of-hydra"), 2)
			}}},
		},
		{ID: "hydra-soldier", Code: "01182", Name: engine.Text{"Hydra Soldier", "Soldat d'Hydra"},
			Type: Minion, Set: LegionsOfHydraSet, Traits: traits(Hydra), Copies: 3,
			Cost: Dash, ATK: 2, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 4,
			Boost: 1, Guard: true,
			Cite:     engine.Cite(CardHydraSoldier),
			Defeated: func(g *Game, by By) { g.deal(by, by.Player) },
		},
		{ID: "the-doomsday-chair", Code: "01183", Name: engine.Text{"The Doomsday Chair", "Le Siège de l'Apocalypse"},
			Type: SideScheme, Set: DoomsdayChairSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(8), Acceleration: 1, Boost: 3, Unknown: true,
		},
		{ID: "m-o-d-o-k", Code: "01184", Name: engine.Text{"M.O.D.O.K.", "MODOK"},
			Type: Minion, Set: DoomsdayChairSet, Traits: traits(Cyborg, Elite), Unique: true, Copies: 1,
			Cost: Dash, ATK: 2, SCH: 2, THW: Dash, DEF: Dash, REC: Dash, HP: 8,
			Boost: 2, Retaliate: 2, Unknown: true,
		},
		{ID: "biomechanical-upgrades", Code: "01185", Name: engine.Text{"Biomechanical Upgrades", "Améliorations Biomécaniques"},
			Type: Attachment, Set: DoomsdayChairSet, Traits: traits(Tech), Copies: 3,
			Cost: Dash, THW: Dash, ATK: Dash, SCH: Dash, DEF: Dash, REC: Dash,
			Boost: 1, Surge: true, Unknown: true,
		},
	}
}
