// Package sift keeps of many cards, clauses or scenarios those that somebody asks for. Whoever asks is in a hurry: a
// value is known by its beginning, in any language, capitals, accents and signs do not matter, and a word that stands
// nowhere is read as the nearest one that does. What is not known is told, with what there is.
package sift

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Value is one of the values that a filter takes.
type Value struct {
	Word string      // by which it is written, which is the same in all languages; may be empty
	Says engine.Text // what it is in words
}

// names gives the ways to write a value.
func (v Value) names() []string {
	out := slices.Collect(v.Says.All())
	if v.Word != "" {
		out = append(out, v.Word)
	}
	return out
}

// shown is how a value is proposed: by its word, else in the language that is spoken.
func (v Value) shown() engine.Text {
	if v.Word != "" {
		return engine.Each(func(engine.Lang) string { return v.Word })
	}
	return v.Says
}

// mostShown bounds how many values a message lists.
const mostShown = 40

// Choose finds the value that is meant by what somebody wrote behind a flag: its name, or a beginning of it, or of one
// of its words, that no other value has. The error says which may be meant, and what there is.
func Choose(flag, given string, there []Value) (int, error) {
	wanted := engine.LooseName(given)
	if !utf8.ValidString(given) {
		wanted = "" // it is no word of anybody's
	}
	var begun, within []int
	for i, v := range there {
		for _, name := range v.names() {
			loose := engine.LooseName(name)
			if wanted != "" && loose == wanted {
				return i, nil
			}
			if wanted != "" && strings.HasPrefix(loose, wanted) && !slices.Contains(begun, i) {
				begun = append(begun, i)
			}
			if wanted != "" && Holds(name, []string{strings.TrimSpace(given)}) && !slices.Contains(within, i) {
				within = append(within, i)
			}
		}
	}
	if len(begun) == 0 {
		begun = within
	}
	if len(begun) == 1 {
		return begun[0], nil
	}
	shown := clip(given)
	if len(begun) > 1 {
		return 0, engine.Errorf("%s %s: this may be %v; write more of it", "%s %s : ce peut être %v ; écrivez-en davantage",
			flag, shown, list(there, begun))
	}
	if len(there) == 0 {
		return 0, engine.Errorf("%s %s: there is nothing of the kind here", "%s %s : il n'y a rien de tel ici", flag, shown)
	}
	all := make([]int, len(there))
	for i := range all {
		all[i] = i
	}
	near := nearest(given, there)
	if near == "" {
		return 0, engine.Errorf("%s %s: there is no such value; there are %v",
			"%s %s : il n'y a pas de telle valeur ; il y a %v", flag, shown, list(there, all))
	}
	return 0, engine.Errorf("%s %s: there is no such value; did you mean %q? There are %v",
		"%s %s : il n'y a pas de telle valeur ; vouliez-vous dire %q ? Il y a %v", flag, shown, near, list(there, all))
}

// nearest is the spelling that is nearest to a wrong one, empty if none is near.
func nearest(wrong string, there []Value) string {
	if len(wrong) > mostWord {
		return ""
	}
	var names []string
	for _, v := range there {
		names = append(names, v.names()...)
	}
	return engine.Nearest(wrong, names)
}

// list names some of the values.
func list(there []Value, which []int) engine.Text {
	var said []engine.Text
	for _, i := range which[:min(mostShown, len(which))] {
		said = append(said, there[i].shown())
	}
	if len(which) > mostShown {
		said = append(said, engine.Text{"…"})
	}
	return engine.Join(said, engine.Commas)
}

// clip makes what somebody wrote fit for a message: short, on one line, and no order to a terminal.
func clip(s string) string {
	end := ""
	if len(s) > mostWord {
		s, end = strings.ToValidUTF8(s[:mostWord], ""), "…"
	}
	return strings.Map(func(r rune) rune {
		if files.Hidden(r) {
			return utf8.RuneError
		}
		return r
	}, s) + end
}

// Range is a number, or all from one to another.
type Range struct {
	Least, Most int
	X           bool // the letter X, which some cards have in the place of a number
}

// mostNumber is more than any card costs.
const mostNumber = 1000

// ReadRange reads N, N..M, N.. or ..M; X is the letter that some cards have in the place of a number.
func ReadRange(flag, given string) (Range, error) {
	text := strings.ReplaceAll(given, " ", "")
	if strings.EqualFold(text, "x") {
		return Range{X: true}, nil
	}
	from, to, several := strings.Cut(text, "..")
	if !several {
		to = from
	}
	r := Range{Most: mostNumber}
	ok := from != "" || to != ""
	for _, end := range []struct {
		text string
		n    *int
	}{{from, &r.Least}, {to, &r.Most}} {
		if end.text == "" {
			continue
		}
		n, err := strconv.Atoi(end.text)
		if err != nil || n < 0 || n > mostNumber {
			ok = false
		}
		*end.n = n
	}
	switch {
	case !ok:
		return r, engine.Errorf("%s %s: it is a number, or two with two points between them: 3, 2..4, 5.. or ..2",
			"%s %s : c'est un nombre, ou deux avec deux points entre eux : 3, 2..4, 5.. ou ..2", flag, clip(given))
	case r.Least > r.Most:
		return r, engine.Errorf("%s %s: the first number is greater than the second; write %d..%d",
			"%s %s : le premier nombre est plus grand que le second ; écrivez %d..%d", flag, clip(given), r.Most, r.Least)
	}
	return r, nil
}

// Has says whether a number as it is printed lies in the range.
func (r Range) Has(printed string) bool {
	if r.X {
		return printed == "X"
	}
	n, err := strconv.Atoi(printed)
	return err == nil && r.Least <= n && n <= r.Most
}

// Bounds of what is taken for a misspelled word: fewer letters are near to everything, and no word is longer.
const (
	leastWord = 4
	mostWord  = 200
	mostSlips = 2 // what is further off is another word, and all that it stands in would be found
)

// Correction is a word that was read as another.
type Correction struct{ From, To string }

// Correct reads each word that begins no word of any of some texts as the nearest of their words. Where one of the
// words is near to none, nothing is corrected.
func Correct(words []string, texts []string) (out []string, read []Correction) {
	var known []string
	seen := map[string]bool{}
	for _, text := range texts {
		for _, w := range strings.FieldsFunc(engine.FoldName(text), func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}) {
			if !seen[w] {
				seen[w] = true
				known = append(known, w)
			}
		}
	}
	slices.Sort(known)
	for _, w := range words {
		if slices.ContainsFunc(texts, func(text string) bool { return Holds(text, []string{w}) }) {
			out = append(out, w)
			continue
		}
		near := ""
		if n := utf8.RuneCountInString(w); n >= leastWord && n <= mostWord {
			near = engine.NearestWithin(w, known, mostSlips)
		}
		if near == "" {
			return words, nil
		}
		out, read = append(out, near), append(read, Correction{w, near})
	}
	return out, read
}

// Holds tells whether each of some words begins a word of a text, whatever the capitals and accents of either.
func Holds(text string, words []string) bool {
	text = engine.FoldName(text)
	for _, w := range words {
		if len(w) > 4*len(text) { // no folding makes it short enough
			return false
		}
		if w = engine.FoldName(w); w != "" && !begins(text, w) {
			return false
		}
	}
	return true
}

// begins tells whether a word of a text begins so.
func begins(text, word string) bool {
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		if at == 0 || !unicode.IsLetter(before) && !unicode.IsDigit(before) {
			return true
		}
		from = at + 1
	}
}
