package scenario

import (
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// A payment may be more than is wanted: ann:pays_with("Energy", "Backflip") pays with both, in whatever order the rules
// take them. One name is an answer like any other.

// payment is what a line of the script pays with.
type payment struct {
	by    engine.Attempt // whose, and where the cards lie
	names []string       // those that have not been spent yet
}

// further reads what a line pays with, and where all of that lies.
func (r *run) further(L *lua.LState, a *engine.Attempt, verb *engine.VerbInfo) []string {
	names := []string{a.Name}
	for i := 3; i <= L.GetTop(); i++ {
		switch v := L.Get(i).(type) {
		case lua.LString:
			if v != "" {
				r.isCard(string(v))
				names = append(names, string(v))
				continue
			}
		case *lua.LUserData:
			if z, ok := v.Value.(*zoneValue); ok && i == L.GetTop() {
				a.Zone = r.zone(z)
				continue
			}
		}
		r.failf("%s:%s is said of names, and last of the place where they lie: %[1]s:%[2]s(%[3]q, %[1]s.hand)",
			"%s:%s se dit de noms, et en dernier du lieu où ils se trouvent : %[1]s:%[2]s(%[3]q, %[1]s.hand)",
			r.variable(a.Player), verb.Word, a.Name)
	}
	return names
}

// isCard stops the script at a name that is no card's.
func (r *run) isCard(said string) {
	name, _, _ := strings.Cut(said, "#")
	if r.rules.FindCard(name) != 0 {
		return
	}
	f := failure("there is no card called %q", "aucune carte ne s'appelle %q", clip(said))
	f.Hint, f.Legal = didYouMeanThe(r.rules.NearName(name)), r.lines(r.d.q)
	r.fail(f)
}

// pays answers a payment with all names of a line.
func (r *run) pays(names []string, a engine.Attempt) {
	if len(names) == 1 {
		r.move(a)
		return
	}
	r.log.Mark(r.at())
	for {
		at, _ := r.payable(&a, names)
		switch q := r.d.q; {
		case r.trying != nil: // the first that cannot be paid with is refused
			for at = 0; at < len(names)-1 && (r.paid(&a, names[:at+1]) || r.tookName(&a, names[at])); at++ {
				continue
			}
			a.Name = names[at]
			if n, has := howManieth(names[:at+1]), r.payableWith(&a); n > has && has > 0 {
				a.Name += "#" + strconv.Itoa(n) // there is none
			} else if use := a; has > 0 {
				use.Verb = engine.VerbUse
				if q := r.d.q; len(r.fitting(q, &a)) == 0 && len(r.fitting(q, &use)) > 0 {
					a = use
				}
			}
			r.move(a)
			return
		case at >= 0:
			r.owed = &payment{a, names}
			r.payOn()
			return
		case r.takenPayment(&a, names):
			r.failf("this payment is asked for in another run", "ce paiement est demandé dans une autre exécution")
		case q == nil || !r.windows || !r.pass(q):
			a.Name = names[0]
			r.move(a)
			return
		}
	}
}

// payOn goes on with what a line still pays with. A question that comes in between, such as what a wild resource is, is
// answered first.
func (r *run) payOn() {
	for r.owed != nil {
		p := r.owed
		at, answer := r.payable(&p.by, p.names)
		a := p.by
		if at < 0 {
			// what was left was all there was, and taken by itself
			p.names = slices.DeleteFunc(p.names, func(name string) bool {
				a.Name = name
				use := a
				use.Verb = engine.VerbUse
				return r.wasTaken(&a) || r.wasTaken(&use)
			})
			if len(p.names) == 0 {
				r.owed = nil
				return
			}
			if q := r.d.q; q != nil && q.Player == a.Player && q.Answers[0].Option != 0 {
				return
			}
			r.owed, a.Name = nil, p.names[0]
			r.move(a) // the payment is over
			return
		}
		a.Name = p.names[at]
		if p.names = slices.Delete(p.names, at, at+1); len(p.names) > 0 {
			answer |= engine.AndMore
		} else {
			r.owed = nil
		}
		r.decides(&a)
		r.d.give(answer)
		r.matchErr()
	}
}

// payable gives the first of some names that answers the open payment, and that answer; negative if none does.
func (r *run) payable(a *engine.Attempt, names []string) (at, answer int) {
	q := r.d.q
	if q == nil || q.Player != a.Player || !q.More && r.owed == nil {
		return -1, -1
	}
	for i, name := range names {
		for _, verb := range [...]engine.Verb{a.Verb, engine.VerbUse} {
			said := *a
			said.Name, said.Verb = name, verb
			if fits := r.fitting(q, &said); len(fits) == 1 || len(fits) > 1 && r.allOne(q, fits) {
				return i, fits[0]
			}
		}
	}
	return -1, -1
}

// paid says whether the last of some names answers the open payment, the others given.
func (r *run) paid(a *engine.Attempt, names []string) bool {
	said := *a
	said.Name = names[len(names)-1]
	return howManieth(names) <= r.payableWith(&said)
}

// howManieth is how often the last of some names stands among them.
func howManieth(names []string) int {
	n := 0
	for _, name := range names {
		if name == names[len(names)-1] {
			n++
		}
	}
	return n
}

// payableWith counts what of a name the open payment can be answered with: of equal cards in hand the question names
// one.
func (r *run) payableWith(a *engine.Attempt) int {
	q := r.d.q
	if q == nil || q.Player != a.Player || !q.More {
		return 0
	}
	n := 0
	for _, verb := range [...]engine.Verb{a.Verb, engine.VerbUse} {
		said := *a
		said.Verb = verb
		for _, i := range r.fitting(q, &said) {
			c := q.Answers[i].Card
			if verb == engine.VerbUse {
				n++
				continue
			}
			for x := range r.m.Cards(r.m.In(c)) {
				if x != q.Source && r.m.Same(x, c) {
					n++
				}
			}
		}
	}
	return n
}

// takenPayment finds one of some names among the payments that were taken by themselves, as it was the only one: then
// that payment is to be asked for, so that more can be paid.
func (r *run) takenPayment(a *engine.Attempt, names []string) bool {
	for i := range r.unasked {
		t := &r.unasked[i]
		for _, name := range names {
			said, use := *a, *a
			said.Name, use.Name, use.Verb = name, name, engine.VerbUse
			if r.says(t, &said) || r.says(t, &use) {
				r.again = t.nth
				return true
			}
		}
	}
	return false
}

// paidWith writes the payments of a line of play: what is paid beyond what is needed stands in one line with what was
// paid before it.
type paidWith struct {
	// the line that it stands in, counted from 1; 0 where there was no choice, of which no line is written unless more
	// follows
	at    int
	names []string // what stands in it, quoted
}

// say adds a line that gives the answer i to a question, or what the answer adds to a line before it.
func (w *paidWith) say(r *run, out []string, q *engine.Question, i int) []string {
	a, line := &q.Answers[i], r.lineIn(r.m.Table, q, i, engine.EN)
	switch {
	case !q.More:
		if a.Option == 0 { // what a wild resource is belongs to the payment
			*w = paidWith{}
		}
		return append(out, line)
	case a.Verb == engine.VerbDecline && a.More:
		return out
	case a.Verb == engine.VerbDecline:
		return append(out, line)
	case !a.More && len(q.Answers) == 1:
		*w = paidWith{names: []string{r.paidName(q, i)}}
		return out
	case !a.More:
		*w = paidWith{at: len(out) + 1, names: []string{r.paidName(q, i)}}
		return append(out, line)
	}
	w.names = append(w.names, r.paidName(q, i))
	if w.at == 0 {
		out = append(out, "")
		w.at = len(out)
	}
	out[w.at-1] = r.variable(q.Player) + ":" + r.payWord() + "(" + strings.Join(w.names, ", ") + ")"
	return out
}

// paidName is what an answer to a payment is called among what a line pays with, quoted.
func (r *run) paidName(q *engine.Question, i int) string {
	name, _, number := r.m.AnswerThing(q.Answers, i, r.names, engine.EN)
	if number > 1 {
		name += "#" + strconv.Itoa(number)
	}
	return strconv.Quote(name)
}

// payWord is the word of which several things are said at once.
func (r *run) payWord() string {
	i := slices.IndexFunc(r.rules.Verbs, func(v engine.VerbInfo) bool { return v.More })
	return r.rules.Verbs[i].Word
}
