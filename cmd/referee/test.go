package main

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"slices"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/shards"
	"tablereferee/internal/suite"
)

// testFlags are the flags of the command test.
type testFlags struct {
	update, prune, watch, json, whole, all, names bool
	filter, junit, against                        string
	jobs                                          int
	set                                           settings
	shardFlags
}

// mostJobs bounds what runs at the same time.
const mostJobs = 1_000

func (a *app) testCommand() *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use: "test " + a.sayf("[PATHS]", "[CHEMINS]"),
		Short: a.sayf("Run scenarios and compare their logs with the golden files",
			"Jouer des scénarios et comparer leurs journaux aux fichiers de référence"),
		Long: a.sayf(`Run scenarios and compare their logs with the golden files.

PATHS are scenarios or folders of them, by their path or their name; without any, all are run: those of your own folder
of scenarios, where there is one, and else those built into this program. Built-in ones are run beside your own where
they are named, or with --all. A golden file without a scenario is a failure as well; files that are no logs of the
referee are left alone.

With --cards your own scenarios are played with these cards. Built-in ones are played with the printed cards and with
yours, and those that come out otherwise are shown: so you see which rulings an erratum turns. Their golden files are
left alone.

--update accepts the logs: it writes the golden file of each scenario that holds and whose ruling is complete, and moves
that of a scenario that was renamed and still gives the same log. It lists every file it changes and never accepts a
scenario that fails. It removes nothing: a golden file without a scenario goes only where --prune is given too and the
file is named by its own name, and none goes while a scenario that is run fails. Read the difference before you accept
it.`,
			`Jouer des scénarios et comparer leurs journaux aux fichiers de référence.

CHEMINS sont des scénarios ou des dossiers de scénarios, par leur chemin ou leur nom ; sans eux, tous sont joués : ceux
de votre dossier de scénarios s'il y en a un, et sinon ceux qui sont intégrés au programme. Les scénarios intégrés sont
joués à côté des vôtres s'ils sont nommés, ou avec --all. Un fichier de référence sans scénario est aussi un échec ; les
fichiers qui ne sont pas des journaux de l'arbitre restent tels quels.

Avec --cards, vos propres scénarios sont joués avec ces cartes. Les scénarios intégrés sont joués avec les cartes imprimées
et avec les vôtres, et ceux qui tournent autrement sont montrés : vous voyez ainsi quelles décisions un erratum renverse.
Leurs fichiers de référence restent tels quels.

--update accepte les journaux : il écrit le fichier de référence de chaque scénario qui tient et dont la décision est
complète, et déplace celui d'un scénario renommé qui donne toujours le même journal. Il énumère chaque fichier qu'il
change et n'accepte jamais un scénario qui échoue. Il ne supprime rien : un fichier de référence sans scénario ne part
que si --prune est donnée aussi et qu'il est nommé par son propre nom, et aucun ne part tant qu'un scénario joué échoue.
Lisez la différence avant de l'accepter.`),
		Example: `  referee test
  referee test scenarios/forever-evil/attack
  referee test --filter weakness
  referee test --update forever-evil/cards/bizarro-power-last-weakness`,
		ValidArgsFunction: a.completeScenarios,
		RunE: func(cmd *cobra.Command, args []string) error {
			code, err := a.test(cmd, args, &f)
			if err == nil && code != exitOK {
				return failed{code}
			}
			return err
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.update, "update", false,
		a.sayf("accept the logs as golden, and move the golden files of renamed scenarios",
			"accepter les journaux comme référence, et déplacer les fichiers de référence des scénarios renommés"))
	flags.BoolVar(&f.prune, "prune", false,
		a.sayf("with --update: remove the golden files without a scenario that PATHS name, each by its own name",
			"avec --update : supprimer les fichiers de référence sans scénario que CHEMINS nomment, chacun par son propre nom"))
	flags.BoolVar(&f.all, "all", false, a.sayf("also run the scenarios built into this program",
		"jouer aussi les scénarios intégrés au programme"))
	flags.StringVar(&f.filter, "filter", "", a.sayf("only scenarios whose name matches this regular `EXPRESSION`",
		"seulement les scénarios dont le nom répond à cette `EXPRESSION` régulière"))
	flags.BoolVar(&f.watch, "watch", false,
		a.sayf("run again whenever a scenario or golden file changes, until interrupted",
			"rejouer dès qu'un scénario ou un fichier de référence change, jusqu'à interruption"))
	flags.BoolVar(&f.whole, "whole", false, a.sayf("show each difference to its end, however long it is",
		"montrer chaque différence jusqu'au bout, si longue soit-elle"))
	flags.BoolVar(&f.names, "names-only", false, a.sayf("print the names of what is not well, one on each line",
		"écrire les noms de ce qui ne va pas, un par ligne"))
	f.set.add(cmd, a)
	flags.StringVar(&f.against, "against", "",
		a.sayf("compare with the logs in this `DIR`, such as those of another revision, instead of the golden files",
			"comparer aux journaux de ce `DOSSIER`, comme ceux d'une autre révision, au lieu des fichiers de référence"))
	_ = cmd.MarkFlagDirname("against") // the error is for a flag that does not exist
	flags.IntVarP(&f.jobs, "jobs", "j", 0, a.sayf("scenarios run at the same time (default: one for each processor)",
		"scénarios joués en même temps (sans ce réglage : un par processeur)"))
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	flags.StringVar(&f.junit, "junit", "", a.sayf("also write a JUnit report to this `FILE`",
		"écrire aussi un rapport JUnit dans ce `FICHIER`"))
	a.addShard(cmd, &f.shardFlags)
	a.completesWith(cmd, "jobs", "1", "2", "4", "8")
	a.completes(cmd, "filter", a.folderNames)
	_ = cmd.MarkFlagFilename("junit", "xml")
	return cmd
}

