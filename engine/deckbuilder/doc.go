// Package deckbuilder holds what the DC deck-building games share: cards with types, cost and VP; a turn of playing,
// buying and using abilities; Power; the Line-Up and its stacks; gaining, destroying, Attacks and Defenses; scoring.
// A game adds its cards, its set-up, the steps of its end of turn, and the clauses of its rulebook that all of this cites.
package deckbuilder

import "tablereferee/engine"

// Types is a set of card types.
type Types uint8

const (
	Starter Types = 1 << iota
	Hero
	Villain
	SuperPower
	Equipment
	Location
	NoType Types = 0 // a Weakness, a character
)

// Sort is what part of the box a card belongs to.
type Sort uint8

const (
	MainCard  Sort = iota // of the main deck
	StartCard             // of the starting decks
	KickCard
	WeaknessCard
	BossCard      // of the stack of great enemies: Super Heroes in Forever Evil
	CharacterCard // the player's own oversized card
)

// By says by whose doing and by which text something happens.
type By struct {
	Player engine.Player
	Self   engine.CardID // the card that acts
	Text   engine.CardID // the card whose text it is: Self, unless Self has taken the text of another
	Cite   engine.Clauses
}

// Defense is what a card does against an Attack.
type Defense struct {
	Cite   engine.Clauses
	InHand engine.Clause // cited where it is refused because the card is not in hand; may be zero
	// Cost is what is done to avoid the Attack; nil is discarding the card from hand.
	Cost func(g *Game, by By)
	// Do is what happens besides avoiding the Attack; nil is nothing. attacker is NoPlayer for an Attack that no player
	// makes.
	Do func(g *Game, by By, attacker engine.Player)
}

// Card is a declaration: the facts, and what the card does, written with the verbs of Game.
type Card struct {
	ID     string
	Name   engine.Text
	Sort   Sort
	Types  Types
	Owned  Types // further types while a player owns or plays it
	Cost   int
	VP     int
	Copies int
	// StarVP is the end-of-game rule of a variable VP value; nil if VP is printed.
	StarVP func(g *Game, deck Tally) int
	// Star is what is cited besides when it is scored; may be nil.
	Star func(deck Tally) engine.Clauses
	// Stays is for cards that remain in play: Locations, Ongoing.
	Stays   bool
	Figure  engine.Clause  // the rulebook's picture of it, cited when it is played
	Leaves  engine.Clauses // cited when it is put away at the end of the turn, having been played; of an inert card, played or not
	Unknown bool           // its effect is not defined: it can be bought and scored, not played
	Outside bool           // not in the box: a promo card
	Weakens bool           // its Attack may give Weaknesses
	Test    bool           // no printed card: shows a clause that no printed card shows
	Cite    engine.Clauses // what its text is cited by
	Appears engine.Clauses // the same of its First Appearance Attack

	// Play is what happens when it is played; nil is nothing.
	Play      func(g *Game, by By)
	Defense   *Defense
	Appear    func(g *Game, by By, victim engine.Player) // First Appearance, against one player
	Abilities []engine.Ability
	Lasting   []engine.Ability                    // those that its text starts for a while, see Game.Lasts
	Rewards   func(g *Game, c engine.CardID) bool // whether it has its text for when it is destroyed now; nil if always
	Lingers   func(g *Game, by By)                // starts those that last for the rest of the turn of its play; nil if there are none
	Action    *Action

	lasting []engine.AbilityID
}

// Action is an ability that its controller may use during their turn, from the menu of the turn.
type Action struct {
	Once bool // once in each turn
	Can  func(g *Game, by By) bool
	Do   func(g *Game, by By)
	// Spent gives the clause that would allow it once more in this turn, where it was used and a run has switched that off; may be nil.
	Spent func(g *Game, by By) engine.Clause
}

// Tally is a whole deck, gathered for scoring.
type Tally struct {
	Cards int
	Free  int // cards with cost 0
}

// Build makes the kernel's declarations of the kit's cards and abilities.
func (k *Kit) Build(r *engine.Rules) {
	r.Cards = make([]engine.CardInfo, len(k.Cards))
	r.Abilities = make([]engine.Ability, 1)
	for d := range k.Cards {
		c := &k.Cards[d]
		info := engine.CardInfo{ID: c.ID, Name: c.Name, Copies: c.Copies, Test: c.Test, Type: c.cardType()}
		for _, a := range c.Abilities {
			info.Abilities = append(info.Abilities, engine.AbilityID(len(r.Abilities)))
			r.Abilities = append(r.Abilities, a)
		}
		var lasting []engine.AbilityID
		for _, a := range c.Lasting {
			lasting = append(lasting, engine.AbilityID(len(r.Abilities)))
			r.Abilities = append(r.Abilities, a)
		}
		c.lasting = lasting
		r.Cards[d] = info
	}
}

