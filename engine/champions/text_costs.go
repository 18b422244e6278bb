package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What costs and labels cannot stand on a card, because they could never be paid, or mean nothing there; and whether
// those of what acts by itself can be paid.

// costStands tells a cost that a card of its type, or an ability of its moment, can never pay.
func costStands(f *cardtext.Facts, c *Card, m Moment, s *cardtext.Step) {
	this := s.What != nil && s.What.How == cardtext.This
	switch {
	case m == ResourceAbility && (s.Verb == doSpend || s.Verb == doDiscard && !this):
		// mc.resource-ability.while-paying
		f.Fault(s.Line, "a resource ability is used while resources are paid, and costs none itself and no card of the "+
			"hand: exhaust(this), spend_counters(1), discard(this)",
			"une capacité ressource s'utilise pendant un paiement et ne coûte elle-même ni ressource ni carte de la main : "+
				"exhaust(this), spend_counters(1), discard(this)")
	case c.Type == Event && this: // mc.event.sequence
		f.Fault(s.Line, "an event is never in play, and is discarded anyway when it is played: no cost is paid with it",
			"un événement n'est jamais en jeu et se défausse de toute façon une fois joué : il ne paie aucun coût")
	case s.Verb == doDiscard && this && typesOf(c.Type)&(ofIdentity|typesOf(Villain, MainSchemeCard)) != 0:
		f.Fault(s.Line, "a card of type %s is not discarded", "une carte de type %s ne se défausse pas", typeWords[c.Type])
	case s.Verb == doSpendCounters && s.N.N > int(max(c.Uses, c.Arrives)):
		f.Fault(s.Line, "it never has so many counters: uses = %d, or enters_with = %[1]d",
			"elle n'a jamais autant de jetons : uses = %d, ou enters_with = %[1]d", s.N.N)
	}
}

// usesFit tells a card that comes with uses and has no ability of which they are the cost (mc.keywords.uses-ability).
func usesFit(f *cardtext.Facts, c *Card) {
	if c.Uses <= 0 || c.Unknown || len(f.Errors) > 0 || f.Get("native") != nil {
		return
	}
	for i := range c.Abilities {
		if c.Abilities[i].Cost.Counters > 0 {
			return
		}
	}
	f.Fail("uses are spent by an ability of the card: action{ cost = spend_counters(1), … }",
		"les utilisations se dépensent par une capacité de la carte : action{ cost = spend_counters(1), … }")
}

// labelFits tells a label that says nothing where it stands, and an attack or a thwart that none announces
// (mc.attack.labelled-ability, mc.thwart.labelled-ability, mc.defend.labelled-ability).
func labelFits(f *cardtext.Facts, c *Card, ab *Ability, line int, on *cardtext.Trigger, text cardtext.Text) {
	switch {
	case ab.Label == Unlabelled:
	case ab.Moment == ResourceAbility:
		f.Fault(line, "a resource ability has no label: generating resources is neither attack nor thwart nor defence",
			"une capacité ressource n'a pas d'étiquette : générer des ressources n'est ni attaquer, ni contrer, ni défendre")
	case ab.Label == DefenseLabel && (on == nil || on.Event != eventDamageDealt || ab.Moment == Response ||
		ab.Moment == Delayed):
		f.Fault(line, "a defence is used against an attack, before its damage is taken: "+
			"interrupt(damage_dealt{ your_identity, by_attack = true }){ label = \"defense\", … }",
			"une défense s'utilise contre une attaque, avant que ses dégâts ne soient subis : "+
				"interrupt(damage_dealt{ your_identity, by_attack = true }){ label = \"defense\", … }")
	case ab.Moment != Action && ab.You == nil && usual(c.Type) == Encounter:
		f.Fault(line, "nobody attacks, thwarts or defends by an ability of a card of type %s that acts by itself: no label",
			"personne n'attaque, ne contre ni ne défend par une capacité d'une carte de type %s qui agit d'elle-même : "+
				"pas d'étiquette", typeWords[c.Type])
	}
	announced(f, ab.Label, text)
}

