package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// superHeroes are the cards of the Super Hero stack. Being Super is a title: their type is Hero.
func superHeroes() []db.Card {
	hero := func(id, name string, cost, vp int, cite engine.Clause, play func(*db.Game, db.By), appears engine.Clause, appear func(*db.Game, db.By, engine.Player)) db.Card {
		return db.Card{ID: id, Name: engine.Text{name, ""}, Sort: db.BossCard, Types: db.Hero, Cost: cost, VP: vp, Copies: 1,
			Cite: engine.Cite(cite, HeroPlayedText), Play: play,
			Appears: engine.Cite(appears), Appear: appear, Weakens: true}
	}
	cards := []db.Card{
		hero("the-flash", "The Flash", 8, 4, CardTheFlash, func(g *db.Game, by db.By) {
			g.Draw(by, by.Player, 3)
			g.DiscardFromHand(by, by.Player, 1, db.Want{})
		}, 0, nil),
		hero("aquaman", "Aquaman", 11, 6, CardAquaman, aquaman, CardAquamanFirstAppearance, aquamanAppears),
		hero("batman", "Batman", 11, 6, CardBatman, batman, CardBatmanFirstAppearance, batmanAppears),
		hero("constantine", "Constantine", 10, 5, CardConstantine, constantine, CardConstantineFirstAppearance, func(g *db.Game, by db.By, p engine.Player) {
			if g.LoseTokens(by, p, 3) == 0 {
				g.GainWeakness(by.Also(VpNeverNegative), p, 1)
			}
		}),
		hero("cyborg", "Cyborg", 10, 5, CardCyborg, payFor(db.SuperPower|db.Equipment), CardCyborgFirstAppearance, discardBoth(db.SuperPower, db.Equipment)),
		hero("green-arrow", "Green Arrow", 9, 5, CardGreenArrow, nil, CardGreenArrowFirstAppearance, greenArrowAppears),
		hero("green-lantern", "Green Lantern", 11, 6, CardGreenLantern, replayDestroyed(db.Hero, 6, 3), CardGreenLanternFirstAppearance, destroyOwn(db.Hero, 1)),
		hero("martian-manhunter", "Martian Manhunter", 12, 6, CardMartianManhunter, payFor(db.Hero|db.Villain, CardsMartianManhunterPower), CardMartianManhunterFirstAppearance, discardBoth(db.Hero, db.Villain, CardsMartianManhunterOneType)),
		hero("shazam", "Shazam!", 12, 6, CardShazam, shazam, CardShazamFirstAppearance, shazamAppears),
		hero("superman", "Superman", 13, 6, CardSuperman, replayDestroyed(db.SuperPower, 99, 4), CardSupermanFirstAppearance, destroyOwn(db.SuperPower, 2)),
		hero("swamp-thing", "Swamp Thing", 9, 5, CardSwampThing, swampThing, CardSwampThingFirstAppearance, swampThingAppears),
		hero("wonder-woman", "Wonder Woman", 11, 6, CardWonderWoman, replayDestroyed(db.Villain, 6, 3), CardWonderWomanFirstAppearance, destroyOwn(db.Villain, 1)),
	}
	for i := range cards {
		switch c := &cards[i]; c.ID {
		case "the-flash":
			c.Name[engine.FR] = "Flash"
		case "green-lantern", "shazam":
			c.Name[engine.FR] = c.Name[engine.EN]
		case "cyborg":
			c.Lasting, c.Lingers = []engine.Ability{paidLater("cyborg", db.SuperPower|db.Equipment)}, lingers
		case "martian-manhunter":
			c.Name[engine.FR] = c.Name[engine.EN]
			c.Lasting, c.Lingers = []engine.Ability{paidLater("martian-manhunter", db.Hero|db.Villain)}, lingers
		case "green-arrow":
			c.Stays = true
			c.Abilities = forEachPunch()
		}
	}
	return cards
}

