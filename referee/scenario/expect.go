package scenario

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// Expectations: expect(x):word(…). What x is decides which words there are.

func (r *run) check() {
	if r.result.Checks++; r.result.Checks > maxChecks {
		r.failf("more than %d expectations in one scenario", maxChecks)
	}
}

func (r *run) expectWord(L *lua.LState) int {
	r.rulesOrFail()
	r.begin()
	ud, ok := L.Get(1).(*lua.LUserData)
	if !ok {
		r.failf("expect(…) takes a player, a zone, a number of a player, or the game: expect(ann.hand), expect(ann.power)")
	}
	r.complete()
	r.dangling = r.at()
	L.Push(r.value("check", &checkValue{of: ud.Value}))
	return 1
}

// complete stops a script that has begun an expectation and said nothing of it.
func (r *run) complete() {
	if line := r.dangling; line != 0 {
		r.dangling = 0
		r.failf("the expectation on line %d says nothing: write what is expected behind it, as in  expect(ann.hand):count(5)", line)
	}
}

// checkWords are the words by what the expectation is of.
var checkWords = map[string][]string{
	"zone":   {"is", "in_order", "has", "has_no", "count", "top", "is_empty", "shows", "is_face_down"},
	"number": {"is", "at_least", "at_most"},
	"player": {"may", "may_not", "must_choose", "is_on_turn", "won", "did_not_win"},
	"game":   {"is_over", "goes_on", "is_between_turns"},
}

// kindOf is what a word may be asked of: the key of checkWords.
func (r *run) kindOf(v any, asker string) string {
	switch v.(type) {
	case *zoneValue:
		return "zone"
	case *numberValue:
		return "number"
	case engine.Player:
		return "player"
	case gameValue:
		return "game"
	}
	r.failf("%s(…) takes a player, a zone, a number of a player, or the game", asker)
	return ""
}

func (r *run) checkIndex(L *lua.LState) int {
	c := self[*checkValue](r, L, `expect(ann.hand):has("Punch", 2)`)
	word := text(L.Get(2))
	kind := r.kindOf(c.of, "expect")
	if !slices.Contains(checkWords[kind], word) {
		r.fail(&Failure{What: fmt.Sprintf("of a %s nothing can be expected by the word %q; there are %s", kind, word, strings.Join(checkWords[kind], ", ")),
			Hint: nearest(word, checkWords[kind])})
	}
	L.Push(L.NewFunction(func(L *lua.LState) int {
		c := self[*checkValue](r, L, `expect(ann.hand):has("Punch", 2)`)
		r.dangling = 0
		r.check()
		switch of := c.of.(type) {
		case *zoneValue:
			r.checkZone(L, word, r.zone(of))
		case *numberValue:
			r.checkNumber(L, word, of)
		case engine.Player:
			r.checkPlayer(L, word, of)
		case gameValue:
			r.checkGame(L, word)
		}
		return 0
	}))
	return 1
}

// unmet stops the script: an expectation did not hold.
func (r *run) unmet(what, want, got string) {
	r.fail(&Failure{What: fmt.Sprintf("%s: expected %s, but it is %s", what, want, got), Expectation: true, Recent: r.recent(6)})
}

func (r *run) checkZone(L *lua.LState, word string, z engine.Zone) {
	zone := r.m.ZoneName(z, r.names, engine.EN)
	var defs []engine.Def
	for c := range r.m.Cards(z) {
		defs = append(defs, r.m.Def(c))
	}
	got := r.list(defs)
	named := func(i int) engine.Def {
		s, ok := L.Get(i).(lua.LString)
		if !ok {
			r.failf("%s is asked of a card by its name", word)
		}
		return r.card(string(s))
	}
	count := func(d engine.Def) int {
		n := 0
		for _, x := range defs {
			if x == d {
				n++
			}
		}
		return n
	}
	switch word {
	case "is", "in_order":
		names := r.texts(word, L.Get(2))
		want := make([]engine.Def, len(names))
		for i, n := range names {
			want[i] = r.card(n)
		}
		a, b := defs, want
		if word == "is" {
			a, b = slices.Sorted(slices.Values(defs)), slices.Sorted(slices.Values(want))
		}
		if !slices.Equal(a, b) {
			r.unmet(zone, r.list(want), got)
		}
	case "has":
		d := named(2)
		n := count(d)
		if want, ok := L.Get(3).(lua.LNumber); ok {
			if n != int(want) {
				r.unmet(zone, fmt.Sprintf("%d x %s", int(want), r.rules.Cards[d].Name[engine.EN]), got)
			}
		} else if n == 0 {
			r.unmet(zone, r.rules.Cards[d].Name[engine.EN], got)
		}
	case "has_no":
		if d := named(2); count(d) > 0 {
			r.unmet(zone, "no "+r.rules.Cards[d].Name[engine.EN], got)
		}
	case "count":
		n, ok := L.Get(2).(lua.LNumber)
		if !ok {
			r.failf("count is a number: expect(ann.hand):count(5)")
		}
		if len(defs) != int(n) {
			r.unmet(zone, fmt.Sprintf("%d cards", int(n)), fmt.Sprintf("%d: %s", len(defs), got))
		}
	case "top":
		d := named(2)
		if len(defs) == 0 || defs[0] != d {
			r.unmet(zone, r.rules.Cards[d].Name[engine.EN]+" on top", got)
		}
	case "is_empty":
		if len(defs) > 0 {
			r.unmet(zone, "empty", got)
		}
	case "shows":
		d := named(2)
		if c := r.m.Top(z); c == 0 || r.m.Def(c) != d || !r.m.Open(c) {
			r.unmet(zone, r.rules.Cards[d].Name[engine.EN]+" face up on top", r.topOf(z))
		}
	case "is_face_down":
		if c := r.m.Top(z); c == 0 || r.m.Open(c) {
			r.unmet(zone, "face down on top", r.topOf(z))
		}
	}
}

