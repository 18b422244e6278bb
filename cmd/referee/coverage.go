package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/coverage"
	"tablereferee/internal/shards"
)

// coverageFlags are the flags of the command coverage.
type coverageFlags struct {
	game, list   *choice
	json         bool
	jobs         int
	minMatters   float64
	requireShown bool
	shardFlags
}

func (a *app) coverageCommand() *cobra.Command {
	f := coverageFlags{game: gameFlag(), list: coverageList()}
	cmd := &cobra.Command{
		Use: "coverage",
		Short: a.sayf("Tell which clauses are shown by scenarios, and which of them matter",
			"Dire quelles clauses sont montrées par des scénarios, et lesquelles comptent"),
		Long: a.sayf(`Tell, for each clause of a game, which scenarios show it, and whether it matters.

A scenario shows a clause if it says so and its log cites it. Whether a clause matters is tried: it is set otherwise, and
the scenarios are played again. If no log changes but for citations, and no scenario fails, the clause is decoration. A
clause without a switch is proven by a mutant: a recorded change of its code that a scenario notices. docs/coverage.md
tells more, and describes the JSON object.

With --min-matters or --require-shown the exit code is 1 if the rulebook is covered less than that.`,
			`Dire, pour chaque clause d'un jeu, quels scénarios la montrent, et si elle compte.

Un scénario montre une clause s'il le dit et que son journal la cite. Si une clause compte, cela s'essaie : elle est
changée, et les scénarios sont rejoués. Si aucun journal ne change, sinon dans ses citations, et qu'aucun scénario
n'échoue, la clause n'est qu'un décor. Une clause sans réglage est prouvée par un mutant : un changement consigné de son
code, qu'un scénario remarque. docs/coverage.md en dit davantage, et décrit l'objet JSON.

Avec --min-matters ou --require-shown, le code de sortie est 1 si les règles sont moins couvertes que demandé.`),
		Example: `  referee coverage
  referee coverage --list unshown
  referee coverage --require-shown --min-matters 10`,
		Args: exactly(),
	}
	f.game.add(cmd, "game", a.sayf("the game", "le jeu"))
	f.list.add(cmd, "list", a.sayf("only list these clauses, one on a line",
		"énumérer seulement ces clauses, une par ligne"))
	flags := cmd.Flags()
	flags.BoolVar(&f.json, "json", false, a.sayf("print one JSON object instead of text (docs/json.md)",
		"écrire un objet JSON au lieu de texte (docs/json.md)"))
	flags.IntVarP(&f.jobs, "jobs", "j", 0, a.sayf("scenarios run at the same time (default: one for each processor)",
		"scénarios joués en même temps (sans ce réglage : un par processeur)"))
	flags.Float64Var(&f.minMatters, "min-matters", 0,
		a.sayf("fail if fewer than this `PERCENT` of the rules and variants are proven to matter",
			"échouer si moins que ce `POURCENTAGE` des règles et variantes est prouvé compter"))
	flags.BoolVar(&f.requireShown, "require-shown", false, a.sayf("fail if a rule or variant is shown by no scenario",
		"échouer si une règle ou variante n'est montrée par aucun scénario"))
	a.addShard(cmd, &f.shardFlags)
	a.completesWith(cmd, "jobs", "1", "2", "4", "8")
	a.completesWith(cmd, "min-matters", "50", "75", "90", "100")
	cmd.ValidArgsFunction = cobra.NoFileCompletions
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return a.coverage(cmd, &f) }
	return cmd
}

// gameFlag is --game, which may be left out as long as there is one game to speak of.
func gameFlag() *choice {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.ID)
	}
	return &choice{ids[0], ids, gameMeant}
}

