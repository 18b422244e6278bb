package table

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// A set-up in words becomes a script, and what is wrong with the script is told in words again.

// Refused is why no game comes to a set-up in words.
type Refused struct {
	*scenario.Failure
	// What it is said of: Word is empty where it was said with its place, Said where that is not known.
	Word, Said string
}

// Unwrap gives the failure itself.
func (r *Refused) Unwrap() error { return r.Failure }

// Open opens a table with the set-up; the source of s is that of the set-up. What is only to be allowed where it is
// needed is allowed there alone. The error of a set-up that is impossible is a *Refused.
func (d *Draft) Open(s Setup) (*Table, error) {
	s.Source = d.Source()
	t, err := Open(s)
	if err == nil {
		return t, nil
	}
	allowing := d.asIf
	if allowing {
		s.Source += allows
		if t, err = Open(s); err == nil {
			return t, nil
		}
	}
	var f *scenario.Failure
	if !errors.As(err, &f) || f.Impossible == nil {
		return nil, err
	}
	no := *f
	no.What = engine.Sayf("this set-up is impossible: %s", "cette mise en place est impossible : %s",
		d.inWords(f.Impossible.Msg))
	refused := &Refused{Failure: &no}
	if of := d.culprit(s, allowing); of >= 0 {
		refused.Word, refused.Said = d.said[of].word, d.said[of].said
	}
	return nil, refused
}

// nowhere is what is allowed by that line, as players say it.
var nowhere = engine.Text{"“allow what no real game could hold”", "« permettre ce qu'aucune vraie partie n'aurait »"}

// allows is the line of a script that allows what no real game could hold.
const allows = "as_if()\n"

// culprit is which of the things that were said makes a set-up impossible, -1 where that is not known: the script is
// played once more with a line for each of them.
func (d *Draft) culprit(s Setup, allowing bool) int {
	source, of := d.source(func(i int) string { return "player" + strconv.Itoa(i+1) }, true)
	if s.Source = source; allowing {
		s.Source += allows
	}
	t, err := Open(s)
	if err == nil {
		t.Close()
		return -1
	}
	var f *scenario.Failure
	if !errors.As(err, &f) || f.Impossible == nil {
		return -1
	}
	if line := f.Impossible.Line; line > 0 && line <= len(of) {
		return of[line-1]
	}
	return -1
}

// The words of scripts that a message has, and what is said instead of them.
var (
	ofScripts = regexp.MustCompile(`([a-z_]+) = (true|\d+)\b`)
	ofPlayers = regexp.MustCompile(`\b(first|turn) = …`)
	laidOut   = regexp.MustCompile(`\b([a-z]+(?:_[a-z]+)*) \{ … \}`)
	named     = regexp.MustCompile(`\b[a-z]+(?:_[a-z]+)+\b`)
)

// inWords is what is said of a script, in the words of a set-up: the flags of the command line, or what players call
// what they stand for, and brackets behind cards.
func (d *Draft) inWords(said engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string {
		s, allowed, first := said.In(l), "--as-if", `--lay "$1: …"`
		if d.plainly {
			allowed, first = nowhere.In(l), "$1: …"
		}
		s = strings.ReplaceAll(s, "as_if()", allowed)
		s = ofScripts.ReplaceAllStringFunc(s, func(mark string) string {
			word, value, _ := strings.Cut(mark, " = ")
			if i := d.markWord(word); i >= 0 && l != engine.EN {
				word = thisTurn.ReplaceAllString(d.marks[i].Name.In(l), "")
			}
			if value != "true" {
				word = strings.TrimRight(word, " :\u00a0\u202f") + " " + value
			}
			return "(" + word + ")"
		})
		s = ofPlayers.ReplaceAllString(s, first)
		s = strings.ReplaceAll(s, "of = …", "(of …)")
		s = laidOut.ReplaceAllString(s, "$1")
		return named.ReplaceAllStringFunc(s, func(word string) string {
			i := slices.IndexFunc(d.words, func(w PlaceWord) bool { return w.Word == word && !w.Setting })
			switch {
			case i < 0:
				return word
			case d.plainly:
				return d.words[i].Name.In(l)
			}
			return "--" + strings.ReplaceAll(word, "_", "-")
		})
	})
}

// Source is the script that sets the table up.
func (d *Draft) Source() string {
	source, _ := d.source(func(i int) string { return variableOf(d.seats[i].name, i) }, false)
	if _, err := scenario.For(d.game).Compile("", "", source); err != nil { // a name may be a word of the language
		source, _ = d.source(func(i int) string { return "player" + strconv.Itoa(i+1) }, false)
	}
	return source
}

// variableOf is the name under which a script holds a player.
func variableOf(name string, i int) string {
	plain := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' {
			return c
		}
		return -1
	}, strings.ReplaceAll(engine.FoldName(name), " ", "_"))
	if plain == "" || plain[0] >= '0' && plain[0] <= '9' {
		return "player" + strconv.Itoa(i+1)
	}
	return plain
}

// source is the script, and for each of its lines which of the things that were said it says, -1 for none. Where they
// are to stand apart each of them has a line.
func (d *Draft) source(variable func(i int) string, apart bool) (string, []int) {
	var b strings.Builder
	var of []int
	write := func(text string, said int) {
		b.WriteString(text)
		for range strings.Count(text, "\n") {
			of = append(of, said)
		}
	}
	write("scenario \"TITLE\" {\n  game = "+strconv.Quote(d.game.ID)+",\n", -1)
	for _, l := range d.header {
		write("  "+l.text+",\n", l.of)
	}
	write("}\n\nlocal ", -1)
	for i := range d.seats {
		if i > 0 {
			write(", ", -1)
		}
		write(variable(i), -1)
	}
	write(" = players {\n", -1)
	sep, end := ", ", ""
	if apart {
		sep, end = ",\n    ", "\n"
	}
	for _, s := range d.seats {
		last := -1
		write("  { "+strconv.Quote(s.name), -1)
		for _, l := range s.labels {
			write(sep, last)
			write(l.text, l.of)
			last = l.of
		}
		write(end, last)
		write(" },\n", -1)
	}
	write("}\n", -1)
	switch {
	case len(d.stacks) == 0:
	case apart:
		write("stacks {\n", -1)
		for _, l := range d.stacks {
			write("  "+l.text+",\n", l.of)
		}
		write("}\n", -1)
	default:
		var all []string
		for _, l := range d.stacks {
			all = append(all, l.text)
		}
		write("stacks { "+strings.Join(all, ", ")+" }\n", -1)
	}
	for _, l := range d.places {
		write(l.text+"\n", l.of)
	}
	return b.String(), of
}
