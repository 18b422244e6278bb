package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// Who is "you" on a card of the encounter side, which nobody controls.

// you gives who is meant by "you" when something happens for which an encounter card waits. Of an attack it is the
// player who is attacked, and that is whoever defends (mc.enemy-attack.2-defender-becomes-target,
// mc.amb.you-after-target-change); else the player with whom the minion is engaged; else the one to whom it happens or
// who brings it about (mc.amb.you-of-encounter-card).
type you func(g *Match, c engine.CardID, e *engine.Event) engine.Player

// youOf finds who is meant on a card by "you" as a trigger says it; nil where nobody is.
func youOf(c *Card, t *cardtext.Trigger) you {
	theirs := func(_ *Match, _ engine.CardID, e *engine.Event) engine.Player { return e.Player }
	switch t.Event {
	case eventDamageDealt, eventDefeated:
		doers := slices.ContainsFunc(t.Roles, func(r cardtext.Role) bool {
			return r.Key == roleByYou || r.Key == roleByAttack && yours(r.Of)
		})
		switch {
		case t.Of != nil && t.Of.How == yourIdentityCard:
			theirs = func(g *Match, _ engine.CardID, e *engine.Event) engine.Player { return g.controller(e.Card) }
		case doers:
			theirs = func(_ *Match, _ engine.CardID, e *engine.Event) engine.Player { return e.Actor }
		default:
			theirs = nil
		}
	case eventThreatPlaced, eventRoundEnds:
		theirs = nil
	}
	if c.Type != Minion {
		return theirs
	}
	return func(g *Match, c engine.CardID, e *engine.Event) engine.Player {
		if attacks := e.Kind == EnemyAttacks || e.Kind == Attacked; attacks && e.Card == c {
			return e.Player
		}
		return g.engagedWith(c)
	}
}

// doneBy is a card's doing in the name of a player; of an ability of an encounter card that speaks of "you", in theirs.
func (ab *Ability) doneBy(g *Match, p engine.Player, c engine.CardID, e *engine.Event) By {
	if ab.You == nil {
		return g.mine(p, c)
	}
	by := g.mine(ab.You(g, c, e), c)
	switch {
	case e.Kind != EnemyAttacks && (e.Kind != Attacked || e.Actor != engine.NoPlayer):
		by.Cite = by.Citing(book.AmbYouOfEncounterCard)
	case g.passedOn(e.Card):
		by.Cite = by.Citing(book.AmbYouAfterTargetChange)
	}
	return by
}

// youOut says whether "you" of an ability is a player who is out of the game by now (mc.amb.you-who-are-out).
func (ab *Ability) youOut(g *Match, a *engine.Acting) bool {
	if ab.You == nil {
		return false
	}
	p := ab.You(g, a.Source.Card, a.Event)
	return p != engine.NoPlayer && g.out(p)
}

// youFit finds who is "you" in an ability of a card that nobody controls, and tells where nobody is, and an ability
// that nobody could be asked to use (mc.ability.controller-decides).
func youFit(f *cardtext.Facts, c *Card, ab *Ability, t *cardtext.Trigger, text cardtext.Text) {
	if c.Type == 0 || usual(c.Type) != Encounter {
		return
	}
	if !ab.Forced {
		f.Fault(t.Line, "nobody controls a card of type %s, so nobody is asked: forced = true",
			"personne ne contrôle une carte de type %s, personne n'est donc interrogé : forced = true",
			typeWords[c.Type])
	}
	if !waitsForYou(t) && !speaksOfYou(text) {
		return
	}
	if ab.You = youOf(c, t); ab.You == nil {
		f.Fault(t.Line,
			"you is nobody here: a card of type %s has no player, and %s is about none; "+
				"each_hero, each_player:draw(1) and picked{ … } stand here",
			"you n'est personne ici : une carte de type %s n'a pas de joueur, et %s n'en concerne aucun ; "+
				"each_hero, each_player:draw(1) et picked{ … } sont possibles ici",
			typeWords[c.Type], eventWords[t.Event])
	}
}