func (a *app) coverage(cmd *cobra.Command, f *coverageFlags) error {
	err := f.check()
	if err == nil {
		err = checkJobs(cmd, f.jobs)
	}
	if err == nil {
		err = f.read(a, cmd, "json", "list", "min-matters", "require-shown")
	}
	if err != nil {
		return &wrongUse{cmd.CommandPath(), err}
	}
	lib, err := a.library()
	if err != nil {
		return err
	}
	var part *shards.Part
	if f.sharded() {
		if part, err = a.part(cmd, nil, &f.shardFlags, lib); err != nil {
			return err
		}
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(100) // what is kept of all scenarios is much, and need not stand there several times over
	}
	played, err := lib.playAll(cmd.Context(), f.jobs)
	if err != nil {
		return err
	}
	game, err := a.game(cmd, f.game)
	if err != nil {
		return err
	}
	show, clear := a.counter(a.sayf("runs", "exécutions"))
	proofs, err := coverage.Proofs(game)
	if err != nil {
		return err
	}
	done, total := 0, 0
	plan := coverage.Plan{Game: game, Played: played, Use: lib.Use, Proofs: proofs, Jobs: f.jobs,
		Done: func(d, of int) {
			if done, total = d, of; show != nil {
				show(d, of)
			}
		}}
	about := coverageAboutOf(game, lib)
	var r *coverage.Report
	var found *coverage.Part
	if part != nil {
		found, err = coverage.MeasurePart(cmd.Context(), plan, f.of)
	} else {
		r, err = coverage.Measure(cmd.Context(), plan)
	}
	clear()
	if errors.Is(err, context.Canceled) {
		// What is known of a part of the clauses would pass for what is known of all.
		fmt.Fprintln(a.err, a.sayf("referee: interrupted when %d of %d runs had been made",
			"referee : interrompu quand %d exécutions sur %d avaient été faites", done, total))
		if part != nil {
			a.notWritten(&f.shardFlags)
		}
		return failed{exitWrong}
	}
	if err != nil {
		return err
	}
	if part != nil {
		return a.keepCoverage(part, f, coverageFound{about, found})
	}
	return a.showCoverage(r, about, f)
}

// check tells what is wrong with how the flags say to show what is found.
func (f *coverageFlags) check() error {
	switch {
	case f.json && f.list.value != "":
		return engine.Errorf("--list goes with text; --json tells everything",
			"--list va avec du texte ; --json dit tout")
	case !(f.minMatters >= 0 && f.minMatters <= 100):
		return engine.Errorf("--min-matters is a percentage, from 0 to 100",
			"--min-matters est un pourcentage, de 0 à 100")
	}
	return nil
}

// showCoverage shows what was found, and holds it against what the flags ask for.
func (a *app) showCoverage(r *coverage.Report, about coverageAbout, f *coverageFlags) (err error) {
	v := coverageView{app: a, r: r, about: about}
	switch {
	case f.json:
		err = a.json(v.object())
	case f.list.value != "":
		err = a.lines(string(v.list(f.list.value)))
	default:
		err = a.lines(string(v.text()))
	}
	if err != nil {
		return err
	}
	return a.gate(r, f)
}

// coverageAbout is what is told of a game beside what was measured, and of where that was done.
type coverageAbout struct {
	Name     engine.Text    `json:"name"`
	Notes    []coverageNote `json:"notes,omitempty"`
	Declared bool           `json:"declared,omitempty"` // what its cards do is declared in words
	Natives  []string       `json:"natives,omitempty"`  // the cards of which a function does something
	Of       int            `json:"of,omitempty"`       // how many cards there are
	Flags    string         `json:"flags,omitempty"`    // those that name folders, for commands that are proposed
}

// coverageNote is a note of the game.
type coverageNote struct {
	About string      `json:"about"` // the clause
	Says  engine.Text `json:"says"`
}

func coverageAboutOf(game *engine.Game, lib *library) coverageAbout {
	about := coverageAbout{Name: game.Name, Flags: lib.flags}
	for _, n := range game.Notes {
		about.Notes = append(about.Notes, coverageNote{game.Book.ID(n.About), n.Says})
	}
	if game.Natives != nil {
		about.Declared = true
		about.Natives, about.Of = game.Natives()
	}
	return about
}

// gate holds a report against what the flags ask for.
func (a *app) gate(r *coverage.Report, f *coverageFlags) error {
	ok := true
	say := func(en, fr string, args ...any) { ok = false; fmt.Fprintln(a.err, a.sayf(en, fr, args...)) }
	if p := r.Inventory.Percent(r.Inventory.Matter); p < f.minMatters {
		say("referee: %.1f %% of the rules and variants are proven to matter (%d of %d); --min-matters asks for %g %%",
			"referee : %.1f %% des règles et variantes sont prouvées compter (%d sur %d) ; --min-matters demande %g %%",
			p, r.Inventory.Matter, r.Inventory.Clauses, f.minMatters)
	}
	if f.requireShown {
		var missing []string
		for i := range r.Clauses {
			if c := &r.Clauses[i]; c.Group.Inventory() && !c.Shown() {
				missing = append(missing, c.ID)
			}
		}
		if n := len(missing); n > 0 {
			say("referee: no scenario shows %d of the %d rules and variants, and --require-shown asks for all:\n  %s",
				"referee : aucun scénario ne montre %d des %d règles et variantes, et --require-shown les demande toutes :\n  %s",
				n, r.Inventory.Clauses, strings.Join(missing, "\n  "))
		}
	}
	if !ok {
		return failed{exitFails}
	}
	return nil
}

