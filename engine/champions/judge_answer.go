package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// answering is what an answer demands to the question that a rule or a text asks the player.
func answering() []requirement {
	return slices.Concat([]requirement{
		{Reason: IsOut, Cite: cite(book.EliminationWhen), Holds: func(g *Match, t trial) bool { return !g.out(t.p) }},
	},
		where(says(VerbDefend), defending()),
		where(says(VerbPay), spending()),
		where(says(VerbPay), []requirement{{Reason: NotEnoughThen,
			Cite:  cite(book.Initiation4Pay, book.Initiation2Cost),
			Holds: func(g *Match, t trial) bool { return !g.strandsBy(t) }}}),
		where(says(VerbPay), []requirement{{Reason: NotThatType, Cite: cite(book.ResourceTypedCost), Says: asked}}),
		where(isPlayer, choosingPlayer()),
		where(isNoCard, choosingOption()),
		where(asksEnemy, choosingEnemy()),
		where(asksScheme, choosingScheme()),
		where(asksInPlay, choosingInPlay()),
		[]requirement{{
			Says:  func(g *Match, t trial, _ ruling) ruling { return g.ruling(toBeCalled, t.calling()) },
			Holds: func(g *Match, t trial) bool { return !asksDiscarded(g, t) || g.holds(toBeCalled, t.calling()) },
		}},
		[]requirement{
			{Reason: NotInHand, Says: asked,
				Holds: func(g *Match, t trial) bool {
					return t.a.Verb != VerbDiscard || isInHand(g, t) || !g.onlyHand(t)
				}},
			{Reason: NotInPlayHere, Cite: cite(book.InPlayTargetInPlay), Says: asked,
				Holds: func(g *Match, t trial) bool {
					kind := t.q.Kind
					return isThere(g, t) || g.inPlay(t.c) || kind != AskEnemy && kind != AskScheme && kind != AskSplit
				}},
			{Reason: NotThere, Says: asked,
				Holds: func(g *Match, t trial) bool { return isThere(g, t) || g.inPlay(t.c) && g.asksForPlay(t.q) }},
			{Reason: NotWanted, Says: asked},
		})
}

// where are rows that are looked at only where something holds.
func where(when func(g *Match, t trial) bool, rows []requirement) []requirement {
	for i := range rows {
		holds := rows[i].Holds
		rows[i].Holds = func(g *Match, t trial) bool { return !when(g, t) || holds != nil && holds(g, t) }
	}
	return rows
}

func choosingPlayer() []requirement {
	return []requirement{
		{Reason: WhomIsOut, Cite: cite(book.EliminationWhen), Holds: func(g *Match, t trial) bool {
			return !g.out(t.whom)
		}},
		{Reason: HasOne, Cite: cite(book.MaxPerPlayer),
			Says: func(g *Match, t trial, r ruling) ruling { return asked(g, t, r).Of(t.q.Source) },
			Holds: func(g *Match, t trial) bool {
				return !g.Card(t.q.Source).MaxPerPlayer || !g.controls(t.whom, g.Def(t.q.Source))
			}},
		{Reason: NotOffered, Cite: cite(book.ChooseMustMatter), Says: asked,
			Holds: func(_ *Match, t trial) bool { return !t.q.Cite.Has(book.ChooseMustMatter) }},
		{Reason: NotOffered, Says: asked},
	}
}

// choosingOption is what an answer demands that names no card: one of several actions of a card is forbidden by what
// forbids the action.
func choosingOption() []requirement {
	return []requirement{
		{Reason: NoSuchCard, Says: asked,
			Holds: func(_ *Match, t trial) bool { return t.whom != engine.NoPlayer || t.a.Option != 0 }},
		{Says: func(g *Match, t trial, _ ruling) ruling { return g.judgeAction(t) },
			Holds: func(g *Match, t trial) bool { return g.judgeAction(t).OK() }},
		{Reason: NotOffered, Says: asked},
	}
}

func choosingEnemy() []requirement {
	return []requirement{
		{Reason: NotInPlayHere, Cite: cite(book.InPlayTargetInPlay), Says: asked, Holds: isInPlay},
		{Reason: NotAnEnemy, Cite: cite(book.EnemyDefinition), Says: asked,
			Holds: func(g *Match, t trial) bool { return g.isEnemy(t.c) }},
		{Reason: Guarded, Cite: cite(book.KeywordsGuard),
			Holds: func(g *Match, t trial) bool { return g.purpose != toAttack || g.mayAttack(t.q.Player, t.c) },
			Says: func(g *Match, t trial, r ruling) ruling {
				return asked(g, t, r).Because(g.guard(t.q.Player, t.c))
			}},
		{Reason: HasStatus, Cite: cite(book.StatusOneOfEach), Says: asked,
			Holds: func(g *Match, _ trial) bool { return g.purpose != toStun }},
		{Reason: TakesNoDamage, Cite: cite(book.CannotAbsolute),
			Holds: func(g *Match, t trial) bool { return !g.immune(By{Player: t.q.Player, Card: t.q.Source}, t.c) },
			Says:  func(g *Match, t trial, r ruling) ruling { return asked(g, t, itsText(g, t, r)) }},
	}
}

