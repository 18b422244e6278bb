package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
	"tablereferee/referee/ask"
)

func (a *app) root() *cobra.Command {
	var showVersion bool
	root := &cobra.Command{
		Use:   "referee",
		Short: a.sayf("A referee for card games", "Un arbitre pour jeux de cartes"),
		Long: a.sayf(`referee plays scenarios of card games by their printed rules and tells what happens, by which clause.

Start with a question:

  referee ask "may I use two Defense cards against one Attack?"

To write scenarios of your own, make a folder for them:

  referee init my-rulings

Scenarios and their agreed logs are built in. A folder called scenarios where you are, with golden beside it, holds your
own ones, which stand beside those; --scenarios and --golden name other folders.

Exit codes:
  0  all is well
  1  a scenario fails, or its log is not the golden one
  2  wrong use, or a script that is broken
  3  nothing on record answers (only ask)
  4  answers are offered to choose from (only ask)`,
			`referee joue des scénarios de jeux de cartes selon leurs règles imprimées et dit ce qui se passe, et par
quelle clause.

Commencez par une question :

  referee ask "puis-je utiliser deux cartes Défense contre une même Attaque ?"

Pour écrire vos propres scénarios, faites-leur un dossier :

  referee init mes-decisions

Les scénarios et leurs journaux de référence sont intégrés. Un dossier nommé scenarios là où vous êtes,
avec golden à côté, contient les vôtres, qui se tiennent à côté de ceux-là ; --scenarios et --golden nomment d'autres dossiers.

Codes de sortie :
  0  tout va bien
  1  un scénario échoue, ou son journal n'est pas celui de référence
  2  mauvais emploi, ou script illisible
  3  rien d'enregistré ne répond (seulement ask)
  4  des réponses sont proposées au choix (seulement ask)`),
		Example: a.sayf(`  referee ask "what is a Weakness?"
  referee list weakness
  referee test --help`, `  referee ask "qu'est-ce qu'une Faiblesse ?"
  referee list faiblesse
  referee test --help`),
		SilenceUsage:               true,
		SilenceErrors:              true,
		SuggestionsMinimumDistance: 2,
		PersistentPreRunE: func(cmd *cobra.Command, args []string) error {
			// a shell that completes a word would show in the line what is told of the cards
			a.cards.told = cmd.Name() == cobra.ShellCompRequestCmd || cmd.Name() == cobra.ShellCompNoDescRequestCmd
			return noEmptyFlags(cmd, args)
		},
		// Without these the library would print the unknown command in its own way.
		Args: func(cmd *cobra.Command, args []string) error {
			if isQuestion(cmd, args) {
				return nil
			}
			return unknownCommand(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return a.askRightAway(cmd, args)
			}
			if showVersion {
				return a.printVersion(false)
			}
			return cmd.Help()
		},
	}
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetFlagErrorFunc(flagError)
	root.SetHelpFunc(a.help)
	root.Flags().BoolVar(&showVersion, "version", false, a.sayf("print the version, and the games it knows",
		"écrire la version, et les jeux connus"))
	flags := root.PersistentFlags()
	flags.BoolP("help", "h", false, a.sayf("help about this command", "aide sur cette commande"))
	flags.StringVar(&a.scenariosDir, "scenarios", "",
		a.sayf("`DIR` with your own scenarios", "`DOSSIER` de vos scénarios"))
	flags.StringVar(&a.goldenDir, "golden", "",
		a.sayf("`DIR` with the golden files (default: golden beside the scenarios)",
			"`DOSSIER` des fichiers de référence (sans ce réglage : golden à côté des scénarios)"))
	flags.StringVar(&a.cards.path, "cards", "",
		a.sayf("`PATH` of your own cards: a folder of .lua files, or one of them",
			"`CHEMIN` de vos propres cartes : un dossier de fichiers .lua, ou l'un d'eux"))
	flags.BoolVar(&a.noPager, "no-pager", false, a.sayf("print also what is longer than the screen, without a pager",
		"écrire aussi ce qui dépasse l'écran, sans lecteur"))
	flags.Var(langFlag{a}, "lang",
		a.sayf("language of what is said (default: that of LC_ALL, LC_MESSAGES or LANG); FILE.yaml is one more",
			"langue de ce qui est dit (sans ce réglage : celle de LC_ALL, LC_MESSAGES ou LANG) ; FICHIER.yaml en est une de plus"))
	_ = root.RegisterFlagCompletionFunc("lang",
		cobra.FixedCompletions(a.languageWords(), cobra.ShellCompDirectiveDefault)) // or a file
	_ = root.RegisterFlagCompletionFunc("cards", cobra.FixedCompletions([]string{"lua"},
		cobra.ShellCompDirectiveFilterFileExt))
	for _, f := range []string{"scenarios", "golden"} {
		// The error is for a flag that does not exist.
		_ = root.MarkPersistentFlagDirname(f)
	}
	root.AddCommand(a.askCommand(), a.cardCommand(), a.cardsCommand(), a.clauseCommand(), a.compareCommand(),
		a.listCommand(), a.showCommand(),
		a.runCommand(), a.explainCommand(), a.playCommand(), a.initCommand(), a.newCommand(), a.mcpCommand(),
		a.bookCommand(), a.testCommand(), a.reviewCommand(), a.diffCommand(), a.coverageCommand(), a.possibleCommand(),
		a.simulateCommand(), a.replayCommand(), a.mergeCommand(), a.versionCommand())
	root.SetHelpCommand(a.helpCommand(root))
	root.InitDefaultCompletionCmd()
	a.sayCompletion(root)
	return root
}

