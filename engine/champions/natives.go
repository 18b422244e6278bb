package champions

import "tablereferee/engine"

// native is what a card does that the words of card files cannot say.
type native struct {
	name string
	do   func(c *Card)
}

// specialTrait is the trait of the upgrades whose Special abilities are started by cards of the box.
const specialTrait = "Black Panther"

// printedNatives are those of printed cards.
func printedNatives() []native {
	return []native{
		{"each_special", func(c *Card) { c.Abilities = append(c.Abilities, eachSpecial(specialTrait)) }},
		{"bring_nemesis", func(c *Card) { c.Revealed = bringNemesis }},
		{"crisis_interdiction", func(c *Card) { c.Abilities = crisisInterdiction() }},
		{"energy_channel", func(c *Card) { c.Abilities = energyChannel() }},
		{"make_the_call", func(c *Card) { c.Abilities = makeTheCall() }},
	}
}

// natives are all of them.
func natives() []native { return append(printedNatives(), testNatives()...) }

// nativeNames are their names.
func nativeNames() []string {
	var out []string
	for _, n := range natives() {
		out = append(out, n.name)
	}
	return out
}

// crisisInterdiction thwarts a scheme, and with Aerial then another one.
func crisisInterdiction() []Ability {
	return []Ability{{Moment: Action, Form: HeroForm, Label: ThwartLabel, Can: canRemove, Removes: true,
		Do: func(g *Match, by By, _ *engine.Event) {
			first := g.chooseScheme(by, anyPurpose, nil)
			n := g.Thwart(by, g.identity(by.Player), first, 2, false)
			if g.Stat(g.identity(by.Player), StatAerial) == 0 {
				return
			}
			by, full := g.then(by, n == 2)
			if !full {
				return
			}
			other := func(c engine.CardID) bool { return c != first }
			if !g.anyScheme(other) {
				by.Cite = by.Cite.With(g.keepsThreat())
				g.noChoice(by)
				return
			}
			g.Thwart(by.asIfPrinted(), g.identity(by.Player), g.chooseScheme(by, toThwartToo, other), 2, false)
		}}}
}

// energyChannel puts counters on itself for any number of energy resources, or is discarded for an attack with them.
func energyChannel() []Ability {
	return []Ability{
		{Moment: Action, Option: OptCounters, Cost: Cost{
			Can: func(g *Match, by By) bool {
				return g.affordable(by.Player, price{typed: Resources{Energy: 1}, of: by.Card})
			},
			Pay: func(g *Match, by By) int { return g.payAny(by, Energy) }},
			Do: func(g *Match, by By, _ *engine.Event) {
				g.putCounters(by, by.N)
			}},
		{Moment: Action, Option: OptDiscard, Form: HeroForm, Label: AttackLabel, Cost: Cost{Discard: true,
			Pay: func(g *Match, by By) int { return g.Tokens(by.Card, CounterToken) }},
			Can: func(g *Match, by By, e *engine.Event) bool {
				return g.Tokens(by.Card, CounterToken) > 0 && canAttack(g, by, e)
			},
			Do: func(g *Match, by By, _ *engine.Event) { g.hits(by, min(10, 2*by.N)) }},
	}
}

// makeTheCall pays for an ally in any discard pile and puts it into play.
func makeTheCall() []Ability {
	return []Ability{{Moment: Action, Cost: Cost{
		Can: func(g *Match, by By) bool { return g.anyCallable(by) },
		Why: notCallable,
		Pay: func(g *Match, by By) int { return g.payForCalled(by) }},
		Do: func(g *Match, by By, _ *engine.Event) {
			// mc.play-put.put-area, mc.play-put.put-skips-cost
			g.enter(by, engine.CardID(by.N), PutIntoPlay, by.Player, 0)
		}}}
}
