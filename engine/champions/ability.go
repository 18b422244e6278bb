package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What waits for its moment, as the kernel wants it declared.

var stages = [...]engine.Stage{Interrupt: engine.Interrupt, Replacement: engine.Replace, Response: engine.React,
	Delayed: engine.Delayed}

// ability declares an interrupt or a response to the kernel.
func (k *Box) ability(c *Card, i int) engine.Ability {
	ab := &c.Abilities[i]
	hand := c.Type == Event
	out := engine.Ability{Stage: stages[ab.Moment], On: ab.On, Self: ab.Self, Where: ClassInPlay, Forced: ab.Forced,
		Cite: c.Cite, Ask: AskInterrupt}
	offerable(&out, c, ab)
	player := func(g *Match, a *engine.Acting) engine.Player {
		if a.Player == engine.NoPlayer {
			return engine.NoPlayer
		}
		return g.controller(a.Source.Card)
	}
	out.If = func(m *engine.Match, a *engine.Acting) bool {
		g := On(m)
		c := a.Source.Card
		p := player(g, a)
		if g.engagedWith(c) != engine.NoPlayer {
			a.Player = engine.NoPlayer
			p = engine.NoPlayer
		}
		if g.over() || p != engine.NoPlayer && g.out(p) || g.Flag(c, FaceDown) {
			return false
		}
		by := ab.doneBy(g, p, c, a.Event)
		if ab.You != nil && by.Player == engine.NoPlayer {
			return false
		}
		if ab.When != nil && !ab.When(g, by, a.Event) {
			return false
		}
		return true
	}
	out.StillDue = func(m *engine.Match, a *engine.Acting) bool {
		g := On(m)
		if g.over() || !m.Still(a.Source) && !ab.Self {
			return false
		}
		if g.Card(a.Source.Card) != c { // it has been turned over, and shows other abilities
			return false
		}
		if ab.youOut(g, a) {
			return false
		}
		if ab.Forced { // what it costs is not paid for nothing (mc.cost.no-cost-without-effect)
			if _, stands := g.unpayable(a.Player, a.Source.Card, i, a.Event); stands {
				return false
			}
			// it must act if it can, and nobody is asked (mc.forced.mandatory, mc.ability.mandatory-kinds)
			return ab.Can == nil || ab.Can(g, ab.doneBy(g, a.Player, a.Source.Card, a.Event), a.Event)
		}
		return a.Player != engine.NoPlayer && g.holds(toInitiate, g.trial(a.Player, a.Source.Card).with(i, a.Event))
	}
	out.Late = func(m *engine.Match, a *engine.Acting) {
		g := On(m)
		switch {
		case !ab.Forced:
			g.miss(a, i)
		case ab.Self || ab.Moment == Delayed:
		case m.Still(a.Source):
			if ab.youOut(g, a) {
				g.idle(a.Source.Card, book.AmbYouWhoAreOut, book.EliminationWhen)
				return
			}
			if why, stands := g.unpayable(a.Player, a.Source.Card, i, a.Event); stands {
				g.idle(a.Source.Card, slices.Collect(why.All())...)
				return
			}
			g.idle(a.Source.Card, book.TriggeredAbilityPlayerCardPotency)
		default:
			g.idle(a.Source.Card, book.InPlayAbilitiesNeedPlay)
		}
	}
	out.Do = func(m *engine.Match, a *engine.Acting) {
		g := On(m)
		g.Indent()
		if hand {
			g.playEvent(a.Player, a.Source.Card, i, a.Event)
		} else {
			// What is forced acts without being asked (mc.ability.mandatory-kinds,
			// mc.triggered-ability.game-triggered).
			g.use(a.Player, a.Source.Card, i, a.Event, a.Ahead, a.Moot)
		}
		if ab.Moment == Replacement {
			a.Event.Cite = a.Event.Cite.WithIfRoom(engine.Cite(book.ReplacementDefinition, book.ReplacementTiming,
				book.AmbReplacementCalledResponse))
			if ab.On.Has(Damage) {
				a.Event.Cite = a.Event.Cite.And(book.AmbAttachmentWordingMood)
			}
		}
		g.Outdent()
	}
	return out
}