// choosingScheme is what a scheme demands from which threat is to be removed.
func choosingScheme() []requirement {
	open := func(g *Match, t trial) bool { return !g.shielded(t.c) }
	basic := func(t trial) bool {
		b := t.q.Cite.First()
		return b == book.ThwartHeroBasic || b == book.ThwartAllyBasic
	}
	return []requirement{
		{Reason: Protected, Cite: cite(book.SideSchemeCrisis, book.AmbThwartProtectedScheme), Says: asked,
			Holds: func(g *Match, t trial) bool { return open(g, t) || !basic(t) }},
		{Reason: Protected, Cite: cite(book.SideSchemeCrisis), Says: asked, Holds: open},
		{Reason: Protected, Cite: cite(book.CannotAbsolute, book.AmbThwartProtectedScheme), Says: itsText,
			Holds: func(_ *Match, t trial) bool { return !t.k.ThreatStays || !basic(t) }},
		{Reason: Protected, Cite: cite(book.CannotAbsolute), Says: itsText,
			Holds: func(_ *Match, t trial) bool { return !t.k.ThreatStays }},
		{Reason: NoThreatThere, Cite: cite(book.AmbThwartProtectedScheme),
			Holds: func(g *Match, t trial) bool { return g.threat(t.c) > 0 }},
		{Reason: ChosenBefore, Holds: func(g *Match, _ trial) bool { return g.purpose != toThwartToo },
			Says: func(_ *Match, t trial, r ruling) ruling {
				return r.With(cite(t.q.Cite.First(), book.ChooseChoiceRequired))
			}},
	}
}

// choosingInPlay is what a card in play demands for what it is wanted for.
func choosingInPlay() []requirement {
	return []requirement{
		{Reason: NothingToHeal, Cite: cite(book.ChooseMustMatter), Says: asked,
			Holds: func(g *Match, t trial) bool {
				return g.purpose != toHeal || !g.isCharacter(t.c) || g.Sustained(t.c) > 0
			}},
		{Reason: IsReady, Cite: cite(book.ChooseMustMatter), Says: asked,
			Holds: func(g *Match, t trial) bool { return g.purpose != toReady || t.k.Type != Ally }},
		{Reason: HostTaken,
			Says: func(_ *Match, t trial, r ruling) ruling {
				return r.With(cite(t.q.Cite.First(), book.AttachToMustAttach))
			},
			Holds: func(g *Match, t trial) bool {
				return g.purpose != toAttachTo || !g.Card(t.q.Source).Hosts(g, t.q.Player, t.c)
			}},
		{Reason: AllItBears, Cite: cite(book.IndirectDamageCap),
			Holds: func(g *Match, t trial) bool {
				return g.purpose != toAssign || !g.isCharacter(t.c) || g.controller(t.c) != t.q.Player
			}},
	}
}

// What is answered, and what is asked for.

func says(v engine.Verb) func(g *Match, t trial) bool {
	return func(_ *Match, t trial) bool { return t.a.Verb == v }
}

// isSaid says that a card is meant which the open question could ask for, and not one to defend or to pay with.
func isSaid(t trial) bool { return t.c != 0 && t.a.Verb != VerbDefend && t.a.Verb != VerbPay }

func isPlayer(_ *Match, t trial) bool {
	return t.c == 0 && t.whom != engine.NoPlayer && t.q.Kind == AskPlayer
}

func isNoCard(_ *Match, t trial) bool { return t.c == 0 }

func asksEnemy(_ *Match, t trial) bool { return isSaid(t) && t.q.Kind == AskEnemy }

func asksScheme(g *Match, t trial) bool {
	return isSaid(t) && t.q.Kind == AskScheme && g.inPlay(t.c) && g.isScheme(t.c)
}

func asksInPlay(g *Match, t trial) bool {
	return isSaid(t) && t.a.Verb == engine.VerbChoose && g.inPlay(t.c) && !asksEnemy(g, t) && !asksScheme(g, t)
}

// asksDiscarded says that an ally of a discard pile is called.
func asksDiscarded(g *Match, t trial) bool {
	return t.a.Verb == engine.VerbChoose && t.q.Kind == AskAlly && t.k.Type == Ally && t.c != 0 && g.owned(t.c, Discard)
}

// calling is the same attempt, by the text that asks.
func (t trial) calling() trial {
	t.source = t.q.Source
	return t
}

// isThere says that a card lies where one of the answers does.
func isThere(g *Match, t trial) bool {
	return slices.ContainsFunc(t.q.Answers, func(x engine.Answer) bool { return x.Card != 0 && x.Zone == g.In(t.c) })
}

// asksForPlay says that a card in play is among the answers.
func (g *Match) asksForPlay(q *engine.Question) bool {
	return slices.ContainsFunc(q.Answers, func(x engine.Answer) bool { return x.Card != 0 && g.inPlay(x.Card) })
}

// onlyHand says that only cards of the hand are discarded here.
func (g *Match) onlyHand(t trial) bool {
	return !slices.ContainsFunc(t.q.Answers, func(x engine.Answer) bool {
		return x.Verb == VerbDiscard && x.Zone != g.Zone(t.p, Hand)
	})
}

// judgeAction says what forbids one of several actions of a card, where the open question is which of them is used.
func (g *Match) judgeAction(t trial) ruling {
	if t.q.Source == 0 || t.a.Option == 0 {
		return ruling{}
	}
	abilities := g.Card(t.q.Source).Abilities
	for i := range t.q.Answers {
		x := &t.q.Answers[i]
		if int(x.Index) >= len(abilities) || x.Option == 0 || abilities[x.Index].Option != x.Option {
			return ruling{}
		}
	}
	for i := range abilities {
		if abilities[i].Option == t.a.Option {
			return g.judgeUse(t.p, t.q.Source, i, nil).Of(t.q.Source)
		}
	}
	return ruling{}
}

// owned says whether a card lies in a zone of that sort, of any player.
func (g *Match) owned(c engine.CardID, k int) bool {
	p := g.Owner(g.In(c))
	return p != engine.NoPlayer && g.In(c) == g.Zone(p, k)
}