// forEachPunch is the further Power of every Punch that Green Arrow's controller plays.
func forEachPunch() []engine.Ability {
	return []engine.Ability{{
		Name: "green-arrow", Stage: engine.React, On: engine.KindsOf(db.Play), Where: db.ActiveInPlay | db.ActiveOnCharacter, Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return a.Event.Player == a.Player && g.Active() == a.Player && alive(g, a) && g.Card(a.Event.Card).ID == "punch"
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := ability(g, a)
			if onCharacter(g, a) {
				by = by.Also(CardsFirestormText)
			}
			g.Power(by, 1)
		},
	}}
}

// aquaman puts up to three cards of the discard pile on top of the deck; Power +3 if none.
func aquaman(g *db.Game, by db.By) {
	n := 0
	for ; n < 3; n++ {
		c := g.Choose(by, by.Player, db.AskPut, engine.VerbChoose, true, db.Want{}, discard(g, by.Player))
		if c == 0 {
			break
		}
		g.Put(by, c, g.Zone(by.Player, db.Deck), engine.Top)
	}
	if n == 0 {
		if g.Len(discard(g, by.Player)) == 0 {
			by = by.Also(AmbNothingToDestroy)
		}
		g.Power(by, 3)
	}
}

func aquamanAppears(g *db.Game, by db.By, p engine.Player) {
	must, n := by.Also(CardsFirstAppearanceMustDiscard), 0
	for ; n < 4; n++ {
		c := g.Choose(must, p, db.AskPut, engine.VerbChoose, mayRefuse(g), db.Want{Below: 1}, discard(g, p))
		if c == 0 {
			break
		}
		g.Put(must, c, g.Zone(p, db.Deck), engine.Top)
	}
	if n == 0 {
		g.GainWeakness(by, p, 1)
	}
}

// batman is the pictured Super Hero.
func batman(g *db.Game, by db.By) {
	if g.Rules.On(TypesFigureSuperHero) {
		replayDestroyed(db.Equipment, 6, 3)(g, by)
	}
}

func batmanAppears(g *db.Game, by db.By, p engine.Player) {
	if !g.Rules.On(TypesFigureSuperHero) {
		return
	}
	destroyOwn(db.Equipment, 1)(g, by.Also(TypesFigureSuperHero), p)
}

// constantine turns up three cards of the deck: one is drawn, one destroyed for tokens equal to its VP, one put back.
func constantine(g *db.Game, by db.By) {
	p := by.Player
	revealed := g.Zone(p, db.Revealed)
	for range 3 {
		c := g.Reveal(by, p)
		if c == 0 {
			break
		}
		g.Put(by, c, revealed, engine.Bottom)
	}
	if c := g.Choose(by, p, db.AskDraw, engine.VerbChoose, false, db.Want{}, revealed); c != 0 {
		g.Do(engine.Event{Kind: db.Draw, Actor: p, Player: p, Card: c, Source: by.Text, To: hand(g, p), Cite: by.Cite})
	}
	vp, worth := 0, by
	if c := toDestroy(g, by, false, db.Want{}, revealed); c != 0 {
		switch card := g.Card(c); {
		case card.StarVP != nil:
			worth = by.Also(AmbStarVpInPlay)
			if !g.Rules.On(AmbStarVpInPlay) {
				vp = card.StarVP(g, g.Tally(p))
			}
		case card.VP < 0:
			worth = by.Also(AmbNegativeVp)
		default:
			vp = card.VP
		}
		g.Destroy(by, c)
	}
	for c := range g.Cards(revealed) {
		g.Put(by, c, g.Zone(p, db.Deck), engine.Top)
	}
	if vp > 0 {
		g.GainTokens(worth, p, vp)
	} else {
		g.Nothing(worth)
	}
}

