package foreverevil

import (
	"math/bits"
	"slices"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// Texts that several cards share.

// plus gives Power.
func plus(n int) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) { g.Power(by, n) }
}

// inert does nothing.
func inert(g *db.Game, by db.By) { g.Inert(by) }

// useless does nothing, as the clause says that is given, among others; not even give Power.
func useless(own engine.Clause) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) { g.Inert(by, own, PlayMayPlayInert, PlayNoPowerCards) }
}

// instead is what is gained where nothing of what may be gained is available: nothing.
func instead(g *db.Game) engine.CardID {
	if g.Rules.On(GainNothingAvailable) {
		return 0
	}
	return g.Top(db.KickStack)
}

// noneToGain says that no card of the Line-Up is gained, and where one would be but for a Frozen token, by which rule.
func noneToGain(g *db.Game, by db.By, may bool, want db.Want) {
	want.Thawed = false
	if may && g.Any(want, db.LineUp) {
		by = by.Also(CardsColdGunFrozen)
	}
	g.GainsNothing(by, db.LineUp, GainNothingAvailable)
}

// toDestroy asks a player for a card that a text of theirs lets them destroy.
func toDestroy(g *db.Game, by db.By, optional bool, want db.Want, zones ...engine.Zone) engine.CardID {
	if !g.Rules.On(DestroyWhere) {
		return 0
	}
	if !g.Rules.On(CardsFirestormNotInPlay) && zones[0] != db.LineUp {
		zones = append(zones, g.Zone(by.Player, db.OnCharacter))
	}
	if !g.Any(want, zones...) {
		g.NothingToDestroy(spares(g, by, want, zones...), DestroyWhere)
		return 0
	}
	return g.Choose(by.Also(DestroyWhere), by.Player, db.AskDestroy, db.VerbDestroy, optional, want, zones...)
}

// spares cites, for a text that spares a type, the clause that gives that type to a card there which is not of it elsewhere.
func spares(g *db.Game, by db.By, want db.Want, zones ...engine.Zone) db.By {
	for _, z := range zones {
		for c := range g.Cards(z) {
			if k := g.Card(c); k.Types&want.Not == 0 && k.Owned&want.Not != 0 {
				return by.Also(CardsElementWomanTypes)
			}
		}
	}
	return by
}

// hand, discard and the like name a player's zones.
func hand(g *db.Game, p engine.Player) engine.Zone    { return g.Zone(p, db.Hand) }
func discard(g *db.Game, p engine.Player) engine.Zone { return g.Zone(p, db.Discard) }
func inPlay(g *db.Game, p engine.Player) engine.Zone  { return g.Zone(p, db.InPlay) }

// inPlayOf says whether a card lies in a player's play area.
func inPlayOf(g *db.Game, p engine.Player, c engine.CardID) bool { return g.In(c) == inPlay(g, p) }

// destroyForPower destroys a card of hand or discard pile if the player likes: Power equal to its cost if it has a type, none if
// it has not; Power +2 if nothing is destroyed.
func destroyForPower(t db.Types) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		c := toDestroy(g, by, true, db.Want{}, hand(g, by.Player), discard(g, by.Player))
		if c == 0 {
			if g.Len(hand(g, by.Player))+g.Len(discard(g, by.Player)) == 0 {
				if !g.Rules.On(AmbNothingToDestroy) {
					return
				}
				by = by.Also(AmbNothingToDestroy)
			}
			g.Power(by, 2)
			return
		}
		fits, cost, paid := g.Is(c, t), g.Cost(c), typed(g, by, c)
		g.Destroy(by, c)
		if fits {
			g.Power(paid, cost)
		} else {
			g.Nothing(by)
		}
	}
}

// anyType is every card type there is: a Weakness has none.
const anyType = db.Starter | db.Hero | db.Villain | db.SuperPower | db.Equipment | db.Location