// offerable cites what lets an ability be offered, and says where it waits: an event in hand, all else in play.
func offerable(out *engine.Ability, c *Card, ab *Ability) {
	hand := c.Type == Event
	out.Offer = c.Cite.WithIfRoom(engine.Cite(book.InterruptImminentInOrder, book.FirstPlayerFirstInterrupt,
		book.AbilityOptionalKinds,
		book.AbilityControllerDecides))
	out.Again = c.Cite.WithIfRoom(engine.Cite(book.InterruptSeveral, book.PlayerOrderKeepsGoingRound,
		book.AmbWindowRestart))
	if ab.Moment == Response {
		out.Ask = AskResponse
		out.Offer = c.Cite.WithIfRoom(engine.Cite(book.ResponseWindow, book.FirstPlayerFirstResponse,
			book.TriggeredAbilityOptionalUnlessForced,
			book.AbilityOptionalKinds))
		if !hand {
			out.Offer = c.Cite.WithIfRoom(engine.Cite(book.ResponseWindow, book.TriggeredAbilityOptionalUnlessForced,
				book.AbilityOptionalKinds,
				book.AbilityControllerDecides))
		}
		out.Again = c.Cite.WithIfRoom(engine.Cite(book.ResponseSeveral, book.PlayerOrderKeepsGoingRound,
			book.AmbWindowRestart))
	}
	if hand {
		out.Offer = c.Cite.And(book.EventOptional).WithIfRoom(out.Offer)
	}
	if hand {
		out.Where, out.Verb = ClassHand, VerbPlay
	}
}

// miss notes that the i-th ability of a card was not offered although its moment had come, because it could change
// nothing (mc.ability.must-change-state). The log says so of a card that lies open. Of whatever was not used it notes
// that its moment is over.
func (g *Match) miss(a *engine.Acting, i int) {
	c := a.Source.Card
	if !slices.Contains(g.past, a.Source) {
		g.past = append(g.past, a.Source)
	}
	ab := &g.Card(c).Abilities[i]
	if ab.Can == nil || a.Player == engine.NoPlayer || !g.Still(a.Source) || ab.Can(g, g.mine(a.Player, c), a.Event) {
		return
	}
	if g.judgeUse(a.Player, c, i, a.Event).Reason != ChangesNothing { // something else stood in the way before that
		return
	}
	g.missed = append(g.missed, a.Source)
	if g.inPlay(c) {
		g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c,
			Cite: ab.barred(g).With(engine.Cite(book.AbilityMustChangeState,
				book.TriggeredAbilityPlayerCardPotency)).With(g.Card(c).Cite)})
	}
}

// retaliation is the forced response of a character with Retaliate, printed or gained (mc.keywords.retaliate).
var retaliation = engine.Ability{
	Stage: engine.React, On: engine.KindsOf(Attacked), Where: ClassInPlay, Forced: true,
	Cite: engine.Cite(book.KeywordsRetaliate),
	If: func(m *engine.Match, a *engine.Acting) bool {
		g, c := On(m), a.Source.Card
		if c != a.Event.Target && g.Card(c).Type != Villain {
			return false
		}
		_, attacked := g.thatEnemy(By{}, a.Event.Target)
		return c == attacked && m.Rules.On(book.KeywordsRetaliate) && g.Stat(c, StatRetaliate) > 0
	},
	StillDue: func(m *engine.Match, a *engine.Acting) bool { return m.Still(a.Source) && On(m).inPlay(a.Event.Card) },
	Late: func(m *engine.Match, a *engine.Acting) {
		g, why := On(m), book.KeywordsRetaliateSurvive
		if m.Still(a.Source) {
			if why = book.InPlayTargetInPlay; g.inPlay(a.Event.Card) {
				return
			}
		}
		g.idle(a.Source.Card, book.KeywordsRetaliate, why)
	},
	Do: func(m *engine.Match, a *engine.Acting) { On(m).retaliate(a.Source.Card, a.Event, a.Ahead) },
}

// quickness is the attack of a minion with Quickstrike that arrives (mc.keywords.quickstrike,
// mc.amb.quickstrike-is-forced).
var quickness = engine.Ability{
	Stage: engine.React, On: engine.KindsOf(EnterMinion), Self: true, Forced: true,
	Cite: engine.Cite(book.KeywordsQuickstrike),
	Do:   func(m *engine.Match, a *engine.Acting) { On(m).quickstrike(a.Source.Card, a.Event.Player, a.Ahead) },
}