func greenArrowAppears(g *db.Game, by db.By, p engine.Player) {
	must, n := by.Also(CardsFirstAppearanceMustDiscard), 0
	for ; n < 2; n++ {
		c := g.Choose(must, p, db.AskDiscard, db.VerbDiscard, mayRefuse(g), db.Want{Only: func(c engine.CardID) bool { return g.Card(c).ID == "punch" }}, hand(g, p))
		if c == 0 {
			break
		}
		giveUp(g, must, p, c)
	}
	g.GainWeakness(by, p, 2-n)
}

// shazam gains two cards from the top of the main deck, plays both, and destroys one of them.
func shazam(g *db.Game, by db.By) {
	p := by.Player
	var gained [2]engine.CardID
	for i := range gained {
		if c := g.Top(db.MainDeck); c != 0 {
			gained[i] = c
			g.GainCard(by, p, c)
		} else if c := instead(g); c != 0 {
			gained[i] = c
			g.GainCard(by, p, c)
		} else {
			g.GainsNothing(by, db.MainDeck, GainNothingAvailable)
		}
	}
	for _, c := range gained { // to be played, and perhaps destroyed
		g.Mind(c)
		g.Mind(c)
	}
	left := gained
	for range gained {
		q := g.Question(p, db.AskPlay, by.Text, by.Cite)
		for _, c := range left {
			if c == 0 {
				continue
			}
			if z := g.In(c); z == discard(g, p) || z == hand(g, p) {
				q.Card(db.VerbPlay, c)
			} else {
				q.Cite = by.Cite.And(AmbShazamGone)
			}
		}
		if len(q.Answers) == 0 {
			if q.Cite.Has(AmbShazamGone) {
				g.Say(engine.Event{Kind: db.PlaysNone, Actor: p, Player: p, Card: by.Text, Cite: q.Cite})
			}
			break
		}
		c := g.Ask(q).Card
		for i := range left {
			if left[i] == c {
				left[i] = 0
			}
		}
		g.Unmind(c)
		g.PlayCard(p, c, by.Cite)
	}
	q := g.Question(p, db.AskDestroy, by.Text, by.Cite.And(DestroyChoose))
	for _, c := range gained {
		if z := g.In(c); c != 0 && (z == discard(g, p) || z == hand(g, p) || z == inPlay(g, p)) {
			q.Card(db.VerbDestroy, c)
		}
	}
	c := g.Ask(q).Card
	for _, x := range [...]engine.CardID{left[0], left[1], gained[0], gained[1]} {
		g.Unmind(x)
	}
	if c != 0 {
		g.Destroy(by, c)
	} else {
		why := AmbShazamGone
		if gained[0] == 0 {
			why = GainNothingAvailable
		}
		g.NothingToDestroy(by, why)
	}
}

func shazamAppears(g *db.Game, by db.By, p engine.Player) {
	c := g.Choose(by.Also(CardsFirstAppearanceMustDiscard), p, db.AskPut, engine.VerbChoose, mayRefuse(g),
		db.Want{Least: 5}, hand(g, p), discard(g, p))
	if c == 0 {
		g.GainWeakness(by, p, 1)
		return
	}
	putUnder(g, by.Also(CardsFirstAppearanceMustDiscard), c)
}

// swampThing is Power +2 for each Location in play, whoever controls it.
func swampThing(g *db.Game, by db.By) {
	n := 0
	for p := range g.From(engine.NoPlayer) {
		for c := range g.Cards(inPlay(g, p)) {
			if g.Is(c, db.Location) {
				n++
			}
		}
	}
	if n == 0 {
		g.Nothing(by)
		return
	}
	g.Power(by, 2*n)
}

func swampThingAppears(g *db.Game, by db.By, p engine.Player) {
	c := g.Choose(by.Also(CardsFirstAppearanceMustDiscard), p, db.AskPut, engine.VerbChoose, mayRefuse(g),
		db.Want{Is: db.Location}, inPlay(g, p))
	if c == 0 {
		g.GainWeakness(by, p, 1)
		return
	}
	g.Put(by.Also(CardsFirstAppearanceMustDiscard), c, discard(g, p), engine.Default)
}
