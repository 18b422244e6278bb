package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/rivo/uniseg"
	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/files"
	"tablereferee/referee/scenario"
)

func (a *app) initCommand() *cobra.Command {
	game := ""
	cmd := &cobra.Command{
		Use: "init " + a.sayf("[DIR]", "[DOSSIER]"),
		Short: a.sayf("Make a folder for scenarios of your own, with a first one in it",
			"Faire un dossier pour vos propres scénarios, avec un premier dedans"),
		Long: a.sayf(`Make a folder for scenarios of your own: with a first scenario that runs, a folder for the agreed logs, the files by which an
editor explains the language, and a README that says how to go on.

DIR is made where there is none; without it, the files go where you are. What exists already is never overwritten, so that
it may be called again where something is missing.`,
			`Faire un dossier pour vos propres scénarios : avec un premier scénario qui se joue, un dossier pour les journaux de
référence, les fichiers par lesquels un éditeur explique le langage, et un README qui dit comment continuer.

DOSSIER est créé s'il n'y en a pas ; sans lui, les fichiers vont là où vous êtes. Ce qui existe déjà n'est jamais
remplacé, de sorte qu'on peut recommencer s'il manque quelque chose.`),
		Example: `  referee init
  referee init my-rulings
  referee init --game champions my-rulings`,
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return nil
			case args[0] == "": // such as "$DIR" where DIR is not set
				return exactly(argDir)(cmd, nil)
			}
			return exactly(argDir)(cmd, args)
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveFilterDirs
		},
	}
	cmd.Flags().StringVar(&game, "game", "", a.sayf("the `GAME` that the first scenario is of",
		"le `JEU` du premier scénario"))
	a.completesWith(cmd, "game", gameFlag().from...)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		dir := "."
		if len(args) > 0 {
			dir = args[0]
		}
		g := games.All()[0]
		var err error
		switch {
		case a.scenariosDir != "" || a.goldenDir != "":
			err = engine.Errorf("init makes the folders scenarios and golden itself: it takes neither --scenarios nor --golden",
				"init crée lui-même les dossiers scenarios et golden : il ne prend ni --scenarios ni --golden")
		case game != "":
			g, err = gameCalled(game)
		}
		if err != nil {
			return &wrongUse{cmd.CommandPath(), err}
		}
		return a.init(filepath.Clean(dir), g)
	}
	return cmd
}

// argDir is the word for an argument.
var argDir = engine.Text{"DIR", "DOSSIER"}

// beginning is a file that a folder of one's own begins with.
type beginning struct {
	name string // with slashes
	what engine.Text
	text string
}

// beginnings gives the files that a folder of one's own begins with.
func (a *app) beginnings(g *engine.Game) (first string, out []beginning, err error) {
	first = g.ID + "/" + a.sayf("first-question", "premiere-question")
	if checkNew(first) != nil { // a translator's words may make no name
		first = g.ID + "/first-question"
	}
	script, err := a.firstText(first, &newFlags{})
	if err != nil {
		return "", nil, err
	}
	readme, err := a.firstFile("README", ".md")
	if err != nil {
		return "", nil, err
	}
	readme = strings.NewReplacer("NAME", first, "GAME", g.ID, "QUESTION", questionIn(script, a.lang)).Replace(readme)
	return first, []beginning{
		{defaultDir + "/" + first + ".lua", engine.Sayf("a first scenario, of %s", "un premier scénario, de %s", g.Name), script},
		{"README.md", engine.Text{"what is what, and how to go on", "ce qui est quoi, et comment continuer"}, readme},
		{editorDir + "/referee.lua", engine.Text{"the words of the language, for an editor",
			"les mots du langage, pour un éditeur"}, scenario.Definitions()},
		{".luarc.json", engine.Text{"where an editor finds them", "où un éditeur les trouve"}, luarc(editorDir)},
	}, nil
}

