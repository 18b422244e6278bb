package engine

import (
	"iter"
	"slices"
)

// Branch is what a script has tried from a point of the game on, to show what would have come of it. The game itself
// has gone on otherwise from there.
type Branch struct {
	Title string
	Line  int    // of the script
	At    int    // how many events had happened: these are the same in both
	From  *Table // as it was there
	Log   *Log   // all that has happened in the branch, the first At events included
}

// Fork opens the log of a branch at the point where this one stands, and notes it there. What the branch writes down
// leaves this log as it is.
func (l *Log) Fork(t *Table, title string, line int) *Log {
	b := *l
	b.Kept, b.Ended, b.Branches, b.Impossible, b.Ruling = nil, nil, nil, nil, Text{}
	b.Events, b.answers, b.choices = slices.Clip(l.Events), slices.Clip(l.answers), slices.Clip(l.choices)
	b.refusals, b.claims = slices.Clip(l.refusals), slices.Clip(l.claims)
	b.marks = slices.Clone(l.marks) // the last of them may still get another line
	l.Branches = append(l.Branches, Branch{title, line, len(l.Events), t.Clone(), &b})
	return &b
}

// Told goes through all that is told, in the order of the text: of a branch its own events, before the event of the
// line it leaves. Each event is given with the log in which it stands and its number there; for what names a branch,
// the number is negative.
func (l *Log) Told() iter.Seq2[Within, int] {
	return func(yield func(Within, int) bool) { l.told(Within{Log: l}, yield) }
}

// Within is where an event is told: in the log of the game, or in that of a branch.
type Within struct {
	Log    *Log
	Branch *Branch // nil for the game itself
	Deep   int     // in how many branches
}

func (l *Log) told(in Within, yield func(Within, int) bool) bool {
	from, left := 0, l.Branches
	if in.Branch != nil {
		from = in.Branch.At
	}
	for i := from; ; i++ {
		for ; len(left) > 0 && (left[0].At <= i || i >= len(l.Events)); left = left[1:] {
			b := Within{left[0].Log, &left[0], in.Deep + 1}
			if !yield(b, -1) || !b.Log.told(b, yield) {
				return false
			}
		}
		if i >= len(l.Events) {
			return true
		}
		if !yield(in, i) {
			return false
		}
	}
}

// Follows says whether the game goes on from where a branch leaves it just as the branch does: what is refused and what
// is proven counts for nothing.
func (l *Log) Follows(b *Branch) bool {
	mine, its := l.happened(b.At), b.Log.happened(b.At)
	if len(its) == 0 || len(its) > len(mine) {
		return false
	}
	for k, x := range its {
		if !l.same(mine[k], b.Log, x) {
			return false
		}
	}
	return true
}

// happening is an event that changes something or tells of the game: its number, and how many questions had been
// answered before it.
type happening struct{ event, choices int }

// happened gives them from an event on.
func (l *Log) happened(from int) (out []happening) {
	choices := 0
	for i := range l.Events {
		k := l.Events[i].Kind
		if i >= from && k != Refused && k != Claimed {
			out = append(out, happening{i, choices})
		}
		if k == Chosen {
			choices++
		}
	}
	return out
}

// same says whether the same has happened in two logs, and the same was answered.
func (l *Log) same(x happening, o *Log, y happening) bool {
	if l.Events[x.event] != o.Events[y.event] {
		return false
	}
	if l.Events[x.event].Kind != Chosen {
		return true
	}
	a, b := l.Choice(x.choices), o.Choice(y.choices)
	return a.Question == b.Question && a.Answers[a.Chosen] == b.Answers[b.Chosen]
}
