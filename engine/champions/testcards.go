package champions

import "tablereferee/engine"

// testCards are no printed cards: they show clauses that no printed card of the core box shows. They are never dealt, and the log marks
// them.
func testCards() []Card {
	player := func(id, en, fr string, t Type, c Card) Card {
		c.ID, c.Name, c.Type, c.Aspect, c.Test = id, engine.Text{en, fr}, t, Basic, true
		if c.Copies == 0 {
			c.Copies = 3
		}
		c.InDeck, c.DEF, c.REC, c.SCH = 3, Dash, Dash, Dash
		if t != Ally {
			c.THW, c.ATK = Dash, Dash
		}
		c.Makes = Resources{Energy: 1}
		return c
	}
	encounter := func(id, en, fr string, t Type, c Card) Card {
		c.ID, c.Name, c.Type, c.Test, c.Cost = id, engine.Text{en, fr}, t, true, Dash
		if c.Copies == 0 {
			c.Copies = 1
		}
		c.THW, c.DEF, c.REC = Dash, Dash, Dash
		if t != Attachment {
			c.ATK, c.SCH = Dash, Dash
		}
		return c
	}
	cards := []Card{
		encounter("test-secret", "Secret", "Secret", Treachery, Card{Peril: true, Cite: engine.Cite(WhenRevealedResolvesOnReveal),
			Revealed: func(g *Game, by By) { g.PlaceThreat(by, g.scheme(), 1) }}),
		encounter("test-shower", "Shower", "Averse", Treachery, Card{Cite: engine.Cite(IndirectDamageSpread), Revealed: func(g *Game, by By) {
			g.split(by, 3, true, func(c engine.CardID) bool { return g.isCharacter(c) && g.controller(c) == by.Player }, IndirectDamageSpread, IndirectDamageCap)
		}}),
		encounter("test-shrapnel", "Shrapnel", "Éclats", Treachery, Card{Copies: 2, Star: true, Cite: engine.Cite(BoostOnlyBoostTextActive),
			Boosted: func(g *Game, by By) {
				g.damageEach(by, 1, func(c engine.CardID) bool { return g.controller(c) == by.Player })
			}}),
		encounter("test-fog", "Fog", "Brouillard", Environment, Card{Copies: 1}),
		encounter("test-vault", "Vault", "Coffre", SideScheme, Card{Start: Fixed(3), ThreatStays: true, Cite: engine.Cite(CannotAbsolute)}),
		encounter("test-silence", "Silence", "Silence", Environment, Card{Cite: engine.Cite(AbilityDefinition, CancelCanCancel),
			Abilities: []Ability{{Moment: Interrupt, On: on(AbilityBegins), Forced: true, Do: silences,
				When: func(g *Game, _ By, e *engine.Event) bool { return g.Card(e.Card).Type == Event }}}}),
		encounter("test-hush", "Hush", "Chut", Environment, Card{Cite: engine.Cite(AbilityDefinition, CancelCanCancel),
			Abilities: []Ability{{Moment: Interrupt, On: on(AbilityBegins), Forced: true, Do: silences,
				When: func(g *Game, by By, e *engine.Event) bool { return g.friendly(e.Card) && g.Card(e.Card).Type != Event }}}}),
		encounter("test-second-suit", "Second Suit", "Second costume", Attachment, Card{THW: Dash, ATK: Dash, SCH: Dash, FindHost: theVillain, Cite: engine.Cite(ReplacementLatestWins),
			Abilities: []Ability{{Moment: Replacement, On: on(Damage), Forced: true, When: hostIsMeant, Do: func(_ *Game, by By, e *engine.Event) {
				e.Kind, e.Card, e.Cite = DamageHere, by.Card, by.Cite
			}}}}),
		encounter("test-roll-call", "Roll Call", "Appel", Treachery, Card{Cite: engine.Cite(AbilityDefinition, QualifiersAppliesToEach), Revealed: func(g *Game, by By) {
			for c := range g.each {
				t := g.Card(c).Type
				ready := !g.Flag(c, Exhausted) || t == Support && !g.Rules.On(QualifiersAppliesToEach)
				if g.controller(c) == by.Player && (t == Ally || t == Support) && ready {
					g.discard(by, c)
				}
			}
		}}),
		encounter("test-assembly", "Assembly", "Assemblage", Treachery, Card{Cite: engine.Cite(CardTypesChangeType), Revealed: func(g *Game, by By) { g.assemble(by, by.Player) }}),
		encounter("test-factory", "Factory", "Usine", Environment, Card{Cite: engine.Cite(BaseValueDefinition), Constants: []Constant{
			{Stat: StatATK, To: func(g *Game, _, c engine.CardID, _ engine.Player) bool { return g.Flag(c, FaceDown) }, N: always(1)}}}),
		encounter("test-pickpocket", "Pickpocket", "Voleur à la tire", Environment, Card{Cite: engine.Cite(Initiation4Abort), Abilities: []Ability{{Moment: Interrupt, On: on(Declare), Forced: true,
			Do: func(g *Game, by By, e *engine.Event) {
				for c := range g.Cards(g.Zone(e.Player, Hand)) {
					if c != e.Card {
						g.discard(by, c)
						return
					}
				}
			}}}}),
		player("test-cheer", "Cheer", "Vivat", Event, Card{Cite: engine.Cite(FirstPlayerFirstResponse), Abilities: []Ability{{Moment: Response, On: on(Defeat), Do: draws(1)}}}),
		player("test-antidote", "Antidote", "Antidote", Event, Card{Cite: engine.Cite(AttachToLeavesByEffect), Abilities: []Ability{{Moment: Action,
			Can: func(g *Game, _ By, _ *engine.Event) bool { return g.Len(Attachments) > 0 },
			Do: func(g *Game, by By, _ *engine.Event) {
				g.discard(by, g.chooseCard(by, anyPurpose, func(c engine.CardID) bool { return g.In(c) == Attachments }))
			}}}}),
		player("test-torrent", "Torrent", "Torrent", Event, Card{Cost: X, Cite: engine.Cite(AmbCostReductionAndX), Abilities: []Ability{{Moment: Action, Can: anyEnemy,
			Do: func(g *Game, by By, _ *engine.Event) { g.Damage(by, g.victim(by, false, nil), by.N) }}}}),
		player("test-twins", "Twins", "Jumeaux", Event, Card{Cite: engine.Cite(AmbMaxTieSets), Abilities: []Ability{{Moment: Action, Do: bothAtOnce}}}),
		player("test-gear", "Gear", "Attirail", Upgrade, Card{Restricted: true}),
		player("test-once", "Once Only", "Une seule fois", Event, Card{Cite: engine.Cite(AbilityDefinition, MaxPerPeriod), Abilities: []Ability{{Moment: Action, Max: true, Do: draws(1, MaxPerPeriod)}}}),
		player("test-shift", "Shift", "Relais", Upgrade, Card{Cite: engine.Cite(MaxInsideAbility), Abilities: []Ability{{Moment: Action, Max: true, Do: draws(1, MaxInsideAbility)}}}),
		player("test-drill", "Drill", "Exercice", Upgrade, Card{Cite: engine.Cite(AbilityDefinition, LimitPerCard), Abilities: []Ability{{Moment: Action, Limit: true, Do: draws(1, LimitPerCard)}}}),
		player("test-weights", "Weights", "Poids", Upgrade, Card{Constants: []Constant{{Stat: StatATK, To: yourHero, N: always(1)}}}),
		player("test-doubler", "Doubler", "Doubleur", Upgrade, Card{Constants: []Constant{{Stat: StatATK, Mode: Times, To: yourHero, N: always(2)}}}),
		player("test-halver", "Halver", "Diviseur", Upgrade, Card{Constants: []Constant{{Stat: StatATK, Mode: Halve, To: yourHero}}}),
		player("test-set-three", "Set to Three", "Fixé à trois", Upgrade, Card{Constants: []Constant{{Stat: StatATK, Mode: Set0, To: yourHero, N: always(3)}}}),
		player("test-set-one", "Set to One", "Fixé à un", Upgrade, Card{Constants: []Constant{{Stat: StatATK, Mode: Set0, To: yourHero, N: always(1)}}}),
		player("test-burden", "Burden", "Fardeau", Upgrade, Card{Constants: []Constant{{Stat: StatATK, To: yourHero, N: always(-5)}}}),
		player("test-watcher", "Watcher", "Guetteur", Upgrade, Card{Cite: engine.Cite(AbilityDefinition, InitiationInterruptAnyStep),
			Abilities: []Ability{{Moment: Interrupt, On: on(PlayEvent), When: func(g *Game, by By, e *engine.Event) bool {
				return e.Actor == by.Player && g.Rules.On(InitiationInterruptAnyStep)
			}, Do: draws(1, InitiationInterruptAnyStep)}}}),
		player("test-transfusion", "Transfusion", "Transfusion", Event, Card{Cite: engine.Cite(MoveDefinition), Abilities: []Ability{{Moment: Action,
			Can: func(g *Game, _ By, _ *engine.Event) bool { return g.any(g.hurtFriend) }, Do: transfuse}}}),
		player("test-diversion", "Diversion", "Diversion", Event, Card{Cite: engine.Cite(MoveDefinition), Abilities: []Ability{{Moment: Action,
			Can: func(g *Game, _ By, _ *engine.Event) bool { return g.anyScheme(nil) && g.Len(SideSchemes) > 0 },
			Do: func(g *Game, by By, _ *engine.Event) {
				from := g.chooseScheme(by, anyPurpose, nil, AmbCrisisAndMoves)
				to := g.chooseCard(by, anyPurpose, func(c engine.CardID) bool { return g.isScheme(c) && c != from })
				g.PlaceThreat(by, to, g.RemoveThreat(by, from, 1))
			}}}}),
		player("test-census", "Census", "Recensement", Event, Card{Cite: engine.Cite(AbilityDefinition, GainCharacteristicNotPrinted), Abilities: []Ability{{Moment: Action, Do: func(g *Game, by By, _ *engine.Event) {
			n := 0
			for c := range g.each {
				gained := !g.Rules.On(GainCharacteristicNotPrinted) && g.Stat(c, StatAerial) > 0
				if g.isCharacter(c) && (g.Card(c).Traits.Has(Aerial) || gained) {
					n++
				}
			}
			g.Draw(by, by.Player, n, PrintedDefinition)
		}}}}),
		player("test-handover", "Handover", "Passation", Event, Card{Cite: engine.Cite(OwnershipStateKept), Abilities: []Ability{{Moment: Action,
			Can: func(g *Game, by By, _ *engine.Event) bool { return g.left() > 1 && g.any(g.handable(by.Player)) }, Do: handOver}}}),
		player("test-sidekick", "Sidekick", "Acolyte", Ally, Card{Cost: 1, THW: 1, ATK: 1, HP: 2, HeroOnly: true}),
		player("test-namesake", "Mockingbird II", "Mockingbird II", Ally, Card{Title: engine.Text{"Mockingbird", "Mockingbird"}, Subtitle: "Test", Unique: true, Copies: 1, Cost: 0, THW: 1, ATK: 1, HP: 2}),
		player("test-spider-ally", "Spider-Man II", "Spider-Man II", Ally, Card{Title: engine.Text{"Spider-Man", "Spider-Man"}, Subtitle: "Test", Unique: true, Copies: 1, Cost: 0, THW: 1, ATK: 1, HP: 2}),
		player("test-spider-double", "Spider-Man III", "Spider-Man III", Ally, Card{Title: engine.Text{"Spider-Man", "Spider-Man"}, Subtitle: "Peter Parker", Unique: true, Copies: 1, Cost: 0, THW: 1, ATK: 1, HP: 2}),
	}
	face := func(id, name, title, back string, t Type, copies int) Card {
		return Card{ID: id, Name: engine.Text{name, name}, Title: engine.Text{title, title}, Back: back, Type: t, Aspect: HeroCard, Unique: true, Copies: copies, Test: true,
			Cost: Dash, THW: 1, ATK: 1, DEF: 1, REC: 3, SCH: Dash, HP: 10, HandSize: 5}
	}
	hero, ego := face("test-hero", "Spider-Man IV", "Spider-Man", "test-ego", Hero, 0), face("test-ego", "Test Ego", "Test Ego", "test-hero", AlterEgo, 1)
	hero.REC, ego.THW, ego.ATK, ego.DEF = Dash, Dash, Dash, Dash
	hero.Needs = func(d Deck) bool { return len(d.Cards) >= 45 }
	return append(cards, hero, ego)
}

