package main

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/referee/suite"
)

// testFlags are the flags of the command test.
type testFlags struct {
	update, watch, json bool
	filter, junit       string
	jobs                int
}

func (a *app) testCommand() *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use:   "test [PATHS]",
		Short: "Run scenarios and compare their logs with the golden files",
		Long: `Run scenarios and compare their logs with the golden files.

PATHS are scenarios or folders of them, by their path or their name; without any, all are run. A golden file without a
scenario is a failure as well.

--update accepts the logs: it writes the golden file of each scenario that holds and whose ruling is complete, and
removes golden files without a scenario. It lists every file it changes and never accepts a scenario that fails. Read
the difference before you accept it.`,
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
	flags.BoolVar(&f.update, "update", false, "accept the logs as golden, and remove golden files without a scenario")
	flags.StringVar(&f.filter, "filter", "", "only scenarios whose name matches this regular `EXPRESSION`")
	flags.BoolVar(&f.watch, "watch", false, "run again whenever a scenario or golden file changes, until interrupted")
	flags.IntVarP(&f.jobs, "jobs", "j", 0, "scenarios run at the same time (default: one for each processor)")
	flags.BoolVar(&f.json, "json", false, "print one JSON object instead of text")
	flags.StringVar(&f.junit, "junit", "", "also write a JUnit report to this `FILE`")
	return cmd
}

func (a *app) test(cmd *cobra.Command, args []string, f *testFlags) (int, error) {
	wrong := func(format string, args ...any) (int, error) {
		return 0, &wrongUse{cmd.CommandPath(), fmt.Errorf(format, args...)}
	}
	if f.watch && (f.update || f.json || f.junit != "") {
		return wrong("--watch goes with none of --update, --json and --junit: what it finds is to be read before it is accepted")
	}
	if f.jobs < 0 {
		return wrong("-j is a number from 1 on")
	}
	filter, err := regexp.Compile(f.filter)
	if err != nil {
		return wrong("--filter %s: %v", f.filter, err)
	}
	lib, err := a.library()
	if err != nil {
		return 0, err
	}
	if f.update && lib.goldenDir == "" {
		return wrong("--update: the scenarios and golden files used here are built into this program; there is no folder %s here, and --scenarios names none", defaultDir)
	}
	t := &tester{app: a, flags: f, lib: lib, runner: suite.Runner{Scenarios: lib.Folder, Golden: lib.golden, Jobs: f.jobs, Update: f.update}}
	if f.watch {
		return t.watch(cmd.Context(), args, filter)
	}
	return t.once(cmd.Context(), args, filter)
}

// tester runs the scenarios and shows what it found.
type tester struct {
	*app
	flags  *testFlags
	lib    *library
	runner suite.Runner
}

func (t *tester) once(ctx context.Context, args []string, filter *regexp.Regexp) (int, error) {
	pick, err := t.pick(args, filter)
	if err != nil {
		return 0, err
	}
	show, clear := t.progress()
	report, err := t.runner.Run(ctx, pick, show)
	clear()
	if err != nil {
		return 0, err
	}
	if len(report.Cases) == 0 {
		return 0, t.nothing()
	}
	if t.flags.json {
		err = t.showJSON(report)
	} else {
		err = t.showText(report)
	}
	if err != nil {
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
	if t.flags.filter != "" {
		return fmt.Errorf("--filter %s: no scenario's name matches; `referee list` shows those there are", t.flags.filter)
	}
	return fmt.Errorf("there is no scenario in the scenarios folder (%s); `referee new NAME` writes a first one", t.lib.where())
}

// pick gives the test of which names are meant, nil for all.
func (t *tester) pick(args []string, filter *regexp.Regexp) (func(string) bool, error) {
	all := t.flags.filter == "" // no filter matches everything
	if len(args) == 0 {
		if all {
			return nil, nil
		}
		return filter.MatchString, nil
	}
	names, err := t.lib.Names()
	if err != nil {
		return nil, err
	}
	golden, err := t.lib.golden.Names()
	if err != nil {
		return nil, err
	}
	known := append(golden, names...)
	meant := make([]string, len(args))
	for i, arg := range args {
		meant[i] = t.lib.scenario(arg)
		found := false
		for _, n := range known {
			found = found || under(n, meant[i])
		}
		if !found {
			if _, err := os.Stat(arg); err == nil {
				if _, ok := inside(t.lib.dir, arg); !ok {
					return nil, fmt.Errorf("%s does not lie in the scenarios folder (%s); --scenarios names another folder, and `referee run` runs a single file", arg, t.lib.where())
				}
				return nil, fmt.Errorf("%s holds no scenario: files in a folder called lib, or whose name begins with _, are parts for use", arg)
			}
			return nil, t.lib.noScenario(arg, names)
		}
	}
	return func(name string) bool {
		for _, m := range meant {
			if under(name, m) {
				return filter.MatchString(name)
			}
		}
		return false
	}, nil
}

// under tells whether a name is the one that is meant, or lies in the folder of that name.
func under(name, meant string) bool {
	return meant == "." || name == meant || strings.HasPrefix(name, meant+"/")
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
