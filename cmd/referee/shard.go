package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
	"tablereferee/internal/coverage"
	"tablereferee/internal/files"
	"tablereferee/internal/shards"
	"tablereferee/internal/suite"
	"tablereferee/referee/simulate"
)

// shardFlags are the flags of the commands that may be played on several machines.
type shardFlags struct {
	shard, out string
	of         shards.Of // what they say, once they are read
}

// autoShard is the word for a shard that the job itself knows.
const autoShard = "auto"

// addShard adds the flags to a command.
func (a *app) addShard(cmd *cobra.Command, f *shardFlags) {
	flags := cmd.Flags()
	flags.StringVar(&f.shard, "shard", "",
		a.sayf("play only shard `I/N` of the run, for referee merge; auto: the one of this job",
			"jouer seulement la part `I/N` de l'exécution, pour referee merge ; auto : celle de cette tâche"))
	flags.StringVar(&f.out, "shard-out", "", a.sayf("write what this shard finds into this `FILE`, a .json",
		"écrire ce que trouve cette part dans ce `FICHIER`, un .json"))
	_ = cmd.MarkFlagFilename("shard-out", "json")
	_ = cmd.RegisterFlagCompletionFunc("shard", cobra.FixedCompletions([]string{autoShard},
		cobra.ShellCompDirectiveNoFileComp))
}

// sharded says whether a part of a run is asked for.
func (f *shardFlags) sharded() bool { return f.shard != "" || f.out != "" }

// read finds out which shard is meant. What only says how to show the whole is for those who have the whole.
func (f *shardFlags) read(a *app, cmd *cobra.Command, shows ...string) (err error) {
	switch {
	case !f.sharded():
		return nil
	case f.shard == "":
		return engine.Errorf("--shard-out goes with --shard I/N", "--shard-out va avec --shard I/N")
	case f.out == "":
		return engine.Errorf("--shard goes with --shard-out FILE: what one shard finds is a part, and is told when all are merged",
			"--shard va avec --shard-out FICHIER : ce que trouve une part n'est pas tout, et se dit quand toutes sont réunies")
	case f.out == "-":
		return engine.Errorf("--shard-out names a file; a part is not printed",
			"--shard-out nomme un fichier ; une part ne s'affiche pas")
	}
	for _, name := range shows {
		if cmd.Flags().Changed(name) {
			return engine.Errorf("--%[1]s is not for a shard: it says how to show what all shards have found; give it to the command that does:  referee merge --%[1]s",
				"--%[1]s n'est pas pour une part : elle dit comment montrer ce que toutes ont trouvé ; donnez-la à la commande qui le fait :  referee merge --%[1]s", name)
		}
	}
	if err := checkEnding("--shard-out", f.out, ".json"); err != nil {
		return err
	}
	if strings.EqualFold(f.shard, autoShard) {
		f.of, err = shards.OfJob(a.env)
	} else {
		f.of, err = shards.Parse(f.shard)
	}
	if err != nil {
		return engine.Errorf("--shard %s: %v", "--shard %s : %v", clip(f.shard), err)
	}
	return nil
}

