package main

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/sift"
	"tablereferee/referee/ask/lexicon"
	"tablereferee/referee/scenario"
)

// first holds a first scenario for each game, by its id and the language of its comments, and what a folder of one's
// own begins with.
//
//go:embed first/*.lua first/*.md
var first embed.FS

// newFlags are the flags of the command new.
type newFlags struct {
	from, game string
	editor     bool
}

func (a *app) newCommand() *cobra.Command {
	var f newFlags
	cmd := &cobra.Command{
		Use:   "new " + a.sayf("NAME", "NOM"),
		Short: a.sayf("Write a first scenario to start from", "Écrire un premier scénario dont partir"),
		Long: a.sayf(`Write a first scenario to start from: a commented script that runs.

NAME is where it will lie in the scenarios folder, such as forever-evil/attack/my-question. If it begins with the name of
a game, the scenario is of that game; --game names the game of any other. The folder is made where there is none; one's own scenarios stand beside the
built-in ones. A file that exists is never overwritten.

With --from the script is a copy of another one, built in or one's own: change a card, and see what happens.
With --editor the files are written by which an editor that knows the Lua Language Server explains and completes the
language; NAME may then be left out.`,
			`Écrire un premier scénario dont partir : un script commenté qui se joue.

NOM dit où il sera dans le dossier des scénarios, par exemple forever-evil/attaque/ma-question. S'il commence par le nom
d'un jeu, le scénario est de ce jeu ; --game nomme celui de tout autre. Le dossier est créé s'il n'y en a pas ; vos scénarios se tiennent à côté de ceux
qui sont intégrés. Un fichier qui existe n'est jamais remplacé.

Avec --from, le script est la copie d'un autre, intégré ou à vous : changez une carte, et voyez ce qui se passe.
Avec --editor sont écrits les fichiers par lesquels un éditeur qui connaît le Lua Language Server explique et complète
le langage ; NOM peut alors manquer.`),
		Example: `  referee new forever-evil/attack/my-question
  referee new my-question --game champions
  referee new champions/what-if --from champions/attacks/attack-event-leaves-the-hero-ready
  referee new --editor`,
		ValidArgsFunction: a.completeNew,
	}
	cmd.Flags().StringVar(&f.from, "from", "", a.sayf("copy the script of this `SCENARIO`",
		"copier le script de ce `SCÉNARIO`"))
	cmd.Flags().BoolVar(&f.editor, "editor", false, a.sayf("also write the files for an editor",
		"écrire aussi les fichiers pour un éditeur"))
	cmd.Flags().StringVar(&f.game, "game", "", a.sayf("the `GAME` that the scenario is of", "le `JEU` du scénario"))
	a.completesWith(cmd, "game", gameFlag().from...)
	_ = cmd.RegisterFlagCompletionFunc("from", func(cmd *cobra.Command, _ []string, word string) ([]string,
		cobra.ShellCompDirective) {
		names, _ := a.completeScenario(cmd, nil, word)
		return names, cobra.ShellCompDirectiveNoFileComp
	})
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 && f.editor && f.from == "" {
			return nil
		}
		return exactly(argName)(cmd, args)
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		dir := a.scenariosDir
		if dir == "" {
			dir = defaultDir
		}
		var name string
		if len(args) > 0 {
			// Nothing is made on the disk for a name that cannot be.
			if strings.HasSuffix(filepath.ToSlash(args[0]), "/") && strings.Trim(filepath.ToSlash(args[0]), "/") != "" {
				return &wrongUse{cmd.CommandPath(),
					engine.Errorf("%q names a folder: the name of the scenario stands behind it, as in %smy-question",
						"%q nomme un dossier : le nom du scénario vient derrière, comme dans %sma-question",
						clip(args[0]),
						clip(args[0]))}
			}
			if args[0] != "" { // which a path would take for the folder itself
				name = (&library{dir: dir}).scenario(args[0])
			}
			err := checkNew(name)
			if err == nil {
				err = f.checkGame(name)
			}
			if err != nil {
				return &wrongUse{cmd.CommandPath(), err}
			}
			if err := a.write(dir, name, &f); err != nil {
				return err
			}
		}
		if f.editor {
			return a.writeEditorFiles(filepath.Dir(filepath.Clean(dir)))
		}
		return nil
	}
	return cmd
}

