package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// Match is a match with what the rules know of it.
type Match struct {
	engine.Match
	Box *Box

	attacks  []attack // the attacks being made, innermost last
	schemes  []scheming
	basic    bool            // the thwart that is just over was a basic one
	reveals  []reveal        // the encounter cards being resolved, innermost last
	step     int             // of the villain phase
	falling  []engine.CardID // the characters that are being defeated
	bearers  []engine.CardID // the characters that take damage meant for another
	falls    int             // how many effects are being followed by defeats at the same time
	crowding bool            // allies beyond the limit are being discarded
	eager    []engine.CardID // minions with a new player, whose quickstrike waits until all have fallen
	struck   []engine.CardID // those that are damaged together, until all are
	chosenX  int             // the X of the card being played
	starting beginning       // the effect that is being resolved
	done     attack          // the enemy attack that was last over
	wounds   []wound         // the damage that the attacks of enemies being made have dealt
	awaiting []awaiting      // what waits until the damage of those attacks is dealt
	paying   bool
	surging  bool          // the next reveal is due to surge
	rebuilt  int           // how often a chain of surges has made the encounter deck anew
	due      price         // what is being paid
	had      Resources     // what has been generated for it
	laid     engine.CardID // the card that was discarded for it last
	purpose  purpose
	free     bool // what was played last cost nothing; for the judge's words only
	// what could change nothing when its moment came, since the last move; for the judge's words only
	missed []engine.Ref
	past   []engine.Ref // whose moment has come and gone without it since the last move; for the judge's words only
	texts  cardtext.Frames[By]
	more   int                             // by how much a text raises the damage that it is about to deal
	fallen *engine.Event                   // the defeat whose character is looked at as it was then, nil for none
	able   [engine.MostSeats]engine.CardID // with what each could act on request last: it is looked at first
	dug    engine.CardID                   // the last card of the encounter deck, dug up by the text being carried out
}

// On gives the game that a match belongs to.
func On(m *engine.Match) *Match { return m.Host.(*Match) }

func newGame(k *Box, t *engine.Table, d engine.Decider) *Match {
	g := &Match{Box: k, falling: make([]engine.CardID, 0, 8), attacks: make([]attack, 0, 16),
		schemes: make([]scheming, 0, 16), reveals: make([]reveal, 0, 24)}
	g.Match = *engine.NewMatch(t, d)
	g.Host = g
	return g
}

// Card gives a card's declaration.
func (g *Match) Card(c engine.CardID) *Card {
	d, on := g.Shown(c)
	if on&FaceDown != 0 || g.fallen != nil && g.fallen.Card == c && g.fallen.Tags.Has(AsDrone) {
		return &g.Box.drone
	}
	return &g.Box.Cards[d]
}

// known ends the match if the text of a card is needed and not defined: a card is never played as if it were blank.
func (g *Match) known(c engine.CardID) {
	if k := g.Card(c); k.Unknown && !g.over() {
		g.Fail(&engine.UnknownEffect{Card: k.Name, Clause: book.Rulebook.ID(book.AbilityDefinition)})
	}
}

func (g *Match) global(c engine.Counter) int { return g.Count(engine.NoPlayer, c) }

// over says whether the game is over.
func (g *Match) over() bool { return g.global(Over) != 0 }

// first is the first player.
func (g *Match) first() engine.Player { return engine.Player(g.global(FirstPlayer) - 1) }

// active is the player whose turn it is (mc.active-player.definition).
func (g *Match) active() engine.Player { return engine.Player(g.global(Active) - 1) }

// out says whether a player has been eliminated.
func (g *Match) out(p engine.Player) bool { return g.Count(p, Out) != 0 }

// after is the next player clockwise who is still in the game.
func (g *Match) after(p engine.Player) engine.Player {
	for range g.Seats() {
		if p = g.Next(p); !g.out(p) {
			return p
		}
	}
	return p
}

// players gives the players still in the game, in player order (mc.player-order.first-then-clockwise). One who is
// eliminated meanwhile is left out.
func (g *Match) players(yield func(engine.Player) bool) {
	p := max(g.first(), 0)
	for range g.Seats() {
		if !g.out(p) && !yield(p) {
			return
		}
		p = g.Next(p)
	}
}

// left is how many players are still in the game.
func (g *Match) left() int {
	n := 0
	for p := range engine.Player(g.Seats()) {
		if !g.out(p) {
			n++
		}
	}
	return n
}

