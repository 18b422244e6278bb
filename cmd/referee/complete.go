package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/sift"
)

// completes completes the value of a flag by the names that are known, and never by files.
func (a *app) completes(cmd *cobra.Command, flag string, names func(cmd *cobra.Command, word string) []string) {
	// The error is for a flag that does not exist, or is completed already.
	_ = cmd.RegisterFlagCompletionFunc(flag, func(cmd *cobra.Command, _ []string, word string) ([]string,
		cobra.ShellCompDirective) {
		return names(cmd, word), cobra.ShellCompDirectiveNoFileComp
	})
}

// completesWith completes the value of a flag by a few that are often meant, such as numbers.
func (a *app) completesWith(cmd *cobra.Command, flag string, values ...string) {
	a.completes(cmd, flag, func(*cobra.Command, string) []string { return values })
}

// gamesOf gives the games among which names are completed: the one of --game where that is given.
func (a *app) gamesOf(cmd *cobra.Command) []*engine.Game {
	all, err := a.books()
	if err != nil {
		return nil // where there are mistakes in the cards, the command says so
	}
	if f := cmd.Flags().Lookup("game"); f != nil && f.Changed {
		if g := gameOf(all, f.Value.String()); g != nil {
			return []*engine.Game{g}
		}
	}
	return all
}

// clauseNames are the ids of clauses, with what they say.
func (a *app) clauseNames(cmd *cobra.Command, _ string) []string {
	var out []string
	for _, g := range a.gamesOf(cmd) {
		for c := range g.Book.All() {
			out = append(out, c.ID+"\t"+c.Text().Says.In(a.lang))
		}
	}
	return out
}

// cardNames are the names of cards: in the language that is spoken, and in another where the word begins such a name.
func (a *app) cardNames(cmd *cobra.Command, word string) []string {
	var out []string
	folded := engine.FoldName(word)
	for _, g := range a.gamesOf(cmd) {
		for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
			spoken := c.Name.In(a.lang)
			for name := range c.Name.All() {
				if name == spoken || folded != "" && strings.HasPrefix(engine.FoldName(name), folded) {
					out = append(out, name)
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// folderNames are the folders in which scenarios lie.
func (a *app) folderNames(*cobra.Command, string) []string {
	lib, err := a.library()
	if err != nil {
		return nil
	}
	folders, err := lib.folders()
	if err != nil {
		return nil
	}
	return folders
}

// editionNames are the editions of the games.
func (a *app) editionNames(cmd *cobra.Command, _ string) []string {
	var out []string
	for _, v := range editionValues(a.gamesOf(cmd)) {
		out = append(out, v.Word)
	}
	return out
}

// editionValues are the editions of some games, none twice.
func editionValues(all []*engine.Game) []sift.Value {
	var out []sift.Value
	for _, g := range all {
		for _, e := range g.Editions {
			if !slices.ContainsFunc(out, func(v sift.Value) bool { return v.Word == e }) {
				out = append(out, sift.Value{Word: e})
			}
		}
	}
	return out
}

// valueNames are the values of a filter as they are completed, in the language that is spoken.
func valueNames(values []sift.Value, lang engine.Lang) []string {
	var out []string
	for _, v := range values {
		switch says := v.Says.In(lang); {
		case v.Word == "":
			out = append(out, says)
		case says == v.Word || says == "":
			out = append(out, v.Word)
		default:
			out = append(out, v.Word+"\t"+says)
		}
	}
	return out
}

// ruleNames are the rules that have a switch; behind the sign of equality they are what each may be set to.
func (a *app) ruleNames(cmd *cobra.Command, word string) []string {
	var out []string
	id, _, valued := strings.Cut(word, "=")
	for _, g := range a.gamesOf(cmd) {
		for c := range g.Book.All() {
			switch {
			case !c.Switch:
			case !valued:
				out = append(out, c.ID+"=\t"+c.Text().Says.In(a.lang))
			case c.ID == strings.ToLower(id):
				out = append(out, id+"=off")
				if !c.IsNumber() {
					out = append(out, id+"=on")
					continue
				}
				for _, e := range g.Editions {
					n, _ := c.In(e)
					out = append(out, fmt.Sprintf("%s=%d\t%s", id, n, e))
				}
			}
		}
	}
	return out
}

// completeRule completes --rule, behind whose name a value follows.
func (a *app) completeRule(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	how := cobra.ShellCompDirectiveNoFileComp
	if !strings.Contains(word, "=") {
		how |= cobra.ShellCompDirectiveNoSpace
	}
	return a.ruleNames(cmd, word), how
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

// completeOptions offers the set-up words of a game; behind the sign of equality, the numbers that one takes where they
// are few.
func completeOptions(g *engine.Game, word string, lang engine.Lang) []string {
	var out []string
	if before, _, valued := strings.Cut(word, "="); valued {
		const few = 20
		known, is := g.SetupWords()[before]
		for n := 0; is && n <= min(few, known.Most); n++ {
			out = append(out, before+"="+strconv.Itoa(n))
		}
		return out
	}
	for _, word := range slices.Sorted(maps.Keys(g.SetupWords())) {
		out = append(out, word+"=\t"+g.SetupWords()[word].Says.In(lang))
	}
	return out
}
