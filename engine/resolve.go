package engine

import (
	"iter"
	"slices"
)

// An event that some ability waits for goes through here. The steps are the same in every game; who is asked when
// is the Policy's.
//
//	announce
//	  forced interrupts, then optional ones          may cancel the event, or act before it
//	  replacements                                   each makes its own version of the event as announced;
//	                                                 the most recent one wins. With Policy.Closes they act
//	                                                 among the interrupts, and shut out those that follow
//	perform and record
//	  delayed effects
//	  forced reactions, then optional ones           at once, or (Policy.Wait) when the outermost
//	                                                 resolution has ended, in waves, in player order
//
// Order among several: as Policy.Orders decides, else player order from Policy.First, then age (the place
// where the card lies, then the order of arrival there, then lasting effects in the order they began).
// With Policy.Rounds optional abilities are offered in player order until all have passed in a row.
func (m *Match) happen(e *Event) {
	if op := m.Rules.doings[e.Kind].op; op == MoveCard || op >= Attach {
		e.From = m.cards[e.Card].zone
	}
	if !m.Rules.Policy.Wait {
		m.happenNow(e)
		return
	}
	m.frames++ // the event is a resolution of its own: what acts within it is through before anything reacts
	m.happenWaiting(e)
	if m.frames--; m.frames == 0 && len(m.queue) > 0 {
		m.settle()
	}
}

// happenWaiting makes an event happen and keeps the reactions to it. They are gathered before it happens, so that a
// card that leaves sees itself leave, and told afterwards what happened.
func (m *Match) happenWaiting(e *Event) {
	if !m.prepare(e) {
		return
	}
	waiting := len(m.queue)
	m.enqueue(e)
	m.perform(e)
	m.record(e)
	for i := waiting; i < len(m.queue); i++ {
		m.queue[i].Event = *e
	}
	m.depth++
	m.window(Delayed, e)
	m.Outdent()
}

// Together makes events happen that are one act. What waits for any of them is found before the first one happens, so
// that cards which leave together see each other leave, in whatever order they are moved; it acts when the last one has
// happened. Each event is announced when it is asked for: its maker may remember then that it is about to happen. It is
// for games in which what is triggered waits (Policy.Wait); in the others Begin makes an occurrence of several events.
func (m *Match) Together(each iter.Seq[Event]) {
	type part struct {
		e        Event
		from, to int // what waits for it, in the queue
	}
	var act []part
	m.frames++
	for e := range each {
		if e.Card != 0 {
			e.From = m.cards[e.Card].zone
		}
		held := m.hold(&e)
		if m.prepare(held) {
			from := len(m.queue)
			m.enqueue(held)
			act = append(act, part{*held, from, len(m.queue)})
		}
		m.holding--
	}
	for i := range act {
		e := m.hold(&act[i].e)
		m.perform(e)
		m.record(e)
		for j := act[i].from; j < act[i].to; j++ {
			m.queue[j].Event = *e
		}
		m.depth++
		m.window(Delayed, e)
		m.Outdent()
		m.holding--
	}
	if m.frames--; m.frames == 0 && len(m.queue) > 0 {
		m.settle()
	}
}

// happenNow makes an event happen and lets the reactions to it act at once.
func (m *Match) happenNow(e *Event) {
	if !m.prepare(e) {
		return
	}
	if m.frames > 0 {
		m.happenWithin(e)
		return
	}
	from := len(m.acting)
	m.gatherSelf(React, e)
	m.perform(e)
	m.record(e)
	m.depth++
	m.window(Delayed, e)
	m.offer(from, React, e)
	m.Outdent()
}

// happenWithin makes an event happen that is part of an occurrence: the reactions to it wait for the one window at its
// end.
func (m *Match) happenWithin(e *Event) {
	from := len(m.queue)
	m.enqueueSelf(e)
	m.perform(e)
	m.record(e)
	for i := from; i < len(m.queue); i++ {
		m.queue[i].Event = *e
	}
	m.depth++
	m.window(Delayed, e)
	m.Outdent()
	at := len(m.acting)
	m.gatherOthers(React, e)
	m.await(at)
}

