// Package language reads the file of a language: what the program says in it, sentence by sentence, by what it says in
// English.
//
//	language: de
//	name: Deutsch
//	says:
//	- en: "%s has no card %q"
//	  de: "%s hat keine Karte %q"
//
// An entry that says fr as well translates only the English sentence beside which this French stands. One whose
// translation is empty is not translated yet: it is said in English.
package language

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Most is how many bytes a file may have. The sentences of the program are a tenth of it.
const Most = 8 << 20

// Codes gives the codes of the languages whose files lie in a folder, in the order of the alphabet.
func Codes(fsys fs.FS) []string {
	if fsys == nil {
		return nil
	}
	all, _ := fs.Glob(fsys, "*.yaml")
	for i := range all {
		all[i] = strings.TrimSuffix(all[i], ".yaml")
	}
	return all
}

// Read reads the text of a file, and names the file as it is called in its errors.
func Read(src []byte, called string) (*engine.Language, error) {
	f, bad := Parse(src)
	if bad == nil {
		bad = f.check()
	}
	if len(bad) == 0 {
		return f.language(), nil
	}
	slices.SortStableFunc(bad, func(a, b *Fault) int { return cmp.Compare(a.Line, b.Line) })
	const told = 10
	var all []engine.Text
	for i, b := range bad {
		if i == told {
			all = append(all, engine.Sayf("and %d more", "et %d de plus", len(bad)-told))
			break
		}
		all = append(all, engine.Sayf("%s:%d: %s", "%s:%d : %s", called, b.Line, b.Says))
	}
	return nil, engine.Errorf("%s", "%s", engine.Join(all, engine.Text{"\n"}))
}

// Fault is a mistake in a file.
type Fault struct {
	Line int
	Says engine.Text
}

// File is a file as it is written.
type File struct {
	Head    map[string]Value
	Entries []Entry
}

// Value is what stands behind a key.
type Value struct {
	Text string
	Line int
}

// Entry is one sentence with its translation, by key.
type Entry struct {
	Line   int
	Values map[string]Value
}

// code is the language of the file.
func (f *File) code() string { return f.Head[keyLanguage].Text }

// The keys of a file.
const (
	keyLanguage = "language"
	keyName     = "name"
	keyDecimal  = "decimal"
	keySays     = "says"
	keyEnglish  = "en"
	keyFrench   = "fr"
)

// language is what a file without faults says.
func (f *File) language() *engine.Language {
	l := &engine.Language{Code: f.code(), Name: f.Head[keyName].Text, Decimal: f.Head[keyDecimal].Text,
		Says: make(map[string]string, len(f.Entries)), Where: map[engine.Text]string{}}
	for _, e := range f.Entries {
		en, fr, says := e.Values[keyEnglish].Text, e.Values[keyFrench].Text, e.Values[l.Code].Text
		switch {
		case says == "":
		case fr != "":
			l.Where[engine.Text{en, fr}] = says
		default:
			l.Says[en] = says
		}
	}
	return l
}

// IsCode says whether a word can name a language: two or three small letters.
func IsCode(word string) bool {
	return (len(word) == 2 || len(word) == 3) && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == ""
}

// check looks for what a file must not say.
func (f *File) check() (bad []*Fault) {
	fault := func(line int, en, fr string, args ...any) {
		bad = append(bad, &Fault{max(line, 1), engine.Sayf(en, fr, args...)})
	}
	code := f.Head[keyLanguage]
	switch {
	case code.Text == "":
		fault(code.Line, "language is missing: the two or three letters that name it, language: de",
			"il manque language : les deux ou trois lettres qui la nomment, language: de")
		return bad
	case code.Text == keyEnglish || code.Text == keyFrench:
		fault(code.Line, "%s stands in the program itself", "%s est dans le programme lui-même", code.Text)
		return bad
	case !IsCode(code.Text):
		fault(code.Line, "a language is named by two or three small letters, not %q",
			"une langue se nomme par deux ou trois minuscules, pas %q", code.Text)
		return bad
	}
	heads := []string{keyLanguage, keyName, keyDecimal, keySays}
	for key, v := range f.Head {
		if !slices.Contains(heads, key) {
			fault(v.Line, "%q is no word here%s", "%q n'est pas un mot d'ici%s", key, meant(key, heads))
		}
	}
	keys := []string{keyEnglish, keyFrench, code.Text}
	at := map[engine.Text]int{}
	for _, e := range f.Entries {
		for key, v := range e.Values {
			if !slices.Contains(keys, key) {
				fault(v.Line, "%q is no word of a sentence%s", "%q n'est pas un mot d'une phrase%s", key,
					meant(key, keys))
			}
		}
		en, says := e.Values[keyEnglish], e.Values[code.Text]
		if en.Text == "" {
			fault(e.Line, "en is missing: the sentence in English", "il manque en : la phrase en anglais")
			continue
		}
		pair := engine.Text{en.Text, e.Values[keyFrench].Text}
		if first := at[pair]; first != 0 {
			fault(en.Line, "this sentence stands in line %d already", "cette phrase est déjà à la ligne %d", first)
			continue
		}
		at[pair] = en.Line
		if says.Text == "" {
			continue
		}
		if wrong := Agree(en.Text, says.Text); wrong != (engine.Text{}) {
			fault(says.Line, "%s", "%s", wrong)
		}
	}
	return bad
}

