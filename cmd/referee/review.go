package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/review"
	"tablereferee/internal/suite"
)

// reviewFlags are the flags of the command review.
type reviewFlags struct {
	list, names, dry, whole bool
	accept                  []string
	jobs                    int
}

func (a *app) reviewCommand() *cobra.Command {
	var f reviewFlags
	cmd := &cobra.Command{
		Use: "review " + a.sayf("[PATHS]", "[CHEMINS]"),
		Short: a.sayf("Judge changed and new logs one by one, and accept them",
			"Juger un par un les journaux changés et nouveaux, et les accepter"),
		Long: a.sayf(`Judge changed and new logs one by one, and accept them.

On a terminal each log that is not the golden one is shown with its question, its ruling, its clauses and the
difference, and a new one with all it says. A key says what to do with it: ? lists the keys. Logs that change in the
same way stand together, the greatest group first, and can be accepted together.

PATHS are scenarios of your own or folders of them, as test takes them. Only what test --update would accept is
accepted: never the log of a scenario that fails, and only the very log that was shown.

In a pipe, or with --list, the groups and the names in them are printed. A group has an id, such as @25a9, which stays
the same as long as its kind of change does.

Exit codes: 0 nothing is left to judge, 1 something is left, 2 wrong use.`,
			`Juger un par un les journaux changés et nouveaux, et les accepter.

Sur un terminal, chaque journal qui n'est pas celui de référence est montré avec sa question, sa décision, ses clauses et
la différence, et un nouveau en entier. Une touche dit quoi en faire : ? énumère les touches. Les journaux qui changent
de la même façon sont ensemble, le plus grand groupe d'abord, et peuvent être acceptés ensemble.

CHEMINS sont des scénarios à vous ou des dossiers de scénarios, comme pour test. Seul ce que test --update accepterait
est accepté : jamais le journal d'un scénario qui échoue, et seulement le journal même qui a été montré.

Dans un tube, ou avec --list, les groupes et leurs noms sont écrits. Un groupe a un identifiant, comme @25a9, qui reste le
même tant que sa sorte de changement est la même.

Codes de sortie : 0 plus rien à juger, 1 il reste à juger, 2 mauvais emploi.`),
		Example: `  referee review
  referee review --list scenarios/forever-evil/attack
  referee review --accept @25a9 --accept forever-evil/attack/my-question
  referee review --accept @25a9 --dry-run`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return a.ownNames(), cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			code, err := a.review(cmd, args, &f)
			if err == nil && code != exitOK {
				return failed{code}
			}
			return err
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.list, "list", false, a.sayf("print the groups and the names in them, and ask nothing",
		"écrire les groupes et leurs noms, sans rien demander"))
	flags.BoolVar(&f.names, "names-only", false, a.sayf("print the names alone, one on each line",
		"écrire seulement les noms, un par ligne"))
	flags.StringArrayVar(&f.accept, "accept", nil,
		a.sayf("accept the log of this scenario, or those of this folder or group (`NAME`); may be repeated",
			"accepter le journal de ce scénario, ou ceux de ce dossier ou groupe (`NOM`) ; peut être répété"))
	flags.BoolVar(&f.dry, "dry-run", false, a.sayf("write nothing, and tell what would be written",
		"ne rien écrire, et dire ce qui serait écrit"))
	flags.BoolVar(&f.whole, "whole", false, a.sayf("show each difference and each new log to its end",
		"montrer chaque différence et chaque nouveau journal jusqu'au bout"))
	flags.IntVarP(&f.jobs, "jobs", "j", 0, a.sayf("scenarios run at the same time (default: one for each processor)",
		"scénarios joués en même temps (sans ce réglage : un par processeur)"))
	a.completes(cmd, "accept", func(*cobra.Command, string) []string { return append(a.ownNames(), review.NewLogs) })
	_ = cmd.RegisterFlagCompletionFunc("jobs", cobra.NoFileCompletions)
	return cmd
}

// ownNames are the names of one's own scenarios: no others can be judged.
func (a *app) ownNames() []string {
	lib, err := a.library()
	if err != nil || lib.builtIn {
		return nil
	}
	names, _ := lib.Names() // what cannot be read completes nothing
	return names
}

// check checks that the flags go together.
func (f *reviewFlags) check(args []string) error {
	switch {
	case f.list && f.names:
		return engine.Errorf("--list and --names-only are two forms of the same; give one",
			"--list et --names-only sont deux formes de la même chose ; donnez-en une")
	case len(f.accept) > 0 && (f.list || f.names):
		return engine.Errorf("--accept accepts; what there is to accept is printed by --list or --names-only without it",
			"--accept accepte ; ce qu'il y a à accepter est écrit par --list ou --names-only sans elle")
	case f.dry && (f.list || f.names):
		return engine.Errorf("--dry-run goes with --accept, or with a terminal: a list writes nothing anyway",
			"--dry-run va avec --accept, ou avec un terminal : une liste n'écrit rien de toute façon")
	}
	for _, arg := range args {
		if arg == "" {
			return engine.Errorf("one of the PATHS is empty; without any, all scenarios are looked at",
				"un des CHEMINS est vide ; sans aucun, tous les scénarios sont regardés")
		}
	}
	return nil
}

