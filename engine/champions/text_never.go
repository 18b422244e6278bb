package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What never comes about, because the card that is meant is of another type.

// anyType are all types.
const anyType = ^engine.CardTypes(0)

// classTypes are the types of the cards that a word in quotes means.
var classTypes = [...]engine.CardTypes{classEnemy: ofEnemy, classMinion: ofMinion, classVillain: typesOf(Villain),
	classCharacter: ofCharacter, classFriend: ofFriend, classAlly: typesOf(Ally), classUpgrade: typesOf(Upgrade),
	classSupport: typesOf(Support), classScheme: ofScheme, classSideScheme: typesOf(SideScheme),
	classTreachery: typesOf(Treachery), classHero: typesOf(Hero)}

// typesMeant are the types of the cards that a selector may mean on a card.
func typesMeant(c *Card, s *cardtext.Selector) engine.CardTypes {
	switch {
	case s == nil:
		return anyType
	case s.How == cardtext.This:
		return typesOf(c.Type)
	case s.How == theHost:
		return c.hosts
	case s.How == villainCard:
		return typesOf(Villain)
	case s.How == yourIdentityCard, s.How == yourHeroCard, s.How == faceCard, s.How == eachHero:
		return ofIdentity
	case s.How == mainSchemeCard:
		return typesOf(MainSchemeCard)
	case s.Class == 0:
		return anyType
	}
	var out engine.CardTypes
	for class, types := range classTypes {
		if s.Class&(1<<class) != 0 {
			out |= types
		}
	}
	return out
}

// takers are the types of the cards to which a verb does something; zero where it is done to none or to any.
func takers(v cardtext.Verb) engine.CardTypes {
	switch v {
	case doDamage, doHeal, doStun, doConfuse, doToughen:
		return ofCharacter
	case doEnemyAttack, doEnemyScheme:
		return ofEnemy
	case doExhaust, doReady:
		return ofIdentity | typesOf(Ally, Support, Upgrade)
	case doPlaceThreat:
		return ofScheme
	}
	return 0
}

// takes says whether what a verb does is done to a card.
func (g *Match) takes(v cardtext.Verb, c engine.CardID) bool {
	types := takers(v)
	return types == 0 || types&typesOf(g.Card(c).Type) != 0
}

// selfFits tells what is done to a card itself, to its host or to another one that is meant, and its type does not
// take.
func selfFits(f *cardtext.Facts, c *Card, t cardtext.Text) {
	t.Walk(func(s *cardtext.Step) {
		valuesFit(f, c, s.Line, s.Gets)
		spendsFit(f, c, s)
		minionFits(f, c, s)
		if s.Verb == doPutIntoPlay && s.What != nil && s.What.How == cardtext.This && c.Type != Minion && c.Type != 0 {
			f.Fault(s.Line, "only a minion puts itself into play", "seul un sbire se met lui-même en jeu")
		}
		if s.Optional && s.Who != cardtext.You { // who decides would be another one (mc.may.default-controller)
			f.Fault(s.Line, "you may leave undone what you do yourself only: may(draw(1))",
				"on ne peut s'abstenir que de ce qu'on fait soi-même : may(draw(1))")
		}
		if s.Verb == doDiscard && s.What != nil && s.What.How == theHost &&
			c.hosts&(ofIdentity|typesOf(Villain, MainSchemeCard)) != 0 {
			f.Fault(s.Line, "the host of this card may be one that is not discarded: attach = one{ \"minion\" }, one{ \"ally\" }",
				"l'hôte de cette carte peut être de celles qui ne se défaussent pas : attach = one{ \"minion\" }, one{ \"ally\" }")
		}
		if s.Verb == doPut && s.To != nil && s.To.Of == cardtext.Owner && usual(c.Type) == Encounter &&
			s.What != nil && s.What.How == cardtext.This {
			f.Fault(s.Line, "an encounter card is nobody's: it has no owner with a hand",
				"une carte Rencontre n'est à personne : elle n'a pas de propriétaire qui ait une main")
		}
		if s.Optional && optionOf(cardtext.Text{*s}) == 0 {
			notChosen(f.Reader, s.Line)
		}
		if s.What == nil || c.Type == 0 || takers(s.Verb) == 0 || takers(s.Verb)&typesMeant(c, s.What) != 0 {
			return
		}
		switch s.What.How {
		case cardtext.This:
			f.Fault(s.Line, "this is no card to which that is done", "this n'est pas une carte à qui cela arrive")
		case theHost:
			f.Fault(s.Line, "the host of this card is none to which that is done; it is done to cards of type %s",
				"l'hôte de cette carte n'en est pas une à qui cela arrive ; cela arrive à des cartes de type %s",
				typesTold(takers(s.Verb)))
		case cardtext.It, cardtext.That, targetCard, woundedCard: // told elsewhere, or known when it happens
		default:
			f.Fault(s.Line, "this is never done to what is meant here; it is done to cards of type %s",
				"cela n'arrive jamais à ce qui est visé ici ; cela arrive à des cartes de type %s",
				typesTold(takers(s.Verb)))
		}
	})
}

