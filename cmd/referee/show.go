package main

import (
	"github.com/spf13/cobra"

	"tablereferee/engine"
)

func (a *app) showCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "show " + a.sayf("NAME", "NOM"),
		Short: a.sayf("Print the script of a scenario", "Écrire le script d'un scénario"),
		Long: a.sayf(`Print the script of a scenario, one's own or built in.

NAME is its name as referee list shows it. referee new with --from makes a script of one's own from it.`,
			`Écrire le script d'un scénario, le vôtre ou un scénario intégré.

NOM est son nom tel que le montre referee list. referee new avec --from en fait un script à vous.`),
		Example: `  referee show forever-evil/cards/bizarro-power-last-weakness`,
		Args:    exactly(argName),
	}
	cmd.ValidArgsFunction = func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		names, _ := a.completeScenario(cmd, args, word)
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		lib, err := a.library()
		if err != nil {
			return err
		}
		_, source, err := lib.source(args[0])
		if err != nil {
			return err
		}
		if a.terminal(a.out) {
			source = clean(source)
		}
		return a.put([]byte(source))
	}
	return cmd
}

// source gives the name and the text of the scenario that somebody means.
func (l *library) source(arg string) (name, source string, err error) {
	name, at, err := l.find(arg)
	if err != nil {
		return "", "", err
	}
	if at == nil {
		names, err := l.allNames()
		if err != nil {
			return "", "", err
		}
		return "", "", l.noScenario(arg, names)
	}
	_, source, err = at.Folder.Use(name)
	if err != nil {
		return "", "", engine.Errorf("%s: %v", "%s : %v", at.Path(name), err)
	}
	return name, source, nil
}
