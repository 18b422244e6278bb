package scenario

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// What is legal now: expect(ann):may("buys", "Kick") and its opposite. Nothing is legal for a player who is not asked,
// and nothing of what the open question is not about. So may_not is said only of what the question is about: else it
// would hold by itself.

// checkMay is  expect(ann):may("buys", "Kick")  and  expect(ann):may_not("buys", "Kick").
func (r *run) checkMay(L *lua.LState, word string, p engine.Player) {
	a := r.answer(L, word, p)
	q := r.d.q
	r.apart(q, &a)
	legal := q != nil && q.Player == p && len(r.fitting(q, &a)) > 0
	if legal == (word == "may") {
		if !legal {
			r.couldBeLegal(&a)
		}
		return
	}
	said := strings.TrimSpace(r.rules.Verbs[a.Verb].Word + " " + a.Name)
	if legal {
		f := failure("%s: expected that %q is not legal, but it is",
			"%s : attendu que %q ne soit pas permis, mais ce l'est", r.names[p], said)
		f.Expectation = true
		r.fail(f)
	}
	f := failure("%s: expected that %q is legal, but it is not",
		"%s : attendu que %q soit permis, mais ce ne l'est pas", r.names[p], said)
	f.Expectation = true
	if a.Name != "" && a.Verb != engine.VerbDecline {
		a = r.meant(q, a)
	}
	f.Hint = r.instead(q, &a)
	r.fail(f.citing(r.rules, r.rules.WhyNot(r.m, q, a).Cite))
}

// answer reads the answer that may and may_not are said of, in the words of a move.
func (r *run) answer(L *lua.LState, word string, p engine.Player) engine.Attempt {
	verb := r.verbGiven(L, word)
	a := engine.Attempt{Player: p, Zone: -1, Whom: engine.NoPlayer}
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
		r.noVerb(verb, words)
	}
	example := fmt.Sprintf(r.sample(`expect(%s):%s("plays", "Punch")`), r.variable(p), word)
	a.Name = r.nameGiven(L, word)
	where := L.Get(4)
	if whom := r.target(where); whom != "" && a.Name != "" && r.rules.Verbs[a.Verb].Turn {
		r.failf("%s asks about one name: expect(%s):%[1]s(%[3]q, %[4]q); whom or what it is for is asked once that move is made: behind it, expect(%[2]s):%[1]s(%[5]q, %[6]q)",
			"%s porte sur un seul nom : expect(%s):%[1]s(%[3]q, %[4]q) ; pour qui ou pour quoi, cela se demande une fois ce coup joué : à sa suite, expect(%[2]s):%[1]s(%[5]q, %[6]q)",
			word, r.variable(p), verb, a.Name, r.rules.Verbs[engine.VerbChoose].Word, whom)
	}
	if where != lua.LNil {
		a.Zone = r.placeBehind(where, a.Name, example)
	}
	of := r.rules.Verbs[a.Verb].Of
	if of != engine.OfNothing && a.Name == "" {
		r.failf(`%s needs a name: expect(ann):%s("%[1]s", "Kick")`,
			`%s demande un nom : expect(ann):%s("%[1]s", "Kick")`, verb, word)
	}
	if of == engine.OfNothing && a.Name != "" && a.Verb != engine.VerbDecline {
		r.failf(`%s takes no name: expect(ann):%s("%[1]s")`, `%s ne prend pas de nom : expect(ann):%s("%[1]s")`, verb,
			word)
	}
	if a.Verb == engine.VerbDecline && a.Name != "" && !r.declinesAnything(a.Name) {
		r.fail(r.notDeclined(r.d.q, &a))
	}
	if a.Verb != engine.VerbDecline && a.Name != "" {
		r.meant(r.d.q, a) // a misspelt name is an error
	}
	return a
}

// placeBehind reads the place in which the card lies that an answer is about.
func (r *run) placeBehind(v lua.LValue, name, example string) engine.Zone {
	if ud, ok := v.(*lua.LUserData); ok && name != "" {
		if z, ok := ud.Value.(*zoneValue); ok {
			return r.zone(z)
		}
	}
	r.failf("behind the name may stand where the card lies: %s", "derrière le nom peut venir le lieu de la carte : %s",
		example)
	return -1
}

