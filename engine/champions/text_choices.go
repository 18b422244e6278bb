package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What lasts, and what a player chooses, because a card says so.

// textLasts begins values that last to the end of the phase: on the card itself, on the player's identity, or for what
// a player controls.
func (g *Match) textLasts(f *Frame, s *cardtext.Step) {
	i, many, n := int(s.Word), len(s.Gets), cardtext.Reckon[By](texter{g}, f, s.Gets[0].N)
	switch how := s.Gets[0].To.How; {
	case s.Who == cardtext.OnePlayer:
		g.lastsFor(f.By, g.choosePlayer(f.By, nil), i, many, n)
	case how == cardtext.Each:
		g.lastsFor(f.By, f.By.Player, i, many, n)
	case how != yourHeroCard || g.hero(f.By, f.By.Player):
		g.lastsOn(f.By, i, many, n)
	}
}

// optionOf is the option by which a way is chosen: what its first sentence does.
func optionOf(t cardtext.Text) engine.Option {
	s := &t[0]
	switch s.Verb {
	case cardtext.When:
		return optionOf(s.Body)
	case doLasts:
		if len(s.Gets) == 0 { // what changes is missing, which is told
			return 0
		}
		switch Stat(s.Gets[0].Stat) {
		case StatATK:
			return OptATK
		case StatTHW:
			return OptTHW
		}
		return 0
	case doDiscard:
		if s.What.How == cardtext.Random {
			return OptRandom
		}
	case doExhaust:
		if s.What.How == cardtext.Each && s.What.Class == 1<<classUpgrade {
			return OptExhaustUpgrades
		}
	}
	return optionsOf[s.Verb]
}

// optionsOf are the options by which the verbs are chosen.
var optionsOf = map[cardtext.Verb]engine.Option{doDamage: OptDamage, doPlaceThreat: OptThreat,
	doRemoveThreat: OptThreat,
	doDraw:         OptDraw, doDiscard: OptDiscard, doStun: OptStunned, doConfuse: OptConfused, doToughen: OptTough,
	doAccelerate: OptToken, doExhaust: OptExhaust, doReady: OptReady, doHeal: OptHeal, doFlip: OptFlip,
	doSurge: OptSurge, doEnemyAttack: OptAttacked, doEnemyScheme: OptSchemes, doDealEncounter: OptDealt,
	doSpend: OptSpend, doDrones: OptDrone}

// textChoose carries out one of several ways, by choice: of the player, or of each in player order, who is "you" in
// them then.
func (g *Match) textChoose(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if s.Who != cardtext.EachPlayer {
		return g.chooseWay(f, s, g.choose)
	}
	out, by, left := cardtext.NoneThere, f.By, g.left()
	defer func() { f.By = by }()
	for p := range g.players {
		f.By = by.with(book.PlayerOrderFirstThenClockwise)
		if g.left() < left { // somebody is out by now, and the ability goes on
			f.By = f.By.with(book.EliminationFinishAbility)
		}
		f.By.Player = p
		if g.chooseWay(f, s, g.chooseEach) == cardtext.Done {
			out = cardtext.Done
		}
		if g.over() {
			break
		}
	}
	return out
}

// chooseWay lets a player choose one of several ways; one that could not be carried out is not offered.
func (g *Match) chooseWay(f *Frame, s *cardtext.Step,
	choose func(By, ...engine.Option) engine.Option) cardtext.Outcome {
	var options [cardtext.MostWays]engine.Option
	why := engine.Clauses(0) // others are left out
	for i, way := range s.Ways {
		if way[0].Verb == cardtext.When {
			if !cardtext.Holds[By](texter{g}, f, way[0].If) {
				continue
			}
			way = way[0].Body
		}
		if g.couldNow(f, way) {
			options[i] = optionOf(way)
		} else {
			why = why.And(book.ChooseMustMatter).And(g.leftOut(f, &way[0]))
		}
	}
	open := 0
	for _, o := range options {
		if o != 0 {
			open++
		}
	}
	if open == 0 {
		g.noChoice(f.By)
		return cardtext.NoneThere
	}
	by := f.By
	if g.form(by.Player) != HeroForm && slices.ContainsFunc(s.Ways, aboutYourHero) {
		by = by.with(book.FormAlterEgoHidesHero)
	}
	chosen := choose(by, options[:len(s.Ways)]...)
	if open == 1 { // nobody was asked: what is done says why
		defer func(was By) { f.By = was }(f.By)
		f.By = by
		f.By.Cite = by.Cite.WithIfRoom(why)
	}
	for i, way := range s.Ways {
		if chosen != 0 && options[i] == chosen {
			cardtext.Run[By](texter{g}, f, way)
			return cardtext.Done
		}
	}
	return cardtext.NotDone
}

// leftOut cites why a way that begins so could not be carried out, 0 where the test for it says all
// (mc.choose.must-matter).
func (g *Match) leftOut(f *Frame, s *cardtext.Step) engine.Clause {
	switch {
	case s.Verb == doSpend:
		if x := spends(f.By, s); x.typed.total() > 0 {
			return book.ResourceTypedCost
		}
	case s.Verb == doDrones, s.Verb == doDraw, s.Verb == doDiscard && s.What.How == cardtext.Top:
		if s.Who == cardtext.You && !g.drawable(f.By.Player) {
			return book.AmbBothPilesEmpty
		}
	}
	return 0
}

// aboutYourHero says whether what is done first is done to the player's hero.
func aboutYourHero(way cardtext.Text) bool {
	return way[0].What != nil && way[0].What.How == yourHeroCard
}

// textObligation is what every obligation says: its player may flip to alter ego, then exhausts the identity to be rid
// of it, or takes what it costs otherwise. An option that cannot be carried out is not offered; where only the cost is
// left, it cites why.
func (g *Match) textObligation(f *Frame, s *cardtext.Step) {
	by := f.By
	p := by.Player
	if g.form(p) == HeroForm && g.may(By{Player: p, Card: by.Card, Cite: by.Citing(book.AbilityMayInsideMandatory)},
		OptFlip) {
		g.flip(by, p)
	}
	exhaust, forced := engine.Option(0), by
	switch {
	case g.heroPlayer(g.Box.Cards[s.What.Card].ID) != p: // nobody plays its hero
		forced = by.namesFace()
	case g.form(p) == HeroForm:
		forced = by.with(book.FormHeroHidesAlterEgo).namesFace()
	case g.Flag(g.identity(p), Exhausted):
		forced = by.with(book.ExhaustedCannotExhaustAgain)
	default:
		exhaust = OptExhaust
	}
	cost := engine.Option(0)
	if g.could(by, nil, s.Body) {
		cost = optionOf(s.Body)
	}
	switch g.choose(by, exhaust, cost) {
	case OptExhaust:
		only := by
		if cost == 0 {
			only = by.with(book.ChooseMustMatter)
		}
		g.exhaust(only, g.identity(p))
		g.do(engine.Event{Kind: RemoveCard, Actor: p, Player: p, Card: by.Card, To: Removed,
			Cite: by.Citing(book.RemovedDuration, book.RemovedNoInteraction)})
	case 0:
		g.say(engine.Event{Kind: Nothing, Actor: p, Player: p, Card: by.Card,
			Cite: forced.Citing(book.ChooseMustMatter)})
	default:
		f.By = forced
		cardtext.Run[By](texter{g}, f, s.Body[:1])
		f.By = by
		cardtext.Run[By](texter{g}, f, s.Body[1:])
	}
}
