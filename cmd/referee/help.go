package main

import (
	"slices"
	"strings"

	"github.com/rivo/uniseg"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
)

// help prints the help of a command. The library would print it in English only, and take no notice of output that
// cannot be written.
func (a *app) help(cmd *cobra.Command, _ []string) {
	p := a.page()
	about := cmd.Long
	if about == "" {
		about = cmd.Short
	}
	p.paragraphs(about)
	p.whole("")
	p.heading(a.sayf("Usage:", "Emploi :"))
	p.whole("  " + a.useLine(cmd))
	if cmd.HasAvailableSubCommands() {
		p.whole("  " + a.sayf("%s COMMAND", "%s COMMANDE", cmd.CommandPath()))
	}
	if cmd.Example != "" {
		p.whole("")
		p.heading(a.sayf("Examples:", "Exemples :"))
		p.whole(cmd.Example)
	}
	if cmd.HasAvailableSubCommands() {
		p.whole("")
		p.heading(a.sayf("Commands:", "Commandes :"))
		width := 0
		for _, c := range cmd.Commands() {
			width = max(width, uniseg.StringWidth(c.Name()))
		}
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() {
				p.row("  ", c.Name(), width, "  ", c.Short)
			}
		}
	}
	p.flags(a.sayf("Flags:", "Options :"), cmd.LocalFlags(), a.lang)
	p.flags(a.sayf("Flags of every command:", "Options de toutes les commandes :"), cmd.InheritedFlags(), a.lang)
	if cmd.HasAvailableSubCommands() {
		p.whole("")
		p.whole(a.sayf("More about a command:  %s COMMAND --help", "Sur une commande :  %s COMMANDE --help",
			cmd.CommandPath()))
	}
	// Whether it could be written is remembered by what it is written to.
	out := cmd.OutOrStdout()
	if c, ok := out.(*checked); ok && a.pagerFor(p.Bytes()) != "" {
		c.err = a.print(p)
		return
	}
	_, _ = out.Write(p.Bytes())
}

// useLine is how a command is written.
func (a *app) useLine(cmd *cobra.Command) string {
	line := cmd.Use
	if cmd.HasParent() {
		line = cmd.Parent().CommandPath() + " " + line
	}
	return line + a.sayf(" [flags]", " [options]")
}

// paragraphs prints a text whose paragraphs are folded anew where the terminal is narrower than they are, and are one
// line each where there is no terminal. What is indented stands by itself.
func (p *page) paragraphs(text string) {
	if p.width > 0 && !slices.ContainsFunc(strings.Split(text, "\n"), func(l string) bool {
		return uniseg.StringWidth(l) > p.width
	}) {
		p.whole(text)
		return
	}
	var open []string
	end := func() {
		if len(open) > 0 {
			p.line("", strings.Join(open, " "))
		}
		open = nil
	}
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case line == "":
			end()
			p.whole("")
		case strings.HasPrefix(line, " "):
			end()
			p.fold("", line, 5, plainly)
		default:
			open = append(open, line)
		}
	}
	end()
}

// flags prints what the flags of a set are for.
func (p *page) flags(heading string, flags *pflag.FlagSet, lang engine.Lang) {
	if !flags.HasAvailableFlags() {
		return
	}
	p.whole("")
	p.heading(heading)
	var names, usages []string
	width := 0
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "    --" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", --" + f.Name
		}
		value, usage := pflag.UnquoteUsage(f)
		if value == "int" || value == "uint" {
			value = "N"
		}
		if value != "" {
			name += " " + value
		}
		if preset := f.DefValue; !slices.Contains([]string{"", "0", "false", "[]"}, preset) {
			usage += engine.Sayf(" (default %s)", " (préréglage : %s)", preset).In(lang)
		}
		names, usages = append(names, name), append(usages, usage)
		width = max(width, uniseg.StringWidth(name))
	})
	for i := range names {
		p.row("  ", names[i], width, "   ", usages[i])
	}
}

func (a *app) helpCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help " + a.sayf("[COMMAND]", "[COMMANDE]"),
		Short: a.sayf("Help about a command", "Aide sur une commande"),
		Example: `  referee help
  referee help ask`,
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
			if err != nil {
				return unknownCommand(root, args)
			}
			if len(rest) > 0 {
				return unknownCommand(cmd, rest)
			}
			return cmd.Help()
		},
	}
}

// sayCompletion says what the library's command completion does in both languages.
func (a *app) sayCompletion(root *cobra.Command) {
	c, _, err := root.Find([]string{"completion"})
	if err != nil {
		return
	}
	c.Use = "completion SHELL"
	c.Short = a.sayf("Print what makes a shell complete commands, names and ids",
		"Écrire ce qui fait compléter commandes, noms et identifiants par un shell")
	c.Long = ""
	// The library would take a shell that it does not know for a call for help.
	c.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return nil
		}
		var shells []string
		for _, shell := range cmd.Commands() {
			shells = append(shells, shell.Name())
		}
		return &wrongUse{cmd.CommandPath(), engine.Errorf("there are no completions for %q: the shells are %s",
			"il n'y a pas de complétions pour %q : les shells sont %s", clip(args[0]), strings.Join(shells, ", "))}
	}
	c.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	c.Example = "  source <(referee completion bash)"
	how := map[string]string{
		"bash":       "  source <(referee completion bash)",
		"zsh":        "  referee completion zsh > \"${fpath[1]}/_referee\"",
		"fish":       "  referee completion fish > ~/.config/fish/completions/referee.fish",
		"powershell": "  referee completion powershell | Out-String | Invoke-Expression",
	}
	for _, shell := range c.Commands() {
		shell.Args = exactly()
		shell.Short = a.sayf("Print the completions for %s", "Écrire les complétions pour %s", shell.Name())
		shell.Long = shell.Short + "."
		if shell.Name() == "bash" {
			shell.Long += a.sayf(" It needs the package bash-completion.", " Il y faut le paquet bash-completion.")
		}
		shell.Example = how[shell.Name()]
		if f := shell.Flags().Lookup("no-descriptions"); f != nil {
			f.Usage = a.sayf("leave the descriptions out", "sans les descriptions")
		}
	}
}
