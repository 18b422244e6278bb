package deckbuilder

import "tablereferee/engine"

// SetBosses makes the stack of the great enemies, as far as a set-up does not fix it: shuffled face down, and then laid
// by tiers, each a test of what is printed, the uppermost first. A boss that belongs to none stays in the box.
func SetBosses(cite engine.Clauses, tiers ...func(c *Card) bool) SetUpStep {
	return func(g *Match, s *engine.Setup) error {
		if !s.Has(BossStack) {
			for _, tier := range tiers {
				for c := range g.Cards(engine.Box) {
					if k := g.Card(c); k.Sort == BossCard && !k.Test && !k.Outside && tier(k) {
						g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: BossStack})
					}
				}
			}
			g.Make(&engine.Event{Kind: ShuffleZone, Player: engine.NoPlayer, Actor: engine.NoPlayer, To: BossStack,
				Cite: cite})
			for _, tier := range tiers {
				next := g.Top(BossStack)
				for range g.Len(BossStack) {
					c := next
					if next = g.Below(c); tier(g.Card(c)) {
						g.Make(&engine.Event{Kind: Stock, Card: c, Actor: engine.NoPlayer, To: BossStack,
							Tags: engine.ToBottom})
					}
				}
			}
		}
		g.Tell(&engine.Event{Kind: Stacked, Actor: engine.NoPlayer, To: BossStack, N: int32(g.Len(BossStack)),
			Cite: cite.And(g.Kit.Cites.StacksBeside)})
		return nil
	}
}

// Costing is the tier of the bosses of a cost.
func Costing(n int) func(c *Card) bool { return func(c *Card) bool { return c.Cost == n } }
