package engine

import (
	"iter"
	"strings"
)

// Lang is a language a person reads: the index of every Text.
type Lang uint8

// The languages. English and French stand in the program, beside each other, wherever it says something. A further one
// stands in a file of its own, and a process speaks one of them at most (Speak).
const (
	EN Lang = iota
	FR
	Further

	languages // how many there are
)

// Text is one thing said in each language, indexed by Lang. What is said in the further language need not stand in it:
// In looks it up by what stands in English.
type Text [languages]string

// In gives the text in one language, English where the other is missing.
func (t Text) In(l Lang) string {
	if t[l] != "" {
		return t[l]
	}
	if l == Further {
		return further.of(t)
	}
	return t[EN]
}

// Language is a language beside English and French: what its file says.
type Language struct {
	Code    string // two or three letters, by which --lang and scripts name it
	Name    string // in the language itself
	Decimal string // what stands before the decimals of a number; "." where nothing is said
	// Says gives the sentences by the English ones.
	Says map[string]string
	// Where gives those that translate only one meaning of an English sentence: that of the French beside it. The third
	// text of the key is empty.
	Where map[Text]string
}

// of translates a text, and leaves it in English where the language does not have it.
func (s *Language) of(t Text) string {
	if s == nil {
		return t[EN]
	}
	if said, known := s.Where[Text{t[EN], t[FR]}]; known {
		return said
	}
	if said, known := s.Says[t[EN]]; known {
		return said
	}
	return t[EN]
}

// further is the further language that is spoken, nil if none is.
var further *Language

// Speak makes a language the further one of this process. It is called before anything is said and before the rules of
// a game are asked for: what has been put together without the language stays in English.
func Speak(l *Language) { further = l }

// Spoken is how many languages there are in this process. "for l := range Spoken()" goes through them.
func Spoken() Lang {
	if further == nil {
		return Further
	}
	return languages
}

// Code names a language as --lang and scripts do; that of a further language which is not spoken is "".
func (l Lang) Code() string {
	switch {
	case l == EN:
		return "en"
	case l == FR:
		return "fr"
	case further != nil:
		return further.Code
	}
	return ""
}

// LangOf is the spoken language of a code, in letters of either case.
func LangOf(code string) (Lang, bool) {
	for l := range Spoken() {
		if strings.EqualFold(l.Code(), code) {
			return l, true
		}
	}
	return EN, false
}

// Each says something in each language that is spoken.
func Each(say func(l Lang) string) Text {
	var out Text
	for l := range Spoken() {
		out[l] = say(l)
	}
	return out
}

// All gives what a text is in the languages that are spoken, none twice: a name in its spellings.
func (t Text) All() iter.Seq[string] {
	return func(yield func(string) bool) {
		if t[EN] != "" && !yield(t[EN]) || t[FR] != "" && t[FR] != t[EN] && !yield(t[FR]) || further == nil {
			return
		}
		if said := t.In(Further); said != t[EN] && said != t[FR] {
			yield(said)
		}
	}
}

// Means says whether a name that FoldName has folded is this text in any language.
func (t Text) Means(folded string) bool {
	for name := range t.All() {
		if FoldName(name) == folded {
			return true
		}
	}
	return false
}

// Quoted is a name in the quotation marks of each language.
func Quoted(name Text) Text { return Sayf("“%s”", "«\u00a0%s\u00a0»", name) }

// Same is what is the same in each language: what somebody has said.
func Same(said string) Text { return Each(func(Lang) string { return said }) }

// Join puts a separator between texts, in each language.
func Join(all []Text, separator Text) Text {
	return Each(func(l Lang) string {
		said := make([]string, len(all))
		for i := range all {
			said[i] = all[i].In(l)
		}
		return strings.Join(said, separator.In(l))
	})
}

// What stands between the things of a list, and between those that hold commas themselves.
var (
	Commas     = Text{", "}
	Semicolons = Text{"; ", " ; "}
)
