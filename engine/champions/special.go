package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// eachSpecial is an action that resolves the Special ability of each upgrade with a trait that its player controls, in
// any order.
func eachSpecial(trait string) Ability {
	return Ability{Moment: Action, Form: HeroForm,
		Can: func(g *Match, by By, _ *engine.Event) bool {
			special := g.special(by.Player, trait)
			return g.any(func(c engine.CardID) bool {
				can := g.Card(c).SpecialCan
				return special(c) && (can == nil || can(g, g.mine(by.Player, c)))
			})
		},
		Do: func(g *Match, by By, _ *engine.Event) {
			var done []engine.CardID
			left := func(c engine.CardID) bool { return g.special(by.Player, trait)(c) && !slices.Contains(done, c) }
			for !g.over() {
				n := 0
				q := g.Question(by.Player, AskCard, by.Card,
					by.Citing(book.SpecialOnlyWhenTold, book.TriggeredAbilityQuotedTrigger, book.TraitsReferenced))
				for c := range g.each {
					if left(c) {
						q.Card(engine.VerbChoose, c)
						n++
					}
				}
				c := g.ask(q).Card
				if c == 0 {
					return
				}
				done = append(done, c)
				text := g.mine(by.Player, c).with(book.SpecialOnlyWhenTold).with(book.TriggeredAbilityQuotedTrigger)
				g.say(engine.Event{Kind: UsesAbility, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
					Cite: text.Cite})
				g.Indent()
				g.Card(c).Special(g, text, n == 1)
				g.Outdent()
			}
		}}
}

// special picks the upgrades with a trait and a Special ability that a player controls.
func (g *Match) special(p engine.Player, trait string) func(c engine.CardID) bool {
	return func(c engine.CardID) bool {
		k := g.Card(c)
		return g.controller(c) == p && k.Special != nil && k.Type == Upgrade && slices.Contains(k.TraitNames, trait)
	}
}

// specialFits tells a Special ability that no card starts (mc.special.only-when-told).
func specialFits(f *cardtext.Facts, c *Card) {
	if c.Special != nil && !slices.Contains(c.TraitNames, specialTrait) {
		f.Fail("nothing starts the special ability of a card without the trait %s", "rien ne déclenche la capacité spéciale d'une carte sans le trait %s",
			specialTrait)
	}
}
