package deckbuilder

import (
	"cmp"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Try is a plain situation in which a card is played.
type Try struct {
	Says  engine.Text
	Seat  engine.Player // whose card it is; the other player is the first one
	In    int           // the zone of that player where it lies, Character for the character itself
	Verbs []engine.Verb // what the players do if they may, the one that is named first before the others
	Done  engine.Verb   // it is over once this has been done with the card, or where nobody may do any of the above
	// Do is what happens, where it is nothing that a player does.
	Do    func(g *Match, x engine.CardID)
	waits []*cardtext.Trigger // for what the card waits in it
	back  *cardtext.Trigger   // at what it looks back
}

// nowhere is where a card lies that the rest of the set-up lays out.
const nowhere = -1

// Shows says whether a declaration gives a card what a keyword stands for.
func (k *Parts) Shows(c *Card, word string) bool {
	for i := range k.Keywords {
		if k.Keywords[i].Word == word {
			return c.shows>>i&1 != 0
		}
	}
	return false
}

// tries are the situations for a card.
func (k *Parts) tries(c *Card) []Try {
	var out []Try
	waits := k.waitsFor(c)
	turn := []engine.Verb{engine.VerbUse, VerbPlay}
	switch {
	case c.Sort == BossCard:
		if len(c.Appear) > 0 {
			out = append(out, Try{Says: engine.Text{"its First Appearance", "sa Révélation"}, In: nowhere,
				Do: func(g *Match, x engine.CardID) { g.FirstAppearance(x, 1) }})
		}
		if len(c.Reward) > 0 {
			out = append(out, Try{Says: engine.Text{"its Reward", "sa Récompense"}, In: nowhere,
				Do: func(g *Match, x engine.CardID) { g.BeginTurn(0); g.reward(0, x) }})
		}
	case c.Sort == AsideCard: // it does what the rules say
	case c.Sort == CharacterCard:
		if c.Action != nil || len(waits) > 0 {
			out = append(out, Try{Says: engine.Text{"a turn of it", "un tour avec elle"}, In: Character, Verbs: turn,
				waits: waits})
		}
	case c.Action != nil || len(waits) > 0:
		out = append(out, Try{Says: engine.Text{"played, and then others", "jouée, puis d'autres"}, In: Hand,
			Verbs: turn, waits: waits})
		if slices.ContainsFunc(waits, isOf(eventBegins)) {
			out = append(out, Try{Says: engine.Text{"in play when a turn begins", "en jeu quand un tour commence"},
				In: InPlay, waits: waits})
		}
	case !c.unplayable():
		out = append(out, Try{Says: engine.Text{"played", "jouée"}, In: Hand, Verbs: []engine.Verb{VerbPlay},
			Done: VerbPlay, back: looksBack(c)})
	}
	if c.Defense != nil {
		in := Hand
		if c.Defense.InPlay {
			in = InPlay
		}
		out = append(out, Try{Says: engine.Text{"its Defense, under an Attack", "sa Défense, sous une Attaque"}, Seat: 1,
			In: in, Verbs: []engine.Verb{VerbDefend}, Do: func(g *Match, x engine.CardID) {
				g.Attack(By{Player: 0}, Only(1), func(engine.Player) {})
			}})
	}
	if k.Tries != nil {
		out = append(out, k.Tries(k, c)...)
	}
	return out
}

// waitsFor is what the texts of a card wait for: while it lies in play, or once it is played until the turn is over.
func (k *Parts) waitsFor(c *Card) []*cardtext.Trigger {
	var out []*cardtext.Trigger
	for i := range c.Waits {
		out = append(out, &c.Waits[i].On)
	}
	c.Text.Walk(func(s *cardtext.Step) {
		if s.Verb == cardtext.Lasts {
			out = append(out, s.Event)
		}
	})
	return out
}

// looksBack is what a text asks of what has been acquired in the turn in which it is played, nil if it does not.
func looksBack(c *Card) (at *cardtext.Trigger) {
	c.Text.Walk(func(s *cardtext.Step) {
		if s.Verb == cardtext.ForEach && s.Event != nil {
			at = s.Event
		}
	})
	return at
}

// isOf says of what a text waits for whether it is one of some events.
func isOf(events ...uint8) func(on *cardtext.Trigger) bool {
	return func(on *cardtext.Trigger) bool { return slices.Contains(events, on.Event) }
}

// try plays a card in plain situations, at a table that is otherwise by chance.
func (t *Title) try(d engine.Def) []engine.Tried {
	k := t.WithCards()
	if d == 0 || int(d) >= len(k.Cards) || k.Cards[d].Unknown && k.Cards[d].Sort != BossCard {
		return nil
	}
	var out []engine.Tried
	var acted []*cardtext.Trigger
	for _, x := range k.tries(&k.Cards[d]) {
		now, in := t.tried(k, d, &x)
		out, acted = append(out, now), append(acted, in...)
	}
	if len(out) == 0 {
		return nil
	}
	last := &out[len(out)-1]
	for _, on := range k.waitsFor(&k.Cards[d]) {
		if word := events[on.Event].word; !slices.Contains(acted, on) && !slices.Contains(last.Untried, word) {
			last.Untried = append(last.Untried, word)
		}
	}
	return out
}

// tried plays a card in one situation, and tells for what the texts have waited that have acted in it.
func (t *Title) tried(k *Parts, d engine.Def, x *Try) (engine.Tried, []*cardtext.Trigger) {
	out := engine.Tried{Says: x.Says}
	r := t.rules(t.book.Editions[0])
	s := k.plainTable(r, d, x)
	if word, _ := t.leavesOut(); word != "" {
		s.Options[word] = 1
	}
	how := &trier{def: d, try: x, verbs: x.Verbs}
	if slices.ContainsFunc(x.waits, isOf(eventBuys, eventAcquires)) {
		how.verbs = append(slices.Clone(how.verbs), VerbBuy)
	}
	if slices.ContainsFunc(x.waits, isOf(eventEnds)) {
		how.verbs = append(slices.Clone(how.verbs), VerbEndTurn)
	}
	m, err := t.start(r, s, how)
	if err != nil {
		out.Err = err
		return out, nil
	}
	g := On(m)
	g.acted = func(on *cardtext.Trigger) { how.acted = append(how.acted, on) }
	m.Limit = 5000
	last := StepTurn // what comes behind it is no doing of the card
	if slices.Contains(how.verbs, VerbEndTurn) {
		last = stepEnd + k.number(partEffects) - 1
	}
	m.Reached = func(step int) {
		if how.over && step > last {
			m.Fail(tryOver{})
		}
	}
	m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
	out.Log = m.Log
	out.Err = m.Run(func() {
		dealTwo(g)
		out.From = len(m.Log.Events)
		if x.Do != nil {
			x.Do(g, g.find(d))
			return
		}
		if x.back != nil {
			g.BeginTurn(0)
			g.acquires(x.back)
		}
		for n := 0; n < mostTried && g.Step(); n++ {
			g.befalls(how, d)
		}
	})
	if how.stopped(out.Err) {
		out.Err = nil
	}
	m.Log.Close(m.Table)
	return out, how.acted
}

// plainTable is where a card is tried out: it lies where it is used, with cards of each type beside it.
func (k *Parts) plainTable(r *engine.Rules, d engine.Def, x *Try) *engine.Setup {
	table := engine.NewTable(r, 2, 1)
	s := &engine.Setup{Seed: 1, First: 0, AsIf: true, Options: map[string]int{}, Sizes: map[engine.Zone]int{},
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	lay := func(p engine.Player, zone int, cards ...engine.Def) {
		s.Zones = append(s.Zones, engine.ZoneSetup{Zone: table.Zone(p, zone), Cards: cards})
	}
	if k.Beside != nil {
		k.Beside(k, d, s)
	}
	others := k.others(d)
	switch {
	case x.In == Character:
		s.Players[x.Seat].Character = d
		lay(x.Seat, Hand, others...)
	case x.In == Hand && x.Seat == 0:
		lay(0, Hand, append([]engine.Def{d}, others...)...)
	case x.In >= 0:
		lay(x.Seat, x.In, d)
	}
	if x.back != nil || slices.ContainsFunc(x.waits, isOf(eventBuys, eventAcquires, eventGains)) {
		const enough = 20
		s.Zones = append(s.Zones, engine.ZoneSetup{Zone: LineUp, Cards: k.forSale(d)})
		power := slices.IndexFunc(r.CountInfo, func(c engine.CounterInfo) bool { return c.ID == "power" })
		s.Counts = append(s.Counts, engine.CountSetup{Player: 0, Info: power, N: enough})
	}
	return s
}

// befalls lets happen, in the turn in which a card is tried out, what its texts wait for and no move brings about: once
// each, as soon as the card is there.
func (g *Match) befalls(how *trier, d engine.Def) {
	x := g.find(d)
	if how.befallen || g.Active() != 0 || g.Sort(x) == MainCard && g.In(x) != g.Zone(0, InPlay) {
		return
	}
	how.befallen = true
	by := By{Player: 0}
	does := func(f func()) {
		g.Begin()
		f()
		g.End()
	}
	for _, on := range how.try.waits {
		// which card it has to be a condition says, so that there is one after the other until the text acts
		each := func(z engine.Zone, f func(x engine.CardID)) {
			for x := g.Bottom(z); x != 0 && how.open(on); x = g.Bottom(z) {
				does(func() { f(x) })
			}
		}
		switch on.Event {
		case eventDestroys:
			each(g.Zone(0, Hand), func(x engine.CardID) { g.Destroy(by, x) })
		case eventDiscards:
			each(g.Zone(0, Hand), func(x engine.CardID) { g.DiscardCard(by, 0, x) })
		case eventGains:
			each(LineUp, func(x engine.CardID) { g.GainCard(by, 0, x) })
		case eventGainsTokens:
			does(func() { g.GainTokens(by, 0, 1) })
		case eventAttacks:
			does(func() { g.Attack(by, Only(1), func(engine.Player) {}) })
		case eventAttacked:
			does(func() { g.Attack(By{Player: 1}, Only(0), func(engine.Player) {}) })
		}
	}
}

// acquires gains a card that is as a text asks when it looks back over the turn.
func (g *Match) acquires(at *cardtext.Trigger) {
	for x := range g.Cards(LineUp) {
		if !slices.ContainsFunc(at.Tests, func(t cardtext.Test) bool { return !g.passesOne(nil, &t, x) }) {
			g.GainCard(By{Player: 0}, 0, x)
			return
		}
	}
}

// find gives a copy of a card, wherever it lies.
func (g *Match) find(d engine.Def) engine.CardID {
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		if g.Def(x) == d {
			return x
		}
	}
	return 0
}

// others are cards of each type that can be played beside one that is tried out: of what is known, the plainest,
// as it is printed.
func (k *Parts) others(tried engine.Def) []engine.Def {
	return k.plainest(tried, func(c *Card) bool {
		return c.unplayable() || c.Origin != engine.Printed || c.Outside || c.Stays || c.does(doAttack) ||
			c.Sort == BossCard || c.Sort == CharacterCard || c.Leaves != 0
	}, Starter, Hero, Villain, SuperPower, Equipment)
}

// forSale are cards of each type that can be bought.
func (k *Parts) forSale(tried engine.Def) []engine.Def {
	return k.plainest(tried, func(c *Card) bool { return c.Sort != MainCard || c.Outside || c.Test || c.Stars != nil },
		Hero, Villain, SuperPower, Equipment, Location)
}

// plainest are the cards of some types that are not left out, one for each: rather none of a test, of these one that
// does little beside giving Power, and of these the cheapest.
func (k *Parts) plainest(tried engine.Def, leftOut func(c *Card) bool, types ...Types) []engine.Def {
	var out []engine.Def
	for _, t := range types {
		best := engine.Def(0)
		for d := 1; d < len(k.Cards); d++ {
			c := &k.Cards[d]
			if engine.Def(d) == tried || c.Types&t == 0 || leftOut(c) {
				continue
			}
			if b := &k.Cards[best]; best == 0 || cmp.Or(testsLast(c, b),
				cmp.Compare(c.besidePower(), b.besidePower()), cmp.Compare(c.Cost, b.Cost)) < 0 {
				best = engine.Def(d)
			}
		}
		if best != 0 {
			out = append(out, best)
		}
	}
	return out
}

// testsLast compares two cards: one of a test comes behind one that is none.
func testsLast(c, other *Card) int {
	switch {
	case c.Test == other.Test:
		return 0
	case c.Test:
		return 1
	}
	return -1
}

// besidePower counts the sentences of a card that do something else than to give Power; one that takes cards counts for
// many.
func (c *Card) besidePower() (n int) {
	c.Walk(func(s *cardtext.Step) {
		switch {
		case s.Verb == doPower:
		case s.What != nil: // it takes cards, and those may be what is waited for
			n += 10
		default:
			n++
		}
	})
	return n
}

// mostTried bounds the moves of a try.
const mostTried = 20

// trier is a decider that does what a try is about: what the card that is tried out lets its players do they do, and
// nothing else. What has to be answered besides it answers as Greedy does.
type trier struct {
	Greedy
	def      engine.Def
	try      *Try
	verbs    []engine.Verb
	acted    []*cardtext.Trigger // what those texts have waited for that have acted
	befallen bool
	over     bool
}

// open says whether no text has acted yet that waits for something.
func (t *trier) open(on *cardtext.Trigger) bool { return !slices.Contains(t.acted, on) }

type tryOver struct{}

func (tryOver) Error() string { return "it has been tried" }

// stopped says whether a try ended as it should.
func (*trier) stopped(err error) bool { _, yes := err.(tryOver); return yes }

// Decide gives the move that is tried, or ends the try where a turn has none.
func (t *trier) Decide(m *engine.Match, q *engine.Question) int {
	if i := t.move(m, q); i >= 0 {
		return i
	}
	if q.Kind == AskTurn {
		m.Fail(tryOver{})
	}
	return t.answer(m, q)
}

// move gives the move that is tried, -1 if there is none in a question.
func (t *trier) move(m *engine.Match, q *engine.Question) int {
	if t.over {
		return -1
	}
	for _, v := range t.verbs {
		for _, own := range [...]bool{true, false} { // the card itself before others
			for i := range q.Answers {
				a := &q.Answers[i]
				if a.Verb != v || own != (a.Card != 0 && m.Def(a.Card) == t.def) || !own && t.waits(v, a) {
					continue
				}
				if own && v == t.try.Done && q.Kind != AskDefend || v == VerbEndTurn {
					t.over = true
				}
				return i
			}
		}
	}
	return -1
}

// waits says whether another card than the one that is tried makes no such move.
func (t *trier) waits(v engine.Verb, a *engine.Answer) bool {
	if a.Card == 0 {
		return false
	}
	switch v {
	case engine.VerbUse, VerbDefend, t.try.Done:
		return true
	case VerbBuy:
		return a.Zone != LineUp || !slices.ContainsFunc(t.try.waits, func(on *cardtext.Trigger) bool {
			return isOf(eventBuys, eventAcquires)(on) && t.open(on)
		})
	}
	return false
}

// answer gives an answer to what is no move: what the card that is tried out asks is done, and of several ways the
// first is taken; what another card asks, or the rules do, is declined where it can be.
func (t *trier) answer(m *engine.Match, q *engine.Question) int {
	g, own := On(m), q.Source != 0 && m.Def(q.Source) == t.def && q.Kind != AskDefend
	best, worth := -1, 0
	for i := range q.Answers {
		a := &q.Answers[i]
		switch declines := a.Verb == engine.VerbDecline; {
		case declines && !own:
			return i
		case declines:
		case a.Card == 0 && best < 0:
			return i
		default:
			if w := g.worth(q, a); best < 0 || w > worth {
				best, worth = i, w
			}
		}
	}
	return max(best, 0)
}