// coverageView is a report as it is shown.
type coverageView struct {
	*app
	r     *coverage.Report
	about coverageAbout
	b     bytes.Buffer
}

func (v *coverageView) say(en, fr string, args ...any) { fmt.Fprintln(&v.b, v.sayf(en, fr, args...)) }

// groupNames are the groups of clauses as the table names them.
var groupNames = map[coverage.Group]engine.Text{
	coverage.Rules:      {"rules", "règles"},
	coverage.Variants:   {"variants", "variantes"},
	coverage.Readings:   {"readings of ours", "nos lectures"},
	coverage.Cards:      {"what cards do", "effets des cartes"},
	coverage.Structural: {"structural", "matériel"},
}

// text is the whole report: the table first, then the lists.
func (v *coverageView) text() []byte {
	r := v.r
	v.say("%v: %d clauses, %s\n", "%v : %d clauses, %s\n", v.about.Name, len(r.Clauses),
		engine.Counted(r.Scenarios, scenarioWord))
	v.say("%-18s  clauses    shown  switches   matter  by switch  by mutant   by parts",
		"%-18s  clauses montrées  réglages comptent p. réglage p. mutant  p. parties", "")
	row := func(name string, s *coverage.Sums) {
		fmt.Fprintf(&v.b, "%-18s %8d %8d %9d %8d %10d %10d %10d\n", name, s.Clauses, s.Shown, s.Switches, s.Matter,
			s.BySwitch, s.ByMutant, s.ByParts)
	}
	for _, g := range coverage.Groups {
		row(groupNames[g].In(v.lang), r.Groups[g])
		if g == coverage.Variants {
			row(v.sayf("rules + variants", "règles + variantes"), &r.Inventory)
			v.b.WriteByte('\n')
		}
	}
	in := &r.Inventory
	v.say("\nOf the %d rules and variants %.1f %% are shown by a scenario, and %.1f %% are proven to matter.",
		"\nDes %d règles et variantes, %.1f %% sont montrées par un scénario, et %.1f %% sont prouvées compter.",
		in.Clauses, in.Percent(in.Shown), in.Percent(in.Matter))
	v.say("Structural clauses are shown by checks of the game's data. %s with a clause set otherwise, %s.",
		"Les clauses de matériel sont montrées par des contrôles des données du jeu. %s avec une clause changée, %s.",
		engine.Counted(r.Runs, engine.Text{"run", "exécution"}), seconds(r.Wall))
	v.natives()
	if all, err := v.games(); err == nil {
		if g := gameOf(all, r.Game); g != nil {
			for _, line := range v.withoutKnowing(g) {
				fmt.Fprintln(&v.b, line)
			}
		}
	}
	if n := len(r.LeftOut); n > 0 {
		v.say("Left out: %s that cannot be counted, because %s; `referee test%s` says why.",
			"Hors du compte : %s, car %s ; `referee test%s` dit pourquoi.", engine.Counted(n, scenarioWord),
			map[bool]engine.Text{true: {"it does not hold", "il ne tient pas"},
				false: {"they do not hold", "ils ne tiennent pas"}}[n == 1], v.about.Flags)
	}
	if n := len(r.Endless); n > 0 {
		v.say("Runs without end, counted as failing: %d\n  %s",
			"Exécutions sans fin, comptées comme des échecs : %d\n  %s",
			n, strings.Join(r.Endless, "\n  "))
	}
	if n := len(r.Stale); n > 0 {
		v.say("%d recorded proof%s not counted, because the scenario does not hold or no longer shows the clause; `make proofs` makes them anew:\n  %s",
			"Preuves consignées qui ne comptent pas, car le scénario ne tient pas ou ne montre plus la clause : %d%.0s ; `make proofs` les refait :\n  %s",
			n, map[bool]string{true: " is", false: "s are"}[n == 1], strings.Join(r.Stale, "\n  "))
	}
	for _, n := range v.about.Notes {
		v.say("\nNote on %s: %v", "\nNote sur %s : %v", n.About, n.Says)
	}
	v.section(engine.Text{"Not shown by any scenario", "Qu'aucun scénario ne montre"},
		func(c *coverage.Clause) bool { return c.Group != coverage.Structural && !c.Shown() }, nil)
	v.section(engine.Text{"Shown, but nothing changes without them", "Montrées, mais rien ne change sans elles"},
		func(c *coverage.Clause) bool { return c.Decorative() && c.Weight != coverage.NoSwitch }, v.weightOf)
	v.section(engine.Text{"A switch, but not shown and nothing changes without them",
		"Un réglage, mais pas montrées, et rien ne change sans elles"},
		func(c *coverage.Clause) bool { return c.Switch && !c.Shown() && c.Weight != coverage.Matters }, v.weightOf)
	v.section(engine.Text{"Shown, but no run can do without them (no switch) and no mutant proves them",
		"Montrées, mais aucune exécution ne s'en passe (pas de réglage) et aucun mutant ne les prouve"},
		func(c *coverage.Clause) bool { return c.Decorative() && c.Weight == coverage.NoSwitch }, nil)
	v.section(engine.Text{"Proven to matter", "Prouvées compter"}, func(c *coverage.Clause) bool {
		return c.Weight == coverage.Matters
	}, v.proof)
	return v.b.Bytes()
}

