package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Moments at which what a text has begun is over.
const (
	UntilEndOfTurn uint8 = iota + 1
	UntilOwnTurn         // the start of its player's next turn
)

// What a text may wait for.
const (
	eventPlays uint8 = iota
	eventDestroys
	eventAcquires // buys or gains
	eventGainsTokens
	eventDiscards // discards or passes
	eventAttacked
	eventEnds
	eventBuys
	eventGains // by what a text does, as a log says it
	eventAttacks
	eventBegins // one's own turn, before the first move
)

// events are the words, by number, and the kinds of events that they mean.
var events = [...]struct {
	word  string
	kinds engine.Kinds
}{
	eventPlays:       {"plays", engine.KindsOf(Play)},
	eventDestroys:    {"destroys", engine.KindsOf(Destroy)},
	eventAcquires:    {"acquires", engine.KindsOf(Bought, Gain, Defeat)},
	eventGainsTokens: {"gains_tokens", engine.KindsOf(TokensUp)},
	eventDiscards:    {"discards", engine.KindsOf(Discarded, Pass)},
	eventAttacked:    {"attacked", engine.KindsOf(endAttack)},
	eventEnds:        {"ends", engine.KindsOf(EndEffects)},
	eventBuys:        {"buys", engine.KindsOf(Bought, Defeat)}, // who defeats a boss buys it
	eventGains:       {"gains", engine.KindsOf(Gain)},
	eventAttacks:     {"attacks", engine.KindsOf(HitsMade)},
	eventBegins:      {"begins", engine.KindsOf(Turn)},
}

// waiting is a text that waits, as the abilities of the kernel find it again: by the number of the ability.
type waiting struct {
	card *Card
	text *cardtext.Waiting // one that waits while its card is in play
	at   int               // and its place on the card
	step *cardtext.Step    // one that waits until the turn is over
}

// watch makes the ability of a text that waits while its card is in play.
func (k *Parts) watch(c *Card, w *cardtext.Waiting) engine.Ability {
	a := engine.Ability{Name: c.ID, Stage: engine.React, On: events[w.On.Event].kinds, Where: ActiveInPlay,
		Forced: !w.Optional, If: waits, Do: acts}
	if byType(w.On.Tests) != 0 && w.On.Event == eventPlays {
		a.On = engine.KindsOf(Play, TakeTypes)
	}
	k.heedsAttacked = k.heedsAttacked || w.On.Event == eventAttacked
	k.heedsFirst(c, &w.On)
	if c.Sort != CharacterCard {
		a.Where |= ActiveOnCharacter // another card may have its text
	}
	if w.Instead { // the first that is used settles where a card goes
		a.Stage = engine.Replace
		a.StillDue = notSent
	}
	if w.Instead && len(w.Cost) > 0 {
		a.StillDue = notSentAndPayable
	}
	if w.If != nil && !w.Instead {
		a.Holds = holdsNow // it is about what is there after the event
	}
	if !w.Optional {
		if c.Stays && !w.Instead && k.Cites.StayingLeaves != 0 {
			a.StillDue, a.Late = stillThere, tooLate
		}
		return a
	}
	a.Ask, a.Cite = AskMay, c.Cite
	switch {
	case c.Sort == CharacterCard:
		a.Cite = a.Cite.And(k.Cites.CharacterAbility)
	case c.Types&Location != 0:
		a.Cite = a.Cite.And(k.firstOfType(w)).And(k.eachTurn(w.Text)).And(k.Cites.LocationOngoing)
	}
	if a.Cite = a.Cite.With(w.AskedBy); !w.Instead {
		a.StillDue, a.Later, a.Late = stillDue, stillOpen, tooLate
	}
	return a
}

// HeedsTurn says whether a text of a player waits for that player's turn to begin.
func (g *Match) HeedsTurn(p engine.Player) bool {
	for _, z := range [...]int{Character, InPlay} {
		for c := range g.Cards(g.Zone(p, z)) {
			waits := g.Card(c).Waits
			for i := range waits {
				if waits[i].On.Event == eventBegins {
					return true
				}
			}
		}
	}
	return false
}

