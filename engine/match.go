package engine

import (
	"errors"
	"math"
	"slices"
)

// Match is a table being played: the rules, somebody who decides, and a log if anybody reads it.
// The table it embeds is read freely and changed by the verbs only.
type Match struct {
	*Table
	Rules   *Rules
	Decider Decider
	Log     *Log // nil: nothing is recorded, nothing is allocated

	Host any // the game this match belongs to; the rules of a game find their way back by it

	// Probe, if set, is called after every event: tests check there that nothing is lost or doubled.
	Probe func(m *Match, e *Event)
	// Arrange, if set, is called after every shuffle of a zone and may put its cards into an order of its own
	// by Match.Order: chance that a script fixes.
	Arrange func(m *Match, z Zone)
	// Taken, if set, is called when a question is not asked, because its only answer has been taken.
	Taken func(q *Question)
	// Insist, if set, says whether a question is asked although it has one answer only.
	Insist func(q *Question) bool
	// Extra has questions asked about what nobody must do and a Decider otherwise says with AndMore: for one that goes
	// through all there is.
	Extra Extra
	// SettingUp says that somebody chooses in the middle of the set-up, the rest of which comes behind that: the match
	// cannot be gone on from by its table alone, and what is not there yet may still come.
	SettingUp bool
	// Reached, if set, is called when a step of Rules.Steps is about to begin.
	Reached func(step int)
	// Limit is the number of events after which the match is stopped, 0 for none.
	Limit int

	q        Question
	drawn    []lot
	sorted   []lot
	drawers  []uint16 // while lots are sorted
	copies   []uint16 // by Def, while lots are drawn
	acting   []Acting // stack of gathered abilities
	settling []Event  // stack of the events whose reactions are due
	held     []*Event // the events that are happening, outermost first
	holding  int
	probed   Event
	answered int
	also     Clause // cited besides, while something acts in an order that the policy decided
	given    []Given
	laid     []laid
	lines    map[CardID]int // of a script, for the cards that its set-up names
	lists    []listed
	events   int
	depth    uint8
	closed   bool // the game has ended in the middle of things
	frames   int
	waves    int   // how often what waited has acted, one time after the other
	opened   []int // where in the queue each open occurrence begins, see End
	running  int   // how many calls of Run are going on, one within the other
}

// NewMatch begins to play a table.
func NewMatch(t *Table, d Decider) *Match {
	m := &Match{Table: t, Rules: t.rules, Decider: d, copies: make([]uint16, len(t.rules.Cards))}
	m.q.Answers = make([]Answer, 0, 32) // most questions have fewer
	m.acting, m.settling, m.opened = make([]Acting, 0, 4), make([]Event, 0, 4), make([]int, 0, 4)
	return m
}

// stop unwinds rule code when a match cannot go on; Run catches it.
type stop struct{ err error }

// ErrLimit is why a match that never comes to an end is stopped.
var ErrLimit = Errorf("too many events", "trop d'événements")

// ErrReplayed ends a replay whose answers are used up; ErrMismatch one whose answers do not fit the questions.
var (
	ErrReplayed = errors.New("the recorded answers are used up")
	ErrMismatch = errors.New("a recorded answer does not fit its question: other rules, another setup or another version")
)

// Fail ends the match with an error, from however deep in the rules. Run returns it.
func (m *Match) Fail(err error) { panic(stop{err}) }

// Run plays rule code until it ends, and gives the error that ended it early, if any.
func (m *Match) Run(rules func()) (err error) {
	m.running++
	defer func() {
		m.running--
		switch r := recover().(type) {
		case nil:
		case stop:
			err = r.err
		default:
			e := m.broken()
			if e == nil {
				panic(r)
			}
			err = e
		}
	}()
	rules()
	return nil
}

// Running says whether Run is going on: whether Fail can end anything.
func (m *Match) Running() bool { return m.running > 0 }

// Indent puts what follows under the last event; Outdent ends that.
func (m *Match) Indent()  { m.depth++ }
func (m *Match) Outdent() { m.depth -= min(m.depth, 1) } // a new level may have been set within

// Level sets how deep what follows stands, for the beginning of a new chapter.
func (m *Match) Level(n uint8) { m.depth = n }

// Close ends the game in the middle of things: what was about to happen no longer does, and nothing is said of it.
func (m *Match) Close() { m.closed = true }