func (r *run) topOf(z engine.Zone) string {
	c := r.m.Top(z)
	switch {
	case c == 0:
		return "empty"
	case r.m.Open(c):
		return r.rules.Cards[r.m.Def(c)].Name[engine.EN] + " face up"
	}
	return r.rules.Cards[r.m.Def(c)].Name[engine.EN] + " face down"
}

// list names cards, equal neighbours counted.
func (r *run) list(defs []engine.Def) string {
	if len(defs) == 0 {
		return "empty"
	}
	var parts []string
	for i := 0; i < len(defs); {
		n := 1
		for i+n < len(defs) && defs[i+n] == defs[i] {
			n++
		}
		s := r.rules.Cards[defs[i]].Name[engine.EN]
		if n > 1 {
			s = fmt.Sprintf("%d x %s", n, s)
		}
		parts = append(parts, s)
		i += n
	}
	if len(parts) > 12 {
		parts = append(parts[:12], fmt.Sprintf("… (%d cards in all)", len(defs)))
	}
	return strings.Join(parts, ", ")
}

func (r *run) checkNumber(L *lua.LState, word string, of *numberValue) {
	want, ok := L.Get(2).(lua.LNumber)
	if !ok {
		r.failf("%s is a number: expect(ann.power):%s(3)", word, word)
	}
	n := int(want)
	if word == "is" && of.n != n || word == "at_least" && of.n < n || word == "at_most" && of.n > n {
		r.unmet(of.what, strings.TrimPrefix(strings.ReplaceAll(word, "_", " ")+" ", "is ")+fmt.Sprint(n), fmt.Sprint(of.n))
	}
}

func (r *run) checkPlayer(L *lua.LState, word string, p engine.Player) {
	name := r.names[p]
	switch word {
	case "may", "may_not":
		verb := text(L.Get(2))
		a := engine.Attempt{Player: p, Zone: -1, Whom: engine.NoPlayer, Name: text(L.Get(3))}
		var words []string
		for v := range r.rules.Verbs {
			if w := r.rules.Verbs[v].Word; w != "" {
				words = append(words, w)
				if w == verb {
					a.Verb = engine.Verb(v)
				}
			}
		}
		if a.Verb == 0 {
			r.fail(&Failure{What: fmt.Sprintf("there is no verb %q; there are %s", verb, strings.Join(words, ", ")), Hint: nearest(verb, words)})
		}
		if r.rules.Verbs[a.Verb].Of != engine.OfNothing && a.Name == "" {
			r.failf(`%s needs a name: expect(ann):%s("%s", "Kick")`, verb, word, verb)
		}
		if a.Name != "" && r.rules.FindCard(a.Name) == 0 {
			r.meant(r.d.q, a)
		}
		legal := r.d.q != nil && r.d.q.Player == p && len(r.fitting(r.d.q, &a)) > 0
		if legal != (word == "may") {
			f := &Failure{What: fmt.Sprintf("%s: expected that %q is %s, but it is otherwise", name, strings.TrimSpace(verb+" "+a.Name), map[bool]string{true: "legal", false: "not legal"}[word == "may"]),
				Expectation: true, Legal: r.lines(r.d.q)}
			if !legal {
				no := r.rules.WhyNot(r.m, r.d.q, r.meant(r.d.q, a))
				f.citing(r.rules, no.Cite)
			}
			r.fail(f)
		}
	case "must_choose":
		want := r.texts("must_choose", L.Get(2))
		var got []string
		if r.d.q != nil && r.d.q.Player == p {
			got = r.m.AnswerNames(r.d.q.Answers, r.names, engine.EN)
		}
		a, b := slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(got))
		if !slices.Equal(a, b) {
			r.unmet("the legal answers of "+name, strings.Join(want, "; "), strings.Join(got, "; "))
		}
	case "is_on_turn":
		if on := r.game.TurnOf(r.m); on != p {
			r.unmet("whose turn it is", name, r.nameOf(on))
		}
	case "won", "did_not_win":
		if !r.game.Done(r.m) {
			r.unmet("the game", "over", "still going on")
		}
		if r.game.Won(r.m, p) != (word == "won") {
			r.unmet("the winner", map[bool]string{true: name, false: "not " + name}[word == "won"], "otherwise")
		}
	}
}

func (r *run) nameOf(p engine.Player) string {
	if p == engine.NoPlayer {
		return "nobody's"
	}
	return r.names[p]
}

func (r *run) checkGame(L *lua.LState, word string) {
	switch word {
	case "is_over":
		if !r.game.Done(r.m) {
			r.unmet("the game", "over", "still going on")
		}
	case "goes_on":
		if r.game.Done(r.m) {
			r.unmet("the game", "still going on", "over")
		}
	case "is_between_turns":
		if on := r.game.TurnOf(r.m); on != engine.NoPlayer {
			r.unmet("whose turn it is", "nobody's", r.names[on])
		}
	}
}