// notSent says whether no other text has sent the card of an event elsewhere.
func notSent(m *engine.Match, a *engine.Acting) bool { return On(m).sent != a.Event.Card }

// notSentAndPayable says the same of a text whose cost can be paid.
func notSentAndPayable(m *engine.Match, a *engine.Acting) bool {
	return notSent(m, a) && On(m).couldReact(a, &On(m).Parts.waiting[a.ID])
}

// lasting makes the ability of a text that waits until the turn is over.
func (k *Parts) lastingAbility(c *Card, s *cardtext.Step) engine.Ability {
	a := engine.Ability{Name: c.ID, Stage: engine.React, On: events[s.Event.Event].kinds, Forced: true, If: lastsFor,
		Do: lastsActs}
	if byType(s.Event.Tests) != 0 {
		a.On = engine.KindsOf(Play, TakeTypes)
	}
	return a
}

// byType are the card types that tests ask for, none if they do not.
func byType(tests []cardtext.Test) Types {
	for i := range tests {
		if tests[i].Key == keyType {
			return Types(tests[i].Bits)
		}
	}
	return 0
}

// asksName says whether a text asks for cards of its own name.
func asksName(tests []cardtext.Test) bool {
	return slices.ContainsFunc(tests, func(t cardtext.Test) bool { return t.Key == keySame })
}

// waits says whether a text that waits is meant by an event.
func waits(m *engine.Match, a *engine.Acting) bool {
	g := On(m)
	w := &g.Parts.waiting[a.ID]
	if w.card.Sort == CharacterCard && !g.Rules.On(g.Parts.Cites.CharacterAbility) || !g.meant(a, w) {
		return false
	}
	if w.text.Optional && w.text.Instead && g.silent(a.Player) != 0 {
		return false
	}
	if w.card.Sort == CharacterCard {
		return g.Rules.On(g.Parts.Cites.NewcomerActs) || !g.isNewcomer(a.Source.Card)
	}
	return g.alive(a) && !g.leavesByIt(a) && (w.card.Types&Location == 0 || !g.usedUp(a, w) && g.inItsTurn(a) &&
		g.WorksNow(a.Player, a.Source.Card) && g.firstDraws(w.text))
}

// silent gives the clauses by which a player is not asked whether an own text is used now, none if the player is.
func (g *Match) silent(p engine.Player) engine.Clauses {
	if g.Parts.Silent == nil {
		return 0
	}
	return g.Parts.Silent(g, p)
}

// inItsTurn says of the text of a Location that it may act now: in a turn of its player, in a game that says so; in the
// steps after that turn, or whenever its own words say, where a game is read so.
func (g *Match) inItsTurn(a *engine.Acting) bool {
	c := g.Parts.Cites
	return g.Active() == a.Player || a.Event.Kind == EndEffects || !g.states(c.LocationOwnTurn) ||
		c.LocationAnyTurn != 0 || c.LocationOwnSteps != 0 && g.Ends() == a.Player
}

// outOfTurn is the reading by which the text of a Location acts outside the turn of its player, zero if it does not.
func (g *Match) outOfTurn(a *engine.Acting) engine.Clause {
	c := g.Parts.Cites
	switch {
	case g.Active() == a.Player || a.Event.Kind == EndEffects:
		return 0
	case c.LocationAnyTurn != 0:
		return c.LocationAnyTurn
	}
	return c.LocationOwnSteps
}