// meant asks whether another word was meant, and else lists them.
func meant(key string, keys []string) engine.Text {
	if near := engine.Nearest(key, keys); near != "" {
		return engine.Sayf("; did you mean %s?", " ; vouliez-vous dire %s ?", near)
	}
	return engine.Sayf("; there is %s", " ; il y a %s", strings.Join(keys, ", "))
}

// Agree says what a translation fills in otherwise than the English sentence does, nothing if it is the same.
func Agree(en, says string) engine.Text {
	for _, part := range [...]struct {
		of   func(string) []string
		what engine.Text
	}{{verbs, engine.Text{"what is filled in", "ce qui est rempli"}}, {fields, engine.Text{"fields", "champs"}}} {
		want, got := part.of(en), part.of(says)
		for _, w := range want {
			if !slices.Contains(got, w) {
				return engine.Sayf("%s: the English sentence has %s, and this one has not",
					"%s : la phrase anglaise a %s, et celle-ci ne l'a pas", part.what, w)
			}
		}
		for _, g := range got {
			if slices.Contains(want, g) {
				continue
			}
			if near := engine.Nearest(g, want); near != "" && g[0] == '{' {
				return engine.Sayf("%s: the English sentence has no %s; did you mean %s?",
					"%s : la phrase anglaise n'a pas %s ; vouliez-vous dire %s ?", part.what, g, near)
			}
			return engine.Sayf("%s: the English sentence has no %s", "%s : la phrase anglaise n'a pas %s", part.what, g)
		}
	}
	return engine.Text{}
}

// fields are the words in braces of a sentence. Endings by gender and number may be missing: {e}, {s}, {nt}. An article
// may stand with a field: {a v}.
func fields(s string) (out []string) {
	for {
		_, rest, open := strings.Cut(s, "{")
		word, after, shut := strings.Cut(rest, "}")
		if !open || !shut {
			return out
		}
		word = strings.TrimPrefix(word, "a ")
		if word != "" && strings.Trim(word, "+abcdefghijklmnopqrstuvwxyz") == "" &&
			word != "e" && word != "s" && word != "nt" {
			out = append(out, "{"+word+"}")
		}
		s = after
	}
}

// verbs are what a format fills in, each with the number of its argument: "%[1]s". Those of a sentence that is no
// format are none that it could lack.
func verbs(s string) (out []string) {
	next := 1
	for {
		_, rest, found := strings.Cut(s, "%")
		if !found {
			return out
		}
		flags := strings.TrimLeft(rest, "+-#*0123456789.")
		for range strings.Count(rest[:len(rest)-len(flags)], "*") { // a width that is filled in
			out = append(out, fmt.Sprintf("%%[%d]*", next))
			next++
		}
		if index, after, is := strings.Cut(strings.TrimPrefix(flags, "["), "]"); is && strings.HasPrefix(flags, "[") {
			if _, err := fmt.Sscan(index, &next); err == nil {
				flags = after
			}
		}
		if flags == "" {
			return out
		}
		if verb := flags[0]; strings.IndexByte("sdqvxXtfgceU", verb) >= 0 {
			out = append(out, fmt.Sprintf("%%[%d]%c", next, verb))
			next++
		}
		s = flags[1:]
	}
}