// isQuestion says whether somebody has asked a question without the word ask before it.
func isQuestion(cmd *cobra.Command, args []string) bool {
	named := func(c *cobra.Command) bool { return len(args) > 0 && c.Name() == args[0] }
	return !slices.ContainsFunc(cmd.Commands(), named) && ask.Looks(strings.Join(args, " "))
}

// askRightAway answers such a question, and says how it is asked.
func (a *app) askRightAway(root *cobra.Command, args []string) error {
	fmt.Fprintln(a.err, a.sayf("referee: taken for a question; the command that answers it is  referee ask %s",
		"referee : pris pour une question ; la commande qui y répond est  referee ask %s",
		shellWord(clip(strings.Join(args, " ")))))
	cmd, _, err := root.Find([]string{"ask"})
	if err != nil {
		return err
	}
	cmd.SetContext(root.Context())
	return cmd.RunE(cmd, args)
}

func unknownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	err := engine.Errorf("there is no command %q", "il n'y a pas de commande %q", clip(args[0]))
	near := cmd.SuggestionsFor(args[0])
	if args[0] == "" || slices.ContainsFunc(cmd.Commands(), func(c *cobra.Command) bool {
		return c.Name() == args[0]
	}) {
		near = nil // everything begins with nothing, and behind -- even a command is none
	}
	if len(args) > 1 { // a sentence, unless its first word is nearly a command
		near = slices.DeleteFunc(near, func(name string) bool {
			return !strings.HasPrefix(name, args[0]) && nearest(args[0], []string{name}) == ""
		})
	}
	if len(near) > 0 {
		err = engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", err, either(near))
	} else if strings.HasSuffix(args[0], ".lua") {
		err = engine.Errorf("%v; did you mean  referee run %s", "%v ; vouliez-vous dire  referee run %s", err,
			shellWord(clip(args[0])))
	} else if words := strings.Join(args, " "); len(strings.Fields(words)) > 1 || strings.HasSuffix(words, "?") {
		err = engine.Errorf("%v; to ask a question:  referee ask %s",
			"%v ; pour poser une question :  referee ask %s", err, shellWord(clip(words)))
	}
	return &wrongUse{cmd.CommandPath(), err}
}

