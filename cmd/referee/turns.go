package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/changes"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// settings is what scenarios are played with otherwise than they are, and the flags that say so.
type settings struct {
	edition string
	rules   []string
}

// add adds the flags to a command.
func (s *settings) add(cmd *cobra.Command, a *app) {
	cmd.Flags().StringVar(&s.edition, "edition", "", a.sayf("play by this `EDITION` of the game",
		"jouer selon cette `ÉDITION` du jeu"))
	cmd.Flags().StringArrayVar(&s.rules, "rule", nil,
		a.sayf("set a rule otherwise, as `ID=VALUE`: on, off or a number; may be repeated",
			"changer une règle, par `ID=VALEUR` : on, off ou un nombre ; peut être répété"))
	a.completes(cmd, "edition", a.editionNames)
	_ = cmd.RegisterFlagCompletionFunc("rule", a.completeRule)
}

// any says whether something is set otherwise.
func (s *settings) any() bool { return s.edition != "" || len(s.rules) > 0 }

// command writes the flags as they are given.
func (s *settings) command() (out string) {
	for _, r := range s.rules {
		out += " --rule " + shellWord(r)
	}
	if s.edition != "" {
		out += " --edition " + shellWord(s.edition)
	}
	return out
}

// read gives the rules and the edition. Scenarios of all games are played with them, so that an edition which no game
// has would be overlooked, and so would rules of two games.
func (s *settings) read(a *app) (rules map[string]int, edition string, err error) {
	if rules, err = a.readRules(s.rules); err != nil {
		return nil, "", err
	}
	all, err := a.books()
	if err != nil {
		return nil, "", err
	}
	first := ""
	for _, r := range s.rules {
		id, _, _ := strings.Cut(r, "=")
		g, _, _ := findClause(all, strings.ToLower(id))
		if first == "" {
			first = g.ID
		}
		if g.ID != first {
			return nil, "", engine.Errorf("--rule %s: this is a rule of %s, and another one is of %s; set the rules of one game at a time",
				"--rule %s : c'est une règle de %s, et une autre est de %s ; réglez un jeu à la fois", clip(r), g.ID, first)
		}
	}
	if edition = strings.ToLower(s.edition); edition == "" {
		return rules, "", nil
	}
	var editions []string
	for _, g := range all {
		for _, e := range g.Editions {
			if e == edition {
				return rules, edition, nil
			}
			editions = append(editions, e)
		}
	}
	return nil, "", engine.Errorf("--edition %s: no game has such an edition; there are %s%v",
		"--edition %s : aucun jeu n'a cette édition ; il y a %s%v", clip(s.edition), strings.Join(unique(editions), ", "),
		didYouMean(engine.Nearest(edition, editions)))
}