// meant says whether an event is what a text waits for.
func (g *Match) meant(a *engine.Acting, w *waiting) bool {
	on, e := &w.text.On, a.Event
	switch on.Event {
	case eventPlays:
		if e.Player != a.Player || g.Parts.PlaysOwnTurn && g.Active() != a.Player || !g.played(on, e) {
			return false
		}
	case eventAttacked:
		if e.Player != a.Player || g.cameLate(a.Source.Card) {
			return false
		}
	case eventDestroys, eventDiscards:
		if e.Actor != a.Player {
			return false
		}
	case eventAcquires, eventBuys, eventGains:
		if w.text.Instead && g.Parts.Defeated != 0 && g.Sort(e.Card) == BossCard {
			return false // it enters no deck
		}
		if e.Player != a.Player || on.From != nil && e.From != engine.Zone(on.From.Zone) ||
			g.neverHas(a.Player, e.Card) {
			return false
		}
	default:
		if e.Player != a.Player {
			return false
		}
	}
	if on.Yours && g.Active() != a.Player {
		return false
	}
	if on.First && !g.isFirst(a.Player, on) || w.text.Once && g.usedNow(a.Source.Card, useOf(w)) {
		return false
	}
	return w.text.If == nil || !w.text.Instead || g.condition(a, w)
}

// Outlasts lets what a card in play has for the end of the turn act then, though the card leaves play before that, by a
// clause.
func (g *Match) Outlasts(p engine.Player, x engine.CardID, by engine.Clause) {
	card, all := g.Card(x), g.Rules.Cards[g.Def(x)].Abilities
	for i := range card.Waits {
		if w := &card.Waits[i]; w.On.Event == eventEnds {
			id := all[slices.IndexFunc(all, func(id engine.AbilityID) bool { return g.Parts.waiting[id].text == w })]
			g.Last(engine.Effect{Ability: id, Source: g.Ref(x), Player: p, B: int32(by), Until: UntilEndOfTurn})
		}
	}
}

// neverHas says whether a card is of those that a player never has.
func (g *Match) neverHas(p engine.Player, c engine.CardID) bool {
	return g.Parts.NeverHas != nil && g.Parts.NeverHas(g, p, c)
}

// heedsFirst notes that a text acts for the first of a turn only: of the events that it waits for those before it are
// remembered. What cards are played is remembered in any case.
func (k *Parts) heedsFirst(c *Card, on *cardtext.Trigger) {
	switch {
	case !on.First || on.Event == eventPlays:
	case c.Sort == CharacterCard && !k.Vocabulary.Team:
		c.firsts.Join(events[on.Event].kinds)
	default: // of a card, or a character, that may come later
		k.firsts.Join(events[on.Event].kinds)
	}
}

// Happens remembers an event that is about to happen by a player's doing, to a card, zero for none, if a text of the
// character, or of any card that may come into play, acts for the first of a turn only. It is remembered whether or not
// such a text is there yet: one that comes later has missed the first.
func (g *Match) Happens(k engine.Kind, p engine.Player, c engine.CardID) {
	from := engine.Zone(0)
	if k == Bought || k == Gain || k == Defeat {
		if g.neverHas(p, c) {
			return
		}
		from = g.In(c)
	}
	g.happened(k, p, from)
}

// happened remembers an event and where its card came from. The second is remembered to tell it from the first; more
// make no difference.
func (g *Match) happened(k engine.Kind, p engine.Player, from engine.Zone) {
	if p == engine.NoPlayer {
		return
	}
	if !g.Parts.firsts.Has(k) && !g.charactersHeed(p, k) {
		return
	}
	n, again := int32(k)|int32(from)<<8, 0
	for _, m := range g.Memos() {
		if m.What == DidFirst && m.Player == p && m.N == n {
			again++
		}
	}
	if again < 2 {
		g.Remember(engine.Memo{What: DidFirst, Player: p, N: n})
	}
}

// charactersHeed says whether a text of a character of a player acts for the first such event of a turn.
func (g *Match) charactersHeed(p engine.Player, k engine.Kind) bool {
	for x := g.Top(g.Zone(p, Character)); x != 0; x = g.Below(x) {
		if g.Card(x).firsts.Has(k) {
			return true
		}
	}
	return false
}

// isFirst says whether the event that is about to happen is the first of those in a turn that a text waits for.
func (g *Match) isFirst(p engine.Player, on *cardtext.Trigger) bool {
	if on.Event == eventPlays {
		return g.playedSuch(p, on, g.Memos()) == 0
	}
	n := 0
	for _, m := range g.Memos() {
		if m.What == DidFirst && m.Player == p && events[on.Event].kinds.Has(engine.Kind(m.N&0xff)) &&
			(on.From == nil || m.N>>8 == int32(on.From.Zone)) {
			n++
		}
	}
	return n <= 1
}