// part begins the part that a shard writes, and makes sure that it can be written before anything is played. Without a
// library no scenarios are read.
func (a *app) part(cmd *cobra.Command, args []string, f *shardFlags, lib *library) (*shards.Part, error) {
	if err := shards.Place(f.out, f.of); err != nil {
		return nil, engine.Errorf("--shard-out: %v", "--shard-out : %v", err)
	}
	program, err := shards.Program(version())
	if err != nil {
		return nil, err
	}
	p := &shards.Part{Shard: f.of.I, Of: f.of.N, Run: shards.Run{Command: cmd.Name(), Words: runWords(cmd, args),
		Program: program, Language: furtherCode(), Sources: []shards.Source{}}}
	add := func(of string, b *bytes.Buffer) {
		if b.Len() > 0 {
			sum := sha256.Sum256(b.Bytes())
			p.Sources = append(p.Sources, shards.Source{Of: of, Sum: hex.EncodeToString(sum[:])})
		}
	}
	if lib != nil && !lib.builtIn { // those built in are the program's
		var b bytes.Buffer
		if err := lib.Sum(&b); err != nil {
			return nil, err
		}
		overlooked, err := lib.overlooked()
		if err != nil {
			return nil, err
		}
		for _, o := range overlooked {
			fmt.Fprintf(&b, "%q\n", o.path)
		}
		add(shards.Scenarios, &b)
	}
	if lib != nil && lib.goldenDir != "" && cmd.Name() == "test" {
		var b bytes.Buffer
		if err := lib.golden.Sum(&b); err != nil {
			return nil, err
		}
		add(shards.Golden, &b)
	}
	all, err := a.games()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for _, g := range all {
		for _, s := range g.Own {
			fmt.Fprintf(&b, "%s %q %q\n", g.ID, s.Name, s.Text)
		}
	}
	add(shards.Cards, &b)
	return p, nil
}

// furtherCode is the code of the language that is spoken beside English and French, empty if none is.
func furtherCode() string {
	if engine.Spoken() <= engine.Further {
		return ""
	}
	return engine.Further.Code()
}

// runWords are the flags and arguments of a call, as far as what is played depends on them.
func runWords(cmd *cobra.Command, args []string) []string {
	words := []string{}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		switch f.Name {
		case "shard", "shard-out", "jobs", "lang":
			return
		}
		if list, is := f.Value.(pflag.SliceValue); is {
			for _, v := range list.GetSlice() {
				words = append(words, "--"+f.Name, v)
			}
			return
		}
		switch value := f.Value.String(); {
		case f.NoOptDefVal == "":
			words = append(words, "--"+f.Name, value)
		case value != f.DefValue:
			words = append(words, "--"+f.Name)
		}
	})
	for _, arg := range args {
		if strings.HasPrefix(arg, "-") {
			words = append(words, "--")
			break
		}
	}
	return append(words, args...)
}

// keepPart writes what a shard has found, and says how to go on. Its exit code tells that the part is there: what was
// found is judged when all are merged.
func (a *app) keepPart(p *shards.Part, f *shardFlags, found any, says string) (err error) {
	if p.Found, err = json.Marshal(found); err != nil {
		return err
	}
	if err := shards.Write(f.out, p); err != nil {
		return engine.Errorf("--shard-out: %v", "--shard-out : %v", err)
	}
	all := engine.Counted(p.Of, engine.Text{"shard", "part"})
	_, err = fmt.Fprintln(a.out, a.sayf("%s\nshard %s is written into %s; to see what was found, with the files of all %s:  referee merge FILES",
		"%s\nla part %s est écrite dans %s ; pour voir ce qui a été trouvé, avec les fichiers (%s) :  referee merge FICHIERS",
		says, f.of.String(), files.Name(f.out), all))
	return err
}

// notWritten says that a shard was stopped, and what to do.
func (a *app) notWritten(f *shardFlags) {
	fmt.Fprintln(a.err, a.sayf("referee: nothing is written into %s; run shard %s again",
		"referee : rien n'est écrit dans %s ; rejouez la part %s", files.Name(f.out), f.of.String()))
}

// place is where a test was run, as far as what is told of it depends on that.
type place struct {
	Flags    string `json:"flags,omitempty"`    // those that name folders, for commands that are proposed
	Golden   bool   `json:"golden,omitempty"`   // the golden files are one's own
	BuiltIn  bool   `json:"built_in,omitempty"` // the scenarios are those of the program
	Within   bool   `json:"within,omitempty"`   // in a folder called as one of scenarios is
	Loose    string `json:"loose,omitempty"`    // a script that lies there and is none of the scenarios
	Cards    bool   `json:"cards,omitempty"`    // with cards of one's own
	Printed  bool   `json:"printed,omitempty"`  // and with the printed ones
	Beside   bool   `json:"beside,omitempty"`   // the scenarios of the program stand beside one's own
	Besides  bool   `json:"besides,omitempty"`  // and were picked
	Overlook []kept `json:"overlooked,omitempty"`
}