// Pending is the innermost event that is happening, before it or after, while abilities are asked about it; nil if none
// is.
func (m *Match) Pending() *Event {
	if m.holding == 0 {
		return nil
	}
	return m.held[m.holding-1]
}

// Begin opens a resolution. With Policy.Wait, what is triggered within waits until the outermost one ends; without it,
// a resolution is one occurrence: all that it triggers is offered in one window, when it ends.
func (m *Match) Begin() {
	m.frames++
	m.opened = append(m.opened, len(m.queue))
}

// End closes a resolution and lets what it triggered happen, if it is the outermost one or an occurrence.
func (m *Match) End() {
	m.frames--
	from := m.opened[len(m.opened)-1]
	m.opened = m.opened[:len(m.opened)-1]
	switch {
	case !m.Rules.Policy.Wait && len(m.queue) > from:
		m.conclude(from)
	case m.Rules.Policy.Wait && m.frames == 0 && len(m.queue) > 0:
		m.settle()
	}
}

// Between lets something happen in the middle of an occurrence that is no part of it: what it triggers has windows of
// its own, and what the occurrence has triggered so far waits until it ends.
func (m *Match) Between(do func()) {
	frames := m.frames
	m.frames = 0
	do()
	m.frames = frames
}

// Waiting says whether anything that was triggered waits for the end of its occurrence.
func (m *Match) Waiting() bool { return len(m.queue) > 0 }

// Answered is how many questions have been answered.
func (m *Match) Answered() int { return m.answered }

// Events is how many events have happened.
func (m *Match) Events() int { return m.events }

// Resolving says whether a resolution is open.
func (m *Match) Resolving() bool { return m.frames > 0 }

// Do makes an event happen: it is announced, may be replaced or cancelled, is performed, recorded, and reacted to.
// It gives what happened in the end; Kind is NoKind if nothing did.
func (m *Match) Do(e Event) Event {
	m.Make(&e)
	return e
}

// Make is Do for an event that is written down where it is: it is not copied, which costs more than most events do.
// Afterwards it is what happened in the end.
func (m *Match) Make(e *Event) {
	if m.awaited(e.Kind, e.Card) {
		held := m.hold(e)
		m.happen(held)
		m.holding--
		*e = *held
		return
	}
	m.perform(e)
	m.record(e)
}

// awaited says whether any ability may act on an event of a kind about a card, zero for none.
func (m *Match) awaited(k Kind, c CardID) bool {
	return !m.Rules.doings[k].alone && (m.watching.Has(k) || c != 0 && m.Rules.concerns[m.cards[c].def].Has(k))
}

// Most events are one of three simple ones. Where nobody reads events and no ability waits, what they do is done
// without writing them down.

// Move is Make for a card that goes to a zone, by a player's doing and by the text of a card, zero if by none.
func (m *Match) Move(k Kind, p Player, c CardID, to Zone, text CardID, cite Clauses) {
	if d := &m.Rules.doings[k]; m.IsRead() || d.op != MoveCard || d.flag != 0 || m.awaited(k, c) {
		m.Make(&Event{Kind: k, Actor: p, Player: p, Card: c, Source: text, To: to, Cite: cite})
		return
	}
	m.move(c, to, Default)
	m.count()
}

// Reckon is Make for what only sets a counter of a player, or of the table for NoPlayer, or adds to it, as its kind
// says.
func (m *Match) Reckon(k Kind, p Player, n int) {
	if !m.Counted(k, p, n) {
		m.Make(&Event{Kind: k, Player: p, N: int32(n)})
	}
}

// Counted sets a counter, or adds to it, as Reckon does, where nobody reads events and no ability waits for this one.
// Otherwise it does nothing, and says so by false.
func (m *Match) Counted(k Kind, p Player, n int) bool {
	d := &m.Rules.doings[k]
	if m.IsRead() || d.op != SetCount && d.op != Count || !d.alone && m.watching.Has(k) {
		return false
	}
	counter := &m.counts[m.slot(p, d.counter)]
	if d.op == SetCount {
		*counter = 0
	} else if !d.quiet && int(*counter)+n > MostCounted { // the number of a turn is none of what is counted
		m.Beyond()
	}
	*counter += int32(n)
	m.count()
	return true
}