// playedSuch counts what is remembered of cards that a player has played, as far as a text waits for such cards.
func (g *Match) playedSuch(p engine.Player, on *cardtext.Trigger, memos []engine.Memo) (n int) {
	t := byType(on.Tests)
	for _, m := range memos {
		if m.Player == p && (m.What == Played || m.What == TookTypes && t != 0) && (t == 0 || Types(m.N)&t != 0) &&
			g.named(on, m.Card) {
			n++
		}
	}
	return n
}

// named says whether a card bears a name, or a keyword, that is asked for.
func (g *Match) named(on *cardtext.Trigger, c engine.CardID) bool {
	for i := range on.Tests {
		if t := &on.Tests[i]; (t.Key == keyName || t.Key == keyNoName || t.Key == keyBears) && !g.passesOne(nil, t, c) {
			return false
		}
	}
	return true
}

// condition answers the condition of a text that waits.
func (g *Match) condition(a *engine.Acting, w *waiting) bool {
	f := g.reacts(By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card}, a)
	yes := cardtext.Holds[By](texter{g}, f, w.text.If)
	g.frames.Close()
	return yes
}

// played says whether a card that is played is what a text waits for.
func (g *Match) played(on *cardtext.Trigger, e *engine.Event) bool {
	for i := range on.Tests {
		switch t := &on.Tests[i]; t.Key {
		case keyType:
			if Types(e.N)&Types(t.Bits) == 0 {
				return false
			}
		case keyBoss:
			if g.Sort(e.Card) == BossCard && !g.Rules.On(t.Clause) {
				return false
			}
		default:
			if !g.passesOne(nil, t, e.Card) {
				return false
			}
		}
	}
	return true
}

// PlayedBefore says whether a player has played a card of a type this turn already; of no type, any card.
func (g *Match) PlayedBefore(p engine.Player, t Types) bool {
	for _, m := range g.Memos() {
		if m.Player == p && (m.What == Played || m.What == TookTypes && t != 0) && (t == 0 || Types(m.N)&t != 0) {
			return true
		}
	}
	return false
}

// alive says whether a card's ongoing text works: it is in play, or lies on the character while its text is carried. Of
// a card that was left in play to be played once more it works in a turn in which it is.
func (g *Match) alive(a *engine.Acting) bool {
	c := a.Source.Card
	if a.B != 0 { // it outlasts its card
		return true
	}
	if g.Flag(c, Kept) && !g.Card(c).Stays && !g.replayed(c) && g.Rules.On(g.Parts.Cites.KeptAsPlayed) {
		return false
	}
	return g.In(c) == g.Zone(a.Player, InPlay) || g.CarriesTexts(a.Player)
}

// leavesByIt says whether an event takes a card which stays in play out of it: that its own text no longer sees.
func (g *Match) leavesByIt(a *engine.Acting) bool {
	c, e := a.Source.Card, a.Event
	return e.Card == c && e.From == g.Zone(a.Player, InPlay) && e.To != e.From && g.Card(c).Stays &&
		g.Rules.On(g.Parts.Cites.StayingLeaves)
}

// usedUp says whether a Location has had an effect this turn, where the edition allows each only once.
func (g *Match) usedUp(a *engine.Acting, w *waiting) bool {
	return g.states(g.Parts.Cites.LocationOncePerTurn) && g.usedNow(a.Source.Card, useOf(w))
}

// holdsNow says whether the condition of a text that has waited holds after the event.
func holdsNow(m *engine.Match, a *engine.Acting) bool {
	g := On(m)
	return g.condition(a, &g.Parts.waiting[a.ID])
}

// stillDue says whether what a text lets its player do changes something.
func stillDue(m *engine.Match, a *engine.Acting) bool {
	g := On(m)
	return stillOpen(m, a) && g.couldReact(a, &g.Parts.waiting[a.ID])
}

