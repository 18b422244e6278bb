package champions

import (
	"cmp"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// Cards of players' decks that lie facedown before them as Drone minions (mc.card-types.change-type). What is printed
// on such a card is hidden and counts for nothing; it stays its owner's (mc.amb.owner-of-drones).

// figure is the environment in play that says what a Drone is worth, zero if there is none.
func (g *Match) figure() engine.CardID {
	for c := range g.Cards(Environments) {
		if g.Card(c).Drone != nil {
			return c
		}
	}
	return 0
}

// figures cite what a Drone is worth: the environment that says so, or that it is so all the same where none is in play
// (mc.amb.drones-without-environment).
func (g *Match) figures() engine.Clauses {
	if c := g.figure(); c != 0 {
		return g.Card(c).Cite
	}
	return engine.Cite(book.ScenarioCardFigureUltronDrones, book.AmbDronesWithoutEnvironment)
}

// drone puts the top card of a player's deck into play facedown, as a Drone minion engaged with that player
// (mc.engaged.on-entry). Nobody sees what it is.
func (g *Match) drone(by By, p engine.Player) bool {
	if g.over() {
		return false
	}
	c := g.topOfDeck(p)
	if c == 0 {
		g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: p, Card: by.Card,
			Cite: by.Cite.WithIfRoom(g.noDeck(p))})
		return false
	}
	if by.Boost { // the line before has said that its star counts
		by.Cite = starless(by.Cite)
	}
	whole := g.begin()
	g.do(engine.Event{Kind: EnterDrone, Actor: engine.NoPlayer, Player: p, Card: c, Source: by.Card,
		To: g.Zone(p, Engaged), Cite: by.Cite.WithIfRoom(g.figures()).
			AndIfRoom(book.CardTypesChangeType, book.AmbOwnerOfDrones, book.EngagedOnEntry)})
	g.deckOut(p) // before anything answers the arrival (mc.amb.deck-out-moment)
	g.end(whole)
	return true
}

// starless is a citation without what tells that a boost ability is resolved.
func starless(cite engine.Clauses) (out engine.Clauses) {
	for c := range cite.All() {
		if c != book.BoostStarResolvesFaceup && c != book.StarIconInBoost {
			out = out.And(c)
		}
	}
	return out
}

// textDrones puts cards into play as Drones, one after another: of each player in player order, or of one.
func (g *Match) textDrones(f *Frame, s *cardtext.Step) cardtext.Outcome {
	n, some := g.number(f, s.N), false
	from := func(by By, p engine.Player) {
		for range n {
			deck := g.Len(g.Zone(p, PlayerDeck))
			some = g.drone(by, p) || some
			if g.Len(g.Zone(p, PlayerDeck)) >= deck && deck > 0 { // made anew
				by = by.with(book.AmbPutFromDeckContinues)
			}
		}
	}
	if s.Who == cardtext.EachPlayer {
		g.inTurn(f.By, from)
	} else if p := g.who(f, s.Who); p != engine.NoPlayer {
		from(f.By, p)
	} else {
		g.nothing(f.By)
	}
	return done(some)
}

// inTurn does something for each player, in player order (mc.player-order.first-then-clockwise).
func (g *Match) inTurn(by By, do func(by By, p engine.Player)) {
	if g.left() > 1 {
		by = by.with(book.PlayerOrderFirstThenClockwise)
	}
	for p := range g.players {
		do(by, p)
	}
}

// couldDrone says whether a card is there that becomes a Drone.
func (g *Match) couldDrone(f *Frame, s *cardtext.Step) bool {
	if !g.some(f, s) {
		return false
	}
	if s.Who != cardtext.EachPlayer {
		p := g.who(f, s.Who)
		return p != engine.NoPlayer && g.drawable(p)
	}
	for p := range g.players {
		if g.drawable(p) {
			return true
		}
	}
	return false
}

// textForAttack begins values that last to the end of the attack that is being made. What they come to is worked out
// whenever they are asked for (mc.modifiers.always-current).
func (g *Match) textForAttack(f *Frame, s *cardtext.Step) {
	if !g.couldForAttack() {
		g.nothing(f.By)
		return
	}
	for i := range s.Gets {
		x := &s.Gets[i]
		g.do(engine.Event{Kind: lastsKinds[x.Stat], Actor: f.By.Player, Player: f.By.Player, Card: g.one(f, x.To),
			Source: f.By.Card, N: int32(cardtext.Reckon[By](texter{g}, f, x.N)),
			Cite: f.By.Citing(book.LastingEffectDefinition, book.LastingEffectAsConstant)})
	}
	if !g.starts() {
		return
	}
	for i := range s.Gets {
		g.Last(engine.Effect{Ability: g.Card(f.By.Card).lasting[int(s.Word)+i], Source: g.Ref(f.By.Card),
			Player: f.By.Player, B: int32(len(g.attacks) - 1), Until: UntilAttack})
	}
}

