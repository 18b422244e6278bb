package engine

// What lies face down in play, and is seen by nobody: a rule gives such a card another part than its face has. The
// canonical log and the scripts call it by its name, because they must tell cards apart; whoever plays is told what
// everybody sees of it.

// Veiled says whether a card lies face down in play, so that nobody sees what it is.
func (t *Table) Veiled(c CardID) bool { return t.rules.Veil != 0 && t.cards[c].flags&t.rules.Veil != 0 }

// Seen gives a copy of the table that tells of cards that lie face down in play only what everybody sees of them.
func (t *Table) Seen() *Table {
	c := t.Clone()
	c.seen = true
	return c
}

// Label is the name of a card as the log prints it; on a table as it is seen, of one that lies face down in play, how
// all of these are called.
func (t *Table) Label(c CardID, lang Lang) string {
	if t.seen && t.Veiled(c) {
		return t.rules.VeilSays.In(lang)
	}
	return t.rules.Label(t.cards[c].def, lang)
}

// alike says whether two cards bear one name.
func (t *Table) alike(a, b CardID) bool {
	if t.seen && (t.Veiled(a) || t.Veiled(b)) {
		return t.Veiled(a) && t.Veiled(b)
	}
	return t.cards[a].def == t.cards[b].def
}

// Shut gives what Seen does, but a card that lies face down where the log begins is not turned up in it, whatever
// happens to it: so it tells what would come without telling what nobody has seen.
func (l *Log) Shut() *Log {
	seen := l.Seen()
	if seen != l {
		seen.Begun.shut = true
	}
	return seen
}

// Hides says whether an event names a card that nobody could tell as the log began: it lay face down, and not in play.
func (l *Log) Hides(e *Event) bool {
	for _, c := range [...]CardID{e.Card, e.Source, e.Target} {
		if c != 0 && !l.Begun.Open(c) && !l.Begun.Veiled(c) {
			return true
		}
	}
	return false
}

// Seen gives a copy of the log that tells of cards only what everybody sees while they lie face down in play. The copy
// is for reading, the log itself stays as it is.
func (l *Log) Seen() *Log {
	if l.Rules.Veil == 0 || l.Begun == nil {
		return l
	}
	seen := *l
	seen.Begun = l.Begun.Seen()
	if l.Ended != nil {
		seen.Ended = l.Ended.Seen()
	}
	return &seen
}

// Veils gives the table by which cards are named in the line of an event and behind it: a card that comes to lie face
// down in play is not named any more, and one that leaves its place is. shown is the table before the event; the table
// as set up is not changed.
func (l *Log) Veils(shown *Table, e *Event) *Table {
	if !shown.seen || e.Card == 0 {
		return shown
	}
	k := &l.Rules.Kinds[e.Kind]
	veil := l.Rules.Veil
	down := k.Flag&veil != 0 && (k.Op == MoveCard || k.Op == SetFlag)
	up := k.Op == MoveCard && !down || k.Op == Attach
	if !down && !(up && shown.Veiled(e.Card) && !shown.shut) {
		return shown
	}
	if shown == l.Begun {
		shown = shown.Clone()
	}
	if down {
		shown.cards[e.Card].flags |= veil
	} else {
		shown.cards[e.Card].flags &^= veil
	}
	return shown
}