// destroyForToken destroys a card of hand or discard pile that is not of a type, if the player likes; a token if it costs 1 or more.
func destroyForToken(not db.Types) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		c := toDestroy(g, by, true, db.Want{Not: not},
			hand(g, by.Player), discard(g, by.Player))
		if c == 0 {
			return
		}
		cost := g.Cost(c)
		g.Destroy(by, c)
		if cost >= 1 {
			g.GainTokens(by, by.Player, 1)
		} else {
			g.Nothing(by)
		}
	}
}

// recall gives Power +1 and puts a card of some types and cost 5 or less of the discard pile on top of the deck, if the player likes.
func recall(t db.Types) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		g.Power(by, 1)
		want := db.Want{Is: t, Below: 6}
		if !g.Any(want, discard(g, by.Player)) {
			g.Nothing(by)
			return
		}
		c := g.Choose(by, by.Player, db.AskPut, engine.VerbChoose, true, want, discard(g, by.Player))
		if c != 0 {
			g.Put(typed(g, by, c), c, g.Zone(by.Player, db.Deck), engine.Top)
		}
	}
}

// mayDestroy destroys one card of some zones if the player likes.
func mayDestroy(g *db.Game, by db.By, want db.Want, zones ...engine.Zone) {
	if c := toDestroy(g, by, true, want, zones...); c != 0 {
		g.Destroy(by, c)
	}
}

// purgeLineUp destroys a card of some types in the Line-Up if the player likes; then Power for each different name among the
// destroyed cards of one type.
func purgeLineUp(prey, counted db.Types) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		mayDestroy(g, by, db.Want{Is: prey, Only: func(c engine.CardID) bool { return g.Tokens(c, db.Frozen) == 0 || g.Rules.On(CardsColdGunDestroy) }}, db.LineUp)
		n := 0
		var seen [8]uint64
		for c := range g.Cards(db.Destroyed) {
			if d := g.Def(c); g.Is(c, counted) && seen[d>>6]>>(d&63)&1 == 0 {
				seen[d>>6] |= 1 << (d & 63)
				n++
			}
		}
		if n == 0 {
			g.Nothing(by)
			return
		}
		g.Power(by, n)
	}
}

// replayDestroyed plays up to three destroyed cards of a type, one after the other; when the last has been played they go under the
// main deck. Power if none is played.
func replayDestroyed(t db.Types, most, otherwise int) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		var played [3]engine.Ref
		n, inOrder := 0, by.Also(AmbReplayOrder)
		want := db.Want{Is: t, Below: most + 1}
		defined := want
		defined.Only = func(c engine.CardID) bool { return !g.Card(c).Unknown }
		for ; n < len(played); n++ {
			c := g.Choose(inOrder, by.Player, db.AskPlay, db.VerbPlay, true, defined, db.Destroyed)
			if c == 0 {
				break
			}
			g.PlayCard(by.Player, c, by.Cite)
			played[n] = g.Ref(c)
		}
		if n == 0 {
			if !g.Any(want, db.Destroyed) {
				by = by.Also(AmbNothingToDestroy)
			}
			g.NotDefined(by, want, db.Destroyed)
			g.Power(by, otherwise)
			return
		}
		putPlayedUnder(g, inOrder, played[:n])
	}
}

// putPlayedUnder puts the cards that a text has played, as far as they are still in play, under the main deck, in an order that its
// player chooses. All of them leave, whatever waits to act on one: of equal ones the first is the next.
func putPlayedUnder(g *db.Game, by db.By, played []engine.Ref) {
	next := func(c engine.CardID) bool {
		i := slices.Index(played, g.Ref(c))
		return i >= 0 && !slices.ContainsFunc(played[:i], func(r engine.Ref) bool { return g.Still(r) && g.Def(r.Card) == g.Def(c) })
	}
	for range played {
		c := g.Choose(by, by.Player, db.AskPut, engine.VerbChoose, false, db.Want{Only: next}, inPlay(g, by.Player))
		if c == 0 {
			return
		}
		putUnder(g, by, c)
	}
}