// soleFits tells a card that looks for itself while it is being revealed, though there is one of it only.
func soleFits(f *cardtext.Facts, c *Card, t cardtext.Text) {
	t.Walk(func(s *cardtext.Step) {
		if s.Verb != doFindAndReveal && s.Verb != doFetch || s.What == nil || c.Copies > 1 {
			return
		}
		if itself, known := f.Find(f.Card.Name); known && s.What.Card == itself {
			f.Fault(s.Line, "it looks for itself, and there is no other copy of it: copies = 2",
				"elle se cherche elle-même, et il n'y en a pas d'autre exemplaire : copies = 2")
		}
	})
}

// formFits tells a condition about the form of a player that is settled by the form in which an ability is used, as
// long as the text has not changed it (mc.player-turn.form-suffix).
func formFits(f *cardtext.Facts, ab *Ability, t cardtext.Text) {
	for i := range t {
		s := &t[i]
		if s.Verb == doFlip || ab.Form == AnyForm {
			return
		}
		if s.Verb != cardtext.When {
			continue
		}
		switch settled, holds := settledBy(s.If, ab.Form); {
		case settled && holds:
			f.Fault(s.Line, "this condition always holds: the ability is used in %s form only; leave it out",
				"cette condition est toujours vraie : la capacité ne s'utilise que sous la forme %s ; enlevez-la",
				formName(ab.Form))
		case settled:
			f.Fault(s.Line, "this condition never holds: the ability is used in %s form only",
				"cette condition n'est jamais vraie : la capacité ne s'utilise que sous la forme %s", formName(ab.Form))
		}
	}
}

// formName is how a form is called.
func formName(form Form) engine.Text {
	if form == HeroForm {
		return engine.Text{"hero", "de héros"}
	}
	return engine.Text{"alter-ego", "d'alter ego"}
}

// settledBy says whether a form settles a condition, and how.
func settledBy(c *cardtext.Cond, form Form) (settled, holds bool) {
	switch c.Op {
	case condHeroForm, condIsHero:
		return true, form == HeroForm
	case cardtext.Not:
		settled, holds = settledBy(c.All[0], form)
		return settled, !holds
	case cardtext.All:
		for _, x := range c.All {
			if is, yes := settledBy(x, form); is && !yes {
				return true, false
			}
		}
	}
	return false, false
}

// valued are the types of the cards that have a value, by value.
var valued = [...]engine.CardTypes{StatTHW: ofFriend, StatATK: ofCharacter, StatDEF: typesOf(Hero),
	StatREC: typesOf(AlterEgo), StatSCH: ofEnemy, StatHP: ofCharacter, StatHand: ofIdentity, StatAllies: ofIdentity,
	StatRetaliate: ofCharacter, StatAerial: ofCharacter}

// leaves says whether a text begins by discarding its own card in any case: what it does then sets it off no more.
func leaves(t cardtext.Text) bool {
	return len(t) > 0 && t[0].Verb == doDiscard && t[0].What != nil && t[0].What.How == cardtext.This &&
		!t[0].Optional && len(t[0].Rules) == 0
}

// liesFits tells a text that counts what lies on its card when the card has gone, and all that with it.
func liesFits(f *cardtext.Facts, t cardtext.Text) {
	t.Walk(func(s *cardtext.Step) {
		if liesOnThis(s.N) || s.If != nil && (liesOnThis(s.If.A) || liesOnThis(s.If.B)) {
			f.Fault(s.Line, "the card is gone by then, and what has lain on it is gone with it: lies_on counts nothing",
				"la carte n'est plus là, et ce qui s'y trouvait est parti avec elle : lies_on ne compte rien")
		}
	})
}

func liesOnThis(a *cardtext.Amount) bool {
	return a != nil && (a.Op == amountLies && a.Of.How == cardtext.This || liesOnThis(a.A) || liesOnThis(a.B))
}

// alike says of a sentence whether it may be about a card of which a trigger waits for something, by their types. What
// a step of the game does no sentence does (mc.amb.placed-in-step-one).
func alike(c *Card, on *cardtext.Trigger) func(*cardtext.Step) bool {
	if inStep(on) {
		return func(*cardtext.Step) bool { return false }
	}
	return func(s *cardtext.Step) bool { return typesMeant(c, on.Of)&typesMeant(c, s.What) != 0 }
}

// hasRole says whether a trigger has a role.
func hasRole(t *cardtext.Trigger, key uint8) bool {
	return slices.ContainsFunc(t.Roles, func(r cardtext.Role) bool { return r.Key == key })
}

// inStep says whether a trigger waits for what a step of the villain phase does itself.
func inStep(t *cardtext.Trigger) bool {
	return hasRole(t, roleInStepOne)
}

