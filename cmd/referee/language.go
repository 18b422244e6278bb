package main

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// languages are what --lang takes, by their engine.Lang.
var languages = []string{engine.EN: "en", engine.FR: "fr"}

// speak decides the language of everything that is said: that of --lang where a command line has one, else that of the
// environment. The command line is read before its flags are, as they and their help are said in that language too.
func (a *app) speak(args []string) {
	a.lang = localeOf(a.env)
	for i, arg := range args {
		if arg == "--" {
			return
		}
		value, given := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, given = args[i+1], true
		}
		if l := slices.Index(languages, strings.ToLower(value)); given && l >= 0 {
			a.lang = engine.Lang(l)
		}
	}
}

// localeOf gives the language that the environment asks for: the first of the usual variables that is set decides, and
// what is not French is English.
func localeOf(env func(string) string) engine.Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := env(name); locale != "" {
			language, _, _ := strings.Cut(locale, ".")
			language, _, _ = strings.Cut(language, "@")
			language, _, _ = strings.Cut(strings.ReplaceAll(language, "-", "_"), "_")
			if strings.EqualFold(language, languages[engine.FR]) {
				return engine.FR
			}
			return engine.EN
		}
	}
	return engine.EN
}

// sayf gives a sentence in the language of the command line.
func (a *app) sayf(en, fr string, args ...any) string { return engine.Sayf(en, fr, args...).In(a.lang) }

// langFlag is the flag --lang, which every command takes.
type langFlag struct{ *app }

func (f langFlag) String() string {
	if f.app == nil || !f.langGiven {
		return ""
	}
	return languages[f.lang]
}

func (f langFlag) Type() string { return strings.Join(languages, "|") }

func (f langFlag) Set(s string) error {
	l := slices.Index(languages, strings.ToLower(s))
	if l < 0 {
		return notAmong(languages)
	}
	f.lang, f.langGiven = engine.Lang(l), true
	return nil
}

// notAmong is the error of a value that is none of those there are.
func notAmong(values []string) error {
	return engine.Errorf("it is one of %s", "c'est l'une de ces valeurs : %s", strings.Join(values, ", "))
}
