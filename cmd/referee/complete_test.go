package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// everyCommand gives the commands and those below them.
func everyCommand(cmd *cobra.Command) []*cobra.Command {
	all := []*cobra.Command{cmd}
	for _, c := range cmd.Commands() {
		all = append(all, everyCommand(c)...)
	}
	return all
}

// TestEveryCommandHasAnExample: who asks for help sees how the command is written, in either language.
func TestEveryCommandHasAnExample(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, cmd := range everyCommand((&app{}).root()) {
			args := append(strings.Fields(cmd.CommandPath())[1:], "--help", "--lang", lang)
			code, out, errs := call(t, &app{}, args...)
			heading := map[string]string{"en": "\nExamples:\n  ", "fr": "\nExemples :\n  "}[lang]
			if code != exitOK || errs != "" || !strings.Contains(out, heading) || !strings.Contains(out, "  referee ") &&
				!strings.Contains(out, "(referee ") {
				t.Errorf("%s --help --lang %s: %d %s\n%s", cmd.CommandPath(), lang, code, errs, out)
			}
		}
	}
}

// TestEveryValueIsCompleted: where a flag takes a value, a shell completes it, or knows that there is nothing to
// complete; and so it is with the arguments of each command.
func TestEveryValueIsCompleted(t *testing.T) {
	root := (&app{}).root()
	for _, cmd := range everyCommand(root) {
		check := func(f *pflag.Flag) {
			_, files := f.Annotations[cobra.BashCompFilenameExt]
			_, dirs := f.Annotations[cobra.BashCompSubdirsInDir]
			_, known := cmd.GetFlagCompletionFunc(f.Name)
			if f.NoOptDefVal == "" && !files && !dirs && !known {
				t.Errorf("%s --%s offers whatever file there is", cmd.CommandPath(), f.Name)
			}
		}
		cmd.LocalFlags().VisitAll(check)
		if cmd.Runnable() && cmd.ValidArgsFunction == nil && cmd.ValidArgs == nil && !cmd.HasSubCommands() {
			t.Errorf("%s offers whatever file there is for its arguments", cmd.CommandPath())
		}
	}
}