// kept is an overlooked thing in a place, as it is kept in a file.
type kept struct {
	Path string      `json:"path"`
	Why  engine.Text `json:"why"`
	Kept bool        `json:"kept,omitempty"`
}

// place tells where a test is run with this library.
func (l *library) place(a *app) place {
	here, err := os.Getwd()
	return place{Flags: l.flags, Golden: l.goldenDir != "", BuiltIn: l.builtIn, Cards: a.cards.path != "",
		Printed: l.printed != nil, Beside: l.beside != nil, Within: err == nil && filepath.Base(here) == defaultDir,
		Loose: l.loose()}
}

// loose is the first script of the folder that somebody stands in, where the scenarios are those of the program: it may
// be taken for one of them. It is empty where there is none.
func (l *library) loose() string {
	scripts, err := filepath.Glob("*.lua")
	if !l.builtIn || err != nil || len(scripts) == 0 {
		return ""
	}
	return scripts[0]
}

// testFound is what a shard of a test has found.
type testFound struct {
	Place place       `json:"place"`
	Part  *suite.Part `json:"part"`
}

// mostUnwell is how many cases a shard names that are not well; all are told when the parts are merged.
const mostUnwell = 20

// keep writes the part of a test.
func (t *tester) keep(report *suite.Report) error {
	found := testFound{t.at, report.Part()}
	for _, o := range t.overlooked {
		found.Place.Overlook = append(found.Place.Overlook, kept{o.path, o.why, o.kept})
	}
	var b bytes.Buffer
	unwell := 0
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.OK() {
			continue
		}
		if unwell++; unwell <= mostUnwell {
			fmt.Fprintf(&b, "%s %s\n", paint(t.colour(), c.Status, outcome(c).In(t.lang)), cleanLine(c.Name))
		}
	}
	if n := unwell - mostUnwell; n > 0 {
		fmt.Fprintln(&b, t.sayf("and %d more", "et %d de plus", n))
	}
	t.summary(&b, report, t.colour())
	return t.keepPart(t.part, &t.flags.shardFlags, found, strings.TrimSuffix(b.String(), "\n"))
}

// coverageFound is what a shard of a measurement has found.
type coverageFound struct {
	About coverageAbout  `json:"about"`
	Part  *coverage.Part `json:"part"`
}

// keepCoverage writes the part of a measurement.
func (a *app) keepCoverage(p *shards.Part, f *coverageFlags, found coverageFound) error {
	return a.keepPart(p, &f.shardFlags, found, a.sayf("%v: %s with a clause set otherwise, %s",
		"%v : %s avec une clause changée, %s", found.About.Name,
		engine.Counted(found.Part.Runs, engine.Text{"run", "exécution"}), seconds(found.Part.Wall)))
}

// simulationFound is what a shard of a simulation has found.
type simulationFound struct {
	Name engine.Text    `json:"name"` // of the game
	Of   simulated      `json:"of"`
	Part *simulate.Part `json:"part"`
}

// keepSimulation writes the part of a simulation.
func (a *app) keepSimulation(p *shards.Part, f *simulateFlags, found simulationFound) error {
	r := &found.Part.Report
	says := a.sayf("%v: %s, %s", "%v : %s, %s", found.Name, engine.Counted(r.Games, gameWord),
		seconds(found.Part.Wall))
	if r.Broken > 0 {
		says = a.sayf("%s; broken: %d", "%s ; rompues : %d", says, r.Broken)
	}
	return a.keepPart(p, &f.shardFlags, found, says)
}