// stillOpen says whether a text that may be used is still there to be used: what another does before it may give it
// something to act on.
func stillOpen(m *engine.Match, a *engine.Acting) bool {
	g := On(m)
	return !g.spent(a, &g.Parts.waiting[a.ID]) && stillThere(m, a) && g.silent(a.Player) == 0
}

// stillThere says of the text of a card that stays in play that it still works: the card has not left by what has
// happened between. One that leaves together with what the text has waited for sees that.
func stillThere(m *engine.Match, a *engine.Acting) bool {
	return !On(m).hasStopped(a) || a.Event.Tags.Has(WithOthers)
}

// hasStopped says whether a card that stays in play has left it, where its text stops with that.
func (g *Match) hasStopped(a *engine.Acting) bool {
	return g.Parts.waiting[a.ID].card.Stays && g.states(g.Parts.Cites.StayingLeaves) && !g.alive(a)
}

// tooLate says that a text which may be used can do nothing, or no longer: the card that it is about has left play, or
// nobody is asked about it any more.
func tooLate(m *engine.Match, a *engine.Acting) {
	g := On(m)
	w := &g.Parts.waiting[a.ID]
	if g.spent(a, w) {
		return
	}
	by := g.Reacting(a)
	if w.card.Types&Location != 0 {
		by = g.ongoing(by, a)
	}
	if w.text.Optional {
		by.Cite = by.Cite.With(g.silent(a.Player))
	}
	if !stillThere(m, a) {
		by.Cite = by.Cite.And(g.Parts.Cites.StayingLeaves)
	}
	by.Cite = by.Cite.WithIfRoom(g.unpaidIn(g.reacts(by, a), w.text.Cost))
	g.frames.Close()
	g.Nothing(by.AlsoIfRoom(g.Parts.Cites.TriggersWaitReading))
}

// spent says whether a text is that of a Location which has had its one effect of the turn.
func (g *Match) spent(a *engine.Acting, w *waiting) bool {
	return w.card.Types&Location != 0 && g.usedUp(a, w) || w.text.Once && g.usedNow(a.Source.Card, useOf(w))
}

// couldReact says whether a text that may be used could do something: what it costs can be done to the end, and if it
// costs nothing, something of it.
func (g *Match) couldReact(a *engine.Acting, w *waiting) bool {
	f := g.reacts(By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card, Cite: w.card.Cite}, a)
	defer g.frames.Close()
	if len(w.text.Cost) > 0 {
		return g.couldAll(f, w.text.Cost, true)
	}
	return g.couldAll(f, w.text.Text, false)
}

// reacts opens the frame of a text that has waited: the card of the event is what it speaks of, or how many it was.
func (g *Match) reacts(by By, a *engine.Acting) *Frame {
	f := g.frames.Open(by)
	f.Event = a.Event
	if a.Event.Card == 0 {
		f.It.Many = int(a.Event.N)
	} else {
		f.Give(a.Event.Card, g.seen(a.Event.Card, g.typesThen(a.Event), g.staysThere(a.Event)))
	}
	return f
}

// typesThen are the types that the card of an event has in it: of those that it has only while it is owned, whether its
// owner comes by it or is rid of it makes no difference.
func (g *Match) typesThen(e *engine.Event) Types {
	if e.Kind == Play || e.Kind == TakeTypes {
		return Types(e.N) // as it is played
	}
	t, k := g.TypesOf(e.Card), g.Card(e.Card)
	owned := g.Owner(e.From) != engine.NoPlayer || g.Owner(e.To) != engine.NoPlayer
	if owned && g.Rules.On(g.Parts.Cites.OwnedTypes) {
		t |= k.Owned
	}
	return t
}

