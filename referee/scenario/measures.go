package scenario

import (
	"cmp"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/referee/explore"
)

// The numbers of a card: what lies on it, and the values that the rules work out.

// measure is a number of a card that a script may ask for.
type measure struct {
	word string
	name engine.Text
	of   func(m *engine.Match, c engine.CardID) int
	yes  bool // it is only 1 or 0
	// lacks gives the clauses by which a card has none of it where it is: it is 0 then, whatever happens.
	lacks  func(m *engine.Match, c engine.CardID) engine.Clauses
	within func(m *engine.Match, c engine.CardID) engine.Range // what it can be; nil where there is no bound
	token  bool                                                // it counts tokens
	face   bool                                                // it is printed on a face
}

// measures are those of the game: its tokens, its marks (1 or 0) and its values.
func (r *run) measures() []measure {
	if r.measured == nil && r.rules != nil {
		r.measured = measures(r.game, r.rules)
	}
	return r.measured
}

func measures(g *engine.Game, rules *engine.Rules) []measure {
	var out []measure
	for k := range rules.Tokens {
		info := &rules.Tokens[k]
		if info.ID == "" {
			continue
		}
		m := measure{word: info.ID, name: info.Name, token: true, of: func(m *engine.Match, c engine.CardID) int {
			return m.Tokens(c, engine.Token(k))
		}}
		if rules.Holds != nil {
			m.lacks = func(m *engine.Match, c engine.CardID) engine.Clauses {
				return rules.Holds(m, c, engine.Token(k))
			}
		}
		if rules.Range != nil {
			m.within = func(m *engine.Match, c engine.CardID) engine.Range { return rules.Range(m, c, engine.Token(k)) }
		}
		out = append(out, m)
	}
	for i := range rules.Flags {
		f := &rules.Flags[i]
		m := measure{word: f.ID, name: f.Name, yes: true, of: func(m *engine.Match, c engine.CardID) int {
			if m.Flag(c, f.Flag) {
				return 1
			}
			return 0
		}}
		if rules.Bears != nil {
			m.lacks = func(m *engine.Match, c engine.CardID) engine.Clauses { return rules.Bears(m, c, f.Flag) }
		}
		out = append(out, m)
	}
	for i := range g.Stats {
		s := &g.Stats[i]
		out = append(out, measure{word: s.ID, name: s.Name, yes: s.YesNo, of: s.Of, lacks: s.Lacks, within: s.Range,
			face: s.Face})
	}
	return out
}

// measureWord is  line_up:tokens "Giganta".
func (r *run) measureWord(L *lua.LState, nth int) int {
	k := &r.measures()[nth]
	z := self[*zoneValue](r, L, k.word)
	given, ok := L.Get(2).(lua.LString)
	if !ok {
		r.begin()
		name := "…"
		for c := range r.m.Cards(r.zone(z)) {
			if k.lacks == nil || k.lacks(r.m, c) == 0 {
				name = r.shownAs(c, "")
				break
			}
		}
		r.fail(failure("%s is asked of a card by its name:  %s", "%s se demande d'une carte par son nom :  %s", k.word,
			r.measuring(r.zone(z), k, name)))
	}
	r.begin()
	r.onward()
	L.Push(r.value("number", r.measuredNow(z, string(given), nth)))
	return 1
}