// target is the card or player that a value names, empty if it names none.
func (r *run) target(v lua.LValue) string {
	switch v := v.(type) {
	case lua.LString:
		if r.rules.FindCard(string(v)) != 0 {
			return clip(string(v))
		}
	case *lua.LUserData:
		if p, ok := v.Value.(playerValue); ok {
			return r.names[r.sits(p)]
		}
	}
	return ""
}

// verbGiven reads the first value of may and may_not: a verb, in quotes of its own.
func (r *run) verbGiven(L *lua.LState, word string) string {
	verb := text(L.Get(2))
	if verb == "" {
		r.failf(`%s begins with a verb in quotes: %[1]s("plays", "Punch")`,
			`%s commence par un verbe entre guillemets : %[1]s("plays", "Punch")`, word)
	}
	if first, rest, ok := strings.Cut(verb, " "); ok && L.GetTop() < 3 && slices.ContainsFunc(r.rules.Verbs,
		func(v engine.VerbInfo) bool {
			return v.Word == first
		}) {
		r.failf(`the verb and the name stand apart: %s(%q, %q)`, `le verbe et le nom se mettent à part : %s(%q, %q)`,
			word, first, rest)
	}
	return verb
}

// couldBeLegal stops a may_not that would hold by itself: nobody asks the player, the open question is about something
// else, or the card takes no part in the game.
func (r *run) couldBeLegal(a *engine.Attempt) {
	if r.opts.Lenient {
		return
	}
	q := r.d.q
	if asked := q != nil && q.Player == a.Player; a.Verb == engine.VerbDecline && asked && !r.isMenu(q) &&
		(a.Name == "" || r.declined(q, a.Name)) {
		return // it must be answered, and one that may be declined would have failed
	} else if a.Verb == engine.VerbDecline && a.Name != "" && asked {
		f := failure("the open question is another (%s), so that nobody declines %q would hold whatever happens",
			"la question ouverte est une autre (%s) : qu'on n'y renonce pas à %q serait vrai quoi qu'il arrive",
			r.question(q), clip(a.Name))
		f.Legal = r.lines(q)
		r.fail(f)
	}
	name, verb := r.names[a.Player], r.rules.Verbs[a.Verb].Word
	switch {
	case q == nil:
		r.failf("the game is over: nothing is legal any more, so this would hold whatever happened",
			"la partie est finie : rien n'est plus permis, et ceci serait vrai de toute façon")
	case q.Player != a.Player:
		f := failure("%s is not asked: the open question is %s, so this would hold whatever happened",
			"on ne demande rien à %s : la question ouverte est %s, et ceci serait vrai de toute façon", name,
			r.question(q))
		f.Legal = r.lines(q)
		r.fail(f)
	case a.Name != "":
		r.everSaid(a.Player, a.Verb, a.Name)
		r.mayTakePart(a.Name, r.looksIn(q, a))
		r.everHeld(a.Player, a.Verb, a.Name)
	}
	if q.Always && r.rules.Verbs[a.Verb].Turn {
		r.takenFromThere(q, a)
		return
	}
	answered := false
	sorts := r.rules.SortsMeant(strings.Split(a.Name, "#")[0], r.names)
	for i := range q.Answers {
		if v := q.Answers[i].Verb; v == a.Verb || r.rules.Verbs[v].Like == a.Verb {
			if sort := r.m.SortOf(&q.Answers[i]); sorts == 0 || sort&sorts != 0 || v == engine.VerbDecline {
				r.takenFromThere(q, a)
				return
			}
			answered = true
		}
	}
	if answered {
		f := failure("nothing such as %s can be chosen at the open question (%s), so this would hold whatever happened",
			"rien qui soit comme %s ne peut être choisi à la question ouverte (%s), et ceci serait vrai de toute façon",
			clip(a.Name), r.question(q))
		f.Legal = r.lines(q)
		r.fail(f)
	}
	f := failure("the open question is another (%s), and nobody %s there, so this would hold whatever happened",
		"la question ouverte est une autre (%s), et on n'y répond pas par %s : ceci serait vrai de toute façon",
		r.question(q), verb)
	f.Legal = r.lines(q)
	r.fail(f)
}
