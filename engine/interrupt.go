package engine

// What may come between the announcement of an event and the event: interrupts, and replacements.

// prepare lets interrupts and replacements act; false if nothing is left to happen.
func (m *Match) prepare(e *Event) bool {
	if m.interrupted(e) {
		return true
	}
	if m.closed {
		return false
	}
	m.Say(Event{Kind: Cancelled, Actor: e.Actor, Player: e.Player, Card: e.Card, Source: e.Source, Cite: e.Cite})
	return false
}

// interrupted lets interrupts and replacements act, and says whether anything is left to happen.
func (m *Match) interrupted(e *Event) bool {
	if m.Rules.Policy.Closes != 0 {
		from := len(m.acting)
		m.gather(Interrupt, e)
		m.gather(Replace, e)
		return m.act(from, e)
	}
	if !m.window(Interrupt, e) {
		return false
	}
	if m.Rules.stages[Replace].Has(e.Kind) {
		m.replace(e, m.hold(e))
		m.holding--
	}
	return e.Kind != NoKind
}

// course is how an event fares while abilities act on it.
type course struct {
	instead  Event // what a replacement has put in its place
	replaced int   // how many replacements have been made
	shut     bool  // others were left that could have acted
}

// let lets the i-th ability act, of those gathered from an index on; false if it has cancelled the event. A replacement
// makes its own version of what was announced, which is kept apart until all have acted.
func (m *Match) let(from, i int, e *Event, c *course) bool {
	a := &m.acting[i]
	a.done = true
	ab := &m.Rules.Abilities[a.ID]
	if m.Rules.Policy.Closes == 0 {
		ab.Do(m, a)
		return e.Kind != NoKind
	}
	var others, replacements bool
	others, replacements, a.Ahead = m.waiting(from)
	if ab.Stage != Replace {
		if ab.Do(m, a); e.Kind == NoKind {
			c.shut = others || replacements
			return false
		}
		return true
	}
	a.Moot = ab.Forced && replacements
	version := m.hold(e)
	a.Event = version
	ab.Do(m, a)
	c.instead = *version
	c.replaced++
	c.shut = c.shut || others
	m.holding--
	return true
}

// waiting says what else is left that could act: replacements that are forced and so follow each other, anything else,
// and whether any of that is optional.
func (m *Match) waiting(from int) (others, replacements, optional bool) {
	for i := from; i < len(m.acting); i++ {
		a := &m.acting[i]
		ab := &m.Rules.Abilities[a.ID]
		switch {
		case !m.due(a) || ab.If != nil && !ab.If(m, a):
		case ab.Forced && ab.Stage == Replace:
			replacements = true
		default:
			others, optional = true, optional || !ab.Forced
		}
	}
	return others, replacements, optional
}

// comes is the end of an interrupt window: what happens, and what that has shut out.
func (m *Match) comes(e *Event, c *course) bool {
	if c.replaced > 0 {
		*e = c.instead
		if c.replaced > 1 {
			e.Cite = Cite(e.Cite.First()).With(m.Rules.Policy.Latest).WithIfRoom(e.Cite)
		}
	}
	if c.shut && (c.replaced > 0 || e.Kind == NoKind) {
		e.Cite = e.Cite.And(m.Rules.Policy.Closes)
	}
	return e.Kind != NoKind
}

// replace lets replacement effects make their own version of what was announced; the most recent wins.
func (m *Match) replace(e, announced *Event) {
	from := len(m.acting)
	defer func() { m.acting = m.acting[:from] }()
	m.gather(Replace, e)
	m.byOrder(m.acting[from:], m.Rules.Policy.First(m, e))
	act := func(i int) {
		a := &m.acting[i]
		a.done = true
		a.Event = m.hold(announced)
		m.Rules.Abilities[a.ID].Do(m, a)
		*e = *a.Event
		m.holding--
	}
	if m.Rules.Policy.Orders != nil {
		for i := m.nextForced(from, announced, false); i >= 0; i = m.nextForced(from, announced, false) {
			act(i)
		}
	}
	for i := from; i < len(m.acting); i++ {
		if m.Rules.Policy.OwnOrder {
			m.takeNext(i)
		}
		if a := &m.acting[i]; m.due(a) && (m.Rules.Abilities[a.ID].Forced || m.may(a)) {
			act(i)
		}
	}
}
