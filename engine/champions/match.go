package champions

import (
	"tablereferee/engine"
)

// Game is a match with what the rules know of it.
type Game struct {
	engine.Match
	Kit *Kit

	attacks  []attack // the attacks being made, innermost last
	schemes  []scheming
	reveals  []reveal        // the encounter cards being resolved, innermost last
	step     int             // of the villain phase
	falling  []engine.CardID // the characters that are being defeated
	falls    int             // how many effects are being followed by defeats at the same time
	eager    []engine.CardID // minions with a new player, whose quickstrike waits until all have fallen
	struck   []engine.CardID // those that are damaged together, until all are
	chosenX  int             // the X of the card being played
	starting beginning       // the effect that is being resolved
	done     attack          // the enemy attack that was last over
	paying   bool
	surging  bool  // the next reveal is due to surge
	rebuilt  int   // how often a chain of surges has made the encounter deck anew
	due      price // what is being paid
	purpose  purpose
	free     bool         // what was played last cost nothing; for the judge's words only
	missed   []engine.Ref // what could change nothing when its moment came, since the last move; for the judge's words only
	past     []engine.Ref // whose moment has come and gone without it since the last move; for the judge's words only
}

// purpose is what the card that is being chosen is wanted for, where that rules out cards of the right kind: the judge says why.
type purpose uint8

const (
	anyPurpose purpose = iota
	toAttack
	toStun
	toHeal
	toReady
	toAttachTo
	toThwartToo // a second scheme
	toAssign    // indirect damage
)

// On gives the game that a match belongs to.
func On(m *engine.Match) *Game { return m.Host.(*Game) }

func newGame(k *Kit, t *engine.Table, d engine.Decider) *Game {
	g := &Game{Kit: k, falling: make([]engine.CardID, 0, 8), attacks: make([]attack, 0, 16), schemes: make([]scheming, 0, 16), reveals: make([]reveal, 0, 24)}
	g.Match = *engine.NewMatch(t, d)
	g.Host = g
	return g
}

// Card gives a card's declaration.
func (g *Game) Card(c engine.CardID) *Card {
	if g.Flag(c, FaceDown) {
		return &drone
	}
	return &g.Kit.Cards[g.Def(c)]
}

// known ends the match if the text of a card is needed and not defined: a card is never played as if it were blank.
func (g *Game) known(c engine.CardID) {
	if k := g.Card(c); k.Unknown && !g.over() {
		g.Fail(&engine.UnknownEffect{Card: k.Name, Clause: Book.ID(AbilityDefinition)})
	}
}

// drone is what a facedown Drone is, whatever card it is (mc.scenario-card.figure-ultron-drones).
var drone = Card{ID: "drone", Name: engine.Text{"Drone", "Drone"}, Type: Minion, Traits: traits(Drone), Cost: Dash, THW: Dash, ATK: 1, SCH: 1, DEF: Dash, REC: Dash, HP: 1,
	Cite: engine.Cite(ScenarioCardFigureUltronDrones)}

// do makes an event happen, unless the game is over.
func (g *Game) do(e engine.Event) engine.Event {
	if g.over() || g.off(&e) || !g.starts() {
		return engine.Event{}
	}
	return g.Do(e)
}

// nested ends a match in which more attacks or reveals happen one within the other than are kept; those that are kept do not move.
func nested[T any](g *Game, all []T) {
	if len(all) == cap(all) {
		g.Fail(engine.Errorf("%s: %d attacks or reveals, one within the other", "%s : %d attaques ou révélations, l'une dans l'autre", engine.ErrLimit, len(all)))
	}
}

// begin opens an occurrence, unless it is part of one already: then all that it triggers waits for the window at the end of the whole
// (mc.triggering-condition.one-occurrence-one-window).
func (g *Game) begin() bool {
	if g.Resolving() {
		return false
	}
	g.Begin()
	return true
}

// end ends what begin has opened.
func (g *Game) end(opened bool) {
	if opened {
		g.End()
	}
}

// off says whether the clause that leads the citation of an event is switched off for this run: then what it brings does not happen.
func (g *Game) off(e *engine.Event) bool {
	c := e.Cite.First()
	return c != 0 && !g.Rules.On(c)
}

// say records an event that changes nothing.
func (g *Game) say(e engine.Event) {
	if !g.over() && !g.off(&e) && g.starts() {
		g.Say(e)
	}
}

// ask puts a question; once the game is over nothing is asked any more.
func (g *Game) ask(q *engine.Question) engine.Answer {
	if g.over() || g.starting.void {
		return engine.Answer{}
	}
	return g.Ask(q)
}

// askFor puts a question about a card that is wanted for something.
func (g *Game) askFor(q *engine.Question, wanted purpose) engine.Answer {
	g.purpose = wanted
	a := g.ask(q)
	g.purpose = anyPurpose
	return a
}

func (g *Game) set(k engine.Kind, p engine.Player, n int) {
	g.Do(engine.Event{Kind: k, Actor: engine.NoPlayer, Player: p, N: int32(n)})
}

func (g *Game) global(c engine.Counter) int { return g.Count(engine.NoPlayer, c) }

// over says whether the game is over.
func (g *Game) over() bool { return g.global(Over) != 0 }

// first is the first player.
func (g *Game) first() engine.Player { return engine.Player(g.global(FirstPlayer) - 1) }

// active is the player whose turn it is (mc.active-player.definition).
func (g *Game) active() engine.Player { return engine.Player(g.global(Active) - 1) }

// out says whether a player has been eliminated.
func (g *Game) out(p engine.Player) bool { return g.Count(p, Out) != 0 }