func (a *app) review(cmd *cobra.Command, args []string, f *reviewFlags) (int, error) {
	err := f.check(args)
	if err == nil {
		err = checkJobs(cmd, f.jobs)
	}
	if err != nil {
		return 0, &wrongUse{cmd.CommandPath(), err}
	}
	lib, err := a.library()
	if err != nil {
		return 0, err
	}
	if lib.goldenDir == "" || lib.printed != nil {
		return 0, &wrongUse{cmd.CommandPath(), engine.Errorf(
			"there is nothing of your own to judge here: the scenarios are built into this program; a folder %s here holds your own, or --scenarios names it",
			"il n'y a rien à vous à juger ici : les scénarios sont intégrés à ce programme ; un dossier %s ici contient les vôtres, ou --scenarios le nomme",
			defaultDir)}
	}
	t := &tester{app: a, flags: &testFlags{update: true, whole: f.whole, jobs: f.jobs}, lib: lib,
		runner: suite.Runner{Scenarios: lib.Folder, Golden: lib.golden, Jobs: f.jobs, Brief: true}}
	t.runner.Options.Use, t.at = lib.Use, lib.place(a)
	pick, err := t.pick(args, regexp.MustCompile(""))
	if err != nil {
		return 0, err
	}
	show, clear := t.progress()
	report, err := t.run(cmd.Context(), pick, show)
	clear()
	if errors.Is(err, suite.ErrNoScenario) {
		return 0, t.nothing()
	}
	if err != nil {
		return 0, err
	}
	r := &reviewer{tester: t, session: review.New(t.runner, report)}
	r.session.DryRun = f.dry
	switch {
	case len(f.accept) > 0:
		return r.acceptNamed(cmd.Context(), f.accept)
	case f.names:
		return r.names()
	case f.list || !a.asks():
		if f.dry && !f.list {
			return 0, &wrongUse{cmd.CommandPath(), engine.Errorf(
				"--dry-run: this is no terminal, so say with --accept what would be accepted",
				"--dry-run : ce n'est pas un terminal ; dites par --accept ce qui serait accepté")}
		}
		return r.list()
	}
	a.noPager = true // its keys would be those of the pager
	return r.judge(cmd.Context())
}

// asks says whether a person sits at a terminal and can be asked for a key.
func (a *app) asks() bool { return a.press != nil && a.terminal(a.out) && a.env("TERM") != "dumb" }

// reviewer shows a review, and does what is asked of it.
type reviewer struct {
	*tester
	session   *review.Session
	unwritten bool     // a log that was accepted could not be written
	judging   bool     // one by one, so that the next log is shown behind what is told
	before    []string // what was not accepted, told before the next key
}

// code is the exit code of a review as it stands.
func (r *reviewer) code() int {
	if r.unwritten {
		return exitWrong
	}
	if r.session.Count(review.Open, review.Skipped, review.Rejected, review.Unfit) > 0 {
		return exitFails
	}
	return exitOK
}

// names prints the names of what is to be judged.
func (r *reviewer) names() (int, error) {
	var b bytes.Buffer
	for _, i := range r.session.Items() {
		fmt.Fprintln(&b, cleanLine(i.Case.Name))
	}
	_, err := r.out.Write(b.Bytes())
	return r.code(), err
}

// list prints the groups with the names in them.
func (r *reviewer) list() (int, error) {
	p := r.page()
	for _, g := range r.session.Groups {
		r.head(p, g)
		for _, i := range g.Items {
			at := cleanLine(i.Case.Name)
			if i.Case.Line > 0 {
				at += fmt.Sprintf("  %s:%d", cleanLine(i.Case.File), i.Case.Line)
			}
			p.whole("    " + at)
		}
		p.whole("")
	}
	if len(r.session.Groups) > 0 {
		g := r.session.Groups[0]
		p.whole(r.sayf("to accept a group:  referee review%s --accept %s", "pour accepter un groupe :  referee review%s --accept %s",
			r.lib.flags, g.ID))
	}
	r.sum(p)
	return r.code(), r.print(p)
}

// head tells a group: its id, how many logs it has, what changes.
func (r *reviewer) head(p *page, g *review.Group) {
	n := engine.Counted(len(g.Items), scenarioWord)
	if g.Change == nil {
		p.heading(g.ID + "  " + r.sayf("%v without a golden file: new logs", "%v sans fichier de référence : nouveaux journaux", n))
		return
	}
	p.heading(g.ID + "  " + n.In(r.lang))
	r.together().sums(p, g.Change, r.lang)
}

