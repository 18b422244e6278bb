package main

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
)

// clip makes what a user wrote into what a message can bear: short, on one line, and no order to a terminal.
func clip(s string) string {
	const most = 200
	if len(s) <= most {
		return cleanLine(s)
	}
	return cleanLine(strings.ToValidUTF8(s[:most], "")) + "…"
}

// shellArgs quotes arguments for a shell where they need that. Behind -- nothing is taken for a flag.
func shellArgs(args []string) []string {
	var words []string
	for _, arg := range args {
		if strings.HasPrefix(arg, "-") {
			words = []string{"--"}
		}
	}
	for _, arg := range args {
		words = append(words, shellWord(arg))
	}
	return words
}

// nameWord is the name of a scenario in a command that is proposed: quoted, and never taken for a flag.
func nameWord(name string) string { return strings.Join(shellArgs([]string{name}), " ") }

// noEmptyFlags refuses flags that are given and say nothing, such as --golden "$DIR" where DIR is not set: what is then
// meant is not what happens without the flag.
func noEmptyFlags(cmd *cobra.Command, _ []string) error {
	var err error
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if s := f.Value.String(); err == nil && (s == "" || s == "[]") {
			err = &wrongUse{cmd.CommandPath(), engine.Errorf("--%s is given and is empty",
				"--%s est donnée et est vide", f.Name)}
		}
	})
	return err
}
