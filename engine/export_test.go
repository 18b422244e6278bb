package engine

// What tests that look at the kernel from outside need of its inside. They stand outside because they read logs, and
// what writes a log imports the kernel.

// Numbers and functions of the kernel's own.
const (
	MaxClause   = maxClause
	OverfullBit = overfull
)

var (
	EditDistance, WithoutArticle = editDistance, withoutArticle
	Elides                       = elides
	NameKey, Mixed               = nameKey, mixed
)

// Pos is where in its zone a card goes.
func (t Tags) Pos() Pos { return t.pos() }

// ActiveSorts is how many sorts of places there are in which abilities are alive: of the table, and of each player.
func (r *Rules) ActiveSorts() (shared, per int) { return len(r.activeShared), len(r.activePer) }

// Adopt plays a table under the rules of another.
func (t *Table) Adopt(from *Table) { t.rules = from.rules }

// Fill gives every list of a table so many elements.
func (t *Table) Fill(n int) {
	t.effects, t.queue = make([]Effect, n), make([]Trigger, n)
	t.memos, t.waiters, t.constant = make([]Memo, n), make([]waiter, n), make([]CardID, n)
}

// SetEffects and SetMemos replace what lasts and what is remembered.
func (t *Table) SetEffects(es ...Effect) { t.effects = es }
func (t *Table) SetMemos(ms ...Memo)     { t.memos = ms }

// Anew gives a copy of a table whose cards and effects are asked anew what they wait for.
func (t *Table) Anew() *Table {
	anew := t.Clone()
	anew.listen()
	return anew
}

// Watching is what a table waits for, and Waiters what waits on it, both to be compared.
func (t *Table) Watching() Kinds   { return t.watching }
func (t *Table) Waiters() []waiter { return t.waiters }

// Distance is how many players come before another in player order.
func (t *Table) Distance(from, p Player) int { return t.distance(from, p) }

// SetCount gives a player a number, without an event.
func (t *Table) SetCount(p Player, c Counter, n int32) { t.counts[t.slot(p, c)] = n }

// Put lays a card into a zone without an event.
func (m *Match) Put(c CardID, z Zone, at Pos) { m.move(c, z, at) }

// Misplace says of a card that it lies in a zone, in whose list it is not.
func (t *Table) Misplace(c CardID, z Zone) { t.cards[c].zone = z }

// Redeclare makes another card of one; Revisit makes it one that has come anew.
func (t *Table) Redeclare(c CardID, d Def) { t.cards[c].def = d }
func (t *Table) Revisit(c CardID)          { t.cards[c].visit++ }

// SetFlags, SetTokens and SetHost lay something on a card, or the card on another, without an event.
func (t *Table) SetFlags(c CardID, f Flag)            { t.cards[c].flags = f }
func (t *Table) SetTokens(c CardID, ns [Tokens]int16) { t.cards[c].tokens = ns }
func (t *Table) SetHost(c, host CardID)               { t.attach(c, host) }

// Await puts something into the queue of what waits; Queued is how much is in it.
func (t *Table) Await(w Trigger) { t.queue = append(t.queue, w) }
func (t *Table) Queued() int     { return len(t.queue) }

// Act says that something is about to act, or has acted.
func (m *Match) Act(a Acting, done bool) {
	a.done = done
	m.acting = append(m.acting, a)
}

// NameOn says by which line of a script a card is named.
func (m *Match) NameOn(c CardID, line int) { m.named(c, line) }

// OnTheWay is what is still on the way in a match: what waits, resolutions, levels, and what acts, settles or is held.
func (m *Match) OnTheWay() [6]int {
	return [...]int{len(m.queue), m.frames, int(m.depth), len(m.acting), len(m.settling), m.holding}
}