// Reacting is by whose doing a text that has waited acts.
func (g *Match) Reacting(a *engine.Acting) By {
	c := g.Parts.Cites
	by := By{Player: a.Player, Self: a.Source.Card, Text: a.Source.Card, Cite: g.Card(a.Source.Card).Cite}
	switch {
	case a.Event.Kind == EndEffects:
		by.Cite = by.Cite.AndIfRoom(engine.Clause(a.B))
	case a.Event.Tags.Has(WithOthers):
		by.Cite = by.Cite.AndIfRoom(c.DiscardsTogether)
	case a.Event.Kind == Discarded && a.Event.Source == 0 && g.Ends() != engine.NoPlayer && c.EndHandDiscards != 0:
		by.Cite = by.Cite.AndIfRoom(c.EndHandDiscards) // a step of the turn's end has discarded it, and it counts
	case a.Event.Kind == Turn:
		by.Cite = by.Cite.AndIfRoom(c.TurnStart)
	case a.Event.Kind == Play:
		by.Cite = by.Cite.AndIfRoom(c.TriggersWait)
	case g.Active() == a.Player && (g.Parts.WaitsForAll || g.PlayedNow(a.Event.Source)):
		by.Cite = by.Cite.AndIfRoom(c.TriggersWait, c.TriggersWaitReading)
	default:
		by.Cite = by.Cite.AndIfRoom(c.TriggersWaitReading)
	}
	return by
}

// ActsOn says whether the text that is being carried out has waited for an event of a kind.
func (g *Match) ActsOn(k engine.Kind) bool {
	for f := range g.frames.Opened {
		return f.Event != nil && f.Event.Kind == k
	}
	return false
}

// acts carries out a text that has waited.
func acts(m *engine.Match, a *engine.Acting) {
	g := On(m)
	w := &g.Parts.waiting[a.ID]
	by := g.Reacting(a)
	if w.text.Instead {
		by.Cite = w.card.Cite
	}
	if g.spent(a, w) {
		return
	}
	once := w.card.Types&Location != 0 && g.states(g.Parts.Cites.LocationOncePerTurn)
	if w.text.Once && !once { // of a Location only the effect counts, not that its text has come up
		g.UseUp(a.Source.Card, useOf(w), w.card.Cite)
	}
	g.hasWaited(&w.text.On)
	by = g.asNewcomer(by, condLooks(w.text.If) || looksAtPlay(w.text.Text), a.Event.Kind == EndEffects)
	if w.card.Types&Location != 0 {
		by = g.ongoing(by, a)
	} else if w.card.Sort != CharacterCard && g.onCharacter(a) {
		by = by.AlsoIfRoom(g.Parts.Cites.TakenText)
	} else if w.card.Stays && !g.hasStopped(a) {
		by = by.AlsoIfRoom(g.Parts.Cites.StayingActive)
	}
	for i := range w.text.On.Tests {
		by = g.worded(by, &w.text.On.Tests[i], a.Event.Card)
	}
	f := g.reacts(by, a)
	if w.text.If != nil && !w.text.Instead {
		cardtext.Holds[By](texter{g}, f, w.text.If) // it holds; what it rests on is cited
	}
	g.pays(f, w.text.Cost)
	cardtext.Run[By](texter{g}, f, w.text.Text)
	did := f.Did || f.Keeps() || len(w.text.Cost) > 0
	if f.Keeps() { // it goes on once what it has changed has happened
		e := *a.Event
		f.Event = &e
	} else {
		g.closes(f)
	}
	if did && once {
		used := engine.Cite(g.Parts.Cites.LocationOncePerTurn)
		if w.text.Once {
			used = w.card.Cite.With(used)
		}
		g.UseUp(a.Source.Card, useOf(w), used)
	}
	g.through(a.Player)
}

// hasWaited tells whoever wants to know what a text has waited for.
func (g *Match) hasWaited(on *cardtext.Trigger) {
	if g.acted != nil {
		g.acted(on)
	}
}

// eachTurn is the clause by which a Location acts in each turn of its player, zero where a rulebook says that only of
// those that draw, and a text does not.
func (k *Parts) eachTurn(t cardtext.Text) engine.Clause {
	if k.Cites.LocationDraws != 0 && !drawing(t) {
		return 0
	}
	return k.Cites.LocationEachTurn
}