// checkJobs checks the flag -j; where it is not given, there is one for each processor.
func checkJobs(cmd *cobra.Command, n int) error {
	if cmd.Flags().Changed("jobs") && n < 1 || n > mostJobs {
		return engine.Errorf("-j is a number from 1 to %d", "-j est un nombre de 1 à %d", mostJobs)
	}
	return nil
}

// check checks the flags and gives the expression of --filter.
func (f *testFlags) check(args []string) (*regexp.Regexp, error) {
	switch {
	case f.sharded() && (f.update || f.prune):
		return nil,
			engine.Errorf("--shard goes with neither --update nor --prune: whether a golden file is moved or removed is decided by all scenarios together",
				"--shard ne va ni avec --update ni avec --prune : si un fichier de référence est déplacé ou supprimé, cela dépend de tous les scénarios ensemble")
	case f.sharded() && f.watch:
		return nil, engine.Errorf("--shard does not go with --watch: a shard is played once, and then merged",
			"--shard ne va pas avec --watch : une part est jouée une fois, puis réunie aux autres")
	case f.sharded() && (f.set.any() || f.against != "" || f.names):
		return nil,
			engine.Errorf("--shard goes with none of --rule, --edition, --against and --names-only: what a rule turns is told by one machine",
				"--shard ne va avec aucune des options --rule, --edition, --against et --names-only : ce qu'une règle renverse est dit par une seule machine")
	case f.watch && (f.update || f.json || f.junit != ""):
		return nil,
			engine.Errorf("--watch goes with none of --update, --json and --junit: what it finds is to be read before it is accepted",
				"--watch ne va avec aucune des options --update, --json et --junit : ce qu'elle trouve est à lire avant d'être accepté")
	case f.update && (f.set.any() || f.against != ""):
		return nil,
			engine.Errorf("--update goes with none of --rule, --edition and --against: what is played otherwise becomes no golden log",
				"--update ne va avec aucune des options --rule, --edition et --against : ce qui est joué autrement ne devient pas un journal de référence")
	case f.names && f.json:
		return nil, engine.Errorf("--names-only and --json are two forms of what is found; give one",
			"--names-only et --json sont deux formes de ce qui est trouvé ; donnez-en une")
	case f.prune && !f.update:
		return nil, engine.Errorf("--prune goes with --update", "--prune va avec --update")
	case f.prune && len(args) == 0:
		return nil,
			engine.Errorf("--prune removes what is named; `referee test` shows which golden files have no scenario",
				"--prune supprime ce qui est nommé ; `referee test` montre quels fichiers de référence n'ont pas de scénario")
	case f.junit == "-":
		return nil, engine.Errorf("--junit names a file; the report is not printed",
			"--junit nomme un fichier ; le rapport ne s'affiche pas")
	}
	if f.junit != "" {
		if err := checkEnding("--junit", f.junit, ".xml"); err != nil {
			return nil, err
		}
	}
	for _, arg := range args {
		if arg == "" {
			return nil, engine.Errorf("one of the PATHS is empty; without any, all scenarios are run",
				"un des CHEMINS est vide ; sans aucun, tous les scénarios sont joués")
		}
	}
	filter, err := regexp.Compile(f.filter)
	if err != nil {
		var wrong *syntax.Error
		if errors.As(err, &wrong) {
			wrong.Expr = clip(wrong.Expr)
		}
		return nil, engine.Errorf("--filter %s: %v", "--filter %s : %v", clip(f.filter), err)
	}
	return filter, nil
}

