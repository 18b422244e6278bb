package main

import (
	"encoding/json"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/coverage"
	"tablereferee/internal/files"
	"tablereferee/internal/shards"
	"tablereferee/internal/suite"
	"tablereferee/referee/simulate"
)

// mergeFlags are the flags of the command merge: those of the commands that show what is merged.
type mergeFlags struct {
	json, whole    bool
	junit, replays string
	list           *choice
	minMatters     float64
	requireShown   bool
}

// mergeFor says of each flag of merge for the parts of which command it is.
var mergeFor = map[string]string{"whole": "test", "junit": "test", "list": "coverage", "min-matters": "coverage",
	"require-shown": "coverage", "replays": "simulate"}

func (a *app) mergeCommand() *cobra.Command {
	f := mergeFlags{list: coverageList()}
	cmd := &cobra.Command{
		Use: "merge " + a.sayf("FILES", "FICHIERS"),
		Short: a.sayf("Put together what several machines have found, and show it as one machine would",
			"Réunir ce que plusieurs machines ont trouvé, et le montrer comme le ferait une seule"),
		Long: a.sayf(`Put together what several machines have found, and show it as one machine would.

FILES are those that referee test, coverage or simulate has written with --shard I/N and --shard-out: all N of one run,
in any order. What is printed is what the command prints without --shard, but for the times, and so is the exit code.
Neither scenarios nor golden files nor cards are needed here, but the same program.

Where a shard is missing or there twice, where a file was cut off or changed, or is of another run, other flags, other
scenarios or another program, that is said with the shard to run again, nothing is shown, and the exit code is 2.
docs/many-machines.md shows whole jobs for GitHub Actions, Kubernetes and Slurm.`,
			`Réunir ce que plusieurs machines ont trouvé, et le montrer comme le ferait une seule.

FICHIERS sont ceux que referee test, coverage ou simulate a écrits avec --shard I/N et --shard-out : les N d'une même
exécution, dans n'importe quel ordre. Ce qui s'affiche est ce qu'affiche la commande sans --shard, aux durées près, et le
code de sortie est le même. Il ne faut ici ni scénarios, ni fichiers de référence, ni cartes, mais le même programme.

Si une part manque ou est donnée deux fois, si un fichier est coupé ou changé, ou vient d'une autre exécution, d'autres
options, d'autres scénarios ou d'un autre programme, cela est dit avec la part à rejouer, rien n'est montré, et le code de
sortie est 2. docs/many-machines.md montre des tâches entières pour GitHub Actions, Kubernetes et Slurm.`),
		Example: `  referee test --shard 1/2 --shard-out part-1.json
  referee test --shard 2/2 --shard-out part-2.json
  referee merge part-1.json part-2.json
  referee merge --json --junit report.xml part-1.json part-2.json`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"json"}, cobra.ShellCompDirectiveFilterFileExt
		},
		RunE: func(cmd *cobra.Command, args []string) error { return a.merge(cmd, args, &f) },
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	flags.BoolVar(&f.whole, "whole", false, a.sayf("of a test: show each difference to its end, however long it is",
		"d'un test : montrer chaque différence jusqu'au bout, si longue soit-elle"))
	flags.StringVar(&f.junit, "junit", "", a.sayf("of a test: also write a JUnit report to this `FILE`",
		"d'un test : écrire aussi un rapport JUnit dans ce `FICHIER`"))
	f.list.add(cmd, "list", a.sayf("of coverage: only list these clauses, one on a line",
		"de coverage : énumérer seulement ces clauses, une par ligne"))
	flags.Float64Var(&f.minMatters, "min-matters", 0,
		a.sayf("of coverage: fail if fewer than this `PERCENT` of the rules and variants are proven to matter",
			"de coverage : échouer si moins que ce `POURCENTAGE` des règles et variantes est prouvé compter"))
	flags.BoolVar(&f.requireShown, "require-shown", false,
		a.sayf("of coverage: fail if a rule or variant is shown by no scenario",
			"de coverage : échouer si une règle ou variante n'est montrée par aucun scénario"))
	flags.StringVar(&f.replays, "replays", "",
		a.sayf("of a simulation: save games that break an invariant into this `DIR`, for referee replay",
			"d'une simulation : garder dans ce `DOSSIER` les parties qui rompent un invariant, pour referee replay"))
	_ = cmd.MarkFlagDirname("replays")
	_ = cmd.MarkFlagFilename("junit", "xml")
	a.completesWith(cmd, "min-matters", "50", "75", "90", "100")
	return cmd
}

