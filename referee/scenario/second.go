package scenario

import (
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// A move is said of one thing. A second value only tells where it lies; what else stands there is told where it
// belongs.

// lies reads the second value of a move: the place in which the card lies, which is -1 where none is said.
func (r *run) lies(v lua.LValue, a *engine.Attempt) engine.Zone {
	if v == lua.LNil {
		return -1
	}
	verb := &r.rules.Verbs[a.Verb]
	who, plain := r.variable(a.Player), r.variable(a.Player)+":"+verb.Word
	if a.Verb == engine.VerbDecline {
		r.failf("one thing is declined at a time: %s %q", "on ne renonce qu'à une chose à la fois : %s %q", plain,
			a.Name)
	}
	second := text(v)
	if ud, ok := v.(*lua.LUserData); ok {
		switch of := ud.Value.(type) {
		case *zoneValue:
			return r.zone(of)
		case playerValue:
			second = r.names[r.sits(of)]
		}
	}
	if _, number := v.(lua.LNumber); number {
		r.failf("%s is said of one thing: %[1]s %[2]q, and %[1]s %[2]q again for the next",
			"%s se dit d'une chose : %[1]s %[2]q, et encore %[1]s %[2]q pour la suivante", plain, a.Name)
	}
	name := strings.TrimSpace(second)
	switch {
	case name == "":
		r.failf("the second value of %s says where the card lies, as in  %s.hand, and %s is no place",
			"la seconde valeur de %s dit où se trouve la carte, comme  %s.hand, et %s n'est pas un endroit", verb.Word,
			who, sandbox.Shown(v))
	case a.Verb == engine.VerbChoose || r.sayable(a, second):
		r.failf("%s is said of one thing in a line of its own: %[1]s %q, and then %[1]s %[3]q",
			"%s se dit d'une chose, sur une ligne à elle : %[1]s %q, puis %[1]s %[3]q", plain, a.Name, second)
	case r.paysWith(a.Player, second) != "":
		r.failf("%s takes one name: %[1]s %q; it is paid for on the next line: %s",
			"%s prend un seul nom : %[1]s %q ; cela se paie à la ligne suivante : %s",
			plain, a.Name, r.paysWith(a.Player, second))
	case !verb.Turn:
		r.failf("%s answers the open question and takes one name: %[1]s %q",
			"%s répond à la question ouverte et prend un seul nom : %[1]s %q", plain, a.Name)
	}
	r.failf("%s takes one name: %[1]s %q; whom or what it is for is asked then, and chosen on the next line: %s:%s %q",
		"%s prend un seul nom : %[1]s %q ; pour qui ou pour quoi, cela se demande ensuite et se choisit à la ligne suivante : %s:%s %q",
		plain, a.Name, who, r.rules.Verbs[engine.VerbChoose].Word, second)
	return -1
}

// sayable says whether a move is legal of another name as well.
func (r *run) sayable(a *engine.Attempt, name string) bool {
	other := *a
	other.Name = name
	return r.d.q != nil && r.d.q.Player == a.Player && len(r.fitting(r.d.q, &other)) > 0
}

// paysWith is the line that pays with a card of a player's hand; empty where it lies elsewhere, and in a game in which
// nothing is paid so.
func (r *run) paysWith(p engine.Player, name string) string {
	d := r.rules.FindCard(name)
	for v := range r.rules.Verbs {
		for k := range r.rules.PerPlayer {
			hand := engine.Zone(len(r.rules.Shared) + int(p)*len(r.rules.PerPlayer) + k)
			if d == 0 || !r.rules.Verbs[v].More || !r.rules.PerPlayer[k].Held {
				continue
			}
			for c := range r.m.Cards(hand) {
				if r.m.Def(c) == d {
					return r.variable(p) + ":" + r.rules.Verbs[v].Word + " " + strconv.Quote(name)
				}
			}
		}
	}
	return ""
}

// calledNone stops a script that calls what is no function: a player, a number, a move that has been made.
func (r *run) calledNone(L *lua.LState, kind string) {
	var next string
	if given, ok := L.Get(2).(lua.LString); ok {
		next = string(given)
	}
	sandbox.CalledNone(L, kindNames[kind], func(named string) engine.Text {
		switch plain := strings.Replace(named, ":", ".", 1); {
		case kind == "number" && named != "":
			return engine.Sayf("a number is named without brackets: %s", "un nombre se nomme sans parenthèses : %s",
				plain)
		case next != "" && named != "":
			return engine.Sayf("is a comma missing between %s and %q?", "manque-t-il une virgule entre %s et %q ?",
				named, clip(next))
		case next != "":
			return engine.Sayf("is a comma missing before %q?", "manque-t-il une virgule devant %q ?", clip(next))
		}
		return engine.Text{}
	})
}
