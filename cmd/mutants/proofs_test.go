package main

import (
	"slices"
	"testing"

	"tablereferee/engine/games"
	"tablereferee/internal/coverage"
)

func TestWhatProves(t *testing.T) {
	g := games.Find("champions")
	g.Rules(g.Editions[0])
	of := func(clause, op string) tie {
		return tie{game: g, clause: clause, Mutant: &Mutant{Key: Key{Op: op}}}
	}
	const forbids, says = "mc.ally.exhaust-as-cost", "mc.damage.zero-defeats"
	plain := happened{eventsAnswer: eventsAnswer{
		Events:  []string{"Step 1", "REFUSED: Ann attacks", "Ann draws 1"},
		Cites:   [][]string{{says}, {forbids, says}, {says}},
		Offers:  []string{"", "", ""},
		Refused: []bool{false, true, false},
		Does:    []bool{false, true, true},
		State:   "end",
	}}
	run := func(change func(a *eventsAnswer)) *eventsAnswer {
		a := plain.eventsAnswer
		a.Events, a.Refused, a.Does = slices.Clone(a.Events), slices.Clone(a.Refused), slices.Clone(a.Does)
		change(&a)
		return &a
	}
	lifted := func(a *eventsAnswer) { a.Events[1], a.Refused[1] = "Ann attacks", false }
	cut := func(a *eventsAnswer, n int) { a.Events, a.Refused, a.Does = a.Events[:n], a.Refused[:n], a.Does[:n] }
	for name, tc := range map[string]struct {
		change func(a *eventsAnswer)
		by     tie
		want   coverage.Kind
	}{
		"nothing":          {func(*eventsAnswer) {}, of(says, "negate"), ""},
		"a refusal lifted": {lifted, of(forbids, "negate"), coverage.Allowed},
		"by taking away":   {lifted, of(forbids, "early-return"), coverage.Allowed},
		"lifted, and it stops": {func(a *eventsAnswer) {
			cut(a, 1)
			a.Fails, a.Allowed = "x", true
		}, of(forbids, "negate"), coverage.Allowed},
		"something else": {func(a *eventsAnswer) {
			a.Events[2] = "Ann draws 2"
		}, of(says, "remove-call"), coverage.Otherwise},
		"what forbids, taken away": {func(a *eventsAnswer) {
			a.Events[1] = "REFUSED: other"
		}, of(forbids, "remove-call"), ""},
		"another event first": {func(a *eventsAnswer) {
			a.Events[0] = "Step 2"
			lifted(a)
		}, of(forbids, "negate"), ""},
		"only said": {func(a *eventsAnswer) { a.Events[0] = "Step 2" }, of(says, "negate"), ""},
		"said, and another end": {func(a *eventsAnswer) {
			a.Events[0], a.State = "Step 2", "other"
		}, of(says, "negate"), coverage.Otherwise},
		"cut short": {func(a *eventsAnswer) {
			cut(a, 2)
			a.Fails = "an illegal move"
		}, of(says, "negate"), ""},
		"not there any more": {func(a *eventsAnswer) { cut(a, 2) }, of(says, "negate"), coverage.Otherwise},
		"fallen over": {func(a *eventsAnswer) {
			*a = eventsAnswer{Fails: "internal error"}
		}, of(says, "negate"), ""},
	} {
		how, ok := plain.proves(run(tc.change), tc.by)
		if !ok {
			how = ""
		}
		if how != tc.want {
			t.Errorf("%s: %q, want %q", name, how, tc.want)
		}
	}
}

func TestCommentsNameClausesOfEveryGame(t *testing.T) {
	for _, g := range games.All() {
		g.Rules(g.Editions[0])
		for _, id := range inventory(g) {
			if got := clauseID.FindString("As it is (" + id + "): so."); got != id {
				t.Errorf("%s: a comment that names %s ties to %q", g.ID, id, got)
			}
		}
	}
}

func TestTrivialConditionsProveNothing(t *testing.T) {
	for source, want := range map[string]bool{
		"g.over()": true, "!g.over() && x": true, "c == 0": true, "target != nil": true, "p == engine.NoPlayer": true,
		"g.threat(c) == 0": false, "n < 3": false, "k.Unique && c == 0": false,
	} {
		if got := idle(&Mutant{Key: Key{Op: "negate", Source: source}}); got != want {
			t.Errorf("%s: %t", source, got)
		}
	}
}