// questionIn gives the question that a script asks in a language, as it stands there.
func questionIn(script string, lang engine.Lang) string {
	_, rest, _ := strings.Cut(script, "question = {")
	if lang == engine.Further {
		lang = engine.EN
	}
	_, rest, _ = strings.Cut(rest, lang.Code()+" = \"")
	text, _, _ := strings.Cut(rest, "\"")
	return text
}

// init makes a folder of one's own.
func (a *app) init(dir string, g *engine.Game) error {
	name, all, err := a.beginnings(g)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return noFolder("", dir, err)
	}
	root, err := files.OpenFolder(dir)
	if err != nil {
		return engine.Errorf("%s: %v", "%s : %v", files.Name(dir), files.Why(err))
	}
	defer root.Close()
	p, width := a.page(), 0
	for _, b := range all {
		width = max(width, uniseg.StringWidth(b.name))
	}
	tell := func(file string, what engine.Text) {
		p.row("  ", filepath.FromSlash(file), width, "  ", what.In(a.lang))
	}
	where := a.sayf("In %s:", "Dans %s :", files.Name(dir))
	if dir == "." {
		where = a.sayf("Here:", "Ici :")
	}
	p.heading(where)
	for _, b := range all {
		what := b.what
		if err := root.MkdirAll(path.Dir(b.name), 0o755); err != nil {
			return noFolder(dir, path.Dir(b.name), err)
		}
		err := files.Create(root, b.name, []byte(b.text))
		switch {
		case errors.Is(err, fs.ErrExist):
			what = leftAsItIs
			if old, err := files.ReadFrom(root, b.name, 1<<20); err == nil && bytes.Equal(old, []byte(b.text)) {
				what = thereAlready
			}
		case err != nil:
			return files.NotWritten(filepath.Join(dir, filepath.FromSlash(b.name)), err)
		}
		tell(b.name, what)
	}
	if err := root.MkdirAll("golden", 0o755); err != nil {
		return noFolder(dir, "golden", err)
	}
	tell("golden", engine.Text{"the logs that you accept", "les journaux que vous acceptez"})
	p.heading(a.sayf("What to do next:", "Que faire maintenant :"))
	if dir != "." {
		p.whole("  cd " + shellWord(dir))
	}
	steps := []struct{ command, what string }{
		{"referee run " + name, a.sayf("see it played:", "le voir jouer :")},
		{"referee test --update " + name, a.sayf("accept its log, once you have read it:", "accepter son journal, une fois lu :")},
		{"referee new " + g.ID + "/" + a.sayf("my-question", "ma-question"),
			a.sayf("write a question of your own:", "écrire une question à vous :")},
		{"referee ask " + shellWord(questionIn(all[0].text, a.lang)),
			a.sayf("ask; your rulings are found as well:", "demander ; vos décisions sont trouvées aussi :")},
	}
	width = 0
	for _, step := range steps {
		width = max(width, uniseg.StringWidth(step.what))
	}
	for _, step := range steps {
		if p.width > 0 && 4+width+uniseg.StringWidth(step.command) > p.width { // a command is copied whole
			p.line("  ", step.what)
			p.whole("    " + step.command)
			continue
		}
		p.whole("  " + step.what + strings.Repeat(" ", width-uniseg.StringWidth(step.what)) + "  " + step.command)
	}
	return a.print(p)
}

// noFolder says why a folder cannot be made: something else is in its place, or in that of one above it.
func noFolder(within, name string, err error) error {
	whole := filepath.Join(within, filepath.FromSlash(name))
	for up := whole; filepath.Dir(up) != up; up = filepath.Dir(up) {
		if info, why := os.Stat(up); why == nil && !info.IsDir() {
			return engine.Errorf("%s: %v", "%s : %v", files.Name(up), files.ErrNotAFolder)
		}
	}
	return files.NotMade(whole, err)
}

// What is said of files that are not written.
var (
	leftAsItIs   = engine.Text{"exists already, and is left as it is", "existe déjà, et reste tel quel"}
	thereAlready = engine.Text{"is there already", "est déjà là"}
)