// TellOf is Tell for what concerns a player, and a number, alone.
func (m *Match) TellOf(k Kind, p Player, n int, cite Clauses) {
	if m.IsRead() {
		m.record(&Event{Kind: k, Actor: p, Player: p, N: int32(n), Cite: cite})
		return
	}
	m.count()
}

// Unnoticed counts an event of a kind that changes nothing and is about no card, if nobody reads it and no ability
// waits for it, and says so: then it need not be written down.
func (m *Match) Unnoticed(k Kind) bool {
	if m.IsRead() || m.awaited(k, 0) {
		return false
	}
	m.count()
	return true
}

// Noticed says whether anybody reads an event of a kind about a card, or any ability waits for it: only then what it
// cites need be put together. What waits keeps the event, and may be read later.
func (m *Match) Noticed(k Kind, c CardID) bool { return m.IsRead() || m.awaited(k, c) }

// Untold counts an event that only tells something, if nobody reads events, and says so: then it need not be written
// down.
func (m *Match) Untold() bool {
	if m.IsRead() {
		return false
	}
	m.count()
	return true
}

// MoveTop is Move for a number of cards on top of a zone, one after the other, where nobody reads events and no ability
// waits for any of these. Otherwise it does nothing, and says so by false.
func (m *Match) MoveTop(k Kind, from Zone, n int, to Zone) bool {
	d := &m.Rules.doings[k]
	if m.IsRead() || d.op != MoveCard || d.flag != 0 || m.Limit > 0 && m.events+n > m.Limit || from == to ||
		n > int(m.zones[from].n) {
		return false
	}
	if m.Rules.waited.Has(k) {
		if m.watching.Has(k) {
			return false
		}
		for i, c := 0, m.zones[from].top; i < n; i, c = i+1, m.cards[c].next {
			if m.Rules.concerns[m.cards[c].def].Has(k) {
				return false
			}
		}
	}
	m.run(from, n, to)
	m.events += n
	return true
}

// run takes a number of cards on top of a zone to another, one after the other: they come there as by move, but their
// list goes over as a whole.
func (m *Match) run(from Zone, n int, to Zone) {
	if n <= 0 {
		return
	}
	f, t := &m.zones[from], &m.zones[to]
	onTop := t.enter == Top // each comes to lie on the one before it
	heard := (f.class|t.class)&m.Rules.active != 0
	first, last, next := f.top, CardID(0), f.top
	for range n {
		c, k := next, &m.cards[next]
		below := k.next
		if onTop {
			k.next, k.prev = last, below
		}
		if k.host != 0 {
			m.attach(c, 0)
		}
		k.enter(to)
		if heard && m.Rules.watches[k.def] {
			m.heed(c, from, t.enter)
		}
		last, next = next, below
	}
	if f.top = next; next != 0 {
		m.cards[next].prev = 0
	} else {
		f.bottom = 0
	}
	f.n -= int16(n)
	t.n += int16(n)
	if onTop {
		first, last = last, first
	}
	m.splice(t, first, last, onTop)
}

// hold keeps an event where abilities can point at it while it happens; the places are used again.
func (m *Match) hold(e *Event) *Event {
	if m.holding == len(m.held) {
		m.held = append(m.held, new(Event))
	}
	held := m.held[m.holding]
	m.holding++
	*held = *e
	return held
}

// Say records an event that changes nothing.
func (m *Match) Say(e Event) { m.record(&e) }

// Tell is Say for an event that is written down where it is.
func (m *Match) Tell(e *Event) { m.record(e) }