// mostFolders is how many parts the name of a new scenario has.
const mostFolders = 12

// checkNew tells why no scenario can have a name.
func checkNew(name string) error {
	if why := golden.NameFault(name); why != (engine.Text{}) {
		err := engine.Errorf("a scenario cannot be called %q: %s", "un scénario ne peut pas s'appeler %q : %s",
			clip(name), why)
		if slug := slugOf(name); slug != "" && slug != name && checkNew(slug) == nil {
			err = engine.Errorf("%v; it can be called %s", "%v ; il peut s'appeler %s", err, slug)
		}
		return err
	}
	elems := strings.Split(name, "/")
	if len(elems) > mostFolders {
		return engine.Errorf("a scenario cannot be called %q: it lies in %d folders, and may in %d",
			"un scénario ne peut pas s'appeler %q : il est dans %d dossiers, et peut l'être dans %d", clip(name),
			len(elems)-1, mostFolders-1)
	}
	if strings.ContainsFunc(name, func(c rune) bool { return unicode.Is(unicode.Mn, c) }) {
		return engine.Errorf("a scenario cannot be called %q: an accent stands beside its letter there; write both as one letter",
			"un scénario ne peut pas s'appeler %q : un accent y est à côté de sa lettre ; écrivez les deux en une seule lettre", clip(name))
	}
	for i, elem := range elems {
		switch {
		case strings.HasPrefix(elem, ".") || strings.HasPrefix(elem, "_"):
			return engine.Errorf("a scenario cannot be called %q: what begins with %c is no scenario",
				"un scénario ne peut pas s'appeler %q : ce qui commence par %c n'en est pas un", clip(name), elem[0])
		case elem == "lib" && i < strings.Count(name, "/"):
			return engine.Errorf("a scenario cannot be called %q: a folder lib holds parts for use, and no scenarios",
				"un scénario ne peut pas s'appeler %q : un dossier lib contient des parties pour use, et aucun scénario", clip(name))
		}
	}
	return nil
}

// slugOf makes a name that can be of one that cannot: of a question written as it is, its words. It is empty where
// nothing is left of it, or where the name is a path that leads elsewhere.
func slugOf(name string) string {
	if len(name) > mostRepeated || strings.ContainsAny(name, "/\\") {
		return ""
	}
	return strings.Join(strings.FieldsFunc(engine.FoldName(name), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}), "-")
}

// checkGame tells what is wrong with the game of a new scenario.
func (f *newFlags) checkGame(name string) error {
	if games.Find(strings.ToLower(name)) != nil {
		return engine.Errorf("%q is a game: the name of the scenario stands behind it, as in %s/my-question",
			"%q est un jeu : le nom du scénario vient derrière, comme dans %s/ma-question", clip(name),
			strings.ToLower(name))
	}
	if f.game == "" {
		return nil
	}
	if f.from != "" {
		return engine.Errorf("--game and --from do not go together: a copy is of the game of what it is made from",
			"--game et --from ne vont pas ensemble : une copie est du jeu de ce dont elle est tirée")
	}
	g, err := gameCalled(f.game)
	if err != nil {
		return err
	}
	if other := gameNamed(name); other != nil && other != g {
		return engine.Errorf("--game %s: the name begins with another game, %s; write another name or leave --game out",
			"--game %s : le nom commence par un autre jeu, %s ; écrivez un autre nom ou omettez --game", g.ID, other.ID)
	}
	return nil
}

