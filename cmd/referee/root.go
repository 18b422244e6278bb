package main

import (
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"tablereferee/engine"
	"tablereferee/referee/golden"
	"tablereferee/referee/suite"
)

const rootHelp = `referee plays scenarios of card games by their printed rules and tells what happens, by which clause.

Scenarios and their agreed logs are built in. A folder called scenarios where you are, with golden beside it, is used
instead of those; --scenarios and --golden name other folders.

Exit codes:
  0  all is well
  1  a scenario fails, or its log is not the golden one
  2  wrong use, or a script that is broken`

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:                        "referee",
		Short:                      "A referee for card games",
		Long:                       rootHelp,
		SilenceUsage:               true,
		SilenceErrors:              true,
		SuggestionsMinimumDistance: 2,
		PersistentPreRunE:          noEmptyFlags,
		// Without these the library would print the unknown command in its own way.
		Args: unknownCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetFlagErrorFunc(flagError)
	flags := root.PersistentFlags()
	flags.StringVar(&a.scenariosDir, "scenarios", "", "`DIR` with the scenarios")
	flags.StringVar(&a.goldenDir, "golden", "", "`DIR` with the golden files (default: golden beside the scenarios)")
	flags.Var(langFlag{a}, "lang", a.sayf("language of what is said (default: that of LC_ALL, LC_MESSAGES or LANG)",
		"langue de ce qui est dit (sans ce réglage : celle de LC_ALL, LC_MESSAGES ou LANG)"))
	_ = root.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(languages, cobra.ShellCompDirectiveNoFileComp))
	for _, f := range []string{"scenarios", "golden"} {
		// The error is for a flag that does not exist.
		_ = root.MarkPersistentFlagDirname(f)
	}
	root.AddCommand(a.runCommand(), a.testCommand(), a.listCommand(), a.newCommand(),
		a.clauseCommand(), a.askCommand(), a.versionCommand())
	root.AddCommand(a.coverageCommand())
	root.AddCommand(a.cardCommand())
	root.AddCommand(a.simulateCommand())
	root.AddCommand(a.replayCommand())
	root.AddCommand(a.possibleCommand())
	root.SetHelpCommand(helpCommand(root))
	root.InitDefaultCompletionCmd()
	if c, _, err := root.Find([]string{"completion"}); err == nil {
		// The library would take a shell that it does not know for a call for help.
		c.Args = unknownCommand
		c.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	}
	return root
}

func unknownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	err := engine.Errorf("there is no command %q", "il n'y a pas de commande %q", args[0])
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		err = engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, either(near))
	} else if strings.HasSuffix(args[0], ".lua") {
		err = engine.Errorf("%v; did you mean  referee run %s", "%v ; vouliez-vous dire  referee run %s", err, args[0])
	}
	return &wrongUse{cmd.CommandPath(), err}
}

// either names some things of which one is meant.
func either(names []string) engine.Text {
	return engine.Text{strings.Join(names, " or "), strings.Join(names, " ou ")}
}

func helpCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Help about a command",
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, c := range root.Commands() {
				if c.IsAvailableCommand() && len(args) == 0 {
					names = append(names, c.Name()+"\t"+c.Short)
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(root, args)
			}
			cmd.InitDefaultHelpFlag()
			return cmd.Help()
		},
	}
}

// flagError says which flag was meant, and what a flag takes.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var unfilled *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		err = engine.Errorf("unknown flag: -%s", "option inconnue : -%s", unknown.GetSpecifiedName())
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		err = engine.Errorf("unknown flag: --%s", "option inconnue : --%s", unknown.GetSpecifiedName())
		if near := engine.Nearest(unknown.GetSpecifiedName(), names); near != "" && len(unknown.GetSpecifiedName()) > 1 {
			err = engine.Errorf("%v; did you mean --%s?", "%v ; vouliez-vous dire --%s ?", err, near)
		}
	case errors.As(err, &unfilled):
		err = engine.Errorf("flag needs an argument: %s", "il manque une valeur à l'option %s", dashed(unfilled.GetFlag(), unfilled.GetSpecifiedShortnames()))
	case errors.As(err, &invalid):
		err = engine.Errorf("invalid argument %q for %q flag: %v", "valeur incorrecte %q de l'option %q : %v", invalid.GetValue(),
			"--"+invalid.GetFlag().Name, wanted(invalid))
	}
	return &wrongUse{cmd.CommandPath(), err}
}

// dashed is a flag as it was written.
func dashed(f *pflag.Flag, short string) string {
	if short != "" {
		return "-" + f.Shorthand
	}
	return "--" + f.Name
}

// wanted says what a flag takes, where the library would quote the function that could not read its value.
func wanted(e *pflag.InvalidValueError) error {
	if errors.Is(e, strconv.ErrRange) {
		return engine.Errorf("the number is too great", "le nombre est trop grand")
	}
	switch e.GetFlag().Value.Type() {
	case "int":
		return engine.Errorf("it is a whole number", "il faut un nombre entier")
	case "uint64":
		return engine.Errorf("it is a whole number from 0 on", "il faut un nombre entier, 0 ou plus")
	case "float64":
		return engine.Errorf("it is a number", "il faut un nombre")
	case "bool":
		return engine.Errorf("it is given without a value, or with true or false", "elle se donne sans valeur, ou avec true ou false")
	}
	return e.Unwrap()
}