// enqueueSelf keeps what a card has to say of what is about to happen to itself.
func (m *Match) enqueueSelf(e *Event) {
	at := len(m.acting)
	m.gatherSelf(React, e)
	m.await(at)
}

// How much waits, and in how many waves, before what is brought about comes to no end: each text that acts could start
// several more.
const (
	mostWaiting = 500
	mostWaves   = 300
)

// await moves what was gathered from an index on into the queue.
func (m *Match) await(at int) {
	for _, a := range m.acting[at:] {
		m.queue = append(m.queue, Trigger{Ability: a.ID, Source: a.Source, Player: a.Player, A: a.A, B: a.B,
			Event: *a.Event})
	}
	m.acting = m.acting[:at]
	if len(m.queue) > mostWaiting || m.waves > mostWaves {
		m.Endless()
	}
}

// conclude opens the one window for all that an occurrence has triggered.
func (m *Match) conclude(from int) {
	at := len(m.settling)
	for i := from; i < len(m.queue); i++ {
		m.settling = append(m.settling, m.queue[i].Event)
	}
	first := len(m.acting)
	for i := range m.queue[from:] {
		t := &m.queue[from+i]
		m.acting = append(m.acting, Acting{ID: t.Ability, Source: t.Source, Player: t.Player, A: t.A, B: t.B,
			Event: &m.settling[at+i]})
	}
	m.queue = m.queue[:from]
	e := m.hold(&m.settling[at])
	m.depth++
	m.act(first, e)
	m.Outdent()
	m.holding--
	m.settling = m.settling[:at]
}

// enqueue keeps the reactions to an event for the end of the outermost resolution.
func (m *Match) enqueue(e *Event) {
	at := len(m.acting)
	m.gather(React, e)
	m.await(at)
}

// settle lets what waits happen, in waves: all that waits now, in player order and then oldest first; what that
// triggers makes the next wave.
func (m *Match) settle() {
	for len(m.queue) > 0 {
		wave := len(m.acting)
		first := m.Rules.Policy.First(m, &m.queue[0].Event)
		at := len(m.settling)
		for i := range m.queue {
			m.settling = append(m.settling, m.queue[i].Event)
		}
		for i := range m.queue {
			t := &m.queue[i]
			m.acting = append(m.acting, Acting{ID: t.Ability, Source: t.Source, Player: t.Player, A: t.A, B: t.B,
				Event: &m.settling[at+i]})
		}
		m.queue = m.queue[:0]
		m.byOrder(m.acting[wave:], first)
		acted := -1 // the last one whose turn has come
		for i := wave; i < len(m.acting); i++ {
			if m.Rules.Policy.OwnOrder {
				m.takeNext(i)
			}
			a := &m.acting[i] // what happens meanwhile is gathered above it on the stack
			ab := &m.Rules.Abilities[a.ID]
			if !m.holds(a) {
				continue
			}
			if acted >= 0 {
				switch before := &m.acting[acted]; {
				case before.Player != a.Player:
					m.also = m.Rules.Policy.Others
				case *before.Event == *a.Event:
					m.also = m.Rules.Policy.Own
				}
			}
			m.frames++
			if !m.due(a) {
				m.late(a)
			} else if ab.Forced || m.may(a) {
				ab.Do(m, a)
			}
			m.frames--
			m.also = 0
			acted = i
		}
		m.acting = m.acting[:wave]
		m.settling = m.settling[:at]
		m.waves++
	}
	m.waves = 0
}

