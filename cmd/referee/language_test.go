package main

import (
	"testing"

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
		if got := localeOf(func(k string) string { return env[k] }); got != c.want {
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
