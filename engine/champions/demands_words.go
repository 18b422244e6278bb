package champions

import (
	"slices"

	"tablereferee/engine"
)

// What rows speak of.

func ofType(types ...Type) func(t trial) bool {
	return func(t trial) bool { return slices.Contains(types, t.k.Type) }
}

func not(of func(t trial) bool) func(t trial) bool { return func(t trial) bool { return !of(t) } }

func all(of ...func(t trial) bool) func(t trial) bool {
	return func(t trial) bool {
		for _, one := range of {
			if !one(t) {
				return false
			}
		}
		return true
	}
}

func isUnknown(t trial) bool { return t.k.Unknown }

func isAttached(t trial) bool { return t.k.Hosts != nil }

func hasAction(t trial) bool { return t.k.at(Action) >= 0 }

// generates says of a card that it has a Resource ability; a card of somebody's own may have an action as well.
func generates(t trial) bool { return t.k.at(ResourceAbility) >= 0 }

// waits says of a card that it has abilities and that all of them wait for their moment.
func (t trial) waits() bool { return len(t.k.Abilities) > 0 && !hasAction(t) && !generates(t) }

// reaction is the ability with which a card reacts, -1 if it has none: no card has an Interrupt and a Response.
func (t trial) reaction() int { return max(t.k.at(Interrupt), t.k.at(Response)) }

// What rows add to a refusal: what the open question cites, what the text of the card does; which card it is about;
// when its moment is.

func asked(_ *Match, t trial, r ruling) ruling { return r.WithIfRoom(t.q.Cite) }

func itsText(_ *Match, t trial, r ruling) ruling { return r.With(t.k.Cite) }

// inFront cites what decides right behind the clause that leads, and the others as far as there is room.
func inFront(r ruling, decides engine.Clauses) ruling {
	r.Cite = engine.Cite(r.Cite.First()).With(decides).WithIfRoom(r.Cite)
	return r
}

func ofCard(_ *Match, t trial, r ruling) ruling { return r.Of(t.c) }

func moment(g *Match, t trial, r ruling) ruling { return r.With(g.moment(t.c)) }

// What holds of an attempt: of the card, of where it lies, of the moment.

func isCard(_ *Match, t trial) bool { return t.c != 0 }

func isInHand(g *Match, t trial) bool { return t.c != 0 && g.In(t.c) == g.Zone(t.p, Hand) }

func isInPlay(g *Match, t trial) bool { return g.inPlay(t.c) }

func isReady(g *Match, t trial) bool { return !g.Flag(t.c, Exhausted) }

func isActive(g *Match, t trial) bool { return g.active() == t.p }

// isTurn says that the open question is what is done next in a turn.
func isTurn(_ *Match, t trial) bool { return t.q.Kind == AskTurn }

// isOwn says that the open question is the player's.
func isOwn(_ *Match, t trial) bool { return t.q.Player == t.p }

// isNotMissed says of what waits that its moment has not come and gone without anything to change.
func isNotMissed(g *Match, t trial) bool { return !slices.Contains(g.missed, g.Ref(t.c)) }

// isDue says that what is happening now is what a card waits for.
func (g *Match) isDue(t trial) bool {
	ab, e := &t.k.Abilities[t.reaction()], g.Pending()
	return e != nil && ab.On.Has(e.Kind) && (ab.When == nil || ab.When(g, g.mine(t.p, t.c), e))
}

// reacting is the same attempt with the ability that reacts to what is happening now.
func (t trial) reacting(g *Match) trial {
	t.i, t.e = uint8(t.reaction()), g.Pending()
	return t
}
