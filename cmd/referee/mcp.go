package main

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/referee/ask"
	"tablereferee/referee/mcp"
	"tablereferee/referee/scenario"
)

func (a *app) mcpCommand() *cobra.Command {
	var save bool
	cmd := &cobra.Command{
		Use:   "mcp",
		Short: a.sayf("Let an assistant ask and play, by the Model Context Protocol", "Laisser un assistant demander et jouer, par le Model Context Protocol"),
		Long: a.sayf(`Let an assistant ask and play, by the Model Context Protocol.

The program reads calls from the standard input and answers on the standard output until the input ends; an assistant
starts it by itself. docs/mcp.md has the configuration for the usual ones. It reads no file but those of your own folder
of scenarios, where there is one or --scenarios names it, and writes none, unless --allow-save lets it keep scenarios
there.`,
			`Laisser un assistant demander et jouer, par le Model Context Protocol.

Le programme lit des appels sur l'entrée standard et répond sur la sortie standard jusqu'à la fin de l'entrée ; c'est un
assistant qui le lance. docs/mcp.md donne la configuration des plus courants. Il ne lit aucun fichier hors de votre
dossier de scénarios, s'il y en a un ou si --scenarios le nomme, et n'en écrit aucun, sauf si --allow-save lui permet d'y
garder des scénarios.`),
		Example: `  referee mcp
  referee mcp --scenarios my-scenarios --allow-save`,
		Args:              exactly(),
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	cmd.Flags().BoolVar(&save, "allow-save", false, a.sayf("let scenarios be kept in your own folder of scenarios",
		"permettre de garder des scénarios dans votre dossier de scénarios"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		lib, err := a.library()
		if err != nil {
			return err
		}
		if save && lib.dir == "" {
			return &wrongUse{cmd.CommandPath(), engine.Errorf(
				"--allow-save needs a folder of scenarios of your own: name it with --scenarios",
				"--allow-save demande un dossier de scénarios à vous : nommez-le par --scenarios")}
		}
		server, err := a.assistant(cmd.Context(), lib, save)
		if err != nil {
			return err
		}
		err = server.Serve(cmd.Context(), io.NopCloser(a.in), unclosed{a.out})
		if errors.Is(err, io.EOF) || errors.Is(err, context.Canceled) {
			return nil // the assistant has left
		}
		return err
	}
	return cmd
}

// unclosed is a stream that its user does not close.
type unclosed struct{ io.Writer }

func (unclosed) Close() error { return nil }

// assistant makes the server of the scenarios that are here.
func (a *app) assistant(ctx context.Context, lib *library, save bool) (*mcp.Server, error) {
	language, err := a.language()
	if err != nil {
		return nil, err
	}
	games, err := a.books()
	if err != nil {
		return nil, err
	}
	c := mcp.Config{Version: version(), Language: language, Games: games, Lang: a.lang}
	var folders []*scenario.Folder
	for _, l := range lib.shelves() {
		c.Shelves = append(c.Shelves, mcp.Shelf{Folder: l.Folder, Golden: l.golden, Own: !l.builtIn})
		folders = append(folders, l.Folder)
	}
	c.Records = func() (*ask.Records, error) { return ask.Of(ctx, games, slices.Clone(folders)...) }
	if save {
		c.Save = func(name, source string) (string, error) {
			name = strings.TrimSuffix(name, ".lua")
			if err := checkNew(name); err != nil {
				return "", err
			}
			if lib.beside != nil {
				built, err := lib.beside.Names()
				if err != nil {
					return "", err
				}
				if slices.ContainsFunc(built, func(n string) bool { return strings.EqualFold(n, name) }) {
					return "", engine.Errorf("%s is built into this program, and stays; choose another name",
						"%s est intégré au programme, et y reste ; choisissez un autre nom", name)
				}
			}
			return lib.Path(name), writeNew(lib, name, source)
		}
	}
	return mcp.New(c), nil
}
