package deckbuilder

import (
	"fmt"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

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
	// Subtype is the first of those that only one game has (Parts.Subtypes): a card has it beside its type, or without
	// one. AllTypes are the types themselves.
	Subtype  Types = 1 << 6
	AllTypes       = Subtype - 1
)

// Sort is what part of the box a card belongs to.
type Sort uint8

const (
	MainCard  Sort = iota // of the main deck
	StartCard             // of the starting decks
	KickCard
	WeaknessCard
	BossCard      // of the stack of great enemies
	CharacterCard // whom a player plays as
	AsideCard     // lies beside the table, for everybody to read
)

// By says by whose doing and by which text something happens.
type By struct {
	Player engine.Player
	Self   engine.CardID // the card that acts
	Text   engine.CardID // the card whose text it is: Self, unless Self has taken the text of another
	Cite   engine.Clauses
	Draws  engine.Clause // cited of what it draws, and of nothing else that it does
}

// Defense is what a card does against an Attack.
type Defense struct {
	Cite   engine.Clauses
	InHand engine.Clause // cited where it is refused because the card is not in hand; may be zero
	InPlay bool          // it is used only while the card is in play
	Cost   cardtext.Text // what is done to avoid the Attack; empty is discarding the card from hand
	Text   cardtext.Text // what happens besides avoiding the Attack
	Pays   bool          // the cost takes more than the card itself, and may be out of reach
}

// Card is a declaration: the facts, and what the card does, written with the verbs of Match.
type Card struct {
	ID     string
	Name   engine.Text
	Title  engine.Text // where Name says more than the title
	Sort   Sort
	Types  Types
	Owned  Types // further types while a player owns or plays it
	Cost   int
	VP     int
	Copies int
	// Stars is the end-of-game rule of a variable VP value; nil if VP is printed.
	Stars *Stars
	// Stays is for cards that remain in play: Locations, Ongoing.
	Stays  bool
	Figure engine.Clause // the rulebook's picture of it, cited when it is played
	// cited when it is put away at the end of the turn, having been played; of an inert card, played or not
	Leaves engine.Clauses
	// Unknown says that nobody knows what it does beyond what is declared: it can be bought and scored, not played. A
	// boss appears and is defeated without what is missing, and a character has only what is declared, where a match is
	// played so (Match.leavesOut).
	Unknown bool
	// Unplayed says that somebody has told something of a card that nobody knows, and not what happens when it is
	// played: until then it is not played either.
	Unplayed    bool
	Provisional bool // how many copies there are is not known: so many are played with
	Outside     bool // not in the box: a promo card
	Weakens     bool // its Attack may give Weaknesses
	Carries     bool // it takes the texts of the cards on its player's character
	// Hook is the word of the game by which its rules treat the card apart, counted from 1 in Parts.Hooks; zero if they
	// do not.
	Hook uint8
	// by which who destroys a card with it gets what that gives when destroyed; zero if that needs no saying
	Rewarded engine.Clause
	Test     bool // no printed card: shows a clause that no printed card shows
	Origin   engine.Origin
	Anew     bool           // its printed abilities have made way for others
	Cite     engine.Clauses // what its text is cited by
	Appears  engine.Clauses // the same of its First Appearance Attack
	Rewards  engine.Clauses // and of its reward

	Text    cardtext.Text // what happens when it is played
	Defense *Defense
	Guard   *Defense      // what it does against its player's defeat, in a game that has such cards
	Appear  cardtext.Text // First Appearance, against each player who does not avoid it
	// Together says that all players decide whether to avoid it before anything happens to one of them.
	Together bool
	Reward   cardtext.Text // of a boss, for whoever defeats it
	// WhenDestroyed is what it gives to whoever destroys it.
	WhenDestroyed cardtext.Text
	Waits         []cardtext.Waiting
	Action        *Action

	shows   uint16 // of the keywords, those that its declaration has
	bears   uint8  // after which keywords it is called, an Attack card: by their place in borne
	natives []int  // the functions it has beyond its texts
	Line    int    // where it is declared
	File    string

	Keywords uint16 // that it is known to have, by their place in Parts.Keywords
	// More is what only one game has on a card, by the game's own meaning (Parts.More).
	More [4]int16

	lasting []engine.AbilityID
	rewards bool         // it has an ability for when it is destroyed
	fellows bool         // its text looks at others of its name that are played this turn
	firsts  engine.Kinds // of a character: what its texts wait for, of which the first in a turn counts
}