// exactly asks for arguments by their names.
func exactly(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		var err error
		switch {
		case len(args) == len(names):
			return nil
		case len(names) == 0:
			err = engine.Errorf("%s takes no argument, and got %q", "%s ne prend pas d'argument, et a reçu %q", cmd.Name(), args[0])
		case len(args) < len(names):
			err = engine.Errorf("%s needs a %s", "%s : il manque %s", cmd.Name(), names[len(args)])
		default:
			err = engine.Errorf("%s takes one %s, and got also %q", "%s prend un seul argument %s, et a reçu aussi %q", cmd.Name(), strings.Join(names, ", "), args[len(names)])
		}
		return &wrongUse{cmd.CommandPath(), err}
	}
}

// choice is a flag with a fixed set of values.
type choice struct {
	value string
	from  []string
}

func (c *choice) String() string { return c.value }
func (c *choice) Type() string   { return strings.Join(c.from, "|") }

func (c *choice) Set(s string) error {
	if !slices.Contains(c.from, s) {
		return notAmong(c.from)
	}
	c.value = s
	return nil
}

// add adds the flag to a command, with its completion.
func (c *choice) add(cmd *cobra.Command, name, usage string) {
	cmd.Flags().Var(c, name, usage)
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(c.from, cobra.ShellCompDirectiveNoFileComp))
}

// library is where the scenarios come from.
type library struct {
	*suite.Folder
	golden    *golden.Store
	builtIn   bool   // the scenarios are those of the program
	dir       string // of the scenarios; empty if built in
	goldenDir string // empty if built in
	flags     string // the flags that name the folders, for commands that are proposed
}

// defaultDir is the scenarios folder that is used where it exists.
const defaultDir = "scenarios"

// library opens the scenarios and golden files that the flags and the working directory ask for.
func (a *app) library() (*library, error) {
	l := &library{dir: a.scenariosDir, goldenDir: a.goldenDir}
	if l.dir != "" {
		l.flags += " --scenarios " + shellWord(l.dir)
	} else if info, err := os.Stat(defaultDir); err == nil && info.IsDir() {
		l.dir = defaultDir
	}
	if l.goldenDir != "" {
		l.flags += " --golden " + shellWord(l.goldenDir)
	} else if l.dir != "" {
		l.goldenDir = filepath.Join(filepath.Dir(filepath.Clean(l.dir)), "golden")
	}
	if l.dir == "" {
		l.builtIn = true
		l.Folder = suite.NewFolder(a.scenarios, defaultDir)
	} else {
		folder, err := suite.OpenFolder(l.dir)
		if err != nil {
			return nil, err
		}
		l.Folder = folder
	}
	if l.goldenDir == "" {
		l.golden = golden.OpenFS(a.golden)
		return l, nil
	}
	store, err := golden.Open(l.goldenDir)
	l.golden = store
	return l, err
}

// scenario gives the name of a scenario from how somebody writes it: its name, or its path in the scenarios folder.
func (l *library) scenario(arg string) string {
	for _, under := range []string{l.dir, l.goldenDir} {
		if rel, ok := inside(under, arg); ok {
			arg = rel
			break
		}
	}
	name := strings.TrimSuffix(filepath.ToSlash(filepath.Clean(arg)), ".lua")
	if rest, ok := strings.CutSuffix(name, ".log"); ok {
		name = rest
	}
	if l.builtIn {
		name = strings.TrimPrefix(name, defaultDir+"/")
	}
	return name
}

// inside gives a path relative to a folder that it lies in, or is.
func inside(dir, path string) (string, bool) {
	if dir == "" || path == "" {
		return "", false
	}
	from, err := filepath.Abs(dir)
	if err != nil {
		return "", false
	}
	to, err := filepath.Abs(path)
	if err != nil {
		return "", false
	}
	rel, err := filepath.Rel(from, to)
	if err != nil || !filepath.IsLocal(rel) {
		return "", false
	}
	return rel, true
}

// where is the scenarios folder in words.
func (l *library) where() string {
	if l.builtIn {
		return "built into this program"
	}
	return l.dir
}

// noScenario says that nothing has the name that an argument means, and which name may be meant instead.
func (l *library) noScenario(arg string, names []string) error {
	arg = clip(arg)
	err := engine.Errorf("there is no scenario %q", "il n'y a pas de scénario %q", arg)
	if strings.HasSuffix(arg, ".lua") {
		err = engine.Errorf("there is no file %s, and no scenario of that name", "il n'y a ni fichier %s, ni scénario de ce nom", arg)
	}
	name := l.scenario(arg)
	short := make(map[string]string, len(names))
	last := make([]string, 0, len(names))
	for _, n := range names {
		short[path.Base(n)] = n
		last = append(last, path.Base(n))
	}
	near := engine.Nearest(name, names)
	if near == "" {
		near = short[engine.Nearest(path.Base(name), last)]
	}
	if near == "" {
		return engine.Errorf("%v; `referee list` shows those there are", "%v ; `referee list` montre ceux qui existent", err)
	}
	return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, near)
}

// shellWord quotes a word for a shell where it needs that.
func shellWord(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("-_./,:+@%", r) && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// terminal tells whether a stream is one that a person reads as it is written.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// colour tells whether to colour what goes to the output.
func (a *app) colour() bool {
	return a.env("NO_COLOR") == "" && a.env("TERM") != "dumb" && a.terminal(a.out)
}
