package champions

import "tablereferee/engine"

// rhinoCards: the Rhino set and Bomb Scare.
func rhinoCards() []Card {
	return []Card{
		{ID: "rhino-i", Code: "01094", Name: engine.Text{"Rhino I", "Rhino I"}, Title: engine.Text{"Rhino", "Rhino"},
			Type: Villain, Set: RhinoSet, Traits: traits(Brute, Criminal), Unique: true, Copies: 1,
			Cost: Dash, ATK: 2, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 14, PerPlayer: true,
			Stage: 1, Cite: engine.Cite(CardRhinoI),
		},
		{ID: "rhino-ii", Code: "01095", Name: engine.Text{"Rhino II", "Rhino II"}, Title: engine.Text{"Rhino", "Rhino"},
			Type: Villain, Set: RhinoSet, Traits: traits(Brute, Criminal), Unique: true, Copies: 1,
			Cost: Dash, ATK: 3, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 15, PerPlayer: true,
			Stage: 2, Cite: engine.Cite(CardRhinoIi),
			Revealed: searchAndReveal("breakin-takin"),
		},
		{ID: "rhino-iii", Code: "01096", Name: engine.Text{"Rhino III", "Rhino III"}, Title: engine.Text{"Rhino", "Rhino"},
			Type: Villain, Set: RhinoSet, Traits: traits(Brute, Criminal), Unique: true, Copies: 1,
			Cost: Dash, ATK: 4, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 16, PerPlayer: true,
			Stage: 3, Toughness: true, Cite: engine.Cite(CardRhinoIii),
			Revealed: func(g *Game, by By) {
				for p := range g.players {
					if g.hero(by, p) {
						g.stun(by, g.identity(p))
					}
				}
			},
		},
		{ID: "the-break-in-1a", Code: "01097a", Name: engine.Text{"The Break-In! 1A", "L'Effraction ! 1A"}, Title: engine.Text{"The Break-In!", "L'Effraction !"},
			Type: MainSchemeCard, Set: RhinoSet, Back: "the-break-in-1b", Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Stage: 1, Cite: engine.Cite(CardTheBreakIn1b),
		},
		{ID: "the-break-in-1b", Code: "01097b", Name: engine.Text{"The Break-In! 1B", "L'Effraction ! 1B"}, Title: engine.Text{"The Break-In!", "L'Effraction !"},
			Type: MainSchemeCard, Set: RhinoSet, Back: "the-break-in-1a",
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Stage: 1, Start: Fixed(0), Threshold: Per(7), Escalation: Per(1), Loses: true, Cite: engine.Cite(CardTheBreakIn1b),
		},
		{ID: "armored-rhino-suit", Code: "01098", Name: engine.Text{"Armored Rhino Suit", "Costume Blindé de Rhino"},
			Type: Attachment, Set: RhinoSet, Traits: traits(Armor), Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, SCH: Dash, DEF: Dash, REC: Dash,
			Cite:     engine.Cite(CardArmoredRhinoSuit),
			FindHost: theVillain, Breaks: 5,
			Abilities: []Ability{{Moment: Replacement, On: on(Damage), Forced: true, When: hostIsMeant, Do: func(_ *Game, by By, e *engine.Event) {
				e.Kind, e.Card, e.Cite = DamageHere, by.Card, by.Cite
			}}},
		},
		{ID: "charge", Code: "01099", Name: engine.Text{"Charge", "Charge"},
			Type: Attachment, Set: RhinoSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: 3, SCH: Dash, DEF: Dash, REC: Dash,
			Boost: 2, Cite: engine.Cite(CardCharge),
			FindHost: theVillain,
			Abilities: []Ability{{Moment: Interrupt, On: on(EnemyAttacks), Forced: true, When: hostIsMeant, Do: func(g *Game, by By, _ *engine.Event) {
				g.attack().overkill = true
				g.say(engine.Event{Kind: GainsOverkill, Actor: engine.NoPlayer, Player: g.attack().player, Card: by.Card, Cite: by.Cite})
			}}},
		},
		{ID: "enhanced-ivory-horn", Code: "01100", Name: engine.Text{"Enhanced Ivory Horn", "Corne en Ivoire Renforcée"},
			Type: Attachment, Set: RhinoSet, Traits: traits(Weapon), Copies: 1,
			Cost: Dash, THW: Dash, ATK: 1, SCH: Dash, DEF: Dash, REC: Dash,
			Boost: 2, Cite: engine.Cite(CardEnhancedIvoryHorn),
			FindHost: theVillain,
			Abilities: []Ability{{Moment: Action, Form: HeroForm, Cost: Cost{Spend: Resources{Physical: 3}}, Do: func(g *Game, by By, _ *engine.Event) {
				g.discard(by, by.Card)
			}}},
		},
		{ID: "hydra-mercenary", Code: "01101", Name: engine.Text{"Hydra Mercenary", "Mercenaire d'Hydra"},
			Type: Minion, Set: RhinoSet, Traits: traits(Hydra), Copies: 2,
			Cost: Dash, ATK: 1, SCH: 0, THW: Dash, DEF: Dash, REC: Dash, HP: 3,
			Boost: 1, Guard: true, Cite: engine.Cite(CardHydraMercenary),
		},
		{ID: "sandman", Code: "01102", Name: engine.Text{"Sandman", "L'Homme-Sable"},
			Type: Minion, Set: RhinoSet, Traits: traits(Criminal, Elite), Unique: true, Copies: 1,
			Cost: Dash, ATK: 3, SCH: 2, THW: Dash, DEF: Dash, REC: Dash, HP: 4,
			Boost: 2, Toughness: true, Cite: engine.Cite(CardSandman),
		},
		{ID: "shocker", Code: "01103", Name: engine.Text{"Shocker", "Shocker"},
			Type: Minion, Set: RhinoSet, Traits: traits(Criminal), Unique: true, Copies: 1,
			Cost: Dash, ATK: 2, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 3,
			Boost: 2, Cite: engine.Cite(CardShocker),
			Revealed: func(g *Game, by By) {
				for p := range g.players {
					g.hero(by, p)
				}
				g.damageEach(by, 1, func(c engine.CardID) bool { return g.Card(c).Type == Hero })
			},
		},
		{ID: "hard-to-keep-down", Code: "01104", Name: engine.Text{"Hard to Keep Down", "Difficile à Contenir"},
			Type: Treachery, Set: RhinoSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardHardToKeepDown),
			Revealed: func(g *Game, by By) {
				if g.Heal(by, g.villain(), 4) == 0 {
					g.surges(by)
				}
			},
		},
		{ID: "im-tough", Code: "01105", Name: engine.Text{"\"I'm Tough\"", "\"Je suis Balèze\""},
			Type: Treachery, Set: RhinoSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Cite: engine.Cite(CardImTough),
			Revealed: func(g *Game, by By) {
				if !g.toughen(by, g.villain()) {
					g.surges(by)
				}
			},
		},
		{ID: "stampede", Code: "01106", Name: engine.Text{"Stampede", "Ruée"},
			Type: Treachery, Set: RhinoSet, Copies: 3,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Cite: engine.Cite(CardStampede),
			Revealed: func(g *Game, by By) {
				if g.surgesInAlterEgo(by) {
					return
				}
				g.attackByCard(by, g.villain(), attack{stuns: by.Card})
			},
		},
		{ID: "breakin-takin", Code: "01107", Name: engine.Text{"Breakin' & Takin'", "Casser et Emporter"},
			Type: SideScheme, Set: RhinoSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(2), Hazard: 1, Boost: 2, Cite: engine.Cite(CardBreakinTakin),
			Revealed: morePerPlayer(1),
		},
		{ID: "crowd-control", Code: "01108", Name: engine.Text{"Crowd Control", "Contrôler la Foule"},
			Type: SideScheme, Set: RhinoSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Per(2), Crisis: 1, Boost: 2, Cite: engine.Cite(CardCrowdControl),
		},
		{ID: "bomb-scare", Code: "01109", Name: engine.Text{"Bomb Scare", "Alerte à la Bombe"},
			Type: SideScheme, Set: BombScareSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Start: Fixed(2), Acceleration: 1, Boost: 2, Cite: engine.Cite(CardBombScare),
			Revealed: morePerPlayer(1),
		},
		{ID: "hydra-bomber", Code: "01110", Name: engine.Text{"Hydra Bomber", "Poseur de Bombe d'Hydra"},
			Type: Minion, Set: BombScareSet, Traits: traits(Hydra), Copies: 2,
			Cost: Dash, ATK: 1, SCH: 1, THW: Dash, DEF: Dash, REC: Dash, HP: 2,
			Boost: 1, Cite: engine.Cite(CardHydraBomber),
			Revealed: func(g *Game, by By) {
				if g.choose(by, OptDamage, OptThreat) == OptDamage {
					g.Damage(by, g.identity(by.Player), 2)
				} else {
					g.PlaceThreat(by, g.scheme(), 1)
				}
			},
		},
		{ID: "explosion", Code: "01111", Name: engine.Text{"Explosion", "Explosion"},
			Type: Treachery, Set: BombScareSet, Copies: 1,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 2, Cite: engine.Cite(CardExplosion),
			Revealed: func(g *Game, by By) {
				bomb := g.find("bomb-scare")
				if bomb == 0 {
					g.surges(by)
					return
				}
				g.split(by, g.threat(bomb), false, func(c engine.CardID) bool { return g.Card(c).Type == Hero || g.Card(c).Type == Ally })
			},
		},
		{ID: "false-alarm", Code: "01112", Name: engine.Text{"False Alarm", "Fausse Alerte"},
			Type: Treachery, Set: BombScareSet, Copies: 2,
			Cost: Dash, THW: Dash, ATK: Dash, DEF: Dash, REC: Dash, SCH: Dash,
			Boost: 1, Cite: engine.Cite(CardFalseAlarm),
			Revealed: func(g *Game, by By) {
				if !g.confuse(by, g.identity(by.Player)) {
					g.surges(by)
				}
			},
		},
	}
}
