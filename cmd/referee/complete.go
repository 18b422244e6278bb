package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

func completeEdition(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range games.All() {
		for _, e := range g.Editions {
			if !slices.Contains(out, e) {
				out = append(out, e)
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func (a *app) completeRule(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range games.All() {
		for c := range g.Book.All() {
			if c.Switch {
				out = append(out, c.ID+"=\t"+c.Text().Says.In(a.lang))
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// completeScenario offers the names of the scenarios, and files.
func (a *app) completeScenario(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	lib, err := a.library()
	if err != nil || len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	names, err := lib.allNames()
	if err != nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	return names, cobra.ShellCompDirectiveDefault
}

// completeHeroes offers characters for a list of them, of which some are written already: each once, by its id.
func completeHeroes(g *engine.Game, word string) []string {
	before := ""
	if i := strings.LastIndex(word, ","); i >= 0 {
		before = word[:i+1]
	}
	taken := strings.Split(before, ",")
	var out []string
	r := g.Rules(g.Editions[0])
	for d := engine.Def(1); int(d) < len(r.Cards); d++ {
		if c := &r.Cards[d]; g.IsHead(d) && !slices.Contains(taken, c.ID) {
			out = append(out, before+c.ID+"\t"+c.Name[engine.EN])
		}
	}
	return out
}

// completeOptions offers the set-up words of a game.
func completeOptions(g *engine.Game, lang engine.Lang) []string {
	var out []string
	for _, word := range slices.Sorted(maps.Keys(g.SetupWords())) {
		out = append(out, word+"=\t"+g.SetupWords()[word].Says.In(lang))
	}
	return out
}
