package main

import (
	"testing"

	"tablereferee/engine/games"
	"tablereferee/referee/coverage"
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
		a := eventsAnswer{Events: []string{"Step 1", "REFUSED: Ann attacks", "Ann draws 1"}, Offers: []string{"", "", ""}, Refused: []bool{false, true, false}, Does: []bool{false, true, true}, State: "end"}
		change(&a)
		return &a
	}
	for name, tc := range map[string]struct {
		change func(a *eventsAnswer)
		by     tie
		want   coverage.Kind
	}{
		"nothing":          {func(*eventsAnswer) {}, of(says, "negate"), ""},
		"a refusal lifted": {func(a *eventsAnswer) { a.Events[1], a.Refused[1] = "Ann attacks", false }, of(forbids, "negate"), coverage.Allowed},
		"a refusal lifted, and the script stops": {func(a *eventsAnswer) {
			a.Events, a.Refused, a.Does, a.Fails, a.Allowed = a.Events[:1], a.Refused[:1], a.Does[:1], "an expectation", true
		}, of(forbids, "negate"), coverage.Allowed},
		"by taking away":               {func(a *eventsAnswer) { a.Events[1], a.Refused[1] = "Ann attacks", false }, of(forbids, "early-return"), coverage.Allowed},
		"something else":               {func(a *eventsAnswer) { a.Events[2] = "Ann draws 2" }, of(says, "remove-call"), coverage.Otherwise},
		"what forbids, taken away":     {func(a *eventsAnswer) { a.Events[1] = "REFUSED: Ann attacks; legal: nothing" }, of(forbids, "remove-call"), ""},
		"another event first":          {func(a *eventsAnswer) { a.Events[0], a.Events[1] = "Step 2", "Ann attacks" }, of(forbids, "negate"), ""},
		"only said":                    {func(a *eventsAnswer) { a.Events[0] = "Step 2" }, of(says, "negate"), ""},
		"said, and the end is another": {func(a *eventsAnswer) { a.Events[0], a.State = "Step 2", "other" }, of(says, "negate"), coverage.Otherwise},
		"cut short": {func(a *eventsAnswer) {
			a.Events, a.Refused, a.Does, a.Fails = a.Events[:2], a.Refused[:2], a.Does[:2], "an expectation"
		}, of(says, "negate"), ""},
		"not there any more": {func(a *eventsAnswer) { a.Events, a.Refused, a.Does = a.Events[:2], a.Refused[:2], a.Does[:2] }, of(says, "negate"), coverage.Otherwise},
		"fallen over":        {func(a *eventsAnswer) { *a = eventsAnswer{Fails: "internal error"} }, of(says, "negate"), ""},
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
