package champions

import "tablereferee/engine"

// Why something is no answer to an open question: the judge of what is chosen, where judge.go is that of what is undertaken.

// judgeAnswer says why something is no answer to the question that a rule or a text asks the player.
func (g *Game) judgeAnswer(q *engine.Question, a *engine.Attempt) why {
	p, c := a.Player, a.Card
	switch {
	case a.Verb == VerbDefend:
		if w := g.judgeDefend(p, c, true); w.not() {
			return w
		}
	case a.Verb == VerbPay:
		if w := g.judgeSpend(p, c); w.not() {
			return w
		}
		return no(NotThatType, ResourceTypedCost).with(q.Cite)
	case c == 0 && a.Whom != engine.NoPlayer && q.Kind == AskPlayer:
		return g.judgeWhom(q, a.Whom)
	case c == 0 && a.Whom == engine.NoPlayer && a.Option == 0:
		return why{reason: NoSuchCard, cite: q.Cite}
	case c == 0:
		if w := g.judgeAction(q, a); w.not() {
			return w
		}
		return why{reason: NotOffered, cite: q.Cite}
	case q.Kind == AskEnemy:
		if w := g.judgeTarget(q, c); w.not() {
			return w
		}
	case q.Kind == AskScheme && g.inPlay(c) && g.isScheme(c):
		if w := g.judgeScheme(q, c); w.not() {
			return w
		}
		if g.purpose == toThwartToo {
			return no(ChosenBefore, q.Cite.First(), ChooseChoiceRequired)
		}
	case g.inPlay(c) && a.Verb == engine.VerbChoose:
		if w := g.judgePurpose(q, c); w.not() {
			return w
		}
	case q.Kind == AskAlly && a.Verb == engine.VerbChoose && g.Card(c).Type == Ally && g.owned(c, Discard):
		if w := g.judgeCalled(By{Player: p, Card: q.Source}, c); w.not() {
			return w
		}
	}
	here, hand, inPlay := false, a.Verb == VerbDiscard, false
	for i := range q.Answers {
		hand = hand && (q.Answers[i].Verb != VerbDiscard || q.Answers[i].Zone == g.Zone(p, Hand))
		here = here || q.Answers[i].Card != 0 && q.Answers[i].Zone == g.In(c)
		inPlay = inPlay || q.Answers[i].Card != 0 && g.inPlay(q.Answers[i].Card)
	}
	if hand && g.In(c) != g.Zone(p, Hand) {
		return why{reason: NotInHand, cite: q.Cite}
	}
	if !here && !g.inPlay(c) && (q.Kind == AskEnemy || q.Kind == AskScheme || q.Kind == AskSplit) {
		return no(NotInPlayHere, InPlayTargetInPlay).with(q.Cite)
	}
	if !here && !(inPlay && g.inPlay(c)) {
		return why{reason: NotThere, cite: q.Cite}
	}
	return why{reason: NotWanted, cite: q.Cite}
}

// judgeAction says what forbids one of several actions of a card, where the open question is which of them is used.
func (g *Game) judgeAction(q *engine.Question, a *engine.Attempt) why {
	if q.Source == 0 || a.Option == 0 {
		return why{}
	}
	abilities := g.Card(q.Source).Abilities
	for i := range q.Answers {
		x := &q.Answers[i]
		if int(x.Index) >= len(abilities) || x.Option == 0 || abilities[x.Index].Option != x.Option {
			return why{}
		}
	}
	for i := range abilities {
		if abilities[i].Option == a.Option {
			return g.judgeUse(a.Player, q.Source, i, nil).of(q.Source)
		}
	}
	return why{}
}

// judgeWhom says why a player is none that the open question lets somebody choose.
func (g *Game) judgeWhom(q *engine.Question, p engine.Player) why {
	switch {
	case g.out(p):
		return no(WhomIsOut, EliminationWhen)
	case g.Card(q.Source).MaxPerPlayer && g.controls(p, g.Def(q.Source)):
		return no(HasOne, MaxPerPlayer).with(q.Cite).of(q.Source)
	case q.Cite.Has(ChooseMustMatter):
		return no(NotOffered, ChooseMustMatter).with(q.Cite)
	}
	return why{reason: NotOffered, cite: q.Cite}
}

// owned says whether a card lies in a zone of that sort, of any player.
func (g *Game) owned(c engine.CardID, k int) bool {
	p := g.Owner(g.In(c))
	return p != engine.NoPlayer && g.In(c) == g.Zone(p, k)
}

// judgePurpose says why a card of the right kind does not serve what it is wanted for.
func (g *Game) judgePurpose(q *engine.Question, c engine.CardID) why {
	switch {
	case g.purpose == toHeal && g.isCharacter(c) && g.Sustained(c) == 0:
		return no(NothingToHeal, ChooseMustMatter).with(q.Cite)
	case g.purpose == toReady && g.Card(c).Type == Ally:
		return no(IsReady, ChooseMustMatter).with(q.Cite)
	case g.purpose == toAttachTo && g.Card(q.Source).Hosts(g, q.Player, c):
		return no(HostTaken, q.Cite.First(), AttachToMustAttach)
	case g.purpose == toAssign && g.isCharacter(c) && g.controller(c) == q.Player:
		return no(AllItBears, IndirectDamageCap)
	}
	return why{}
}

// judgeTarget says why an enemy is none that the open question lets somebody choose.
func (g *Game) judgeTarget(q *engine.Question, c engine.CardID) why {
	switch {
	case !g.inPlay(c):
		return no(NotInPlayHere, InPlayTargetInPlay).with(q.Cite)
	case !g.isEnemy(c):
		return no(NotAnEnemy, EnemyDefinition).with(q.Cite)
	case g.purpose == toAttack && g.guard(q.Player, c) != 0:
		return no(Guarded, KeywordsGuard).with(q.Cite).because(g.guard(q.Player, c))
	case g.purpose == toStun:
		return no(HasStatus, StatusOneOfEach).with(q.Cite)
	case g.immune(By{Player: q.Player, Card: q.Source}, c):
		return no(TakesNoDamage, CannotAbsolute).with(g.Card(c).Cite).with(q.Cite)
	}
	return why{}
}

// judgeScheme says why no threat can be removed from a scheme.
func (g *Game) judgeScheme(q *engine.Question, c engine.CardID) why {
	k := g.Card(c)
	switch {
	case k.Type == MainSchemeCard && g.crisis():
		if b := q.Cite.First(); b == ThwartHeroBasic || b == ThwartAllyBasic {
			return no(Protected, SideSchemeCrisis, AmbThwartProtectedScheme).with(q.Cite)
		}
		return no(Protected, SideSchemeCrisis).with(q.Cite)
	case k.ThreatStays:
		return no(Protected, CannotAbsolute)
	case g.threat(c) == 0:
		return no(NoThreatThere, AmbThwartProtectedScheme)
	}
	return why{}
}