// Asks calls back for every clause on which what a card says depends.
func (c *Card) Asks(of func(engine.Clause)) {
	for _, x := range [...]engine.Clause{c.Figure, c.Rewarded} {
		if x != 0 {
			of(x)
		}
	}
	for _, t := range [...]cardtext.Text{c.Text, c.Appear, c.Reward, c.WhenDestroyed} {
		t.Asks(of)
	}
	for _, d := range [...]*Defense{c.Defense, c.Guard} {
		if d != nil {
			d.Cost.Asks(of)
			d.Text.Asks(of)
		}
	}
	if a := c.Action; a != nil {
		if a.Repeats != 0 {
			of(a.Repeats)
		}
		a.Cost.Asks(of)
		a.Text.Asks(of)
	}
	if c.Stars != nil {
		c.Stars.N.Asks(of)
	}
	for i := range c.Waits {
		c.Waits[i].Asks(of)
	}
}

// Stars is a number of VP that is worked out when a deck is scored.
type Stars struct {
	N     *cardtext.Amount
	Cites []cardtext.Cited
}

// Action is an ability that its controller may use during their turn, from the menu of the turn.
type Action struct {
	Once bool // once in each turn
	// Repeats is the clause that lets it be used again in a turn, zero where none is needed; Memo remembers that it was
	// used.
	Repeats engine.Clause
	Memo    uint8
	Cost    cardtext.Text
	Text    cardtext.Text
}

// Tally is a whole deck, gathered for scoring.
type Tally struct {
	Player engine.Player
	Cards  int
	Free   int // cards with cost 0
}

// where is the place of a card's declaration, where somebody has written it.
func (c *Card) where() string {
	if c.Origin == engine.Printed {
		return ""
	}
	return fmt.Sprintf("%s:%d", c.File, c.Line)
}

// functions are the numbers of those that a card has, each once.
func (c *Card) functions() []int {
	out := slices.Clone(c.natives)
	c.Walk(func(s *cardtext.Step) {
		if i := int(s.Word); s.Verb == cardtext.Native && !slices.Contains(out, i) {
			out = append(out, i)
		}
	})
	return out
}

// Walk looks at every sentence of a card.
func (c *Card) Walk(look func(s *cardtext.Step)) {
	texts := []cardtext.Text{c.Text, c.Appear, c.Reward, c.WhenDestroyed}
	for _, d := range [...]*Defense{c.Defense, c.Guard} {
		if d != nil {
			texts = append(texts, d.Cost, d.Text)
		}
	}
	if c.Action != nil {
		texts = append(texts, c.Action.Cost, c.Action.Text)
	}
	for i := range c.Waits {
		texts = append(texts, c.Waits[i].Cost, c.Waits[i].Text)
	}
	for _, t := range texts {
		t.Walk(look)
	}
}

// Attacks says whether it is an Attack card: one that makes an Attack when it is played or used.
func (c *Card) Attacks() bool { return c.does(doAttack) }

// Pile is the word of declarations for the part of the box to which a card belongs.
func (c *Card) Pile() string { return piles[c.Sort] }

// unplayable says whether nobody knows what happens when a card is played.
func (c *Card) unplayable() bool { return c.Unknown || c.Unplayed }

// Draws says whether a text of a card draws cards.
func (c *Card) Draws() bool { return c.does(doDraw) }

// DiscardsHand says whether playing a card has its player discard cards of the own hand.
func (c *Card) DiscardsHand() bool {
	own := func(w cardtext.Who) bool { return w == cardtext.You || w == cardtext.EachPlayer }
	yes := false
	c.Text.Walk(func(s *cardtext.Step) {
		yes = yes || s.Verb == doDiscard && own(s.Who) && s.What != nil &&
			slices.ContainsFunc(s.What.Zones, func(p cardtext.Place) bool { return p.Zone == Hand && own(p.Of) })
	})
	return yes
}

// Discounts says whether a card makes bosses cheaper.
func (c *Card) Discounts() bool { return c.does(doDiscount) }

// ActsOnFirst says whether a text of a card acts for the first event of a kind in a turn.
func (c *Card) ActsOnFirst(kind engine.Kind) bool { return c.firsts.Has(kind) }

// Inert says whether a card does nothing when it is played: a Weakness, a starting card.
func (c *Card) Inert() bool { return c.Leaves != 0 && (c.Sort == StartCard || c.Sort == WeaknessCard) }