// together gives the cases of the review as groups of a test are told.
func (r *reviewer) together() *grouped {
	g := &grouped{}
	for _, one := range r.session.Groups {
		if one.Change == nil {
			continue
		}
		for n, m := range one.Change.Members {
			for len(g.cases) <= m.Index {
				g.cases = append(g.cases, &suite.Case{})
			}
			g.cases[m.Index] = one.Items[n].Case
		}
	}
	return g
}

// sum tells in a line how a review stands.
func (r *reviewer) sum(p *page) {
	s := r.session
	var parts []engine.Text
	add := func(n int, en, fr string) {
		if n > 0 {
			parts = append(parts, engine.Sayf(en, fr, n))
		}
	}
	if r.session.DryRun {
		add(s.Count(review.Accepted), "%d would be accepted", "%d seraient acceptés")
	} else {
		add(s.Count(review.Accepted), "%d accepted", "acceptés : %d")
	}
	add(s.Count(review.Rejected), "%d rejected", "refusés : %d")
	add(s.Count(review.Settled), "%d mended", "réparés : %d")
	add(s.Count(review.Unfit), "%d not to be accepted", "inacceptables : %d")
	add(s.Count(review.Open, review.Skipped), "%d left to judge", "restent à juger : %d")
	if len(parts) == 0 {
		parts = append(parts, engine.Text{"there is nothing to judge", "il n'y a rien à juger"})
	}
	p.line("", engine.Join(parts, engine.Commas).In(r.lang))
	if len(s.Unfit) > 0 {
		p.line("", r.sayf("scenarios that fail or are broken, and so have no log to accept: %d;  referee test%s shows them",
			"scénarios qui échouent ou sont illisibles, donc sans journal à accepter : %d ;  referee test%s les montre",
			len(s.Unfit), r.lib.flags))
	}
}

// acceptNamed accepts what --accept names: all of it, or nothing where a name is wrong.
func (r *reviewer) acceptNamed(ctx context.Context, meant []string) (int, error) {
	var items []*review.Item
	for _, m := range meant {
		found := r.session.Find(m)
		if found == nil {
			found = r.session.Named(r.lib.scenario(m))
		}
		if found == nil {
			return 0, r.noneSuch(m)
		}
		items = append(items, found...)
	}
	if err := r.take(ctx, items); err != nil {
		return 0, err
	}
	p := r.page()
	r.sum(p)
	return r.code(), r.print(p)
}

// noneSuch says that nothing that is to be judged is called so.
func (r *reviewer) noneSuch(meant string) error {
	for _, c := range r.session.Unfit {
		if strings.EqualFold(c.Name, r.lib.scenario(meant)) {
			return engine.Errorf("--accept %s: it has no log that could be accepted: %v",
				"--accept %s : il n'a pas de journal qui puisse être accepté : %v", clip(meant), c.Err)
		}
	}
	words := r.session.Words()
	if len(words) == 0 {
		return engine.Errorf("--accept %s: there is nothing to judge: every log that was looked at is the golden one, or its scenario fails and has none (referee test shows which)",
			"--accept %s : il n'y a rien à juger : tous les journaux regardés sont ceux de référence, ou leur scénario échoue et n'en a pas (referee test montre lesquels)", clip(meant))
	}
	names, err := r.lib.Names()
	if err != nil {
		return err
	}
	for _, n := range names {
		if strings.EqualFold(n, r.lib.scenario(meant)) {
			return engine.Errorf("--accept %s: this scenario has no log to judge: it is as agreed, or it fails:  referee test%s %s",
				"--accept %s : ce scénario n'a pas de journal à juger : il est conforme, ou il échoue :  referee test%s %s",
				clip(meant), r.lib.flags, nameWord(n))
		}
	}
	return engine.Errorf("--accept %s: nothing that is to be judged is called so%v; `referee review --list` shows what there is",
		"--accept %s : rien à juger ne s'appelle ainsi%v ; `referee review --list` montre ce qu'il y a", clip(meant),
		didYouMean(nearest(meant, words)))
}

// take accepts logs and tells what was written.
func (r *reviewer) take(ctx context.Context, items []*review.Item) error {
	written, refused, err := r.session.Accept(ctx, items)
	p := r.page()
	for _, w := range written {
		switch {
		case w.From != "" && r.session.DryRun:
			p.whole(r.sayf("would rename %s -> %s", "renommerait %s -> %s", w.From, w.Path))
		case w.From != "":
			p.whole(r.sayf("renamed %s -> %s", "renommé %s -> %s", w.From, w.Path))
		case r.session.DryRun:
			p.whole(r.sayf("would write %s", "écrirait %s", w.Path))
		default:
			p.whole(r.sayf("wrote %s", "écrit %s", w.Path))
		}
	}
	for _, no := range refused {
		r.unwritten = r.unwritten || no.Unwritten
		says := r.sayf("not accepted: %s: %v", "pas accepté : %s : %v", no.Item.Case.Name, no.Why)
		if r.judging {
			r.before = append(r.before, says)
		} else {
			p.message("", says)
		}
	}
	if printed := r.print(p); err == nil {
		err = printed
	}
	return err
}