// lastsKinds are the events that tell by how much a value changes for an attack, by Stat.
var lastsKinds = [statCount]engine.Kind{StatTHW: LastsTHW, StatATK: LastsATK, StatDEF: LastsDEF, StatSCH: LastsSCH}

// couldForAttack says whether an attack is being made.
func (g *Match) couldForAttack() bool { return g.attack() != nil }

// forAttackFits tells values that would have to last on somebody else than one character.
func forAttackFits(r *cardtext.Reader, s *cardtext.Step) {
	for i := range s.Gets {
		switch x := &s.Gets[i]; {
		case !slices.Contains([]Stat{StatTHW, StatATK, StatDEF, StatSCH}, Stat(x.Stat)) || x.How != 0:
			r.Fault(s.Line, "what lasts is added to thw, atk, def or sch", "ce qui dure s'ajoute à thw, à atk, à def ou à sch")
		case !slices.Contains([]cardtext.How{cardtext.This, theHost, villainCard, yourIdentityCard}, x.To.How):
			r.Fault(s.Line, "what lasts as long as an attack is about one card: to = this, host, villain or your_identity",
				"ce qui dure le temps d'une attaque concerne une carte : to = this, host, villain ou your_identity")
		}
	}
}

// lies finds an encounter card by its declaration wherever it waits to come into play, zero if it does nowhere.
func (g *Match) lies(d engine.Def) engine.CardID {
	for _, z := range [...]engine.Zone{EncounterDeck, EncounterDiscard, Aside} {
		for c := range g.Cards(z) {
			if g.Def(c) == d {
				return c
			}
		}
	}
	return 0
}

// layOut puts an environment into play by its name, without revealing it, and says whether it was found.
func (g *Match) layOut(by By, d engine.Def) bool {
	c := g.lies(d)
	if c == 0 {
		g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card,
			Cite: by.Citing(book.AmbSearchFindsNothing)})
		return false
	}
	from := g.In(c)
	g.do(engine.Event{Kind: EnterEnvironment, Actor: engine.NoPlayer, Player: by.Player, Card: c, Source: by.Card,
		To: Environments, Cite: by.Citing(book.EnvironmentBesideVillain)})
	if from == EncounterDeck {
		g.runOut()
	}
	return true
}

// noteLaid notes what a main scheme lays out, for a table that is not set up before anybody's eyes.
func noteLaid(c *Card, t cardtext.Text) {
	if c.Type != MainSchemeCard {
		return
	}
	for i := range t {
		switch s := &t[i]; {
		case s.Verb == doLayOut:
			c.Lays = append(c.Lays, s.What.Card)
		case s.Verb == doDrones && s.Who == cardtext.EachPlayer && s.N.Op == cardtext.Number:
			c.Drones += s.N.N
		}
	}
}

// laidOut lays out what the main schemes have laid out by the first turn: the environments of the scenario's set-up,
// and the Drones that the first stage makes. What the script has fixed stays as it was fixed.
func (g *Match) laidOut(s *engine.Setup) {
	sc := g.scenario()
	if !s.Has(Environments) {
		for _, d := range g.Box.Cards[sc.said].Lays {
			if c := cmp.Or(g.lies(d), g.InBox(d)); c != 0 {
				g.stock(c, Environments)
			}
		}
	}
	if len(sc.schemes) == 0 || g.Box.Def(g.Card(g.scheme()).Back) != sc.schemes[0] {
		return
	}
	for p := range engine.Player(g.Seats()) {
		if deck := g.Zone(p, PlayerDeck); !s.Has(g.Zone(p, Engaged)) && !s.Has(deck) {
			for range g.Card(g.scheme()).Drones {
				g.laidFacedown(p, g.Bottom(deck))
			}
		}
	}
}

// laidFacedown lays a card before a player as a Drone, without a word.
func (g *Match) laidFacedown(p engine.Player, c engine.CardID) {
	if c == 0 {
		return
	}
	g.stock(c, g.Zone(p, Engaged))
	g.Do(engine.Event{Kind: TurnFaceDown, Actor: engine.NoPlayer, Player: p, Card: c})
}

// lay is where a card lies; of a character that has just been defeated, where it lay then: who waits for its defeat
// asks what it was as it was defeated, not what it is in the discard pile (mc.card-types.change-type).
func (g *Match) lay(c engine.CardID) engine.Zone {
	if g.fallen != nil && g.fallen.Card == c {
		return g.fallen.From
	}
	return g.In(c)
}