// putUnder puts a card under the main deck.
func putUnder(g *db.Game, by db.By, c engine.CardID) {
	if g.Card(c).Sort == db.BossCard {
		if !g.Rules.On(CardsSuperHeroesBottom) {
			g.Nothing(by)
			return
		}
		by = by.Also(CardsSuperHeroesBottom)
	}
	g.Put(by, c, db.MainDeck, engine.Bottom)
}

// payFor is Power for every card of some types played this turn, before or after: the rest of the turn is watched by the text's
// first lasting ability.
func payFor(t db.Types, own ...engine.Clause) func(*db.Game, db.By) {
	return func(g *db.Game, by db.By) {
		n, once := 0, by.Also(own...)
		for _, m := range g.Memos() {
			if m.What != db.Played || m.Player != by.Player {
				continue
			}
			types := db.Types(m.N) | taken(g, m.Card)
			if inPlayOf(g, by.Player, m.Card) {
				types |= g.TypesOf(m.Card)
			}
			if m.Card == by.Self && !g.Rules.On(CardsMartianManhunterPower) && g.Card(by.Text).ID == "martian-manhunter" {
				continue
			}
			if types&t != 0 {
				n += paysFor(g, m.Card, types&t)
				if k := g.Card(m.Card); k.Owned != 0 || g.Flag(m.Card, db.TakesTypes) {
					once = once.Also(AmbElementWomanOnce, CardsElementWomanTypes)
				} else if k.Sort == db.BossCard {
					once = once.Also(HeroOneType)
				}
			}
		}
		if n > 0 {
			g.Power(once, 2*n)
		} else {
			g.Say(engine.Event{Kind: db.NoneYet, Actor: by.Player, Card: by.Self, Source: by.Text, Cite: by.Cite})
		}
		lingers(g, by)
	}
}

// lingers starts the lasting ability of a text for the rest of the turn.
func lingers(g *db.Game, by db.By) { g.Lasts(by, 0, g.Ref(by.Self), untilEndOfTurn) }

// taken are the types that a card has taken this turn since it was played.
func taken(g *db.Game, c engine.CardID) db.Types {
	t := db.NoType
	for _, m := range g.Memos() {
		if m.What == db.TookTypes && m.Card == c {
			t |= db.Types(m.N)
		}
	}
	return t
}

// paysFor is how often a card pays that has some of the types that are paid for: once, whatever it is.
func paysFor(g *db.Game, c engine.CardID, t db.Types) int {
	n := 1
	if !g.Rules.On(AmbElementWomanOnce) {
		n = bits.OnesCount8(uint8(t))
	}
	if g.Card(c).Sort == db.BossCard && !g.Rules.On(HeroOneType) {
		n++
	}
	return n
}

// paidLater watches for the cards that payFor pays for.
func paidLater(name string, t db.Types) engine.Ability {
	return engine.Ability{
		Name: name, Stage: engine.React, On: engine.KindsOf(db.Play, db.TakeTypes), Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			if a.Event.Kind == db.TakeTypes && db.On(m).Card(a.Event.Card).Types&t != 0 {
				return false // paid for when it was played
			}
			return a.Event.Player == a.Player && db.Types(a.Event.N)&t != 0
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := lasting(g, a)
			if by.Self != by.Text {
				by = by.Also(CardsFirestormText)
			}
			switch k := g.Card(a.Event.Card); {
			case k.Owned != 0, a.Event.Kind == db.TakeTypes:
				by = by.Also(AmbElementWomanOnce, CardsElementWomanTypes)
			case k.Sort == db.BossCard:
				by = by.Also(HeroOneType)
			}
			g.Power(by.Also(AmbTriggersWait), 2)
		},
	}
}

// lasting is by whose doing a lasting effect acts.
func lasting(g *db.Game, a *engine.Acting) db.By {
	text := engine.CardID(a.A)
	return db.By{Player: a.Player, Self: a.Source.Card, Text: text, Cite: g.Card(text).Cite}
}

