package deckbuilder

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// cast is a rulebook in which one clause has each role, but for what a test changes of them.
func cast(change func(roles map[string][]string)) *engine.Book {
	b := &engine.Book{Game: "demo", Prefix: "de"}
	has := map[string][]string{}
	for _, f := range roles {
		has[f.Name] = []string{Role(f.Name)}
	}
	change(has)
	for _, f := range roles {
		b.Add(engine.ClauseInfo{ID: "de." + f.Name, Roles: has[f.Name]}, engine.ClauseText{})
	}
	return b
}

func TestCitesAreTheClausesWithTheirRoles(t *testing.T) {
	b := cast(func(roles map[string][]string) {
		roles["Goal"], roles["MayAvoid"] = []string{"may-avoid"}, []string{"goal"}
	})
	c, err := CitesOf(b)
	if err != nil {
		t.Fatal(err)
	}
	for clause, want := range map[engine.Clause]string{
		c.OneDefense: "de.OneDefense", c.TeamScores: "de.TeamScores", c.Goal: "de.MayAvoid", c.MayAvoid: "de.Goal",
	} {
		if b.ID(clause) != want {
			t.Errorf("%s stands for %s", b.ID(clause), want)
		}
	}
	one := cast(func(roles map[string][]string) { roles["Goal"], roles["Rebate"] = []string{"goal", "rebate"}, nil })
	if c, err := CitesOf(one); err != nil || c.Rebate != c.Goal {
		t.Errorf("a clause of two roles: %v, %v, %v", c.Rebate, c.Goal, err)
	}
}

func TestRolesThatDoNotFit(t *testing.T) {
	for name, tc := range map[string]struct {
		change func(roles map[string][]string)
		want   string
	}{
		"missing": {func(roles map[string][]string) { roles["BuySources"] = nil },
			"role buy-sources: no clause of demo has it"},
		"misspelt detail": {func(roles map[string][]string) { roles["OneDefense"] = []string{"one-defence"} },
			"role one-defence: de.OneDefense has it, and the shared rules have none of that name"},
		"unknown": {func(roles map[string][]string) { roles["Goal"] = append(roles["Goal"], "the-goal") },
			"role the-goal: de.Goal has it, and the shared rules have none of that name"},
		"of two": {func(roles map[string][]string) { roles["Goal"] = append(roles["Goal"], "one-defense") },
			"role one-defense: de.Goal has it, and so has de.OneDefense"},
		"misspelt": {func(roles map[string][]string) { roles["BuySources"] = []string{"buy-sauces"} },
			"role buy-sources: no clause of demo has it\n" +
				"role buy-sauces: de.BuySources has it, and the shared rules have none of that name"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := CitesOf(cast(tc.change))
			if err == nil || err.Error() != tc.want {
				t.Errorf("got %v\nwant %s", err, strings.ReplaceAll(tc.want, "\n", "\n     "))
			}
		})
	}
}

// TestARulebookMayBeSilent: what a rulebook does not say has no clause, and what no clause demands is not demanded.
func TestARulebookMayBeSilent(t *testing.T) {
	c, err := CitesOf(cast(func(roles map[string][]string) { roles["OneDefense"], roles["Locked"] = nil, nil }))
	if err != nil || c.OneDefense != 0 || c.Locked != 0 || c.MayAvoid == 0 {
		t.Fatal(err, c.OneDefense, c.Locked, c.MayAvoid)
	}
	k := &Parts{Cites: c, Cards: make([]Card, 1)}
	lists := k.demands()
	for v, reason := range map[engine.Verb]engine.Reason{VerbBuy: IsLocked, VerbDefend: DefendedAlready} {
		for _, row := range lists[v].Rows {
			if row.Reason == reason {
				t.Errorf("verb %d demands %d, by no clause", v, reason)
			}
		}
	}
}