// flagError says which flag was meant, and what a flag takes.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var unfilled *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		err = engine.Errorf("unknown flag: -%s", "option inconnue : -%s", clip(unknown.GetSpecifiedName()))
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		err = engine.Errorf("unknown flag: --%s", "option inconnue : --%s", clip(unknown.GetSpecifiedName()))
		if near := nearest(unknown.GetSpecifiedName(), names); near != "" && len(unknown.GetSpecifiedName()) > 1 {
			err = engine.Errorf("%v; did you mean --%s?", "%v ; vouliez-vous dire --%s ?", err, near)
		} else if others := takenBy(cmd, unknown.GetSpecifiedName()); others != nil {
			err = engine.Errorf("%v here; it is for %s", "%v ici ; elle est pour %s", err, strings.Join(others, ", "))
		}
	case errors.As(err, &unfilled):
		err = engine.Errorf("flag needs an argument: %s",
			"il manque une valeur à l'option %s", dashed(unfilled.GetFlag(), unfilled.GetSpecifiedShortnames()))
	case errors.Is(err, errTwice) && errors.As(err, &invalid):
		err = engine.Errorf("--%s is given twice, and takes one value",
			"--%s est donnée deux fois, et ne prend qu'une valeur", invalid.GetFlag().Name)
	case errors.As(err, &invalid):
		err = engine.Errorf("invalid argument %q for %q flag: %v", "valeur incorrecte %q de l'option %q : %v",
			clip(invalid.GetValue()),
			"--"+invalid.GetFlag().Name, wanted(invalid))
	}
	return &wrongUse{cmd.CommandPath(), err}
}

// takenBy names the other commands that take a flag.
func takenBy(cmd *cobra.Command, flag string) []string {
	var names []string
	for _, c := range cmd.Root().Commands() {
		if !c.Hidden && c.Flags().Lookup(flag) != nil {
			names = append(names, c.Name())
		}
	}
	return names
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
		return engine.Errorf("it is given without a value, or with true or false",
			"elle se donne sans valeur, ou avec true ou false")
	}
	return e.Unwrap()
}

// The words for arguments.
var (
	argFile = engine.Text{"FILE", "FICHIER"}
	argName = engine.Text{"NAME", "NOM"}
)

// exactly asks for arguments by their names.
func exactly(names ...engine.Text) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		var err error
		switch {
		case len(args) == len(names):
			return nil
		case len(names) == 0:
			err = engine.Errorf("%s takes no argument, and got %q", "%s ne prend pas d'argument, et a reçu %q",
				cmd.Name(), clip(args[0]))
		case len(args) < len(names):
			err = engine.Errorf("%s needs a %s", "%s : il manque %s", cmd.Name(), names[len(args)])
		default:
			err = engine.Errorf("%s takes one %s, and got also %q",
				"%s prend un seul argument %s, et a reçu aussi %q", cmd.Name(), names[0], clip(args[len(names)]))
		}
		return &wrongUse{cmd.CommandPath(), err}
	}
}

// choice is a flag with a fixed set of values.
type choice struct {
	value string
	from  []string
	read  func(s string) string // gives the value that is meant by another word for it, where there are such words
}

func (c *choice) String() string { return c.value }
func (c *choice) Type() string   { return strings.Join(c.from, "|") }

func (c *choice) Set(s string) error {
	i := slices.IndexFunc(c.from, func(v string) bool { return strings.EqualFold(v, s) })
	if i < 0 && c.read != nil {
		i = slices.Index(c.from, c.read(s))
	}
	if i < 0 {
		if near := nearest(s, c.from); near != "" {
			return engine.Errorf("%v; did you mean %s?", "%v ; vouliez-vous dire %s ?", notAmong(c.from), near)
		}
		return notAmong(c.from)
	}
	c.value = c.from[i]
	return nil
}

// add adds the flag to a command, with its completion.
func (c *choice) add(cmd *cobra.Command, name, usage string) {
	cmd.Flags().Var(c, name, usage)
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(c.from, cobra.ShellCompDirectiveNoFileComp))
}