// takeNext lets the player whose effect is the next that waits choose among the own ones that could act, or could once
// another has acted: the chosen one comes first.
func (m *Match) takeNext(i int) {
	p := &m.Rules.Policy
	who, last := m.acting[i].Player, i
	var q *Question
	acts := false // one of them could act at once
	for ; last < len(m.acting) && m.acting[last].Player == who; last++ {
		a := &m.acting[last]
		due := m.due(a)
		if !due && !m.later(a) {
			continue
		}
		acts = acts || due
		if q == nil {
			q = m.Question(who, p.OrderQuestion, 0, p.OrderCite)
			if m.Rules.Abilities[a.ID].Stage == Replace {
				q.On, q.Ahead = a.Event, true
			}
		}
		if !m.twin(q, a) && !m.again(q, a) {
			q.Add(m.answer(a, uint16(last)))
		}
	}
	if !acts || len(q.Answers) < 2 {
		return
	}
	if p.OrderAlso != nil {
		q.Cite = p.OrderAlso(m, q).With(q.Cite)
	}
	at := int(m.Ask(q).Index)
	chosen := m.acting[at]
	copy(m.acting[i+1:at+1], m.acting[i:at])
	m.acting[i] = chosen
}

// window lets all abilities of a stage act on an event; false if the event was cancelled.
func (m *Match) window(s Stage, e *Event) bool {
	if !m.Rules.stages[s].Has(e.Kind) {
		return true
	}
	from := len(m.acting)
	m.gather(s, e)
	return m.act(from, e)
}

// offer adds what lies in the active zones after the event to what was gathered before, and lets all act.
func (m *Match) offer(from int, s Stage, e *Event) {
	m.gatherOthers(s, e)
	m.act(from, e)
}

// act lets the abilities gathered from an index on act, forced ones first; false if the event was cancelled.
func (m *Match) act(from int, e *Event) bool {
	if len(m.acting) == from {
		return true
	}
	defer func() { m.acting = m.acting[:from] }()
	p := &m.Rules.Policy
	first := p.First(m, e)
	m.byOrder(m.acting[from:], first)
	var c course

	// Forced ones: all of them, in order, or in the order that one player gives; after a replacement only others of its
	// kind.
	for {
		i := m.nextForced(from, e, c.replaced > 0)
		if i < 0 {
			break
		}
		if !m.let(from, i, e, &c) {
			return m.comes(e, &c)
		}
	}

	// Optional ones: once each, or in rounds until all have passed in a row.
	if !p.Rounds {
		for i := from; i < len(m.acting) && c.replaced == 0; i++ {
			if a := &m.acting[i]; m.due(a) && !m.Rules.Abilities[a.ID].Forced && m.may(a) && !m.let(from, i, e, &c) {
				return m.comes(e, &c)
			}
		}
		m.allLate(from, &c)
		return m.comes(e, &c)
	}
	used := false
	for passed, who := 0, max(first, 0); passed < m.seats && c.replaced == 0; who = m.Next(who) {
		i := m.pickOne(from, who, used)
		if i < 0 {
			passed++
			continue
		}
		passed, used = 0, true
		if a := &m.acting[i]; a.Player == NoPlayer {
			a.Player = who // an ability of the table is its user's
		}
		if !m.let(from, i, e, &c) {
			break
		}
	}
	m.allLate(from, &c)
	return m.comes(e, &c)
}

// allLate tells of those that were gathered from an index on and did not act, where nothing has taken the event's
// place.
func (m *Match) allLate(from int, c *course) {
	for i := from; i < len(m.acting) && c.replaced == 0; i++ {
		if a := &m.acting[i]; !a.done {
			m.late(a)
		}
	}
}

// late tells of an ability that did not act.
func (m *Match) late(a *Acting) {
	if late := m.Rules.Abilities[a.ID].Late; late != nil && !a.done && m.holds(a) {
		late(m, a)
	}
}