// merge puts the parts of a run together and shows them.
func (a *app) merge(cmd *cobra.Command, args []string, f *mergeFlags) error {
	wrong := func(err error) error { return &wrongUse{cmd.CommandPath(), err} }
	c := coverageFlags{list: f.list, json: f.json, minMatters: f.minMatters, requireShown: f.requireShown}
	t := testFlags{json: f.json, junit: f.junit, whole: f.whole}
	switch err := c.check(); {
	case len(args) == 0:
		return wrong(engine.Errorf("merge needs the FILES that --shard-out has written",
			"merge : il manque les FICHIERS que --shard-out a écrits"))
	case len(args) > shards.Most:
		return wrong(engine.Errorf("%d FILES are named, and a run has %d shards at most",
			"%d FICHIERS sont nommés, et une exécution a au plus %d parts", len(args), shards.Most))
	case err != nil:
		return wrong(err)
	case f.replays == "-":
		return wrong(engine.Errorf("--replays names a folder; the games are not printed",
			"--replays nomme un dossier ; les parties ne s'affichent pas"))
	}
	if _, err := t.check(nil); err != nil {
		return wrong(err)
	}
	program, err := shards.Program(version())
	if err != nil {
		return err
	}
	m := shards.Merger{Program: program, Quote: shellWord}
	if a.lang == engine.Further {
		m.Language = a.lang.Code()
	}
	parts, err := m.Gather(args)
	if err != nil {
		return err
	}
	run := parts[0].Run
	for _, name := range []string{"whole", "junit", "list", "min-matters", "require-shown", "replays"} {
		if of := mergeFor[name]; cmd.Flags().Changed(name) && of != run.Command {
			return wrong(engine.Errorf("--%s is for parts of referee %s, and these are of referee %s",
				"--%s est pour des parts de referee %s, et celles-ci sont de referee %s", name, of, clip(run.Command)))
		}
	}
	switch run.Command {
	case "test":
		return a.mergeTest(parts, &t)
	case "coverage":
		return a.mergeCoverage(parts, &c)
	case "simulate":
		return a.mergeSimulation(parts, f)
	}
	return engine.Errorf("%s: referee %s has no shards", "%s : referee %s n'a pas de parts", files.Name(parts[0].File),
		clip(run.Command))
}

// foundIn reads what each part says was found.
func foundIn[T any](parts []*shards.Part, sound func(*T) bool) ([]*T, error) {
	var all []*T
	for _, p := range parts {
		found := new(T)
		if err := json.Unmarshal(p.Found, found); err != nil || !sound(found) {
			return nil, engine.Errorf("%s is not as this program writes it; run shard %s again",
				"%s n'est pas tel que ce programme l'écrit ; rejouez la part %s", files.Name(p.File), p.ID().String())
		}
		all = append(all, found)
	}
	return all, nil
}

// merged is an error about parts that do not go together, with their files.
func merged(parts []*shards.Part, err error) error {
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = files.Name(p.File)
	}
	return engine.Errorf("%s: %v", "%s : %v", clip(strings.Join(names, ", ")), err)
}

func (a *app) mergeTest(parts []*shards.Part, f *testFlags) error {
	if f.junit != "" {
		if err := files.Writable(f.junit, isJUnit); err != nil {
			return engine.Errorf("--junit: %v", "--junit : %v", err)
		}
	}
	all, err := foundIn(parts, func(found *testFound) bool { return found.Part != nil })
	if err != nil {
		return err
	}
	var found []*suite.Part
	for _, t := range all {
		found = append(found, t.Part)
	}
	report, err := suite.Join(found)
	if err != nil {
		return merged(parts, err)
	}
	t := &tester{app: a, flags: f, at: all[0].Place}
	for _, o := range t.at.Overlook {
		t.overlooked = append(t.overlooked, overlooked{path: o.Path, why: o.Why, kept: o.Kept})
	}
	code, err := t.tell(report)
	if err == nil && code != exitOK {
		return failed{code}
	}
	return err
}

func (a *app) mergeCoverage(parts []*shards.Part, f *coverageFlags) error {
	all, err := foundIn(parts, func(found *coverageFound) bool { return found.Part != nil })
	if err != nil {
		return err
	}
	var found []*coverage.Part
	for _, c := range all {
		found = append(found, c.Part)
	}
	proofs, err := coverage.ProofsOf(found[0].Game)
	if err != nil {
		return err
	}
	r, err := coverage.Join(found, proofs)
	if err != nil {
		return merged(parts, err)
	}
	return a.showCoverage(r, all[0].About, f)
}

func (a *app) mergeSimulation(parts []*shards.Part, f *mergeFlags) error {
	all, err := foundIn(parts, func(found *simulationFound) bool { return found.Part != nil })
	if err != nil {
		return err
	}
	if err := makeFolder("--replays", f.replays); err != nil {
		return err
	}
	var found []*simulate.Part
	for _, s := range all {
		found = append(found, s.Part)
	}
	r, err := simulate.Join(found)
	if err != nil {
		return merged(parts, err)
	}
	v := simulation{app: a, of: all[0].Of, name: all[0].Name, r: r, all: r.Games}
	return v.show(f.replays, f.json)
}

// coverageList is the flag --list, which says which clauses are listed.
func coverageList() *choice {
	return &choice{from: []string{"shown", "unshown", "decorative"}}
}