func (a *app) test(cmd *cobra.Command, args []string, f *testFlags) (int, error) {
	filter, err := f.check(args)
	if err == nil {
		err = checkJobs(cmd, f.jobs)
	}
	if err == nil {
		err = f.read(a, cmd, "json", "junit", "whole")
	}
	if err != nil {
		return 0, &wrongUse{cmd.CommandPath(), err}
	}
	lib, err := a.library()
	if err != nil {
		return 0, err
	}
	if f.update && lib.goldenDir == "" {
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf(
			"--update: the scenarios and golden files used here are built into this program; there is no folder %s here, and --scenarios names none",
			"--update : les scénarios et fichiers de référence utilisés ici sont intégrés à ce programme ; il n'y a pas de dossier %s ici, et --scenarios n'en nomme aucun",
			defaultDir)}
	}
	if f.update && lib.printed != nil {
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf(
			"--update: these are the scenarios of this program, and their golden files are of the printed cards: leave --cards out",
			"--update : ce sont les scénarios de ce programme, et leurs journaux de référence valent pour les cartes imprimées : enlevez --cards")}
	}
	if f.junit != "" { // no long run whose report cannot be written
		if err := files.Writable(f.junit, isJUnit); err != nil {
			return 0, engine.Errorf("--junit: %v", "--junit : %v", err)
		}
	}
	t := &tester{app: a, flags: f, lib: lib, runner: suite.Runner{Scenarios: lib.Folder, Golden: lib.golden,
		Jobs: f.jobs, Update: f.update, Brief: true, Shard: f.of}}
	t.at = lib.place(a)
	lib.withCards(&t.runner, a.cards.language)
	if err := t.otherwise(cmd); err != nil {
		return 0, err
	}
	if f.prune {
		named := map[string]bool{}
		for _, arg := range args {
			named[lib.scenario(arg)] = true
		}
		t.runner.Prune = func(name string) bool { return named[name] }
	}
	if f.sharded() {
		if t.part, err = a.part(cmd, args, &f.shardFlags, lib); err != nil {
			return 0, err
		}
	}
	if f.watch {
		return t.watch(cmd.Context(), args, filter)
	}
	return t.once(cmd.Context(), args, filter)
}

// otherwise has the scenarios played as --rule, --edition and --against say.
func (t *tester) otherwise(cmd *cobra.Command) error {
	if !t.turning() {
		return nil
	}
	var err error
	if t.runner.Options.Rules, t.runner.Options.Edition, err = t.flags.set.read(t.app); err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	if t.flags.against != "" {
		if t.runner.Against, _, err = logsIn(t.flags.against); err != nil {
			return &wrongUse{cmd.CommandPath(), engine.Errorf("--against: %v", "--against : %v", err)}
		}
	}
	return nil
}

// tester runs the scenarios and shows what it found.
type tester struct {
	*app
	flags  *testFlags
	lib    *library
	runner suite.Runner
	at     place        // where it is run
	part   *shards.Part // what is written of a shard; nil where all is played
	// only are the scenarios that are run of those that are picked, nil for all; last is what was found, nil before
	only map[string]bool
	last *suite.Report
	// overlooked is what lies among the scenarios that were picked as if it were some.
	overlooked []overlooked
}

