package champions

import (
	"math"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Whether what a card says could change anything.

// could says whether a text could change the game: its first sentence that asks for a choice has one, and something of
// it would act (mc.ability.must-change-state, mc.choose.no-choice-no-ability).
func (g *Match) could(by By, e *engine.Event, t cardtext.Text) bool {
	f := g.texts.Open(by)
	f.Event = e
	f.It.Many = math.MaxInt16 // what is not paid yet is as much as is wanted
	defer g.texts.Close()
	return g.couldAny(f, t)
}

// couldNow is the same of a text within the one that is being carried out: what the sentences before it have given is
// known, and who chooses it has not cited anything yet.
func (g *Match) couldNow(f *Frame, t cardtext.Text) bool {
	in := g.texts.Open(f.By)
	defer g.texts.Close()
	in.Event, in.Foe = f.Event, f.Foe
	for i, c := range f.It.Cards {
		in.GiveToo(c, f.It.Was[i])
	}
	in.It.Many = f.It.Many
	return g.couldAny(in, t)
}

func (g *Match) couldAny(f *Frame, t cardtext.Text) bool {
	for i := range t {
		if g.couldDo(f, &t[i]) || t[i].Verb != cardtext.When && len(t[i].Else) > 0 && g.couldNow(f, t[i].Else) {
			return true
		}
		switch t[i].Verb {
		case doDiscard, doDig, doPut: // it will have found nothing
			f.GiveNone()
		}
		if c, meant := g.about(f, &t[i]); meant {
			f.About(c)
		} else if speaksOfIt(t[i+1:]) && g.chooses(&t[i]) { // of a card with which it does nothing the next may do more
			return g.any(func(c engine.CardID) bool {
				if !g.means(f, t[i].What, c) || !g.takes(t[i].Verb, c) {
					return false
				}
				f.About(c)
				return g.couldAny(f, t[i+1:])
			})
		}
	}
	return false
}

// chooses says whether a sentence lets somebody choose the card that it is about, also where it does nothing.
func (g *Match) chooses(s *cardtext.Step) bool {
	return s.Verb != doMoveDamage && s.What != nil &&
		(s.What.How == cardtext.One || s.What.How == cardtext.Picked) && s.Verb >= cardtext.FirstVerb &&
		slices.Contains(textVerbs[s.Verb-cardtext.FirstVerb].About, s.What.How)
}

// offersChoice says whether somebody chooses something in a text.
func offersChoice(t cardtext.Text) bool {
	found := false
	t.Walk(func(s *cardtext.Step) {
		found = found || s.Verb == cardtext.ChooseOne || s.Who == cardtext.OnePlayer || s.What != nil &&
			slices.Contains([]cardtext.How{cardtext.One, cardtext.UpTo, cardtext.OneTo, cardtext.Exactly,
				cardtext.OneOfEach, cardtext.Picked}, s.What.How)
	})
	return found
}

// speaksOfIt says whether a text does something to what a sentence before it is about.
func speaksOfIt(t cardtext.Text) bool {
	found := false
	t.Walk(func(s *cardtext.Step) { found = found || s.What != nil && s.What.How == cardtext.It })
	return found
}

// couldWhen looks at what would be done as things are. How it will be paid is not known yet, and what hangs on what the
// sentences before it give promises nothing by itself.
func (g *Match) couldWhen(f *Frame, s *cardtext.Step) bool {
	switch {
	case hangsOn(s.If, givenBefore):
		return false
	case hangsOn(s.If, func(c *cardtext.Cond) bool { return c.Op == condPaid }):
		return g.couldAny(f, s.Body) || g.couldAny(f, s.Else)
	case cardtext.Holds[By](texter{g}, f, s.If):
		return g.couldAny(f, s.Body)
	}
	return g.couldAny(f, s.Else)
}

// hangsOn says whether a condition or a part of it is such.
func hangsOn(c *cardtext.Cond, such func(c *cardtext.Cond) bool) bool {
	return such(c) || slices.ContainsFunc(c.All, func(x *cardtext.Cond) bool { return hangsOn(x, such) })
}

// givenBefore is a condition about what sentences before it have given.
func givenBefore(c *cardtext.Cond) bool {
	return c.Op == cardtext.Is || found(c.Of) || reckonsFound(c.A) || reckonsFound(c.B)
}

func found(s *cardtext.Selector) bool {
	return s != nil && (s.How == cardtext.It || s.How == cardtext.Called)
}

func reckonsFound(a *cardtext.Amount) bool {
	return a != nil && (a.Op == amountKinds || found(a.Of) || reckonsFound(a.A) || reckonsFound(a.B) ||
		a.If != nil && hangsOn(a.If, givenBefore))
}

// couldDo says whether a sentence could change anything as things are. What it is about, where the sentences before it
// give that, is known by now: of those that would do something the first has settled the matter.
func (g *Match) couldDo(f *Frame, s *cardtext.Step) bool {
	switch s.Verb {
	case cardtext.When:
		return g.couldWhen(f, s)
	case cardtext.ChooseOne:
		return g.couldChoose(f, s)
	case doDraw:
		return g.some(f, s) && g.couldDraw(f, s)
	case doDiscard:
		return g.couldDiscard(f, s)
	case doRedirect:
		return !slices.Contains(g.bearers, f.By.Card)
	case doTake:
		return slices.ContainsFunc(f.It.Cards, g.fitting(f, s.What))
	case doDamage, doAttack:
		return g.couldDamage(f, s)
	case doThwart, doRemoveThreat:
		return g.some(f, s) && g.anyScheme(g.fitting(f, s.What))
	case doPlaceThreat:
		return g.some(f, s) && g.couldPlaceThreat(f, s)
	case doHeal:
		if s.What.How == faceCard && g.Def(g.identity(f.By.Player)) != s.What.Card {
			return false
		}
		return g.some(f, s) && g.anySuch(f, s, func(c engine.CardID) bool { return g.Sustained(c) > 0 })
	case doExhaust:
		return g.couldExhaust(f, s)
	case doReady:
		return g.anySuch(f, s, func(c engine.CardID) bool { return g.Flag(c, Exhausted) })
	case doStun:
		return g.couldGive(f, s, Stunned)
	case doConfuse:
		return g.couldGive(f, s, Confused)
	case doToughen:
		return g.couldGive(f, s, Tough)
	}
	return g.couldElse(f, s)
}

// couldChoose says whether one of several ways is open, to the player or to one of all.
func (g *Match) couldChoose(f *Frame, s *cardtext.Step) bool {
	open := func() bool {
		return slices.ContainsFunc(s.Ways, func(way cardtext.Text) bool { return g.couldAny(f, way) })
	}
	if s.Who != cardtext.EachPlayer {
		return open()
	}
	defer func(was engine.Player) { f.By.Player = was }(f.By.Player)
	for p := range g.players {
		if f.By.Player = p; open() {
			return true
		}
	}
	return false
}

// some says whether the number of a sentence is one at all; one that is not known yet is.
func (g *Match) some(f *Frame, s *cardtext.Step) bool {
	return cardtext.Reckon[By](texter{g}, f, s.N) > 0
}

// couldElse is what could be of the other verbs.
func (g *Match) couldElse(f *Frame, s *cardtext.Step) bool {
	encounters := g.Len(EncounterDeck)+g.Len(EncounterDiscard) > 0
	switch s.Verb {
	case doEnemyAttack, doEnemyScheme:
		return g.couldActivate(f, s)
	case doPut:
		return g.couldPut(f, s)
	case doPutIntoPlay:
		c := g.one(f, s.What)
		return g.isMinion(c) && !g.inPlay(c)
	case doReveal:
		c := g.one(f, s.What)
		return s.What.How == cardtext.Top && encounters || ofEncounter&typesOf(g.Card(c).Type) != 0 && !g.inPlay(c)
	case doSearchDeck: // what lies in a deck nobody knows
		return g.drawable(f.By.Player)
	case doFindAndReveal, doFetch, doDig, doDealEncounter, doSurge:
		return encounters
	case doPrevent:
		return g.some(f, s) && (f.Event == nil || f.Event.N > 0)
	case doGainOverkill, doStunsWithAttack, doAttackOthers, doIfDamaged:
		return g.couldChangeAttack(s.Verb)
	case doSpend: // as one of several things to choose from
		return g.affordable(f.By.Player, spends(f.By, s))
	case doDiscount, doAccelerate:
		return g.some(f, s)
	case doLasts:
		return g.couldLast(f, s)
	}
	return g.couldRest(f, s)
}

// couldRest is what could be of the verbs that are left.
func (g *Match) couldRest(f *Frame, s *cardtext.Step) bool {
	switch s.Verb {
	case doGiveBack:
		return g.captures(f.By.Card)
	case doDrones:
		return g.couldDrone(f, s)
	case doForAttack:
		return g.couldForAttack()
	case doLayOut:
		return g.lies(s.What.Card) != 0
	case doShuffle:
		return false
	case doSplit, doSpread:
		return g.couldDamage(f, s)
	case doGiveBoost:
		return g.boosting()
	case doMoreDamage:
		return g.some(f, s)
	case doLookAndTake:
		return g.some(f, s) && g.drawable(f.By.Player)
	case doTakeBack:
		return g.couldTakeBack(f, s)
	case doMoveDamage:
		return g.Sustained(g.identity(f.By.Player)) > 0 && g.couldDamage(f, s)
	}
	// The others always do: cancel, stop_it, lessen, redirect and replace_reveal change what is about to happen,
	// flip turns an identity, obligation is there to be got rid of, and spend_counters is a cost.
	return true
}

// couldChangeAttack says whether the attack that is being made, or that will have been announced by then, is one to
// which a verb adds anything.
func (g *Match) couldChangeAttack(v cardtext.Verb) bool {
	a := g.attack()
	switch v {
	case doGainOverkill:
		return a == nil || !a.overkill
	case doAttackOthers:
		return g.left() > 1 && (a == nil || a.others == 0)
	}
	return g.activating()
}

// couldLast says whether values begin to last that change anything.
func (g *Match) couldLast(f *Frame, s *cardtext.Step) bool {
	if cardtext.Reckon[By](texter{g}, f, s.Gets[0].N) == 0 {
		return false
	}
	if Stat(s.Gets[0].Stat) == StatAerial && g.flies(f.By.Player) { // a trait is there or not
		return false
	}
	switch s.Gets[0].To.How {
	case cardtext.This:
		return g.inPlay(f.By.Card)
	case yourHeroCard:
		return g.form(f.By.Player) == HeroForm
	}
	return true
}

// captures says whether cards lie under a card.
func (g *Match) captures(host engine.CardID) bool {
	for c := range g.Cards(Captured) {
		if g.HostOf(c) == host {
			return true
		}
	}
	return false
}

// couldDiscard says whether there is a card to be discarded; what acts from a hand is not there any more by then.
func (g *Match) couldDiscard(f *Frame, s *cardtext.Step) bool {
	held := func(p engine.Player, fits func(c engine.CardID) bool) bool {
		for c := range g.Cards(g.Zone(p, Hand)) {
			if c != f.By.Card && fits(c) {
				return true
			}
		}
		return false
	}
	all := func(engine.CardID) bool { return true }
	switch w := s.What; w.How {
	case cardtext.Random:
		if s.Who != cardtext.EachPlayer {
			return held(f.By.Player, all)
		}
		for p := range g.players {
			if held(p, all) {
				return true
			}
		}
		return false
	case cardtext.Top:
		if w.Zones[0].Of == cardtext.Nobody {
			return g.Len(EncounterDeck)+g.Len(EncounterDiscard) > 0
		}
		drawable := func(p engine.Player) bool { return p != engine.NoPlayer && g.drawable(p) }
		if s.Who == cardtext.EachPlayer {
			drawable = func(engine.Player) bool { return anybodyCanDraw(g, f.By, nil) }
		}
		return drawable(f.By.Player) && (w.N == nil || cardtext.Reckon[By](texter{g}, f, w.N) > 0)
	case cardtext.Each:
		return held(f.By.Player, g.fitting(f, w))
	case cardtext.One, cardtext.Picked:
		return g.any(g.fitting(f, w))
	case theHost:
		return g.inPlay(g.hostOf(f.By))
	}
	return true
}

// couldPlaceThreat says whether there is a scheme on which a text places threat.
func (g *Match) couldPlaceThreat(f *Frame, s *cardtext.Step) bool {
	switch s.What.How {
	case cardtext.Picked:
		return g.any(func(c engine.CardID) bool { return g.isScheme(c) && g.means(f, s.What, c) })
	case cardtext.Each:
		return g.Len(SideSchemes) > 0
	}
	_, c := g.thatScheme(f.By, g.taker(f, s))
	return g.inPlay(c)
}

// couldGive says whether somebody of whom a text speaks gets a status card that it has not (mc.status.one-of-each).
func (g *Match) couldGive(f *Frame, s *cardtext.Step, status engine.Flag) bool {
	lacks := func(c engine.CardID) bool { return !g.Flag(c, status) }
	switch s.What.How {
	case yourHeroCard:
		return g.form(f.By.Player) == HeroForm && lacks(g.identity(f.By.Player))
	case eachHero:
		for p := range g.players {
			if g.form(p) == HeroForm && lacks(g.identity(p)) {
				return true
			}
		}
		return false
	case cardtext.Each:
		for c := range g.Cards(g.Zone(f.By.Player, Engaged)) {
			if lacks(c) {
				return true
			}
		}
		return false
	}
	return g.anySuch(f, s, lacks)
}

// couldActivate says whether an enemy is there to attack or scheme. A scheme that places no threat, with no boost card,
// does nothing unless a status card is spent on it.
func (g *Match) couldActivate(f *Frame, s *cardtext.Step) bool {
	switch {
	case g.marked(f, s, markOfHeroes) && g.form(f.By.Player) != HeroForm:
		return false
	case g.marked(f, s, markItsHero):
		return g.anyOfHero(f, s)
	case s.What.How == cardtext.Each && s.Verb == doEnemyAttack && !g.marked(f, s, markOfHeroes):
		return g.any(g.fitting(f, s.What))
	}
	c := g.taker(f, s)
	return g.inPlay(c) && (s.Verb == doEnemyAttack || g.Card(c).Type == Villain || g.Flag(c, Confused) ||
		g.Stat(c, StatSCH) > 0)
}

// couldPut says whether there is a card to be put somewhere.
func (g *Match) couldPut(f *Frame, s *cardtext.Step) bool {
	switch s.What.How {
	case cardtext.Random: // each player's, under this
		for p := range g.players {
			if g.Len(g.Zone(p, Hand)) > 0 {
				return g.inPlay(f.By.Card)
			}
		}
		return false
	case cardtext.UpTo:
		for c := range g.Cards(g.place(f, &s.What.Zones[0])) {
			if g.means(f, s.What, c) {
				return cardtext.Reckon[By](texter{g}, f, s.What.N) > 0
			}
		}
		return false
	}
	return true
}

func (g *Match) couldDraw(f *Frame, s *cardtext.Step) bool {
	if s.Who == cardtext.You {
		return g.drawable(f.By.Player)
	}
	return anybodyCanDraw(g, f.By, nil)
}

// couldDamage says whether anybody takes the damage of a sentence, by an attack or without one.
func (g *Match) couldDamage(f *Frame, s *cardtext.Step) bool {
	switch {
	case s.Who == cardtext.EachPlayer:
		return g.couldDamagePlayers(f, s)
	case len(s.Body) == 0 && !g.some(f, s):
		return false
	}
	byAttack := s.Verb == doAttack || s.Verb == doMoveDamage
	takes := func(c engine.CardID) bool { return g.isCharacter(c) && g.means(f, s.What, c) && !g.immune(f.By, c) }
	switch s.What.How {
	case cardtext.One:
		return g.anyVictim(f.By, byAttack, g.narrower(f, s.What))
	case cardtext.Each:
		if s.Who != cardtext.OnePlayer {
			return g.any(takes)
		}
		defer func(was engine.Player) { f.Foe = was }(f.Foe)
		for p := range g.players {
			if f.Foe = p; g.any(takes) {
				return true
			}
		}
		return false
	case yourHeroCard:
		id := g.identity(f.By.Player)
		return g.form(f.By.Player) == HeroForm && !g.immune(f.By, id)
	case eachHero:
		return g.any(func(c engine.CardID) bool { return g.Card(c).Type == Hero && !g.immune(f.By, c) })
	case cardtext.That:
		if f.Event == nil {
			return true
		}
		c := g.one(f, s.What)
		return g.inPlay(c) && !g.immune(f.By, c) && (s.Verb != doAttack || g.isEnemy(c))
	}
	c := g.taker(f, s)
	return g.inPlay(c) && !g.immune(f.By, c)
}

// anySuch says whether a card to which a sentence does something is such.
func (g *Match) anySuch(f *Frame, s *cardtext.Step, such func(c engine.CardID) bool) bool {
	if s.What.How == cardtext.One {
		return g.any(func(c engine.CardID) bool { return g.means(f, s.What, c) && such(c) })
	}
	c := g.one(f, s.What)
	return g.inPlay(c) && g.takes(s.Verb, c) && such(c)
}