// silences keeps an effect from beginning (mc.cancel.can-cancel).
func silences(g *Game, by By, e *engine.Event) {
	if g.Rules.On(CancelCanCancel) && g.Rules.On(CancelBeforeInitiation) {
		stop(by, e, CancelBeforeInitiation)
	}
}

// transfuse moves up to two damage from one friendly character to another (mc.move.not-to-itself).
func transfuse(g *Game, by By, _ *engine.Event) {
	from := g.chooseCard(by, toHeal, g.hurtFriend)
	to := g.chooseCard(by.with(MoveNotToItself), anyPurpose, func(c engine.CardID) bool { return g.isCharacter(c) && g.friendly(c) && c != from })
	n := min(2, g.Sustained(from))
	if to == 0 {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: by.Card, Cite: by.Citing(MoveNeedsBothEnds)})
		return
	}
	off := by
	switch {
	case g.hasDial(from) && !g.hasDial(to):
		by = by.with(MoveDialToCard)
		off = by.with(MoveDialAndCard)
	case g.hasDial(to) && !g.hasDial(from):
		by = by.with(MoveCardToDial)
		off = by.with(MoveDialAndCard)
	}
	g.do(engine.Event{Kind: MoveDamage, Actor: by.Player, Player: by.Player, Card: from, Source: by.Card, N: int32(-n), Cite: off.Cite})
	g.Damage(by, to, n)
}