// firstOfType is the clause by which a Location draws for the first card of a type in a turn, zero if it does another
// thing or the rulebook has none.
func (k *Parts) firstOfType(w *cardtext.Waiting) engine.Clause {
	if !w.On.First || w.On.Event != eventPlays || byType(w.On.Tests) == 0 || !drawing(w.Text) {
		return 0
	}
	return k.Cites.LocationFirstOfType
}

// firstDraws says of what a Location does for the first card of a type in a turn that no setting has switched it off.
func (g *Match) firstDraws(w *cardtext.Waiting) bool {
	return g.Parts.firstOfType(w) == 0 || g.Rules.On(g.Parts.Cites.LocationFirstOfType)
}

// onlyOnDraws says whether what a rulebook says of a Location that draws is cited of its draws alone: its text does
// other things as well.
func (k *Parts) onlyOnDraws(t cardtext.Text) bool {
	other := false
	t.Walk(func(s *cardtext.Step) { other = other || s.Verb != doDraw })
	return other && k.Cites.LocationDraws != 0
}

// drawing says whether a sentence of a text draws cards.
func drawing(t cardtext.Text) bool {
	yes := false
	t.Walk(func(s *cardtext.Step) { yes = yes || s.Verb == doDraw })
	return yes
}

// ongoing cites what makes a Location act on a card that is played.
func (g *Match) ongoing(by By, a *engine.Acting) By {
	w := &g.Parts.waiting[a.ID]
	c, each, works := g.Parts.Cites, g.Parts.eachTurn(w.text.Text), g.Parts.Cites.LocationOngoing
	if g.hasStopped(a) {
		each, works = 0, 0
	}
	if out := g.outOfTurn(a); out != 0 {
		by, each = by.AlsoIfRoom(out), 0
	}
	if first := g.Parts.firstOfType(w.text); first != 0 { // the reason, before what holds of every Location
		by.Cite = w.card.Cite.And(first).WithIfRoom(by.Cite)
	}
	if g.Parts.onlyOnDraws(w.text.Text) {
		by.Draws, each = each, 0
	}
	if g.Sort(a.Event.Card) == BossCard {
		by = by.AlsoIfRoom(c.BossIsHero, c.BossForLocation, each)
	} else {
		by = by.AlsoIfRoom(each, works)
	}
	if a.Event.Kind == TakeTypes {
		by = by.AlsoIfRoom(c.OwnedTypes)
	} else {
		by = g.typed(by, a.Event.Card)
	}
	if g.onCharacter(a) {
		by = by.AlsoIfRoom(c.CarriedLocation)
	}
	return by
}

// onCharacter says whether a card whose text acts lies on the character: it is another card that has that text.
func (g *Match) onCharacter(a *engine.Acting) bool {
	return g.In(a.Source.Card) == g.Zone(a.Player, OnCharacter)
}

// textRedirect sends what is bought or gained to another place.
func (g *Match) textRedirect(f *Frame, s *cardtext.Step) cardtext.Outcome {
	e := f.Event
	cite := f.By.Cite
	for c := range e.Cite.All() {
		if c != g.Parts.Cites.LocationBought { // it makes no exception, and this is one
			cite = cite.And(c)
		}
	}
	e.To, e.Cite = g.place(f, s.To), cite
	g.sent = e.Card
	e.Tags = e.Tags&^(engine.ToTop|engine.ToBottom) | s.To.At.Tags()
	f.Defers = true
	return cardtext.Done
}

// arrives carries out what a text that has sent a card elsewhere says behind that, once the card is there: it speaks of
// that card, whatever was found before. Its frame is the last that was opened.
func (g *Match) arrives(x engine.CardID) {
	for f := range g.frames.Opened {
		if f.Keeps() && f.Event.Card == x {
			f.Means(x, g.seen(x, g.typesThen(f.Event), g.staysThere(f.Event)))
			cardtext.Rest[By](texter{g}, f)
			g.closes(f)
		}
		return
	}
}