func (t *tester) once(ctx context.Context, args []string, filter *regexp.Regexp) (int, error) {
	pick, err := t.pick(args, filter)
	if err != nil {
		return 0, err
	}
	pick.narrow(t.only)
	t.at.Besides = pick.built != nil
	found, err := t.lib.overlooked()
	if err != nil {
		return 0, err
	}
	t.overlooked = nil
	for _, o := range found {
		if pick.own == nil || pick.own(o.name) {
			t.overlooked = append(t.overlooked, o)
		}
	}
	show, clear := t.progress()
	report, err := t.run(ctx, pick, show)
	clear()
	if errors.Is(err, suite.ErrNoScenario) {
		return 0, t.nothing()
	}
	if report == nil {
		return 0, err
	}
	t.last = report
	interrupted := err
	switch {
	case len(report.Cases) == 0 && interrupted == nil && (t.part == nil || report.Whole == 0):
		return 0, t.nothing()
	case t.part != nil && interrupted != nil:
		t.interrupted(report)
		t.notWritten(&t.flags.shardFlags)
		return exitWrong, nil
	case t.part != nil:
		return exitOK, t.keep(report)
	}
	if interrupted == nil && t.noneConcerned(report) {
		return 0, engine.Errorf("what is set otherwise is nothing of the games of these scenarios",
			"ce qui est réglé autrement n'existe pas dans les jeux de ces scénarios")
	}
	if interrupted == nil && t.flags.against != "" && !slices.ContainsFunc(report.Cases, func(c suite.Case) bool {
		return c.Turn != suite.Newer
	}) {
		return 0, engine.Errorf("--against %s: none of these scenarios has a log there",
			"--against %s : aucun de ces scénarios n'y a de journal", clip(t.flags.against))
	}
	if interrupted == nil {
		return t.tell(report)
	}
	if err = t.show(report, true); err != nil {
		return 0, err
	}
	// A report of a part would pass for that of the whole.
	t.interrupted(report)
	return exitWrong, nil
}

// show prints what was found.
func (t *tester) show(report *suite.Report, stopped bool) error {
	switch {
	case t.flags.json:
		return t.showJSON(report, stopped)
	case t.flags.names:
		return t.showNames(report)
	}
	return t.showText(report)
}

// tell tells all that was found, and gives the exit code.
func (t *tester) tell(report *suite.Report) (int, error) {
	if err := t.show(report, false); err != nil {
		return 0, err
	}
	t.annotate(report)
	if t.flags.junit != "" {
		if err := t.writeJUnit(report); err != nil {
			return 0, err
		}
	}
	return exitCode(report), nil
}

// interrupted says how far a test came.
func (t *tester) interrupted(report *suite.Report) {
	fmt.Fprintln(t.err, t.sayf("referee: interrupted when %d of %d scenarios had been played",
		"referee : interrompu quand %d scénarios sur %d avaient été joués",
		len(report.Cases), report.Scenarios))
}

// exitCode is the worst that a case asks for.
func exitCode(report *suite.Report) int {
	code := exitOK
	for i := range report.Cases {
		switch c := &report.Cases[i]; {
		case c.Status == suite.Broken:
			return exitWrong
		case !c.OK():
			code = exitFails
		}
	}
	return code
}

// nothing is the error of a run that tests nothing: a gate that is green because it is empty would be a trap.
func (t *tester) nothing() error {
	names, err := t.lib.Names()
	if err != nil {
		return err
	}
	overlooked, err := t.lib.overlooked()
	switch {
	case err != nil:
		return err
	case len(names) == 0 && len(overlooked) > 0:
		o := overlooked[0]
		return engine.Errorf("%v (%s): %s lies there, but %v", "%v (%s) : %s s'y trouve, mais %v", suite.ErrNoScenario,
			t.lib.where(), o.path, o.why)
	case len(names) > 0 && t.flags.filter == "":
		return engine.Errorf("these PATHS hold no scenario and no golden file of one: what lies there is no log of the referee",
			"ces CHEMINS ne contiennent ni scénario ni fichier de référence : ce qui s'y trouve n'est pas un journal de l'arbitre")
	case len(names) > 0:
		return engine.Errorf("--filter %s: no scenario's name matches; `referee list` shows those there are",
			"--filter %s : aucun nom de scénario ne correspond ; `referee list` montre ceux qui existent",
			clip(t.flags.filter))
	case t.flags.update:
		return engine.Errorf("%v (%s), so nothing is accepted and no golden file is removed",
			"%v (%s) : rien n'est accepté et aucun fichier de référence n'est supprimé", suite.ErrNoScenario,
			t.lib.where())
	}
	return engine.Errorf("%v (%s); `referee new NAME` writes a first one",
		"%v (%s) ; `referee new NOM` en écrit un premier", suite.ErrNoScenario, t.lib.where())
}

// completeScenarios offers names of scenarios that are not there yet, and files.
func (a *app) completeScenarios(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	names, directive := a.completeScenario(cmd, nil, word)
	for _, arg := range args {
		for i, n := range names {
			if n == arg {
				names = append(names[:i:i], names[i+1:]...)
				break
			}
		}
	}
	return names, directive
}
