package champions

import (
	"fmt"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// watch gives a watcher of what must hold after every event of a match, whatever is played.
func watch() func(m *engine.Match, e *engine.Event) error {
	return func(m *engine.Match, e *engine.Event) error {
		g := On(m)
		n := 0
		for z := range engine.Zone(m.ZoneCount()) {
			n += m.Len(z)
		}
		if n != m.CardCount() {
			return fmt.Errorf("%d cards in all zones, %d in the game", n, m.CardCount())
		}
		switch e.Kind {
		case Damage, DamageHere, Heal, MoveDamage:
			if e.Now < 0 {
				return fmt.Errorf("%s has %d damage", g.Card(e.Card).ID, e.Now)
			}
		case ThreatUp, ThreatDown:
			if e.Now < 0 {
				return fmt.Errorf("%s has %d threat", g.Card(e.Card).ID, e.Now)
			}
			if !g.isScheme(e.Card) {
				return fmt.Errorf("threat on %s, which is no scheme", g.Card(e.Card).ID)
			}
		case Spends, Counters:
			if e.Now < 0 {
				return fmt.Errorf("%s has %d counters", g.Card(e.Card).ID, e.Now)
			}
		case Stun, Confuse, Toughen:
			if !g.isCharacter(e.Card) {
				return fmt.Errorf("a status card on %s, which is no character", g.Card(e.Card).ID)
			}
		case TurnBegins, VillainPhaseBegins, RoundEnds:
			if err := m.Check(); err != nil {
				return err
			}
			for p := range engine.Player(m.Seats()) {
				if g.out(p) {
					continue
				}
				if n := g.allies(p); n > g.allyLimit(p) {
					return fmt.Errorf("player %d controls %d allies", p, n)
				}
				if g.identity(p) == 0 || g.Len(g.Zone(p, Identity)) != 1 {
					return fmt.Errorf("player %d has no identity", p)
				}
			}
			for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
				if g.inPlay(c) && g.isCharacter(c) && g.Remaining(c) < g.hitPointRange(c).Least {
					return fmt.Errorf("%s is in play without hit points", g.Card(c).ID)
				}
				if h := m.HostOf(c); h != 0 && !g.inPlay(h) {
					return fmt.Errorf("%s is attached to %s, which is not in play", g.Card(c).ID, g.Card(h).ID)
				}
			}
			if g.Len(Resolving) > 0 || g.Len(Boosts) > 0 {
				return fmt.Errorf("a card is left that was being resolved")
			}
		}
		return g.watchDrones(e)
	}
}

// watchDrones says what is wrong with the cards that lie facedown: each is a card of a player's deck, a minion that is
// engaged with a player who is in the game, and does nothing by what is printed on it. One that is defeated lies faceup
// in the discard pile of its owner.
func (g *Match) watchDrones(e *engine.Event) error {
	switch e.Kind {
	case UsesAbility, ForcedActs, Reveal, Retaliates:
		if g.Flag(e.Card, FaceDown) {
			return fmt.Errorf("%s acts although it lies facedown", g.hidden(e.Card))
		}
	case Defeat:
		if p := g.OwnerOf(e.Card); p != engine.NoPlayer && g.Rules.On(book.OwnershipGoesToOwner) &&
			(g.In(e.Card) != g.Zone(p, Discard) || g.Flag(e.Card, FaceDown)) {
			return fmt.Errorf("%s does not lie faceup in its owner's discard pile", g.hidden(e.Card))
		}
	case EnterDrone, EngagesNext, TurnBegins, VillainPhaseBegins, RoundEnds:
		for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
			p := g.engagedWith(c)
			switch {
			case g.Flag(c, FaceDown) && p == engine.NoPlayer:
				return fmt.Errorf("%s lies facedown and is engaged with nobody", g.hidden(c))
			case p != engine.NoPlayer && !g.isMinion(c):
				return fmt.Errorf("%s is engaged with player %d and is no minion", g.hidden(c), p)
			case g.Flag(c, FaceDown) && (g.OwnerOf(c) == engine.NoPlayer ||
				ofDeck&typesOf(g.Box.Cards[g.Def(c)].Type) == 0):
				return fmt.Errorf("%s lies facedown and is of no player's deck", g.hidden(c))
			case g.Flag(c, FaceDown) && len(g.Card(c).Abilities)+len(g.Card(c).Constants) > 0:
				return fmt.Errorf("%s lies facedown and shows a text", g.hidden(c))
			}
		}
	}
	return nil
}

// hidden is the id of a card, whatever it is taken for.
func (g *Match) hidden(c engine.CardID) string { return g.Box.Cards[g.Def(c)].ID }

// fair says whether the legal answers of a question show its player a card that the rules hide: one of a deck that is
// not being searched, of another player's hand, or one that was dealt facedown. A Drone may be offered: whoever plays
// is told of it only that it is one (engine.Table.Seen).
func fair(m *engine.Match, q *engine.Question) error {
	g := On(m)
	for i := range q.Answers {
		c := q.Answers[i].Card
		if c == 0 {
			continue
		}
		z := g.In(c)
		p := g.Owner(z)
		hidden := z == EncounterDeck && q.Kind != AskCard || z == Boosts || z == Captured || z == VillainDeck ||
			z == SchemeDeck
		if p != engine.NoPlayer {
			hidden = z == g.Zone(p, Dealt) || z == g.Zone(p, Nemesis) || z == g.Zone(p, Hand) && p != q.Player ||
				z == g.Zone(p, PlayerDeck) && (p != q.Player || q.Kind != AskCard)
		}
		if hidden {
			return fmt.Errorf("player %d is offered %s, which is hidden in %s", q.Player, g.Card(c).ID, m.Info(z).ID)
		}
	}
	return nil
}