// measuredNow is the number of a card as it is now. Where none lies there, or copies of which the number differs, it is
// missing, which an expectation may not say, and a statement may: the card may come, and it is about any of the copies.
func (r *run) measuredNow(z *zoneValue, name string, nth int) *numberValue {
	k := &r.measures()[nth]
	base, which, _ := strings.Cut(name, "#")
	number := r.copyNumber(name, which)
	d := r.card(base)
	word := k.called()
	v := &numberValue{answered: r.answered(), again: func() *numberValue { return r.measuredNow(z, name, nth) },
		n: -1 << 31, yes: k.yes, high: maxNumber, what: engine.Sayf("%s of %s", "%s de %s", word, name)}
	var of engine.CardID // zero where there is none
	copies, lacks, differ := 0, engine.Clauses(0), false
	settled := !r.setup.AsIf && r.d.q != nil && r.isMenu(r.d.q)
	for c := range r.m.Cards(r.zone(z)) {
		if !r.rules.Means(r.m.Def(c), base) {
			continue
		}
		if copies++; number > 0 && copies != number {
			continue
		}
		if k.lacks != nil && (of == 0 || lacks != 0) {
			lacks = k.lacks(r.m, c)
		}
		if k.within != nil {
			in := k.within(r.m, c)
			if of != 0 {
				in.Least, in.Most = max(in.Least, v.in.Least), max(in.Most, v.in.Most)
			}
			v.in = in
		}
		n := k.of(r.m, c)
		differ = differ || of != 0 && n != v.n
		v.n, of = max(v.n, n), c
	}
	if differ {
		v.missing = failure("%q can mean more than one thing here", "%q peut désigner plusieurs choses ici", clip(name))
		var lines []string
		for i, c := 0, r.m.Top(r.zone(z)); c != 0; c = r.m.Below(c) {
			if r.rules.Means(r.m.Def(c), base) {
				i++
				lines = append(lines, r.measuring(r.zone(z), k, base+"#"+strconv.Itoa(i)))
			}
		}
		v.missing.Hint = engine.Sayf("write which is meant:  %s", "écrivez laquelle :  %s",
			strings.Join(lines[:min(len(lines), 4)], "  /  "))
	}
	if of == 0 {
		v.n, v.missing = 0, r.notThere(z, name, k)
	}
	if lacks != 0 && !r.opts.Lenient {
		r.fail(failure("%s of %s there (%s) is always 0: this would hold, or fail, whatever happens",
			"%s de %s à cet endroit (%s) : c'est toujours 0, et ceci serait vrai, ou faux, quoi qu'il arrive", word,
			clip(name), r.zoneName(r.zone(z))).citing(r.rules, lacks))
	}
	if k.yes {
		v.high = 1
	}
	v.least, v.most = v.low, v.high
	if k.within != nil && (settled || !k.token) {
		v.most = min(v.in.Most, v.high)
	}
	if k.within != nil && settled {
		v.least = max(v.in.Least, v.low)
	}
	if k.token {
		v.what = engine.Sayf("%s on %s", "%s sur %s", word, name)
	}
	v.zone, v.card = r.zone(z), cmp.Or(r.m.Def(of), d)
	v.of = stated{explore.Measure(v.zone, v.card, r.whose(base, k), nth, k.read).Within(k.within),
		k.says(r.called(base, v.card)), nil}
	if of != 0 {
		v.of.akin = r.kindred(z, base, nth)
	}
	v.stands = func() { r.mayBeMeasured(z, name, k) }
	return v
}

// read gives the number of a card, or false where it has none.
func (k *measure) read(m *engine.Match, c engine.CardID) (int, bool) {
	if k.lacks != nil && k.lacks(m, c) != 0 {
		return 0, false
	}
	return k.of(m, c), true
}

// bare is the name of the number without the colon behind it.
func (k *measure) bare(l engine.Lang) string { return strings.TrimRight(k.name.In(l), " :") }

// called is what a message calls the number: in English by its word.
func (k *measure) called() engine.Text {
	name := engine.Each(k.bare)
	name[engine.EN] = k.word
	return name
}

// says puts the number of a card into words: "damage on Rhino I", "THW of Spider-Man".
func (k *measure) says(card *engine.Text) engine.Text {
	name := engine.Each(k.bare)
	if k.token || k.yes {
		return engine.Sayf("%s on %s", "%s sur %s", name, *card)
	}
	return engine.Sayf("%s of %s", "%s de %s", name, *card)
}
