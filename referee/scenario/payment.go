package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// A payment may be more than is wanted: ann:pays_with("Energy", "Backflip") pays with both, in whatever order the rules take them. One name
// is an answer like any other.

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
			"%s:%s se dit de noms, et en dernier du lieu où ils se trouvent : %[1]s:%[2]s(%[3]q, %[1]s.hand)", r.variable(a.Player), verb.Word, a.Name)
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
	f.Hint, f.Legal = didYouMean(r.rules.NearCard(name)), r.lines(r.d.q)
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
			for at = 0; at < len(names)-1 && (r.paid(&a, names[at]) || r.tookName(&a, names[at])); at++ {
				continue
			}
			a.Name = names[at]
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

// payOn goes on with what a line still pays with. A question that comes in between, such as what a wild resource is, is answered first.
func (r *run) payOn() {
	for r.owed != nil {
		p := r.owed
		at, answer := r.payable(&p.by, p.names)
		a := p.by
		if at < 0 {
			p.names = slices.DeleteFunc(p.names, func(name string) bool { // what was left was all there was, and taken by itself
				a.Name = name
				return r.wasTaken(&a)
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
	if q == nil || q.Player != a.Player || !r.isPayment(q) && r.owed == nil {
		return -1, -1
	}
	for i, name := range names {
		for _, verb := range [...]engine.Verb{a.Verb, engine.VerbUse} {
			said := *a
			said.Name, said.Verb = name, verb
			if fits := r.fitting(q, &said); len(fits) == 1 {
				return i, fits[0]
			}
		}
	}
	return -1, -1
}

// paid says whether a name answers the open payment.
func (r *run) paid(a *engine.Attempt, name string) bool {
	at, _ := r.payable(a, []string{name})
	return at >= 0
}

// isPayment says whether a question wants what may be more than is asked for.
func (r *run) isPayment(q *engine.Question) bool {
	return slices.ContainsFunc(q.Answers, func(x engine.Answer) bool { return r.rules.Verbs[x.Verb].More })
}

// takenPayment finds one of some names among the payments that were taken by themselves, as it was the only one: then that payment is to be
// asked for, so that more can be paid.
func (r *run) takenPayment(a *engine.Attempt, names []string) bool {
	for i := range r.unasked {
		t := &r.unasked[i]
		for _, name := range names {
			said := *a
			if said.Name = name; r.says(t, &said) {
				r.again = t.nth
				return true
			}
		}
	}
	return false
}