// gameCalled gives the game that somebody means by one of its names.
func gameCalled(name string) (*engine.Game, error) {
	if g := games.Find(gameMeant(name)); g != nil {
		return g, nil
	}
	ids := gameFlag().from
	return nil, engine.Errorf("--game %s: the games are %s%v", "--game %s : les jeux sont %s%v", clip(name),
		strings.Join(ids, ", "), didYouMean(nearest(name, ids)))
}

// gameMeant is the id of the game that a word means: one of its names, or the beginning of one; empty if it means none.
func gameMeant(word string) string {
	if len(word) > mostRepeated {
		return ""
	}
	if id := lexicon.GameCalled(word); id != "" {
		return id
	}
	var names []sift.Value
	for _, g := range games.All() {
		names = append(names, sift.Value{Word: g.ID, Says: g.Name})
	}
	i, err := sift.Choose("--game", word, names)
	if err != nil {
		return "" // whoever asks names the games
	}
	return names[i].Word
}

// gameNamed gives the game by whose name that of a scenario begins, nil if there is none.
func gameNamed(name string) *engine.Game {
	first, _, _ := strings.Cut(name, "/")
	return games.Find(strings.ToLower(first))
}

// completeNew completes the folder of a new scenario: that of a game, or one in which scenarios lie.
func (a *app) completeNew(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	how := cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	if len(args) > 0 {
		return nil, how
	}
	out := gameFlag().from
	out = append(out, a.folderNames(cmd, word)...)
	slices.Sort(out)
	out = slices.Compact(out)
	for i := range out {
		out[i] += "/"
	}
	return out, how
}

// write writes a scenario: a copy of another, or the first one of the game that its name begins with.
func (a *app) write(dir, name string, f *newFlags) error {
	text, err := a.firstText(name, f)
	if err != nil {
		return err
	}
	_, err = os.Stat(dir)
	fresh := errors.Is(err, fs.ErrNotExist)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		if _, why := scenario.OpenFolder(dir); why != nil && !errors.Is(why, fs.ErrNotExist) {
			return why // which says more of what lies there
		}
		return files.NotMade(dir, err)
	}
	lib, err := a.library()
	if err != nil {
		return err
	}
	if err := writeNew(lib, name, text); err != nil {
		return err
	}
	said := ""
	if fresh {
		said = a.sayf("made the folder %s; what lies in it stands beside the scenarios built into this program\n",
			"dossier %s créé ; ce qui s'y trouve se tient à côté des scénarios intégrés au programme\n", dir)
	}
	said += a.sayf("wrote %s\n", "%s est écrit\n", lib.Path(name)) + a.gameNote(name, f)
	said += a.sayf("  its log:                    referee run%[1]s %[2]s\n  accept the log once right:  referee test --update%[1]s %[2]s\n",
		"  son journal :                        referee run%[1]s %[2]s\n  pour l'accepter, une fois correct :  referee test --update%[1]s %[2]s\n",
		lib.flags, nameWord(name))
	shadowed, err := lib.shadowed()
	if err != nil {
		return err
	}
	if slices.Contains(shadowed, name) {
		said += a.sayf("from now on it stands before the built-in scenario of that name\n",
			"il passe désormais avant le scénario intégré de ce nom\n")
	}
	_, err = fmt.Fprint(a.out, said)
	return err
}

// gameNote says of which game a script is where its author has not said it.
func (a *app) gameNote(name string, f *newFlags) string {
	if f.from != "" || f.game != "" || gameNamed(name) != nil {
		return ""
	}
	first, rest, within := strings.Cut(name, "/")
	if near := nearest(first, gameFlag().from); within && near != "" {
		return a.sayf("  of %s, as no game is called %s; did you mean  referee new %s\n",
			"  de %s, car aucun jeu ne s'appelle %s ; vouliez-vous dire  referee new %s\n", games.All()[0].Name, clip(first),
			nameWord(near+"/"+rest))
	}
	return a.sayf("  of %s; --game names another\n", "  de %s ; --game en nomme un autre\n", games.All()[0].Name)
}