// nobodysFit tells values that change as long as a card is in play and speak of "you", on a card of the encounter side
// that is engaged with nobody: only a minion is (mc.amb.you-of-encounter-card).
func nobodysFit(f *cardtext.Facts, c *Card, line int, gets []cardtext.Gets) {
	if c.Type == 0 || c.Type == Minion || usual(c.Type) != Encounter {
		return
	}
	if slices.ContainsFunc(gets, func(x cardtext.Gets) bool { return yours(x.To) || amountOfYou(x.N) }) {
		f.Fault(line, "you is nobody here: a card of type %s has no player; to = each{ \"hero\" }, to = host, … stand here",
			"you n'est personne ici : une carte de type %s n'a pas de joueur ; to = each{ \"hero\" }, to = host, … sont possibles ici",
			typeWords[c.Type])
	}
}

// stageFits tells a stage of the villain that speaks of "you" when it is defeated: it is nobody's.
func stageFits(f *cardtext.Facts, c *Card, defeated cardtext.Text) {
	if c.Type == Villain && speaksOfYou(defeated) {
		f.Fault(defeated[0].Line,
			"you is nobody where a stage of the villain is defeated; each_hero and each_player:draw(1) stand here",
			"you n'est personne quand un stade du méchant est vaincu ; "+
				"each_hero et each_player:draw(1) sont possibles ici")
	}
}

// waitsForYou says whether a trigger speaks of "you".
func waitsForYou(t *cardtext.Trigger) bool {
	return yours(t.Of) || slices.ContainsFunc(t.Roles, func(r cardtext.Role) bool {
		return r.Key == roleOn || r.Key == roleByYou || yours(r.Of)
	})
}

// speaksOfYou says whether a text needs somebody who is "you": who does something, who chooses, whose cards are meant.
// In what each player chooses it is each of them.
func speaksOfYou(t cardtext.Text) bool {
	return slices.ContainsFunc(t, func(s cardtext.Step) bool {
		return stepOfYou(&s) || speaksOfYou(s.Body) || speaksOfYou(s.So) || speaksOfYou(s.Else) ||
			s.Who != cardtext.EachPlayer && slices.ContainsFunc(s.Ways, speaksOfYou)
	})
}

func stepOfYou(s *cardtext.Step) bool {
	if s.Who == cardtext.OnePlayer || amountOfYou(s.N) || condOfYou(s.If) {
		return true
	}
	if slices.ContainsFunc(s.Marks, func(m cardtext.Marked) bool { return condOfYou(m.If) }) ||
		slices.ContainsFunc(s.Gets, func(x cardtext.Gets) bool { return amountOfYou(x.N) || yours(x.To) }) {
		return true
	}
	if s.Who != cardtext.You { // the hand is theirs then
		return false
	}
	return needsYou(s.Verb) || yours(s.What) || s.To != nil && s.To.Of == cardtext.You
}

// needsYou says whether a verb is done by somebody, to himself, or as he chooses.
func needsYou(v cardtext.Verb) bool {
	switch v {
	case cardtext.ChooseOne, doDraw, doTake, doAttack, doThwart, doRemoveThreat, doEnemyAttack, doEnemyScheme,
		doPutIntoPlay, doReveal, doFlip, doSearchDeck, doFindAndReveal, doDiscount, doObligation, doDealEncounter,
		doSplit, doSpread, doFetch, doMoveDamage, doDrones:
		return true
	}
	return false
}

// yours says whether a selector means cards of "you", or those that "you" choose.
func yours(s *cardtext.Selector) bool {
	if s == nil {
		return false
	}
	switch s.How {
	case cardtext.One, cardtext.UpTo, cardtext.OneTo, cardtext.Exactly, cardtext.OneOfEach, yourIdentityCard,
		yourHeroCard:
		return true
	}
	return amountOfYou(s.N) ||
		slices.ContainsFunc(s.Zones, func(p cardtext.Place) bool { return p.Of == cardtext.You }) ||
		slices.ContainsFunc(s.Tests, func(t cardtext.Test) bool {
			return (t.Key == keyOf || t.Key == keyEngaged || t.Key == keyFaces) && t.Who == cardtext.You
		})
}

func amountOfYou(a *cardtext.Amount) bool {
	return a != nil && (amountOfYou(a.A) || amountOfYou(a.B) || yours(a.Of) || condOfYou(a.If))
}

func condOfYou(c *cardtext.Cond) bool {
	if c == nil {
		return false
	}
	switch c.Op {
	case condForm, condHeroForm, condTrait, condIsHero:
		return true
	}
	return amountOfYou(c.A) || amountOfYou(c.B) || yours(c.Of) || slices.ContainsFunc(c.All, condOfYou)
}
