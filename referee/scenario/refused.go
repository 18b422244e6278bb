package scenario

import (
	"maps"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// Refusals: refused(function() … end, "clause"). One thing is tried inside, a move or a set-up, and nothing of it
// stays: a move that the rules allow is not made, and what a set-up lays out is taken away again. The function is run
// to its end, so that a second move in it, which nobody would ever look at, is seen.

// trying is what happens inside refused(…).
type trying struct {
	done    bool
	laid    bool            // a set-up was begun
	refusal *Failure        // of the one thing that was tried; nil where the rules allow it
	attempt *engine.Attempt // what was tried, if it was a move
	never   *Failure        // where it is what nobody ever does with such a thing
	taken   *taken          // what was taken by itself, where the line only says that
	later   bool            // another run tells what is refused
}

// tried notes what has come of the one thing that stands inside refused.
func (t *trying) tried(refusal *Failure) {
	if t.done, t.refusal = true, refusal; refusal != nil {
		refusal.never = t.never
	}
}

// only stops a script that tries a second thing inside refused, where it would never be looked at.
func (r *run) only() {
	if r.trying != nil && r.trying.done {
		r.failf("only one thing is tried inside refused: write a refused of its own for each move",
			"dans refused, une seule chose est tentée : écrivez un refused pour chaque coup")
	}
}

// lays notes that a set-up is begun.
func (r *run) lays() {
	if r.trying != nil {
		r.trying.laid = true
	}
}

// justMove stops a move behind a set-up inside refused: the one would begin the game on a table of which the other must
// be taken away again.
func (r *run) justMove() {
	r.only()
	if r.trying != nil && r.trying.laid {
		r.failf("inside refused stands the one move, or a set-up and  begin(): lay the table out before, outside of it",
			"dans refused, il faut le seul coup, ou une mise en place et  begin() : mettez la table en place avant, au-dehors")
	}
}

// outside stops a word that has no place inside refused.
func (r *run) outside(word string) {
	if r.trying != nil {
		r.failf("%s does not stand inside refused: there stands the one move that is to be refused, or a set-up and  begin()",
			"%s n'a pas sa place dans refused : il y faut le seul coup à refuser, ou une mise en place et  begin()",
			word)
	}
}

// refusedWord is  refused(function() ben:defends "Cosmic Staff" end, "fe.attack.one-defense").
func (r *run) refusedWord(L *lua.LState) int {
	r.outside("refused")
	r.beforeRuling()
	fn, ok := L.Get(1).(*lua.LFunction)
	if !ok {
		r.failf(`what is tried stands in a function: refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")`,
			`ce qui est tenté se met dans une fonction : refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")`)
	}
	id := text(L.Get(2)) // where none is named, the one to write is told
	if L.Get(2) != lua.LNil {
		if _, ok := L.Get(2).(lua.LString); !ok {
			r.failf(`refused names the clause that refuses: refused(function() … end, "fe.attack.one-defense")`,
				`refused nomme la clause qui refuse : refused(function() … end, "fe.attack.one-defense")`)
		}
	}
	r.rulesOrFail()
	if id == "" {
		tried := r.attempt(L, fn)
		if tried.later {
			return 0
		}
		r.allowedBefore(tried)
		r.misunderstood(tried.refusal)
		r.draft(tried.refusal)
	}
	clause := r.clause(id)
	tried := r.attempt(L, fn)
	r.looksAtRefusal()
	r.check()
	if tried.later {
		return 0
	}
	r.allowedBefore(tried)
	switch no := tried.refusal; {
	case no == nil:
		f := failure("this was expected to be refused by %s, but it is allowed",
			"%s devait refuser cela, mais c'est permis", id)
		f.Expectation, f.Allowed, f.Recent = true, true, r.recent(5)
		r.fail(f.naming(r.rules, clause))
	case !no.Cite.Has(clause) && !r.opts.Lenient:
		r.misunderstood(no)
		f := failure("this is refused, but not by %s: %s", "c'est refusé, mais pas par %s : %s", id, no.What)
		f.Clauses, f.Says, f.Hint, f.Expectation = no.Clauses, no.Says, r.toWrite(no), true
		r.fail(f)
	}
	return 0
}

// draft stops a script whose refused names no clause yet, and tells the one to write.
func (r *run) draft(no *Failure) {
	if no == nil {
		f := failure("this was expected to be refused, but it is allowed", "cela devait être refusé, mais c'est permis")
		f.Expectation, f.Recent = true, r.recent(5)
		r.fail(f)
	}
	f := failure("refused does not say yet by which clause: %s", "refused ne dit pas encore par quelle clause : %s",
		no.What)
	f.Clauses, f.Says, f.Hint = no.Clauses, no.Says, r.toWrite(no)
	r.fail(f)
}

// toWrite tells how a refused is to end: with the most specific clause by which the rules refuse.
func (r *run) toWrite(no *Failure) engine.Text {
	if no.Cite == 0 {
		return no.Hint
	}
	return engine.Sayf(`write:  refused(function() … end, %q)`, `écrivez :  refused(function() … end, %q)`,
		r.rules.Book.ID(no.Cite.First()))
}

// allowedBefore stops a script whose refused only says what the rules have taken by themselves: outside of refused that
// line would stand.
func (r *run) allowedBefore(tried *trying) {
	if tried.taken == nil {
		return
	}
	f := failure("this is not refused: it was the only answer, and it was taken by itself",
		"ce n'est pas refusé : c'était la seule réponse, et elle a été prise d'elle-même")
	f.Expectation, f.Allowed, f.Recent, f.Hint = true, true, r.recent(5), r.itself(tried.taken)
	r.fail(f)
}

// attempt runs a function of the script in which one thing is tried, and gives what has come of it.
func (r *run) attempt(L *lua.LState, fn *lua.LFunction) *trying {
	before := r.layout
	before.setup = cloned(&r.layout.setup)
	before.shuffles = slices.Clone(r.layout.shuffles)
	r.trying = &trying{}
	L.Push(fn)
	L.Call(0, 0)
	tried := r.trying
	r.trying, r.attempted = nil, tried.attempt
	if !tried.done {
		r.failf("nothing is tried inside refused: a move stands there, or a set-up and  begin()",
			"rien n'est tenté dans refused : il y faut un coup, ou une mise en place et  begin()")
	}
	if r.m == nil {
		r.layout = before
	}
	return tried
}

// refusedSetup ends an attempt to set the table up: outside of refused a refusal stops the script.
func (r *run) refusedSetup(no *Failure) {
	if r.trying == nil {
		r.fail(no)
	}
	r.trying.tried(no)
}

// cloned is a set-up that shares nothing with another.
func cloned(s *engine.Setup) engine.Setup {
	out := *s
	out.Players, out.Zones, out.Counts = slices.Clone(s.Players), slices.Clone(s.Zones), slices.Clone(s.Counts)
	out.Sizes, out.Options = maps.Clone(s.Sizes), maps.Clone(s.Options)
	return out
}