// section lists the clauses of one sort under a heading, by group.
func (v *coverageView) section(heading engine.Text, is func(*coverage.Clause) bool,
	note func(*coverage.Clause) string) {
	n := 0
	for i := range v.r.Clauses {
		if is(&v.r.Clauses[i]) {
			n++
		}
	}
	if n == 0 {
		return
	}
	v.say("\n%v: %d", "\n%v : %d", heading, n)
	for _, g := range coverage.Groups {
		var ids []string
		for i := range v.r.Clauses {
			c := &v.r.Clauses[i]
			if c.Group != g || !is(c) {
				continue
			}
			id := c.ID
			if note != nil {
				id = fmt.Sprintf("%-40s %s", id, note(c))
			}
			ids = append(ids, id)
		}
		if len(ids) == 0 {
			continue
		}
		fmt.Fprintf(&v.b, "  %s (%d)\n", groupNames[g].In(v.lang), len(ids))
		if note == nil {
			fmt.Fprintln(&v.b, columns(ids, "    ", 110))
		} else {
			fmt.Fprintln(&v.b, "    "+strings.Join(ids, "\n    "))
		}
	}
}

// columns sets words in columns, read line by line.
func columns(words []string, margin string, width int) string {
	widest := 0
	for _, w := range words {
		widest = max(widest, utf8.RuneCountInString(w))
	}
	perLine := max(1, (width-len(margin)+2)/(widest+2))
	var b strings.Builder
	for i, w := range words {
		switch {
		case i == 0:
			b.WriteString(margin)
		case i%perLine == 0:
			b.WriteString("\n" + margin)
		}
		b.WriteString(w)
		if i%perLine < perLine-1 && i < len(words)-1 {
			b.WriteString(strings.Repeat(" ", widest+2-utf8.RuneCountInString(w)))
		}
	}
	return b.String()
}

// weightOf says in words what is known of the weight of a clause.
func (v *coverageView) weightOf(c *coverage.Clause) string {
	switch c.Weight {
	case coverage.Matters:
		return v.proof(c)
	case coverage.Label:
		return v.sayf("only citations change", "seules des citations changent")
	case coverage.Nothing:
		return v.sayf("nothing changes", "rien ne change")
	}
	return v.sayf("no switch", "pas de réglage")
}