// nextForced is the index of the forced ability that acts next, -1 when none is left. After a replacement only others
// follow it.
func (m *Match) nextForced(from int, e *Event, replaced bool) int {
	first, more := -1, 0
	for i := from; i < len(m.acting); i++ {
		if m.forced(&m.acting[i], replaced) {
			if first < 0 {
				first = i
			}
			more++
		}
	}
	p := &m.Rules.Policy
	if more < 2 || p.Orders == nil {
		return first
	}
	q := m.Question(p.Orders(m, e), p.OrderQuestion, 0, p.OrderCite.With(m.Rules.Abilities[m.acting[first].ID].Cite))
	for i := from; i < len(m.acting); i++ {
		if a := &m.acting[i]; m.forced(a, replaced) && !m.twin(q, a) {
			q.Add(m.answer(a, uint16(i)))
		}
	}
	return int(m.Ask(q).Index)
}

// again says whether one of the answers is the same ability of the same card, for an earlier event: that comes first.
func (m *Match) again(q *Question, a *Acting) bool {
	for i := range q.Answers {
		if b := &m.acting[q.Answers[i].Index]; a.ID == b.ID && a.Source == b.Source {
			return true
		}
	}
	return false
}

// twin says whether among the answers is the same ability of a card that nothing tells apart from this one's, about the
// same event: which of the two comes first makes no difference, and is not asked.
func (m *Match) twin(q *Question, a *Acting) bool {
	for i := range q.Answers {
		b := &m.acting[q.Answers[i].Index]
		x, y := a.Source.Card, b.Source.Card
		if a.ID == b.ID && a.Player == b.Player && about(a.A, x) == about(b.A, y) && about(a.B, x) == about(b.B, y) &&
			*a.Event == *b.Event && x != 0 && y != 0 && m.Same(x, y) {
			return true
		}
	}
	return false
}

// forced says whether an ability acts now without being asked for. After a replacement only others of its kind do.
func (m *Match) forced(a *Acting, replaced bool) bool {
	ab := &m.Rules.Abilities[a.ID]
	return !a.done && ab.Forced && (!replaced || ab.Stage == Replace) && m.due(a)
}

// pickOne asks a player for one of the optional abilities open to him, -1 for a pass. used says that one was used in
// this window.
func (m *Match) pickOne(from int, who Player, used bool) int {
	var q *Question
	for i := from; i < len(m.acting); i++ {
		a := &m.acting[i]
		if a.Player != who && a.Player != NoPlayer || !m.due(a) || m.Rules.Abilities[a.ID].Forced {
			continue
		}
		ab := &m.Rules.Abilities[a.ID]
		if ab.If != nil && !ab.If(m, a) {
			continue // no longer possible
		}
		if q == nil {
			q = m.Question(who, ab.Ask, 0, ab.offer(used))
			q.On, q.Ahead = a.Event, ab.Stage == Interrupt || ab.Stage == Replace
		} else if m.offered(q, a) {
			continue
		} else if any := m.Rules.Policy.AnyOrder; any != 0 {
			q.Cite = Cite(q.Cite.First(), any).WithIfRoom(q.Cite)
		}
		q.Add(m.answer(a, uint16(i)))
	}
	if q == nil {
		return -1
	}
	q.Decline()
	if a := m.Ask(q); a.Verb != VerbDecline {
		return int(a.Index)
	}
	return -1
}

// offered says whether the use of an equal card of the same zone is among the answers already.
func (m *Match) offered(q *Question, a *Acting) bool {
	c := a.Source.Card
	for i := range q.Answers { // the same one waits for two events of an occurrence
		if x := &q.Answers[i]; c != 0 && x.Card == c && m.acting[x.Index].ID == a.ID {
			return true
		}
	}
	if c == 0 || m.Marked(c) {
		return false
	}
	for i := range q.Answers {
		if x := q.Answers[i].Card; x != 0 && x != c && m.Alike(x, c) {
			return true
		}
	}
	return false
}

// offer is what the question whether it is used cites.
func (ab *Ability) offer(used bool) Clauses {
	switch {
	case used && ab.Again != 0:
		return ab.Again
	case ab.Offer != 0:
		return ab.Offer
	}
	return ab.Cite
}