// firstText is what a new scenario begins with.
func (a *app) firstText(name string, f *newFlags) (string, error) {
	if from := f.from; from != "" {
		lib, err := a.library()
		if err != nil {
			return "", err
		}
		source, text, err := lib.source(from)
		if err != nil {
			return "", engine.Errorf("--from: %v", "--from : %v", err)
		}
		return "-- " + a.sayf("Made from %s.", "Tiré de %s.", cleanLine(source)) + "\n\n" + text, nil
	}
	game := games.All()[0]
	if g := gameNamed(name); g != nil {
		game = g
	}
	if f.game != "" {
		g, err := gameCalled(f.game)
		if err != nil {
			return "", err
		}
		game = g
	}
	text, err := a.firstFile(game.ID, ".lua")
	if err != nil {
		return "", engine.Errorf("there is no first scenario of %s to start from; copy one with --from",
			"il n'y a pas de premier scénario de %s dont partir ; copiez-en un avec --from", game.ID)
	}
	return strings.NewReplacer("TITLE", titleOf(name), "NAME", nameWord(name)).Replace(text), nil
}

// firstFile is one of the files that others begin with, in the language that is spoken where there is one.
func (a *app) firstFile(name, ending string) (string, error) {
	lang := a.lang
	if lang == engine.Further {
		lang = engine.EN
	}
	text, err := first.ReadFile("first/" + name + "." + lang.Code() + ending)
	return string(text), err
}

// writeNew writes the file of a scenario that is not there yet.
func writeNew(lib *library, name, text string) error {
	root, err := files.OpenFolder(lib.dir)
	if err != nil {
		return err
	}
	defer root.Close()
	names, err := lib.Names()
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(names, func(n string) bool { return n != name && strings.EqualFold(n, name) }); i >= 0 {
		return engine.Errorf("%s exists already, and names are told apart without their capitals",
			"%s existe déjà, et les noms se distinguent sans leurs majuscules", lib.Path(names[i]))
	}
	if other := folderBeside(root, name); other != "" {
		return engine.Errorf("the folder %s exists already, and names are told apart without their capitals",
			"le dossier %s existe déjà, et les noms se distinguent sans leurs majuscules", filepath.Join(lib.dir, filepath.FromSlash(other)))
	}
	file := filepath.FromSlash(name) + ".lua"
	if err := root.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return files.NotMade(filepath.Join(lib.dir, filepath.Dir(file)), err)
	}
	err = files.Create(root, file, []byte(text))
	switch {
	case errors.Is(err, fs.ErrExist):
		return engine.Errorf("%s exists already, and is left as it is", "%s existe déjà, et reste tel quel",
			lib.Path(name))
	case err != nil:
		return files.NotWritten(lib.Path(name), err)
	}
	return nil
}

// folderBeside is what is called as a folder of a name but for its capitals, nothing where nothing is.
func folderBeside(root *os.Root, name string) string {
	elems := strings.Split(name, "/")
	for i, elem := range elems[:len(elems)-1] {
		in := path.Join(append([]string{"."}, elems[:i]...)...)
		all, err := fs.ReadDir(root.FS(), in)
		if err != nil {
			return "" // the folder is not there yet
		}
		same := func(e fs.DirEntry) bool { return e.Name() == elem }
		like := func(e fs.DirEntry) bool { return strings.EqualFold(e.Name(), elem) }
		if k := slices.IndexFunc(all, like); k >= 0 && !slices.ContainsFunc(all, same) {
			return path.Join(in, all[k].Name())
		}
	}
	return ""
}

// titleOf makes a title of the last part of a name: "one-defense" becomes "One defense".
func titleOf(name string) string {
	words := strings.ReplaceAll(name[strings.LastIndex(name, "/")+1:], "-", " ")
	r, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[size:]
}