// proof names a scenario that comes out differently, and how many do.
func (v *coverageView) proof(c *coverage.Clause) string {
	switch {
	case c.ProvenBy == coverage.ByParts:
		return v.sayf("by its parts", "par ses parties")
	case c.ProvenBy == coverage.ByMutant:
		return v.sayf("mutant: %s, %s %s (%s)", "mutant : %s, %s %s (%s)", c.Proof.Scenario, c.Proof.Func, c.Proof.Op,
			c.Proof.Tie)
	case len(c.Changes) == 0:
		return ""
	}
	x := c.Changes[0]
	how := engine.Text{"another log", "un autre journal"}
	if x.Fails {
		how = engine.Text{"fails", "échoue"}
	}
	s := v.sayf("at %d: %s %v", "à %d : %s %v", x.Value, x.Scenario, how)
	names := map[string]bool{}
	for _, x := range c.Changes {
		names[x.Scenario] = true
	}
	if n := len(names) - 1; n > 0 {
		s += v.sayf(", and %d more", ", et %d de plus", n)
	}
	return s
}

// list gives one line for each clause of a sort: its id, and what there is to say of it.
func (v *coverageView) list(sort string) []byte {
	for i := range v.r.Clauses {
		c := &v.r.Clauses[i]
		structural := c.Group == coverage.Structural // shown by the data, and not by code
		line := func(note string) { fmt.Fprintln(&v.b, strings.TrimRight(fmt.Sprintf("%-44s %s", c.ID, note), " ")) }
		switch {
		case sort == "shown" && c.Shown():
			line(strings.Join(c.ShownBy, ", "))
		case sort == "unshown" && !c.Shown() && !structural:
			line(c.Says().In(v.lang))
		case sort == "decorative" && c.Decorative():
			line(v.weightOf(c))
		}
	}
	return v.b.Bytes()
}

// natives lists the cards that the words of card files could not say all of.
func (v *coverageView) natives() {
	if !v.about.Declared {
		return
	}
	names, of := v.about.Natives, v.about.Of
	if len(names) == 0 {
		v.say("What the %d cards do is declared in words.", "Ce que font les %d cartes est déclaré en mots.", of)
		return
	}
	v.say("What cards do is declared in words, but for something of %d of the %d cards, which is done by a function: %s.",
		"Ce que font les cartes est déclaré en mots, sauf, pour %d des %d cartes, ce dont une fonction se charge : %s.",
		len(names), of, strings.Join(names, ", "))
}

// jsonNatives are the printed cards of which something is done by a function.
type jsonNatives struct {
	Cards []string `json:"cards"`
	Of    int      `json:"of"`
}

// jsonCoverage is what coverage --json prints. It is described in docs/coverage.md.
type jsonCoverage struct {
	Game           string                            `json:"game"`
	Scenarios      int                               `json:"scenarios"`
	LeftOut        []string                          `json:"left_out"`
	Runs           int                               `json:"runs"`
	Endless        []string                          `json:"endless"`
	Stale          []string                          `json:"stale_proofs"`
	WallMS         float64                           `json:"wall_ms"`
	ShownPercent   float64                           `json:"shown_percent"`
	MattersPercent float64                           `json:"matters_percent"`
	Inventory      coverage.Sums                     `json:"inventory"`
	Groups         map[coverage.Group]*coverage.Sums `json:"groups"`
	Natives        jsonNatives                       `json:"natives"`
	Notes          []jsonNote                        `json:"notes"`
	Clauses        []coverage.Clause                 `json:"clauses"`
}

type jsonNote struct {
	About string `json:"about"`
	EN    string `json:"en"`
	FR    string `json:"fr"`
}

func (v *coverageView) object() jsonCoverage {
	tenth := func(x float64) float64 { return math.Round(10*x) / 10 }
	r := v.r
	out := jsonCoverage{Game: r.Game, Scenarios: r.Scenarios, LeftOut: notNil(r.LeftOut), Runs: r.Runs,
		Endless: notNil(r.Endless), Stale: notNil(r.Stale), WallMS: tenth(float64(r.Wall) / 1e6),
		ShownPercent:   tenth(r.Inventory.Percent(r.Inventory.Shown)),
		MattersPercent: tenth(r.Inventory.Percent(r.Inventory.Matter)),
		Inventory:      r.Inventory, Groups: r.Groups, Notes: []jsonNote{}, Clauses: r.Clauses}
	if v.about.Declared {
		out.Natives = jsonNatives{notNil(v.about.Natives), v.about.Of}
	}
	for _, n := range v.about.Notes {
		out.Notes = append(out.Notes, jsonNote{n.About, n.Says.In(engine.EN), n.Says.In(engine.FR)})
	}
	return out
}