// after is the next player clockwise who is still in the game.
func (g *Game) after(p engine.Player) engine.Player {
	for range g.Seats() {
		if p = g.Next(p); !g.out(p) {
			return p
		}
	}
	return p
}

// players gives the players still in the game, in player order (mc.player-order.first-then-clockwise). One who is eliminated
// meanwhile is left out.
func (g *Game) players(yield func(engine.Player) bool) {
	p := max(g.first(), 0)
	for range g.Seats() {
		if !g.out(p) && !yield(p) {
			return
		}
		p = g.Next(p)
	}
}

// left is how many players are still in the game.
func (g *Game) left() int {
	n := 0
	for p := range engine.Player(g.Seats()) {
		if !g.out(p) {
			n++
		}
	}
	return n
}

func (g *Game) per(t Threat) int {
	if t.Fixed {
		return int(t.N)
	}
	return int(t.N) * g.global(Started)
}

// identity is a player's identity card, zero once the player is eliminated.
func (g *Game) identity(p engine.Player) engine.CardID { return g.Top(g.Zone(p, Identity)) }

// form is the form a player is in: the face that shows (mc.form.shown-by-identity).
func (g *Game) form(p engine.Player) Form {
	c := g.identity(p)
	if c == 0 {
		return AnyForm
	}
	if g.Card(c).Type == Hero {
		return HeroForm
	}
	return AlterEgoForm
}

// villain is the villain's stage in play.
func (g *Game) villain() engine.CardID { return g.Top(VillainZone) }

// scheme is the main scheme in play.
func (g *Game) scheme() engine.CardID { return g.Top(MainScheme) }

// controller is the player who controls a card in play, NoPlayer for the scenario's.
func (g *Game) controller(c engine.CardID) engine.Player {
	z := g.In(c)
	if p := g.Owner(z); p != engine.NoPlayer && z != g.Zone(p, Engaged) && z != g.Zone(p, Dealt) {
		return p
	}
	return engine.NoPlayer
}

// engagedWith is the player a minion is engaged with, NoPlayer if it is none.
func (g *Game) engagedWith(c engine.CardID) engine.Player {
	if p := g.Owner(g.In(c)); p != engine.NoPlayer && g.In(c) == g.Zone(p, Engaged) {
		return p
	}
	return engine.NoPlayer
}

// inPlay says whether a card is in play (mc.in-play.in-play).
func (g *Game) inPlay(c engine.CardID) bool {
	return c != 0 && g.Info(g.In(c)).Class&ClassInPlay != 0
}

// each walks every card in play: the table's zones, then each player's, in player order (mc.player-order.first-then-clockwise).
func (g *Game) each(yield func(engine.CardID) bool) {
	for z := VillainZone; z <= Attachments; z++ {
		for c := range g.Cards(z) {
			if !yield(c) {
				return
			}
		}
	}
	p := max(g.first(), 0)
	for range g.Seats() {
		for _, k := range [...]int{Identity, InPlay, Engaged} {
			for c := range g.Cards(g.Zone(p, k)) {
				if !yield(c) {
					return
				}
			}
		}
		p = g.Next(p)
	}
}

// find gives a card in play by the id of its declaration, zero if there is none.
func (g *Game) find(id string) engine.CardID {
	d := g.Kit.Def(id)
	for c := range g.each {
		if g.Def(c) == d {
			return c
		}
	}
	return 0
}

func (g *Game) isEnemy(c engine.CardID) bool {
	t := g.Card(c).Type
	return t == Villain || t == Minion
}

func (g *Game) isCharacter(c engine.CardID) bool {
	switch g.Card(c).Type {
	case Hero, AlterEgo, Ally, Villain, Minion:
		return true
	}
	return false
}

func (g *Game) isScheme(c engine.CardID) bool {
	t := g.Card(c).Type
	return t == MainSchemeCard || t == SideScheme
}

// friendly says whether players control a card (mc.friendly.definition).
func (g *Game) friendly(c engine.CardID) bool { return g.controller(c) != engine.NoPlayer }

// by is the scenario's doing, by a card.
func (g *Game) by(c engine.CardID) By {
	return By{Player: engine.NoPlayer, Card: c, Cite: g.Card(c).Cite}
}

// mine is a card's doing in a player's name.
func (g *Game) mine(p engine.Player, c engine.CardID) By {
	return By{Player: p, Card: c, Cite: g.Card(c).Cite}
}

// Citing adds clauses to what is cited, the most specific first.
func (b By) Citing(cs ...engine.Clause) engine.Clauses {
	out := b.Cite
	for _, c := range cs {
		out = out.And(c)
	}
	return out
}

// with cites a further clause.
func (b By) with(c engine.Clause) By {
	b.Cite = b.Cite.And(c)
	return b
}

// hers says whether a player controls the card of a hero in the form that shows the face of that id (mc.identity.title-names-face).
func (g *Game) shows(p engine.Player, id string) bool {
	c := g.identity(p)
	return c != 0 && g.Card(c).ID == id
}

// finish ends the game.
func (g *Game) finish(won bool, cs ...engine.Clause) {
	if g.over() {
		return
	}
	k := PlayersLose
	if won {
		k = PlayersWin
	}
	g.Level(0)
	g.Say(engine.Event{Kind: k, Actor: engine.NoPlayer, Player: engine.NoPlayer, Cite: engine.Cite(cs...)})
	if won {
		g.set(setWon, engine.NoPlayer, 1)
	}
	g.set(setOver, engine.NoPlayer, int(cs[0]))
	g.Close()
}
