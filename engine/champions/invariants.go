package champions

import (
	"fmt"

	"tablereferee/engine"
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
		return nil
	}
}

// fair says whether the legal answers of a question show its player a card that the rules hide: one of a deck that is
// not being searched, of another player's hand, or one that lies facedown.
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