// handable picks what a player may hand over: an ally or an upgrade that is attached to nothing.
func (g *Game) handable(p engine.Player) func(c engine.CardID) bool {
	return func(c engine.CardID) bool {
		t := g.Card(c).Type
		return g.controller(c) == p && (t == Ally || t == Upgrade && g.HostOf(c) == 0)
	}
}

// handOver gives a card to another player, with what is attached to it (mc.ownership.state-kept, mc.ownership.attachments-follow).
func handOver(g *Game, by By, _ *engine.Event) {
	c := g.chooseCard(by, anyPurpose, g.handable(by.Player))
	q := g.Question(by.Player, AskPlayer, by.Card, by.Cite)
	for p := range g.players {
		if p != by.Player {
			q.Who(p)
		}
	}
	to := g.ask(q).Player
	if g.Card(c).MaxPerPlayer && g.controls(to, g.Def(c)) {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Cite: engine.Cite(AmbPerPlayerOverflow, MaxPerPlayer)})
		return
	}
	g.do(engine.Event{Kind: HandsOver, Actor: by.Player, Player: to, Card: c, Source: by.Card, To: g.Zone(to, InPlay), Cite: engine.Cite(OwnershipStateKept, OwnershipPersists)})
	for x := range g.each {
		if p := g.controller(x); g.HostOf(x) == c && p != engine.NoPlayer && p != to {
			g.do(engine.Event{Kind: HandsOver, Actor: by.Player, Player: to, Card: x, Source: by.Card, To: g.Zone(to, InPlay), Cite: engine.Cite(OwnershipAttachmentsFollow, OwnershipPersists)})
		}
	}
	g.limitAllies(to)
	g.limitRestricted(to)
}

// bothAtOnce puts two cards of the hand that set a value into play at the same time; the first player says in which order
// (mc.amb.max-tie-sets).
func bothAtOnce(g *Game, by By, _ *engine.Event) {
	sets := func(c engine.CardID) bool {
		for _, k := range g.Card(c).Constants {
			if k.Mode == Set0 {
				return true
			}
		}
		return false
	}
	for {
		q := g.Question(g.first(), AskOrder, by.Card, by.Citing(ModifiersLatestSetWins))
		q.Cards(engine.VerbChoose, g.Zone(by.Player, Hand), sets)
		c := g.ask(q).Card
		if c == 0 {
			return
		}
		g.enter(by, c, PutIntoPlay, by.Player, 0)
	}
}