// Lasts starts the i-th lasting ability of a text, about a card, until a moment that the game names.
func (g *Game) Lasts(by By, i int, about engine.Ref, until uint8) {
	g.Last(engine.Effect{Ability: g.Card(by.Text).lasting[i], Source: about, Player: by.Player, A: int32(by.Text), Until: until})
}

// Kit is a game's box and rulebook as the shared rules need them.
type Kit struct {
	Cards []Card // by engine.Def; Cards[0] is unused
	Cites *Cites
	// EndTurn runs the steps after a turn.
	EndTurn func(g *Game, p engine.Player)
	// Took and Received let a variant of two teams act on a card that a team's player has acquired, or was given; may be nil.
	Took     func(g *Game, p engine.Player, c engine.CardID)
	Received func(g *Game, by By, p engine.Player, c engine.CardID)
	// Outside gives a clause that concerns a player's discards during nobody's turn; may be nil.
	Outside func(g *Game, p engine.Player) engine.Clause
}

// Game is a match with what the shared rules know of it.
type Game struct {
	engine.Match
	Kit *Kit

	asked    engine.CardID // the card that was just chosen among several, for what happens to it next
	since    int           // questions answered when the last Attack was over
	attacked attacked
	want     Want            // what the open question asks of a card
	among    [4]engine.Zone  // where it may lie
	wants    bool            // the open question is one of Choose
	asker    engine.Player   // who answers it
	says     engine.Verb     // what is answered
	minds    []engine.CardID // the cards with which a text that is being resolved is not done
	permits  bool            // no permission to play or to buy is switched off
}

// Mind keeps in mind that a text which goes on has something more to do with a card, so that it is told apart from equal ones. Each time
// counts, until Unmind takes one back.
func (g *Game) Mind(c engine.CardID) { g.minds = append(g.minds, c) }

// Unmind says that a text is done with a card, as far as it was minded once.
func (g *Game) Unmind(c engine.CardID) {
	for i := len(g.minds) - 1; i >= 0; i-- {
		if g.minds[i] == c {
			g.minds = append(g.minds[:i], g.minds[i+1:]...)
			return
		}
	}
}

// Minded is how often a card is kept in mind.
func (g *Game) Minded(c engine.CardID) int {
	n := 0
	for _, x := range g.minds {
		if x == c {
			n++
		}
	}
	return n
}

// On gives the game that a match belongs to.
func On(m *engine.Match) *Game { return m.Host.(*Game) }

// NewGame begins a game on a table.
func NewGame(k *Kit, t *engine.Table, d engine.Decider) *Game {
	g := &Game{Kit: k, permits: permits(t.Rules(), k.Cites)}
	g.Match = *engine.NewMatch(t, d)
	g.Host = g
	return g
}

// Inert says whether a card does nothing when it is played: a Vulnerability, a Weakness.
func (c *Card) Inert() bool { return c.Leaves != 0 && (c.Sort == StartCard || c.Sort == WeaknessCard) }

// before is the player before another one, counterclockwise.
func (g *Game) before(p engine.Player) engine.Player {
	if p <= 0 {
		return engine.Player(g.Seats() - 1)
	}
	return p - 1
}

// Card gives a card's declaration.
func (g *Game) Card(c engine.CardID) *Card { return &g.Kit.Cards[g.Def(c)] }

// TypesOf gives the types a card has where it lies now.
func (g *Game) TypesOf(c engine.CardID) Types {
	k := g.Card(c)
	t := g.types(k)
	if k.Owned != 0 && g.Rules.On(g.Kit.Cites.OwnedTypes) && g.Owner(g.In(c)) != engine.NoPlayer {
		t |= k.Owned
	}
	if g.Flag(c, TakesTypes) {
		t |= Hero | Villain | Equipment | SuperPower
	}
	return t
}

// types are those that are printed on a card: a boss is what it is by type, a Weakness is nothing.
func (g *Game) types(k *Card) Types {
	switch {
	case k.Sort == BossCard && !g.Rules.On(g.Kit.Cites.BossIsHero):
		return NoType
	case k.Sort == WeaknessCard && !g.Rules.On(g.Kit.Cites.WeaknessNoType):
		return Starter | Hero | Villain | SuperPower | Equipment
	}
	return k.Types
}

// typesPlayed are those with which a card is played: also while somebody plays it who does not own it.
func (g *Game) typesPlayed(k *Card) Types {
	if !g.Rules.On(g.Kit.Cites.OwnedTypes) {
		return g.types(k)
	}
	return g.types(k) | k.Owned
}

// Is says whether a card has one of some types where it lies now.
func (g *Game) Is(c engine.CardID, t Types) bool { return g.TypesOf(c)&t != 0 }

// Cost is a card's printed cost.
func (g *Game) Cost(c engine.CardID) int { return g.Card(c).Cost }