// answer is the answer that uses an ability, named by its card or, without one, by itself.
func (m *Match) answer(a *Acting, i uint16) Answer {
	verb := m.Rules.Abilities[a.ID].Verb
	if verb == NoVerb {
		verb = VerbUse
	}
	if a.Source.Card == 0 {
		return Answer{Verb: verb, Ability: a.ID, Index: i}
	}
	return Answer{Verb: verb, Card: a.Source.Card, Zone: m.cards[a.Source.Card].zone, Index: i}
}

// due says whether an ability that was gathered can still act.
func (m *Match) due(a *Acting) bool {
	ab := &m.Rules.Abilities[a.ID]
	return !a.done && m.holds(a) && (ab.StillDue == nil || ab.StillDue(m, a))
}

// later says whether an ability that was gathered and cannot act now may do so once others have acted.
func (m *Match) later(a *Acting) bool {
	later := m.Rules.Abilities[a.ID].Later
	return later != nil && !a.done && m.holds(a) && later(m, a)
}

// holds says whether the condition of an ability holds once its event has happened.
func (m *Match) holds(a *Acting) bool {
	holds := m.Rules.Abilities[a.ID].Holds
	return holds == nil || holds(m, a)
}

// may asks whether an optional ability is used.
func (m *Match) may(a *Acting) bool {
	ab := &m.Rules.Abilities[a.ID]
	q := m.Question(a.Player, ab.Ask, a.Source.Card, ab.Cite)
	q.On, q.Ahead = a.Event, ab.Stage == Interrupt || ab.Stage == Replace
	q.Add(m.answer(a, 0))
	q.Decline()
	return m.Ask(q).Verb != VerbDecline
}

// gather collects the abilities of a stage that act on an event, oldest first.
func (m *Match) gather(s Stage, e *Event) {
	if !m.Rules.stages[s].Has(e.Kind) {
		return
	}
	m.gatherOthers(s, e)
	m.gatherSelf(s, e)
}

func (m *Match) gatherOthers(s Stage, e *Event) {
	if !m.watching.Has(e.Kind) {
		return
	}
	t := m.Table
	for _, w := range t.waiters {
		if ear := &t.rules.ears[w.ability]; ear.stage == s && ear.on.Has(e.Kind) {
			m.add(w.ability, t.Ref(w.card), t.Owner(t.In(w.card)), 0, 0, e)
		}
	}
	for i := range t.effects {
		f := &t.effects[i]
		if ear := &t.rules.ears[f.Ability]; ear.stage == s && ear.on.Has(e.Kind) {
			m.add(f.Ability, f.Source, f.Player, f.A, f.B, e)
		}
	}
}

func (m *Match) gatherSelf(s Stage, e *Event) {
	if e.Card == 0 {
		return
	}
	def := m.cards[e.Card].def
	if !m.Rules.self[def].Has(e.Kind) {
		return
	}
	for _, id := range m.Rules.Cards[def].Abilities {
		if ab := &m.Rules.Abilities[id]; ab.Self && ab.Stage == s && ab.On.Has(e.Kind) {
			m.add(id, m.Ref(e.Card), m.Owner(m.cards[e.Card].zone), 0, 0, e)
		}
	}
}

// add gathers an ability, if it is meant by the event. It is written where it stays, as an answer is (Question.Card).
func (m *Match) add(id AbilityID, source Ref, p Player, x, y int32, e *Event) {
	ab := &m.Rules.Abilities[id]
	if ab.Whose != nil {
		p = ab.Whose(m, e)
	}
	last := len(m.acting)
	m.acting = append(m.acting, Acting{})
	a := &m.acting[last]
	a.ID, a.Source, a.Player, a.A, a.B, a.Event = id, source, p, x, y, e
	if ab.If != nil && !ab.If(m, a) {
		m.acting = m.acting[:last]
	}
}

// byOrder sorts by player order from first, keeping age among equals.
func (m *Match) byOrder(as []Acting, first Player) {
	if len(as) < 2 {
		return
	}
	slices.SortStableFunc(as, func(a, b Acting) int {
		return m.distance(first, a.Player) - m.distance(first, b.Player)
	})
}