// perform changes the table as the event's kind says.
func (m *Match) perform(e *Event) {
	k := &m.Rules.doings[e.Kind]
	switch k.op {
	case MoveCard:
		e.From = m.cards[e.Card].zone
		m.move(e.Card, e.To, e.Tags.pos())
		m.cards[e.Card].flags |= k.flag
	case MoveAll:
		e.N = int32(m.zones[e.From].n)
		for c := m.zones[e.From].bottom; c != 0 && e.From != e.To; {
			up := m.cards[c].prev
			m.move(c, e.To, Top)
			c = up
		}
	case Shuffle:
		e.N = int32(m.zones[e.To].n)
		m.shuffle(e.To)
	case Reshuffle:
		e.N = int32(m.zones[e.From].n)
		m.join(e.From, e.To)
		m.shuffle(e.To)
	case Count:
		n := &m.counts[m.slot(e.Player, k.counter)]
		if !k.quiet && int(*n)+int(e.N) > MostCounted { // the number of a turn is none of what is counted
			m.Beyond()
		}
		*n += e.N
		e.Now = *n
	case SetCount:
		m.counts[m.slot(e.Player, k.counter)] = e.N
		e.Now = e.N
	case Place:
		n := &m.cards[e.Card].tokens[k.token]
		sum := int(*n) + int(e.N)
		switch {
		case sum >= -MostCounted && sum <= MostCounted:
		case m.Rules.Tokens[k.token].ID != "":
			m.Beyond()
		case sum > math.MaxInt16: // the number of a turn, after as many of them
			m.endless()
		}
		*n = int16(sum)
		e.Now = int32(sum)
	case SetFlag:
		m.cards[e.Card].flags |= k.flag
	case DropFlag:
		m.cards[e.Card].flags &^= k.flag
	case Attach:
		e.From = m.cards[e.Card].zone
		m.move(e.Card, e.To, e.Tags.pos())
		m.attach(e.Card, e.Target)
	case TurnOver:
		m.turnOver(e.Card)
	case Shift:
		e.From = m.cards[e.Card].zone
		k := m.cards[e.Card]
		m.move(e.Card, e.To, e.Tags.pos())
		now := &m.cards[e.Card]
		now.flags, now.tokens, now.visit = k.flags, k.tokens, k.visit
		m.attach(e.Card, k.host)
	case TakeOver:
		e.From = m.cards[e.Card].zone
		m.move(e.Card, e.To, e.Tags.pos())
		m.takeOver(e.Card, e.Target)
	}
}

// record counts an event, and shows it to those who read events.
func (m *Match) record(e *Event) {
	e.Depth = m.depth
	if m.also != 0 {
		e.Cite = e.Cite.AndIfRoom(m.also)
	}
	if m.IsRead() {
		m.show(e)
	}
	m.count()
}

// IsRead says whether anybody reads events: where nobody does, none is written down that does nothing else, and what is
// only cited need not be looked for.
func (m *Match) IsRead() bool { return m.Log != nil || m.Probe != nil }

func (m *Match) show(e *Event) {
	if m.Log != nil && !m.Rules.doings[e.Kind].quiet {
		m.Log.Events = append(m.Log.Events, *e)
		if m.Rules.off != nil {
			m.Log.inForce()
		}
	}
	if m.Probe != nil {
		m.probed = *e
		m.Probe(m, &m.probed)
	}
}

func (m *Match) count() {
	if m.events++; m.Limit > 0 && m.events > m.Limit {
		m.endless()
	}
}

// endless stops the match. It stays by itself, so that counting is small enough to be part of whatever counts.
//
//go:noinline
func (m *Match) endless() {
	m.Fail(Errorf("%s: %d, and no end in sight", "%s : %d, et aucune fin en vue", ErrLimit, m.events-1))
}

// move takes a card to a zone; what lay on it stays behind.
func (m *Match) move(c CardID, z Zone, at Pos) {
	if c == 0 {
		panic("a game moved a card that is not there") // a mistake in its code, which would silently break the zones
	}
	t := m.Table
	k := &t.cards[c]
	from := k.zone
	t.unlink(c)
	if at == Default {
		at = t.zones[z].enter
	}
	t.link(c, z, at)
	if k.host != 0 {
		t.attach(c, 0)
	}
	k.enter(z)
	if t.rules.watches[k.def] && (t.zones[from].class|t.zones[z].class)&t.rules.active != 0 { // elsewhere nothing waits
		t.heed(c, from, at)
	}
}

// join lays all cards of a zone under those of another, in their order: they come there as by move, but their list goes
// over as a whole.
func (m *Match) join(from, to Zone) {
	f, t := &m.zones[from], &m.zones[to]
	if from == to || f.n == 0 {
		return
	}
	for c := f.top; c != 0; c = m.cards[c].next {
		if m.cards[c].host != 0 {
			m.attach(c, 0)
		}
		m.cards[c].enter(to)
	}
	m.splice(t, f.top, f.bottom, false)
	t.n += f.n
	f.top, f.bottom, f.n = 0, 0, 0
	if (f.class|t.class)&m.Rules.active != 0 {
		m.listen()
	}
}