// ability is by whose doing a card's own ability acts.
func ability(g *db.Game, a *engine.Acting) db.By {
	by := db.By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card, Cite: g.Card(a.Source.Card).Cite}
	switch {
	case a.Event.Kind == db.EndEffects:
	case a.Event.Kind == db.Play:
		by.Cite = by.Cite.And(ResolveCardBeforeTriggers)
	case g.Active() == a.Player:
		by.Cite = by.Cite.And(ResolveCardBeforeTriggers).And(AmbTriggersWait)
	default:
		by.Cite = by.Cite.And(AmbTriggersWait)
	}
	return by
}

// typed cites, for a card with further types while it is owned, the clause that gives them.
func typed(g *db.Game, by db.By, c engine.CardID) db.By {
	switch k := g.Card(c); {
	case k.Owned != 0:
		return by.Also(CardsElementWomanTypes)
	case k.Sort == db.BossCard:
		return by.Also(HeroIsHero)
	}
	return by
}

// steal moves one VP token of a player, who may have none, to another.
func steal(g *db.Game, by db.By, thief, victim engine.Player) {
	if g.Count(victim, db.VP) == 0 {
		by = by.Also(CardsStealNone, CardsStealNotNegative)
		if !g.Rules.On(CardsStealNotNegative) {
			g.Do(engine.Event{Kind: db.TokensDown, Actor: by.Player, Player: victim, Source: by.Text, N: -1, Cite: by.Cite})
		}
		if !g.Rules.On(CardsStealNotNegative) || !g.Rules.On(CardsStealNone) {
			g.GainTokens(by, thief, 1)
			return
		}
	}
	g.StealTokens(by, thief, victim, 1)
}

// rewards are what cards give when they are destroyed, by the id of the card.
var rewards = map[string]func(g *db.Game, by db.By){}

// whenDestroyed is a reward for whoever destroys the card, wherever it lies.
func whenDestroyed(id string, reward func(g *db.Game, by db.By)) []engine.Ability {
	rewards[id] = reward
	return destroyed(id, func(g *db.Game, by db.By, _ engine.Player) { reward(g, by) })
}

// carriedRewards are those of the texts that a card has taken from the cards on its player's Super-Villain: it is destroyed as if it were each of
// them (fe.amb.firestorm-self).
func carriedRewards(id string) []engine.Ability {
	out := destroyed(id, func(g *db.Game, by db.By, of engine.Player) {
		for c := g.Bottom(g.Zone(of, db.OnCharacter)); c != 0; c = g.Above(c) {
			if reward := rewards[g.Card(c).ID]; reward != nil {
				theirs := by
				theirs.Text, theirs.Cite = c, g.Card(c).Cite.And(CardsFirestormText).And(AmbFirestormSelf)
				reward(g, theirs)
			}
		}
	})
	due := out[0].If
	out[0].If = func(m *engine.Match, a *engine.Acting) bool {
		return m.Flag(a.Event.Card, db.Carrying) && m.Rules.On(CardsFirestormText) && due(m, a)
	}
	return out
}

// carriesReward says whether one of the texts that a card has taken is about its being destroyed.
func carriesReward(g *db.Game, c engine.CardID) bool {
	if owner := g.Owner(g.In(c)); owner != engine.NoPlayer && g.Flag(c, db.Carrying) && g.Rules.On(CardsFirestormText) {
		for x := range g.Cards(g.Zone(owner, db.OnCharacter)) {
			if rewards[g.Card(x).ID] != nil {
				return true
			}
		}
	}
	return false
}

