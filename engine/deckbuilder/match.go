package deckbuilder

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Match is a match with what the shared rules know of it.
type Match struct {
	engine.Match
	Parts *Parts

	asked    engine.CardID // the card that was just chosen among several, for what happens to it next
	since    int           // questions answered when the last Attack was over
	starting bool          // what waits for a turn to begin is acting
	dealing  bool          // players choose their characters before the rest is set up
	later    func()        // sets up the rest, until it is
	attacked attacked
	sent     engine.CardID   // the card that a text has sent elsewhere while its player comes by it
	missing  int             // of how many types the last one_of_each has found no card
	want     Want            // what the open question asks of a card
	among    [4]engine.Zone  // where it may lie
	wants    bool            // the open question is one of Choose
	asker    engine.Player   // who answers it
	says     engine.Verb     // what is answered
	minds    []engine.CardID // the cards with which a text that is being resolved is not done
	frames   cardtext.Frames[By]
	laid     []laid   // what texts have laid aside, the last first to go back
	deck     Tally    // that is being scored
	copies   []copies // of each card in it, by engine.Def
	// acted is told what a text has waited for that is about to act, where somebody wants to know; else nil.
	acted func(on *cardtext.Trigger)
}

// copies are equal cards of a deck.
type copies struct {
	n    int
	last engine.CardID
}

// Mind keeps in mind that a text which goes on has something more to do with a card, so that it is told apart from
// equal ones. Each time counts, until Unmind takes one back.
func (g *Match) Mind(c engine.CardID) { g.minds = append(g.minds, c) }

// Unmind says that a text is done with a card, as far as it was minded once.
func (g *Match) Unmind(c engine.CardID) {
	for i := len(g.minds) - 1; i >= 0; i-- {
		if g.minds[i] == c {
			g.minds = append(g.minds[:i], g.minds[i+1:]...)
			return
		}
	}
}

// Minded is a number for what the rules keep in mind of a card: a text that is not done with it, that it has left play
// with what it does once in a turn done, and that its own text looks at others of its name which are played this turn.
// Played once more it is none of these.
func (g *Match) Minded(c engine.CardID) uint64 {
	n := uint64(0)
	for _, x := range g.minds {
		if x == c {
			n++
		}
	}
	if g.usesBefore(c) != 0 && g.In(c) != g.Zone(g.OnTurn(), InPlay) {
		n |= 1 << 9
	}
	if g.Card(c).fellows {
		for _, m := range g.Memos() {
			if m.What == Played && m.Card == c {
				return n | 1<<8
			}
		}
	}
	return n
}

// Minding says whether any card is kept in mind.
func (g *Match) Minding() bool {
	if len(g.minds) > 0 {
		return true
	}
	for _, m := range g.Memos() {
		if m.What == DidOnce || m.What == Played && g.Card(m.Card).fellows {
			return true
		}
	}
	return false
}

// On gives the game that a match belongs to.
func On(m *engine.Match) *Match { return m.Host.(*Match) }

// NewGame begins a game on a table.
func NewGame(k *Parts, t *engine.Table, d engine.Decider) *Match {
	g := &Match{Parts: k}
	g.Match = *engine.NewMatch(t, d)
	g.Host = g
	return g
}

// before is the player before another one, counterclockwise.
func (g *Match) before(p engine.Player) engine.Player {
	if p <= 0 {
		return engine.Player(g.Seats() - 1)
	}
	return p - 1
}

// Card gives a card's declaration.
func (g *Match) Card(c engine.CardID) *Card { return &g.Parts.Cards[g.Def(c)] }

// TypesOf gives the types a card has where it lies now.
func (g *Match) TypesOf(c engine.CardID) Types {
	k := g.Card(c)
	t := g.types(k)
	if k.Owned != 0 && g.Rules.On(g.Parts.Cites.OwnedTypes) && g.Owner(g.In(c)) != engine.NoPlayer {
		t |= k.Owned
	}
	if g.Flag(c, TakesTypes) {
		t |= g.Parts.Taken
	}
	return t
}

// types are those that are printed on a card: a boss is what it is by type, a Weakness is nothing.
func (g *Match) types(k *Card) Types {
	switch {
	case k.Sort == BossCard && !g.Rules.On(g.Parts.Cites.BossIsHero):
		return NoType
	case k.untyped() && !g.Rules.On(g.Parts.Cites.WeaknessNoType):
		return anyType
	}
	return k.Types
}

// typesPlayed are those with which a card is played: also while somebody plays it who does not own it.
func (g *Match) typesPlayed(k *Card) Types {
	if !g.Rules.On(g.Parts.Cites.OwnedTypes) {
		return g.types(k)
	}
	return g.types(k) | k.Owned
}

// Is says whether a card has one of some types where it lies now.
func (g *Match) Is(c engine.CardID, t Types) bool { return g.TypesOf(c)&t != 0 }

// Find gives a declaration by its id, zero if there is none.
func (g *Match) Find(id string) engine.Def { return g.Rules.FindCard(id) }

// Cost is a card's printed cost.
func (g *Match) Cost(c engine.CardID) int { return int(g.Parts.brief[g.Def(c)].cost) }

// Sort is the sort of a card.
func (g *Match) Sort(c engine.CardID) Sort { return g.Parts.brief[g.Def(c)].sort }

// Lasts starts the i-th lasting ability of a text, about a card, until a moment that the game names, and gives it.
func (g *Match) Lasts(by By, i int, about engine.Ref, until uint8) engine.AbilityID {
	id := g.Card(by.Text).lasting[i]
	g.Last(engine.Effect{Ability: id, Source: about, Player: by.Player, A: int32(by.Text), Until: until})
	return id
}