// splice lays a list of cards, given by its first and its last, over the cards of a pile or under them.
func (m *Match) splice(t *pile, first, last CardID, over bool) {
	above, below := t.bottom, CardID(0)
	if over {
		above, below = 0, t.top
	}
	m.cards[first].prev, m.cards[last].next = above, below
	if above != 0 {
		m.cards[above].next = first
	} else {
		t.top = first
	}
	if below != 0 {
		m.cards[below].prev = last
	} else {
		t.bottom = last
	}
}

// enter notes that a card has come to a zone: it is another one now, and nothing lies on it. From its host it has been
// taken before.
func (k *card) enter(z Zone) {
	k.zone = z
	k.visit++
	k.flags = 0
	k.tokens = [Tokens]int16{}
}

// turnOver shows the other face of a card: its declaration changes, what lies on it stays.
func (m *Match) turnOver(c CardID) {
	if back := m.Rules.Cards[m.cards[c].def].Back; back != 0 {
		m.cards[c].def = back
		if m.cards[c].next == 0 {
			m.heed(c, m.cards[c].zone, Bottom)
		} else {
			m.listen()
		}
	}
}

// takeOver puts on a card what lay on another.
func (m *Match) takeOver(c, from CardID) {
	m.cards[c].flags, m.cards[c].tokens = m.cards[from].flags, m.cards[from].tokens
	m.cards[from].flags, m.cards[from].tokens = 0, [Tokens]int16{}
	for i := range m.cards {
		if m.cards[i].host == from {
			m.attach(CardID(i), c)
		}
	}
}

// attach puts a card to a host, zero for none; all that is attached is told of here, where it is counted.
func (t *Table) attach(c, host CardID) {
	if old := t.cards[c].host; old != 0 {
		t.cards[old].guests--
	}
	if t.cards[c].host = host; host != 0 {
		t.cards[host].guests++
	}
}

// Belongs says in whose deck a card begins. Set-ups say it once; nothing changes it afterwards.
func (m *Match) Belongs(c CardID, p Player) { m.cards[c].owner = p }

func (m *Match) shuffle(z Zone) {
	p := &m.zones[z]
	lots := m.byNumber(m.lots(z, shuffled))
	p.top, p.bottom = 0, 0
	for _, l := range lots {
		c := l.card()
		m.cards[c].prev, m.cards[c].next = p.bottom, 0
		if p.bottom == 0 {
			p.top = c
		} else {
			m.cards[p.bottom].next = c
		}
		p.bottom = c
	}
	if p.class&m.Rules.active != 0 {
		m.listen() // whatever waits there has another age now
	}
	if m.Arrange != nil {
		m.Arrange(m, z)
	}
}

// Order lays the cards of a zone in the order given, top first. cards must be exactly the cards of the zone.
func (m *Match) Order(z Zone, cards []CardID) {
	p := &m.zones[z]
	p.bottom, p.n = 0, 0
	for _, c := range cards {
		m.link(c, z, Bottom)
	}
	if p.class&m.Rules.active != 0 {
		m.listen()
	}
}

// Pick gives a card of a zone at random, zero if it is empty. The order in which the cards lie does not matter.
func (m *Match) Pick(z Zone) CardID {
	if m.zones[z].n == 0 {
		return 0
	}
	return slices.Min(m.lots(z, picked)).card()
}

// Throw gives a number from 0 to n-1 at random, for what concerns no pile. n must be at least 1.
func (m *Match) Throw(n int) int {
	r := NewPCG(m.stream(Box, picked))
	return r.Below(n)
}

// Remember keeps something in mind until Forget.
func (m *Match) Remember(n Memo) { m.memos = append(m.memos, n) }

// Forget clears what was remembered.
func (m *Match) Forget() { m.memos = m.memos[:0] }

// Last adds an effect that lasts.
func (m *Match) Last(e Effect) {
	if len(m.effects) >= mostEffects {
		m.Beyond()
	}
	m.effects = append(m.effects, e)
	m.watching.Join(m.Rules.Abilities[e.Ability].On)
}

// Expire ends all effects that keep is false for.
func (m *Match) Expire(keep func(e *Effect) bool) {
	if len(m.effects) == 0 {
		return
	}
	left := m.effects[:0]
	for i := range m.effects {
		if keep(&m.effects[i]) {
			left = append(left, m.effects[i])
		}
	}
	m.effects = left
	m.watch()
}