// per is a printed number for as many players as have begun the game (mc.per-player.not-reduced).
func (g *Match) per(t Threat) int {
	if t.Fixed {
		return int(t.N)
	}
	return int(t.N) * g.global(Started)
}

// multiplied cites besides that a printed value was multiplied, where that makes it another one.
func (g *Match) multiplied(t Threat, cite engine.Clauses) engine.Clauses {
	if t.Fixed || t.N == 0 {
		return cite
	}
	return g.perPlayer(cite)
}

// perPlayer cites besides that something counts for each player who began (mc.per-player.multiply), and that it goes on
// to where somebody has been eliminated (mc.per-player.not-reduced).
func (g *Match) perPlayer(cite engine.Clauses) engine.Clauses {
	switch began := g.global(Started); {
	case began == 1:
		return cite
	case g.left() < began:
		return cite.AndIfRoom(book.PerPlayerNotReduced, book.PerPlayerMultiply)
	}
	return cite.AndIfRoom(book.PerPlayerMultiply)
}

// identity is a player's identity card, zero once the player is eliminated.
func (g *Match) identity(p engine.Player) engine.CardID { return g.Top(g.Zone(p, Identity)) }

// villain is the villain's stage in play.
func (g *Match) villain() engine.CardID { return g.Top(VillainZone) }

// scheme is the main scheme in play.
func (g *Match) scheme() engine.CardID { return g.Top(MainScheme) }

// controller is the player who controls a card in play, NoPlayer for the scenario's.
func (g *Match) controller(c engine.CardID) engine.Player {
	z := g.lay(c)
	if p := g.Owner(z); p != engine.NoPlayer && z != g.Zone(p, Engaged) && z != g.Zone(p, Dealt) {
		return p
	}
	return engine.NoPlayer
}

// engagedWith is the player a minion is engaged with, NoPlayer if it is none.
func (g *Match) engagedWith(c engine.CardID) engine.Player {
	if p := g.Owner(g.In(c)); p != engine.NoPlayer && g.In(c) == g.Zone(p, Engaged) {
		return p
	}
	return engine.NoPlayer
}

// inPlay says whether a card is in play (mc.in-play.in-play).
func (g *Match) inPlay(c engine.CardID) bool {
	return c != 0 && g.Info(g.In(c)).Class&ClassInPlay != 0
}

// each walks every card in play: the table's zones, then each player's, in player order
// (mc.player-order.first-then-clockwise).
func (g *Match) each(yield func(engine.CardID) bool) {
	for z := VillainZone; z <= Attachments; z++ {
		if !g.eachIn(z, yield) {
			return
		}
	}
	p := max(g.first(), 0)
	for range g.Seats() {
		for _, k := range [...]int{Identity, InPlay, Engaged} {
			if !g.eachIn(g.Zone(p, k), yield) {
				return
			}
		}
		p = g.Next(p)
	}
}

// eachIn walks the cards of a zone, reading ahead, and says whether to go on.
func (g *Match) eachIn(z engine.Zone, yield func(engine.CardID) bool) bool {
	for c := g.Top(z); c != 0; {
		next := g.Below(c)
		if !yield(c) {
			return false
		}
		c = next
	}
	return true
}

// find gives a card in play by the id of its declaration, zero if there is none.
func (g *Match) find(id string) engine.CardID {
	d := g.Box.Def(id)
	for c := range g.each {
		if g.Def(c) == d && !g.Flag(c, FaceDown) {
			return c
		}
	}
	return 0
}

func (g *Match) isEnemy(c engine.CardID) bool {
	t := g.Card(c).Type
	return t == Villain || t == Minion
}

func (g *Match) isCharacter(c engine.CardID) bool {
	switch g.Card(c).Type {
	case Hero, AlterEgo, Ally, Villain, Minion:
		return true
	}
	return false
}

func (g *Match) isScheme(c engine.CardID) bool {
	t := g.Card(c).Type
	return t == MainSchemeCard || t == SideScheme
}

// friendly says whether players control a card (mc.friendly.definition).
func (g *Match) friendly(c engine.CardID) bool { return g.controller(c) != engine.NoPlayer }

func (g *Match) isMinion(c engine.CardID) bool { return g.Card(c).Type == Minion }

func (g *Match) hurt(c engine.CardID) bool { return g.isCharacter(c) && g.Sustained(c) > 0 }

func (g *Match) hurtFriend(c engine.CardID) bool { return g.hurt(c) && g.friendly(c) }