// unique gives each of some words once.
func unique(words []string) (out []string) {
	seen := map[string]bool{}
	for _, w := range words {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	return out
}

// logsIn opens a folder of logs that a flag or an argument names. It may be a folder that has the golden files in one
// called golden, beside the scenarios, as that of another revision has.
func logsIn(dir string) (*golden.Store, []string, error) {
	name := files.Name(dir)
	info, err := os.Stat(dir)
	switch {
	case err != nil:
		return nil, nil, engine.Errorf("%s: %v", "%s : %v", name, files.Why(err))
	case !info.IsDir():
		return nil, nil, engine.Errorf("%s is a file, and a folder of logs is meant", "%s est un fichier, et il faut un dossier de journaux", name)
	}
	isFolder := func(sub string) bool {
		info, err := os.Stat(filepath.Join(dir, sub))
		return err == nil && info.IsDir()
	}
	if isFolder("golden") && isFolder(defaultDir) {
		dir = filepath.Join(dir, "golden")
	}
	store, err := golden.Open(dir)
	if err != nil {
		return nil, nil, err
	}
	names, err := store.Names()
	if err != nil {
		return nil, nil, err
	}
	var logs []string
	for _, n := range names {
		if store.HasLog(n) {
			logs = append(logs, n)
		}
	}
	if len(logs) == 0 {
		return nil, nil, engine.Errorf("%s holds no log of the referee: such a file ends in .log and begins with \"referee-log\"",
			"%s ne contient aucun journal de l'arbitre : un tel fichier finit par .log et commence par \"referee-log\"", name)
	}
	return store, logs, nil
}

// turning says whether scenarios are played otherwise than they were agreed, to see what turns.
func (t *tester) turning() bool { return t.flags.set.any() || t.flags.against != "" }

// turned counts what has become of the scenarios that were played otherwise.
func (t *tester) turned(b *bytes.Buffer, report *suite.Report) {
	n := map[suite.Turn]int{}
	for i := range report.Cases {
		n[report.Cases[i].Turn]++
	}
	if !t.turning() && n[suite.Stays] == len(report.Cases) {
		return // nor do cards turn any
	}
	say := func(count int, one, several engine.Text) {
		switch {
		case count == 1:
			fmt.Fprintln(b, one.In(t.lang))
		case count > 1:
			fmt.Fprintln(b, engine.Sayt(several, count).In(t.lang))
		}
	}
	turns := n[suite.Goes] + n[suite.Unmet] + n[suite.Stopped]
	if turns == 0 && report.Count(suite.Failed)+report.Count(suite.Broken) == 0 {
		fmt.Fprintln(b, t.sayf("no ruling turns", "aucune décision n'est renversée"))
	}
	say(turns, engine.Text{"1 scenario comes out otherwise", "1 scénario tourne autrement"},
		engine.Text{"%d scenarios come out otherwise", "%d scénarios tournent autrement"})
	say(n[suite.Unmet], engine.Text{"  in 1 what it expects does not hold any more", "  dans 1, ce qu'il attend n'est plus vrai"},
		engine.Text{"  in %d what they expect does not hold any more", "  dans %d, ce qu'ils attendent n'est plus vrai"})
	say(n[suite.Stopped], engine.Text{"  1 can no longer be played", "  1 ne peut plus être joué"},
		engine.Text{"  %d can no longer be played", "  %d ne peuvent plus être joués"})
	say(n[suite.Goes], engine.Text{"  in 1 all that it expects still holds", "  dans 1, tout ce qu'il attend reste vrai"},
		engine.Text{"  in %d all that they expect still holds", "  dans %d, tout ce qu'ils attendent reste vrai"})
	t.byClause(b, report)
	say(n[suite.Recited], engine.Text{"in 1 the same happens by other clauses", "dans 1, la même chose arrive par d'autres clauses"},
		engine.Text{"in %d the same happens by other clauses", "dans %d, la même chose arrive par d'autres clauses"})
	say(n[suite.Apart], engine.Text{"1 is of another game", "1 est d'un autre jeu"},
		engine.Text{"%d are of another game", "%d sont d'un autre jeu"})
	say(n[suite.Newer], engine.Text{"1 has no log there to compare with", "1 n'y a pas de journal pour comparer"},
		engine.Text{"%d have no log there to compare with", "%d n'y ont pas de journal pour comparer"})
}

// noneConcerned says whether nothing of what is set otherwise is of the games that were played: that no ruling turns
// would then say nothing.
func (t *tester) noneConcerned(report *suite.Report) bool {
	if !t.flags.set.any() || len(report.Cases) == 0 {
		return false
	}
	for i := range report.Cases {
		if report.Cases[i].Turn != suite.Apart {
			return false
		}
	}
	return true
}

// mostByClause is how many clauses are counted for the reader.
const mostByClause = 8

// byClause tells by which clauses the scenarios part from what was agreed, where they are several.
func (t *tester) byClause(b *bytes.Buffer, report *suite.Report) {
	all := changes.ByClause(groupsOf(report.Cases).groups)
	if len(all) < 2 {
		return
	}
	var parts []string
	for i, v := range all {
		if i == mostByClause {
			break
		}
		parts = append(parts, fmt.Sprintf("%s %d", v.Text, v.Times))
	}
	p := page{width: t.width()}
	p.line("  ", t.sayf("they part by these clauses: %s", "ils se séparent par ces clauses : %s", strings.Join(parts, ", ")))
	b.Write(p.Bytes())
}