// valuesFit tells values that are changed and that what is meant never has: by its type, or because the card itself
// has a dash there (mc.base-value.definition).
func valuesFit(f *cardtext.Facts, c *Card, line int, gets []cardtext.Gets) {
	for i := range gets {
		x := &gets[i]
		stat := Stat(x.Stat)
		switch this := x.To.How == cardtext.This; {
		case c.Type == 0:
		case valued[stat]&typesMeant(c, x.To) == 0:
			f.Fault(line, "what is meant here has no %s, which is of cards of type %s: to = your_hero, to = host, …",
				"ce qui est visé ici n'a pas de %s, qui est à des cartes de type %s : to = your_hero, to = host, …",
				statWords[stat], typesTold(valued[stat]))
		case this && stat <= StatSCH && c.line()[stat] == Dash:
			f.Fault(line, "it has no %s that could change: %[1]s = 0", "elle n'a pas de %s qui puisse changer : %[1]s = 0",
				statWords[stat])
		}
	}
}

// line are the values that a dash may stand for, as they are printed.
func (c *Card) line() [StatSCH + 1]int8 {
	return [...]int8{StatTHW: c.THW, StatATK: c.ATK, StatDEF: c.DEF, StatREC: c.REC, StatSCH: c.SCH}
}

// goneFits tells what an ally, a minion or a side scheme would do to itself once it is defeated: it is not in play any
// more (mc.in-play.abilities-need-play).
func goneFits(f *cardtext.Facts, c *Card, t cardtext.Text) {
	t.Walk(func(s *cardtext.Step) {
		if (c.Type == Ally || c.Type == Minion || c.Type == SideScheme) && s.What != nil &&
			s.What.How == cardtext.This && (takers(s.Verb) != 0 || actsOnPlay(s.Verb)) {
			f.Fault(s.Line, "once defeated it is not in play any more: nothing is done to it there",
				"une fois vaincue, la carte n'est plus en jeu : rien ne lui arrive là")
		}
	})
}

// typesTold names types by their words.
func typesTold(types engine.CardTypes) string {
	var out []string
	for t := 1; t < len(typeWords); t++ {
		if types&typesOf(Type(t)) != 0 {
			out = append(out, typeWords[t])
		}
	}
	return strings.Join(out, ", ")
}

// happensTo are the types of the cards to which something happens, by event; zero where it happens to none or to any.
var happensTo = [...]engine.CardTypes{eventAttackStarts: ofEnemy, eventAttacked: ofCharacter,
	eventDamageDealt: ofCharacter, eventDefeated: typesOf(Ally, Minion, Villain),
	eventEnters: typesOf(Ally, Support, Upgrade, Minion), eventThreatPlaced: ofScheme, eventSchemes: ofEnemy,
	eventThwarted: ofFriend, eventPlays: typesOf(Ally, Support, Upgrade), eventRoundEnds: 0}

// neverFits tells a trigger for which nothing ever happens: what it waits for happens to cards of other types.
func neverFits(f *cardtext.Facts, c *Card, t *cardtext.Trigger) {
	if c.Type == 0 || len(f.Errors) > 0 {
		return
	}
	meant := typesMeant(c, t.Of)
	if of := happensTo[t.Event]; of != 0 && of&meant == 0 {
		f.Fault(t.Line, "%s never happens to what is meant here; it happens to cards of type %s",
			"%s n'arrive jamais à ce qui est visé ici ; cela arrive à des cartes de type %s", eventWords[t.Event],
			typesTold(of))
	}
	for _, r := range t.Roles {
		if (r.Key == roleOn || r.Key == roleDefendedBy || r.Key == roleOrSchemes) && meant&ofEnemy == 0 {
			f.Fault(t.Line, "%s is asked of what an enemy does, and none is meant here",
				"%s se demande de ce que fait un ennemi, et aucun n'est visé ici", roleWords[r.Key])
		}
		if r.Key == roleBasic && meant&ofFriend == 0 {
			f.Fault(t.Line, "%s is asked of what a hero or an ally does, and none is meant here",
				"%s se demande de ce que fait un héros ou un allié, et aucun n'est visé ici", roleWords[r.Key])
		}
	}
}

// fallsAtOnce tells a character that leaves itself without hit points: it would be defeated as soon as it is there
// (mc.remaining-hp.zero-defeated).
func fallsAtOnce(f *cardtext.Facts, c *Card, line int, gets []cardtext.Gets) {
	for i := range gets {
		x := &gets[i]
		if x.To.How != cardtext.This || Stat(x.Stat) != StatHP || x.N.Op != cardtext.Number || !c.isCharacter() ||
			c.HP == 0 {
			continue
		}
		if Mode(x.How) == Add && !c.PerPlayer && int(c.HP)+x.N.N <= 0 ||
			(Mode(x.How) == SetTo || Mode(x.How) == Times) && x.N.N <= 0 {
			f.Fault(line, "it leaves itself without hit points: it would be defeated as soon as it is there",
				"elle ne se laisse aucun point de vie : elle serait vaincue dès son arrivée")
		}
	}
}
