package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What a text makes enemies do, and what it asks of the players they face.

// textEnemyAttack lets enemies attack the player, one at a time, or each the hero or the player with whom it is
// engaged; it gives the damage dealt. Only those attack whom the card tells to (mc.attack.enemies-by-card).
func (g *Match) textEnemyAttack(f *Frame, s *cardtext.Step) cardtext.Outcome {
	how := attack{}
	if g.marked(f, s, markStuns) {
		how.stuns = f.By.Card
	}
	if len(s.Body) > 0 {
		how.after = awaiting{by: f.By, s: s}
	}
	made, dealt := false, 0
	attacks := func(by By, c engine.CardID) {
		one, n := g.attackByCard(by, c, how)
		made, dealt = made || one, dealt+n
	}
	itsOwn := func(by By, c engine.CardID) {
		if by.Player = g.engagedWith(c); by.Player != f.By.Player && g.out(f.By.Player) { // it has gone on to another
			by.Cite = by.Citing(book.AmbEachMinionAttacks)
		}
		attacks(by, c)
	}
	switch c := engine.CardID(0); {
	case g.marked(f, s, markItsHero):
		g.eachMinion(f.By, g.fitting(f, s.What), g.engagesNoHero, itsOwn)
	case g.marked(f, s, markItsPlayer):
		g.eachMinion(f.By, g.fitting(f, s.What), func(engine.CardID) engine.Clause { return 0 }, itsOwn)
	case g.out(f.By.Player):
		if s.What.How != cardtext.Each || g.any(g.isMinion) {
			g.nothing(f.By, book.EliminationWhen)
		}
	case g.marked(f, s, markOfHeroes): // of alter egos none
		if c = g.taker(f, s); c != 0 && g.hero(f.By, f.By.Player) {
			attacks(f.By, c)
		}
	case s.What.How == cardtext.Each:
		yours := func(c engine.CardID) bool { return g.engagedWith(c) == f.By.Player && g.means(f, s.What, c) }
		g.eachMinion(f.By, yours,
			func(c engine.CardID) engine.Clause { return g.engagesOther(c, f.By.Player) },
			attacks)
	default:
		attacks(f.By, g.taker(f, s))
	}
	f.It.Many = dealt
	return done(made)
}

// engagesOther is why a minion does not attack a player: it has engaged another, as that player is out of the game, or
// otherwise. Zero if it does.
func (g *Match) engagesOther(c engine.CardID, p engine.Player) engine.Clause {
	switch {
	case g.out(p):
		return book.EliminationEnemiesMoveOn
	case g.engagedWith(c) != p:
		return book.AttackEnemiesByCard
	}
	return 0
}

// engagesNoHero is why a minion does not attack a hero: its player is in alter-ego form. Zero if it does.
func (g *Match) engagesNoHero(c engine.CardID) engine.Clause {
	if g.engagesHero(c) {
		return 0
	}
	return book.FormAlterEgoHidesHero
}

// engagesHero says whether a minion is engaged with a player in hero form.
func (g *Match) engagesHero(c engine.CardID) bool {
	p := g.engagedWith(c)
	return p != engine.NoPlayer && g.form(p) == HeroForm
}

// anyOfHero says whether a minion that is meant is engaged with a hero.
func (g *Match) anyOfHero(f *Frame, s *cardtext.Step) bool {
	return g.any(func(c engine.CardID) bool { return g.engagesHero(c) && g.means(f, s.What, c) })
}

// textAttackOthers has the attack that is being made be made on each other hero as well, afterwards.
func (g *Match) textAttackOthers(f *Frame) cardtext.Outcome {
	if g.left() == 1 {
		g.nothing(f.By)
		return cardtext.NoneThere
	}
	g.attack().others = f.By.Card
	return cardtext.Done
}

// notFurther keeps an ability that has an attack be made on other heroes from acting in those attacks again
// (mc.amb.also-against-each-other-hero).
func notFurther(text cardtext.Text, when func(*Match, By, *engine.Event) bool) func(*Match, By, *engine.Event) bool {
	spreads := false
	text.Walk(func(s *cardtext.Step) { spreads = spreads || s.Verb == doAttackOthers })
	if !spreads {
		return when
	}
	return func(g *Match, by By, e *engine.Event) bool {
		a := g.attack()
		return (a == nil || !a.further) && (when == nil || when(g, by, e))
	}
}

func itsHeroFits(r *cardtext.Reader, s *cardtext.Step, twice bool) {
	if s.What.How != cardtext.Each || !within(s.What, 1<<classMinion) || len(s.What.Zones) > 0 || twice {
		r.Fault(s.Line, "each minion attacks the hero, or the player, with whom it is engaged: "+
			"enemy_attack(each{ \"minion\" }, { its_hero = true }), { its_player = true }",
			"chaque sbire attaque le héros, ou le joueur, avec qui il est engagé : "+
				"enemy_attack(each{ \"minion\" }, { its_hero = true }), { its_player = true }")
	}
}

// textExhaust exhausts a card, or all that are meant.
func (g *Match) textExhaust(f *Frame, s *cardtext.Step) cardtext.Outcome {
	switch s.What.How {
	case cardtext.Each:
		some := false
		for c := range g.each {
			if g.tires(f, s, c) {
				g.exhaust(f.By, c)
				some = true
			}
		}
		switch {
		case some:
		case g.any(func(c engine.CardID) bool { return g.tiring(f, s, c) }):
			g.nothing(f.By, book.ExhaustedCannotExhaustAgain)
		default: // there is none at all
			g.nothing(f.By)
		}
		return done(some)
	case yourHeroCard:
		if g.hero(f.By, f.By.Player) {
			g.exhaust(f.By, g.identity(f.By.Player))
		}
	default:
		g.exhaust(f.By, g.taker(f, s))
	}
	return cardtext.Done
}