// TestCompletions completes as a shell does. An entry that begins with an exclamation mark must not be offered.
func TestCompletions(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("scenarios/mine/deep", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.FromSlash("scenarios/mine/deep/punch.lua"), []byte(punch), 0o644); err != nil {
		t.Fatal(err)
	}
	const noFiles, noSpace = cobra.ShellCompDirectiveNoFileComp, cobra.ShellCompDirectiveNoSpace
	for _, c := range []struct {
		line string // the last word is completed
		want string // some of what is offered
		how  cobra.ShellCompDirective
	}{
		{"run mine/", "mine/deep/punch", cobra.ShellCompDirectiveDefault},
		{"show mine/", "mine/deep/punch", noFiles},
		{"possible ", "mine/deep/punch", cobra.ShellCompDirectiveDefault},
		{"new --from ", "mine/deep/punch,forever-evil/cards/kick", noFiles},
		{"new ", "champions/,forever-evil/,mine/deep/,champions/attacks/", noFiles | noSpace},
		{"new --game ", "champions,forever-evil", noFiles},
		{"init --game ", "champions,forever-evil", noFiles},
		{"init ", "", cobra.ShellCompDirectiveFilterDirs},
		{"ask --game ", "champions,forever-evil", noFiles},
		{"ask --edition ", "en,fr", noFiles},
		{"ask --pick ", "1,2,3", noFiles},
		{"ask ", "", noFiles},
		{"card ", "Kick,Bizarro Power,!Pouvoir de Bizarro", noFiles},
		{"card Pouvoir", "Pouvoir de Bizarro", noFiles},
		{"--lang fr card ", "Pouvoir de Bizarro,!Bizarro Power", noFiles},
		{"card --game champions ", "Tigra,!Kick", noFiles},
		{"card kick ", "", noFiles},
		{"card --game ", "champions", noFiles},
		{"card --type ", "ally,Location", noFiles},
		{"card --game champions --type ", "ally,!Location", noFiles},
		{"--lang fr card --type ", "allié,Lieu,!ally", noFiles},
		{"card --trait ", "Avenger", noFiles},
		{"card --keyword ", "Guard,Defense,unique", noFiles},
		{"card --icon ", "boost icons,crisis icons,energy resources", noFiles},
		{"card --cost ", "0,3..5,X", noFiles},
		{"clause fe.attack.", "fe.attack.one-defense", noFiles},
		{"clause --game champions ", "mc.cannot.absolute,!fe.attack.one-defense", noFiles},
		{"clause --kind ", "rule,reading,restriction", noFiles},
		{"clause --edition ", "en,fr", noFiles},
		{"clause --game champions --edition ", "fr,!en", noFiles},
		{"list --clause ", "fe.attack.one-defense", noFiles},
		{"list --card ", "Kick", noFiles},
		{"list --folder ", "mine,mine/deep,champions/attacks", noFiles},
		{"list --game ", "champions", noFiles},
		{"list ", "", noFiles},
		{"run --edition ", "en,fr", noFiles},
		{"run --format ", "text,jsonl", noFiles},
		{"run --rule fe.attack.one", "fe.attack.one-defense=", noFiles | noSpace},
		{"run --rule fe.attack.one-defense=", "fe.attack.one-defense=on,fe.attack.one-defense=off", noFiles},
		{"run --rule fe.components.kicks=", "", noFiles},
		{"test mine", "mine/deep/punch", cobra.ShellCompDirectiveDefault},
		{"test --filter ", "mine/deep", noFiles},
		{"test --junit ", "xml", cobra.ShellCompDirectiveFilterFileExt},
		{"test --jobs ", "2", noFiles},
		{"coverage --game ", "champions", noFiles},
		{"coverage --list ", "shown,unshown,decorative", noFiles},
		{"coverage ", "", noFiles},
		{"simulate --game ", "champions", noFiles},
		{"simulate --heroes ", "lex-luthor", noFiles | noSpace},
		{"simulate --policy ", "random", noFiles},
		{"simulate --game champions --policy ", "sensible,random", noFiles},
		{"simulate --game champions --scenario ", "rhino", noFiles},
		{"simulate --game champions --option ", "expert=", noFiles | noSpace},
		{"simulate --game champions --option expert=", "expert=0,expert=1", noFiles | noSpace},
		{"simulate --option nothing=", "!nothing=0", noFiles | noSpace},
		{"simulate --edition ", "en,fr", noFiles},
		{"simulate --game champions --edition ", "fr,!en", noFiles},
		{"simulate ", "", noFiles},
		{"replay ", "json", cobra.ShellCompDirectiveFilterFileExt},
		{"replay --log ", "log", cobra.ShellCompDirectiveFilterFileExt},
		{"version ", "", noFiles},
		{"merge part-1.json ", "json", cobra.ShellCompDirectiveFilterFileExt},
		{"test --shard-out ", "json", cobra.ShellCompDirectiveFilterFileExt},
		{"list --lang ", "en,fr", cobra.ShellCompDirectiveDefault},
		{"list --scenarios ", "", cobra.ShellCompDirectiveFilterDirs},
		{"list --golden ", "", cobra.ShellCompDirectiveFilterDirs},
		{"list --cards ", "lua", cobra.ShellCompDirectiveFilterFileExt},
		{"help ", "ask,init,version", noFiles},
		{"", "ask,init,list", noFiles},
		{"completion ", "bash,zsh,fish,powershell", noFiles},
	} {
		args := strings.Split(c.line, " ")
		code, out, errs := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, append([]string{"__complete"}, args...)...)
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if code != exitOK || !strings.HasPrefix(lines[len(lines)-1], ":") {
			t.Errorf("%q: %d %s%s", c.line, code, out, errs)
			continue
		}
		if got := strings.TrimPrefix(lines[len(lines)-1], ":"); got != strconv.Itoa(int(c.how)) {
			t.Errorf("%q: directive %s, want %d", c.line, got, c.how)
		}
		var offered []string
		for _, line := range lines[:len(lines)-1] {
			word, _, _ := strings.Cut(line, "\t")
			offered = append(offered, word)
		}
		for want := range strings.SplitSeq(c.want, ",") {
			name, not := strings.CutPrefix(want, "!")
			if want != "" && slices.Contains(offered, name) == not {
				t.Errorf("%q offers %.300q, and %s", c.line, offered, want)
			}
		}
	}
}