// announced tells an attack or a thwart of a text that no label announces: a stunned hero would make it, a confused one
// as well.
func announced(f *cardtext.Facts, l Label, text cardtext.Text) {
	made := l != AttackLabel && l != ThwartLabel || len(text) == 0
	text.Walk(func(s *cardtext.Step) {
		switch {
		case s.Verb == doAttack, s.Verb == doMoveDamage:
			made = made || l == AttackLabel
		case s.Verb == doThwart, s.Verb == doLessen:
			made = made || l == ThwartLabel
		case s.Verb == cardtext.Native:
			made = true
		}
		switch {
		case s.Verb == doAttack && l != AttackLabel:
			f.Fault(s.Line, "an attack stands in an ability that is one: label = \"attack\"; damage(…) is none",
				"une attaque se trouve dans une capacité qui en est une : label = \"attack\" ; damage(…) n'en est pas une")
		case s.Verb == doThwart && l != ThwartLabel:
			f.Fault(s.Line, "a thwart stands in an ability that is one: label = \"thwart\"; remove_threat(…) is none",
				"un contre se trouve dans une capacité qui en est un : label = \"thwart\" ; remove_threat(…) n'en est pas un")
		}
	})
	switch {
	case made:
	case l == AttackLabel:
		f.Fault(text[0].Line, "label = \"attack\" stands with an attack: attack(2, one{ \"enemy\" }); damage(…) is none",
			"label = \"attack\" accompagne une attaque : attack(2, one{ \"enemy\" }) ; damage(…) n'en est pas une")
	default:
		f.Fault(text[0].Line, "label = \"thwart\" stands with a thwart: thwart(2, one{ \"scheme\" }); remove_threat(…) is none",
			"label = \"thwart\" accompagne un contre : thwart(2, one{ \"scheme\" }) ; remove_threat(…) n'en est pas un")
	}
}

// unpayable says why a forced ability does nothing although it is due: its form, its limit or its cost stands in the
// way (mc.initiation.both-needed). What asks nothing is never in the way.
func (g *Match) unpayable(p engine.Player, c engine.CardID, i int, e *engine.Event) (engine.Clauses, bool) {
	ab := &g.Card(c).Abilities[i]
	if ab.Form == AnyForm && !ab.Limit && !ab.Max && ab.Cost.free() {
		return 0, false
	}
	by := ab.doneBy(g, p, c, e)
	if by.Player == engine.NoPlayer && (ab.Form != AnyForm || ab.Cost.needsPlayer()) {
		return engine.Cite(book.CostOwnCardsOnly), true
	}
	r := g.ruling(toBeReady, g.trial(by.Player, c).with(i, e))
	switch x := ab.Cost.price(c); {
	case !r.OK():
	case ab.Cost.Can != nil && !ab.Cost.Can(g, by):
		r = no(CannotPay, book.CostAbilityCost)
	case x.total() > 0 && !g.affordable(by.Player, x):
		r = no(CannotPay, book.ResourceAbilityCost)
	}
	return r.Cite.WithIfRoom(engine.Cite(book.InitiationBothNeeded)), !r.OK()
}

// free says that a cost asks nothing.
func (c *Cost) free() bool {
	return !c.Exhaust && !c.Discard && c.Counters == 0 && c.Spend == Resources{} && c.Can == nil && c.Pay == nil
}

// needsPlayer says that a cost is paid with what a player has.
func (c *Cost) needsPlayer() bool { return c.Spend != Resources{} || c.Can != nil || c.Pay != nil }

// also adds a further cost to one: both must be possible, both are paid, and one of them may give a number.
func (c *Cost) also(can func(g *Match, by By) bool, pay func(g *Match, by By) int) {
	if first := c.Can; first == nil {
		c.Can = can
	} else if can != nil {
		c.Can = func(g *Match, by By) bool { return first(g, by) && can(g, by) }
	}
	first := c.Pay
	if first == nil {
		c.Pay = pay
		return
	}
	c.Pay = func(g *Match, by By) int {
		n := first(g, by)
		if n < 0 {
			return n
		}
		if m := pay(g, by); m < 0 || m > n {
			return m
		}
		return n
	}
}

// saysMany says whether a text says that_many.
func saysMany(t cardtext.Text) bool {
	found := false
	t.Walk(func(s *cardtext.Step) {
		found = found || reckonsMany(s.N) || s.What != nil && reckonsMany(s.What.N) ||
			s.If != nil && hangsOn(s.If, func(c *cardtext.Cond) bool { return reckonsMany(c.A) || reckonsMany(c.B) }) ||
			slices.ContainsFunc(s.Gets, func(x cardtext.Gets) bool { return reckonsMany(x.N) })
	})
	return found
}

// reckonsMany says whether a number is made of that_many.
func reckonsMany(a *cardtext.Amount) bool {
	return a != nil && (a.Op == cardtext.ThatMany || reckonsMany(a.A) || reckonsMany(a.B) ||
		a.If != nil && hangsOn(a.If, func(c *cardtext.Cond) bool { return reckonsMany(c.A) || reckonsMany(c.B) }))
}
