package main

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablereferee/engine"
)

// TestLocale reads the language out of the environment.
func TestLocale(t *testing.T) {
	for _, c := range []struct {
		all, messages, lang string
		want                engine.Lang
	}{
		{"", "", "", engine.EN},
		{"", "", "fr_FR.UTF-8", engine.FR},
		{"", "", "fr", engine.FR},
		{"", "", "FR-ca", engine.FR},
		{"", "", "fr_BE@euro", engine.FR},
		{"", "", "fy_NL.UTF-8", engine.EN},
		{"", "", "frp", engine.EN},
		{"", "", "de_DE.UTF-8", engine.EN},
		{"C", "", "fr_FR.UTF-8", engine.EN},
		{"C.UTF-8", "fr_FR", "fr_FR", engine.EN},
		{"", "fr_FR", "en_GB.UTF-8", engine.FR},
		{"", "en_GB", "fr_FR.UTF-8", engine.EN},
	} {
		env := map[string]string{"LC_ALL": c.all, "LC_MESSAGES": c.messages, "LANG": c.lang}
		if got := (&app{}).localeOf(func(k string) string { return env[k] }); got != c.want {
			t.Errorf("%v: %v", env, got)
		}
	}
}

// TestSpeak reads the language out of a command line, as far as its arguments are not the question itself.
func TestSpeak(t *testing.T) {
	for _, c := range []struct {
		args []string
		want engine.Lang
	}{
		{nil, engine.FR},
		{[]string{"--lang", "en"}, engine.EN},
		{[]string{"run", "x", "--lang=en"}, engine.EN},
		{[]string{"run", "--lang"}, engine.FR},
		{[]string{"run", "--lang=de"}, engine.FR},
		{[]string{"ask", "--", "--lang", "en"}, engine.FR},
	} {
		a := &app{env: func(k string) string { return map[string]string{"LANG": "fr_FR.UTF-8"}[k] }}
		if a.speak(c.args); a.lang != c.want {
			t.Errorf("%v: %v", c.args, a.lang)
		}
	}
}

// TestHelpInBothLanguages: whatever the help of a command says in English, it says in French too.
func TestHelpInBothLanguages(t *testing.T) {
	english, french := (&app{lang: engine.EN}).root(), (&app{lang: engine.FR}).root()
	var compare func(en, fr *cobra.Command)
	compare = func(en, fr *cobra.Command) {
		path := en.CommandPath()
		if path != fr.CommandPath() {
			t.Fatalf("%s and %s", path, fr.CommandPath())
		}
		if en.Short == fr.Short {
			t.Errorf("%s is short of French: %s", path, en.Short)
		}
		for _, text := range []string{en.Long, fr.Long, en.Example, fr.Example} {
			if strings.Contains(text, "\t") {
				t.Errorf("the help of %s is broken as its source is: %q", path, text)
			}
		}
		if strings.Contains(fr.Flags().FlagUsages()+fr.PersistentFlags().FlagUsages()+fr.Use+fr.Long, "FILE") {
			t.Errorf("the French help of %s names a FILE", path)
		}
		if en.Long == fr.Long && en.Long != "" {
			t.Errorf("%s --help is short of French: %s", path, en.Long)
		}
		english := map[string]string{}
		en.LocalFlags().VisitAll(func(f *pflag.Flag) { english[f.Name] = f.Usage })
		fr.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if english[f.Name] == f.Usage {
				t.Errorf("%s --%s is short of French: %s", path, f.Name, f.Usage)
			}
		})
		for i, c := range en.Commands() {
			compare(c, fr.Commands()[i])
		}
	}
	compare(english, french)
}