// destroyed is what a card does when it is destroyed: a reward for whoever has destroyed it. The reward is told whose card it was.
func destroyed(name string, reward func(g *db.Game, by db.By, of engine.Player)) []engine.Ability {
	return []engine.Ability{{
		Name: name, Stage: engine.React, On: engine.KindsOf(db.Destroy), Self: true, Forced: true,
		Whose: func(m *engine.Match, e *engine.Event) engine.Player { return rewarded(db.On(m), e) },
		If: func(m *engine.Match, a *engine.Acting) bool {
			g, owner := db.On(m), m.Owner(a.Event.From)
			return a.Event.Actor != engine.NoPlayer && (g.Active() != engine.NoPlayer || m.Rules.On(DestroyFirstAppearance)) &&
				(m.Rules.On(DestroyAnyZone) || owner != engine.NoPlayer && a.Event.From == inPlay(g, owner))
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			by := db.By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card, Cite: g.Card(a.Source.Card).Cite}
			if g.Active() == engine.NoPlayer && g.Card(a.Event.Source).Sort == db.BossCard {
				by = by.Also(DestroyFirstAppearance, AmbFirstAppearanceChooser)
			} else {
				if owner := g.Owner(a.Event.From); a.Event.Asked && owner != engine.NoPlayer && owner != a.Player {
					by = by.Also(DestroyChooserBenefits)
				}
				if g.Card(a.Event.Source).ID == "broadsword" {
					by = by.Also(DestroyBroadsword)
				}
				if !a.Event.Asked {
					by = by.Also(AmbFirstAppearanceChooser)
				}
				by = by.Also(AmbTriggersWait)
			}
			reward(g, by, g.Owner(a.Event.From))
		},
	}}
}

// rewarded is who gets the reward of a destroyed card: who has destroyed it, whosever it was.
func rewarded(g *db.Game, e *engine.Event) engine.Player {
	owner := g.Owner(e.From)
	if owner != engine.NoPlayer && (!g.Rules.On(DestroyChooserBenefits) || !g.Rules.On(DestroyBroadsword) && g.Card(e.Source).ID == "broadsword") {
		return owner
	}
	return e.Actor
}

// forEachPlayed is Power for each card of a type that the Location's controller plays.
func forEachPlayed(name string, fits func(g *db.Game, e *engine.Event) bool) []engine.Ability {
	return []engine.Ability{{
		Name: name, Stage: engine.React, On: engine.KindsOf(db.Play, db.TakeTypes), Where: db.ActiveInPlay | db.ActiveOnCharacter, Forced: true,
		If: func(m *engine.Match, a *engine.Acting) bool {
			g := db.On(m)
			return a.Event.Player == a.Player && g.Active() == a.Player && alive(g, a) && fits(g, a.Event) && !usedUp(g, a) && g.WorksNow(a.Player, a.Source.Card)
		},
		Do: func(m *engine.Match, a *engine.Acting) {
			g := db.On(m)
			if usedUp(g, a) {
				return
			}
			by := ability(g, a).Also(LocationEachTurn, LocationOngoing)
			if g.Card(a.Event.Card).Sort == db.BossCard {
				by = ability(g, a).Also(HeroIsHero, HeroHappyHarbor, LocationEachTurn)
			}
			if a.Event.Kind == db.TakeTypes {
				by = by.Also(CardsElementWomanTypes)
			} else {
				by = typed(g, by, a.Event.Card)
			}
			if onCharacter(g, a) {
				by = by.Also(CardsFirestormLocation)
			}
			g.Power(by, 1)
			if g.Rules.On(LocationOncePerTurn) {
				g.UseUp(a.Source.Card, engine.Cite(LocationOncePerTurn))
			}
		},
	}}
}

// alive says whether a card's ongoing text works: it is in play, or lies on the Super-Villain while its text is carried.
func alive(g *db.Game, a *engine.Acting) bool {
	return g.In(a.Source.Card) == inPlay(g, a.Player) || g.CarriesTexts(a.Player)
}

// onCharacter says whether a card whose text acts lies on the Super-Villain: it is Firestorm who has that text.
func onCharacter(g *db.Game, a *engine.Acting) bool {
	return g.In(a.Source.Card) == g.Zone(a.Player, db.OnCharacter)
}

// usedUp says whether a Location has had its effect this turn, where the edition allows only one.
func usedUp(g *db.Game, a *engine.Acting) bool {
	return g.Rules.On(LocationOncePerTurn) && g.UsedNow(a.Source.Card)
}
