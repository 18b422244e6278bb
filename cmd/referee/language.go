package main

import (
	"io/fs"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/language"
)

// speak decides the language of everything that is said: that of --lang where a command line has one, else that of the
// environment. The command line is read before its flags are, as they and their help are said in that language too.
func (a *app) speak(args []string) {
	given := false
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, is := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, is = args[i+1], true
		}
		if is {
			if l, err := a.langOf(value); err == nil { // else the flag tells of it
				a.lang, given = l, true
			}
		}
	}
	if !given {
		a.lang = a.localeOf(a.env)
	}
}

// localeOf gives the language that the environment asks for: the first of the usual variables that is set decides, and
// what is none of the languages there are is English.
func (a *app) localeOf(env func(string) string) engine.Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := env(name); locale != "" {
			word, _, _ := strings.Cut(locale, ".")
			word, _, _ = strings.Cut(word, "@")
			word, _, _ = strings.Cut(strings.ReplaceAll(word, "-", "_"), "_")
			if !language.IsCode(strings.ToLower(word)) {
				return engine.EN
			}
			l, err := a.langOf(word)
			if err != nil {
				return engine.EN
			}
			return l
		}
	}
	return engine.EN
}

// langOf gives a language by its code, or that of a file, which is spoken from then on. Only one of those that are
// neither English nor French is.
func (a *app) langOf(word string) (engine.Lang, error) {
	if l, is := engine.LangOf(word); is {
		return l, nil
	}
	if word == a.langFile && word != "" {
		return engine.Further, nil
	}
	src, called, err := a.languageFile(word)
	if err != nil {
		return engine.EN, err
	}
	l, err := language.Read(src, called)
	if err != nil {
		return engine.EN, err
	}
	engine.Speak(l)
	a.langFile = word
	return engine.Further, nil
}

// languageFile reads the file of a language: one that is built in, by its code, or one of a translator's, by its path.
func (a *app) languageFile(word string) (src []byte, called string, err error) {
	if strings.HasSuffix(word, ".yaml") || strings.ContainsAny(word, `/\`) {
		src, err = files.Read(word, language.Most)
		return src, files.Name(word), files.Missing(err,
			engine.Text{"CONTRIBUTING.md says how the file of a language is written",
				"CONTRIBUTING.md dit comment s'écrit le fichier d'une langue"})
	}
	code := strings.ToLower(word)
	if !slices.Contains(language.Codes(a.languages), code) {
		return nil, "", notAmong(append(a.languageWords(), argFile.In(a.lang)+".yaml"))
	}
	src, err = fs.ReadFile(a.languages, code+".yaml")
	return src, code + ".yaml", err
}

// languageWords are what --lang takes besides a file.
func (a *app) languageWords() []string {
	return append([]string{engine.EN.Code(), engine.FR.Code()}, language.Codes(a.languages)...)
}

// sayf gives a sentence in the language of the command line.
func (a *app) sayf(en, fr string, args ...any) string { return engine.Sayf(en, fr, args...).In(a.lang) }

// langFlag is the flag --lang, which every command takes.
type langFlag struct{ *app }

func (f langFlag) String() string {
	if f.app == nil || !f.langGiven {
		return ""
	}
	return f.lang.Code()
}

func (f langFlag) Type() string {
	return strings.Join(append(f.languageWords(), argFile.In(f.lang)), "|")
}

func (f langFlag) Set(s string) error {
	l, err := f.langOf(s)
	if err != nil {
		return err
	}
	f.lang, f.langGiven = l, true
	return nil
}

// notAmong is the error of a value that is none of those there are.
func notAmong(values []string) error {
	return engine.Errorf("it is one of %s", "c'est l'une de ces valeurs : %s", strings.Join(values, ", "))
}