// tires says whether a card is meant by a sentence that exhausts, and is ready.
func (g *Match) tires(f *Frame, s *cardtext.Step, c engine.CardID) bool {
	return !g.Flag(c, Exhausted) && g.tiring(f, s, c)
}

// tiring says whether a card is meant by a sentence that exhausts, whether or not it is ready.
func (g *Match) tiring(f *Frame, s *cardtext.Step, c engine.CardID) bool {
	return g.takes(doExhaust, c) && g.means(f, s.What, c)
}

// couldExhaust says whether a card that a sentence exhausts is ready.
func (g *Match) couldExhaust(f *Frame, s *cardtext.Step) bool {
	switch s.What.How {
	case cardtext.Each:
		return g.any(func(c engine.CardID) bool { return g.tires(f, s, c) })
	case yourHeroCard:
		return g.form(f.By.Player) == HeroForm && !g.Flag(g.identity(f.By.Player), Exhausted)
	}
	return g.anySuch(f, s, func(c engine.CardID) bool { return !g.Flag(c, Exhausted) })
}

func exhaustFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	const players = 1<<classCharacter | 1<<classFriend | 1<<classAlly | 1<<classHero | 1<<classUpgrade | 1<<classSupport
	if s.What.How == cardtext.Each && !within(s.What, players) {
		r.Fault(s.Line,
			"cards of players are exhausted: each{ \"character\", of = you }, each{ \"ally\" }, each{ \"upgrade\" }",
			"des cartes de joueurs s'inclinent : each{ \"character\", of = you }, each{ \"ally\" }, each{ \"upgrade\" }")
	}
}

// spends is what a text asks a player to spend, as one of several things to choose from.
func spends(by By, s *cardtext.Step) price {
	x := price{of: by.Card, asked: true}
	for _, t := range s.What.Tests {
		if t.Bits == Wild {
			x.any++
		} else {
			x.typed[t.Bits]++
		}
	}
	return x
}

// textFetch puts a minion into play that is looked for by its name, or by what it is: of several that fit, the one that
// the player chooses who searches (mc.search.several-fit).
func (g *Match) textFetch(f *Frame, s *cardtext.Step) bool {
	if s.What.How != cardtext.Each {
		return g.fetchMinion(f.By, s.What.Card)
	}
	by := f.By
	q := g.Question(by.Player, AskCard, by.Card, by.Citing(book.SearchSeveralFit))
	for _, z := range [...]engine.Zone{EncounterDeck, EncounterDiscard} {
		g.say(engine.Event{Kind: Search, Actor: by.Player, Player: by.Player, Source: by.Card, From: z,
			Cite: by.Citing(book.SearchLookAtAll)})
		q.Cards(engine.VerbChoose, z, g.fitting(f, s.What))
	}
	c := g.ask(q).Card
	if c != 0 {
		g.bringMinion(by, c, by.Player, book.SearchToNamedZone)
	} else {
		g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card,
			Cite: by.Citing(book.AmbSearchFindsNothing)})
	}
	g.searched(by, c != 0)
	return c != 0
}

func fetchFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.What.How != cardtext.Each {
		return
	}
	lookFits(r, s)
	if !within(s.What, 1<<classMinion) {
		r.Fault(s.Line, "a minion is put into play so: fetch{ \"minion\", trait = \"…\" }",
			"c'est un sbire qui arrive ainsi en jeu : fetch{ \"minion\", trait = \"…\" }")
	}
}

// arrivesFits tells a card that would put itself into play where it is none that is turned up as a boost card.
func arrivesFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.What.How == cardtext.This && r.Where().Knows&knowsBoost == 0 {
		r.Fault(s.Line, "a minion puts itself into play as a boost card: boost = put_into_play(this)",
			"un sbire se met lui-même en jeu comme carte boost : boost = put_into_play(this)")
	}
}

// engagedFits tells the player with whom a minion is engaged where it is turned up as a boost card.
func engagedFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.Who == cardtext.EngagedPlayer && r.Where().Knows&knowsBoost != 0 {
		r.Fault(s.Line, "a boost card is engaged with nobody; drones(1) is of the player whom the enemy acts against",
			"une carte boost n'est engagée avec personne ; drones(1) concerne le joueur contre qui l'ennemi agit")
	}
}

// minionFits tells the player with whom a card is engaged that never is: only minions are.
func minionFits(f *cardtext.Facts, c *Card, s *cardtext.Step) {
	if s.Who == cardtext.EngagedPlayer && c.Type != Minion && c.Type != 0 {
		f.Fault(s.Line, "only a minion is engaged with a player", "seul un sbire est engagé avec un joueur")
	}
}

// spendsFit tells resources that a card of a player would ask for as one of several things to choose from: what it asks
// for is its cost.
func spendsFit(f *cardtext.Facts, c *Card, s *cardtext.Step) {
	asks := func(way cardtext.Text) bool {
		return len(way) > 0 && (way[0].Verb == doSpend || len(way[0].Body) > 0 && way[0].Body[0].Verb == doSpend)
	}
	if s.Verb == cardtext.ChooseOne && usual(c.Type) != Encounter && slices.ContainsFunc(s.Ways, asks) {
		f.Fault(s.Line, "what a card of a player asks for is its cost: cost = spend \"energy\"",
			"ce qu'une carte de joueur demande de dépenser est son coût : cost = spend \"energy\"")
	}
}
