package table

import (
	"fmt"
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
	cause cause
	// What it is said of: Word is empty where it was said with its place, Said where that is not known.
	Word, Said string
	Of         int // which of the things that were said, counted from 1; 0 where that is not known
	Card       int // which of several cards it is about, counted from 1; 0 where that is not known
	// Mends is what may lie on the card, each by itself, with which it is refused no more. All gives it alone.
	Mends    []OnCard
	Settings []string // the words of those that are named, and may be chosen otherwise
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
	no := refusalOf(err)
	if no == nil {
		return nil, err
	}
	x := &search{setup: s, asIf: allowing, left: mostOpenings}
	apart, err := x.first(d)
	if err != nil {
		return nil, err
	}
	if apart != nil {
		no.at = apart.at
	}
	at, err := x.culprit(d, no)
	if err != nil {
		return nil, err
	}
	return nil, d.refused(no, at)
}

// refused is a refusal in the words of a set-up.
func (d *Draft) refused(no *refusal, at cause) *Refused {
	f := *no.Failure
	f.What = engine.Sayf("this set-up is impossible: %s", "cette mise en place est impossible : %s", d.inWords(no.why()))
	out := &Refused{Failure: &f, Settings: d.settingsIn(no.why())}
	out.by(d, at)
	return out
}

// by notes what makes it impossible.
func (r *Refused) by(d *Draft, c cause) {
	r.cause = c
	if c.of < 0 {
		return
	}
	r.Of, r.Word, r.Said = c.of+1, d.said[c.of].word, d.said[c.of].said
	if of := d.labelOf(c.of); of != nil && c.card >= 0 && c.card < len(of.cards) {
		r.Card = of.cards[c.card].part
	}
}

// All gives all that makes the set-up impossible, as far as it can be told apart: what is wrong is left out, and it is
// tried again, as often as mostOpenings allows. The draft is used up by it. The error is that of a set-up that fails
// otherwise.
func (d *Draft) All(s Setup) (all []*Refused, err error) {
	return d.wrongs(&search{setup: s, asIf: d.asIf, left: mostOpenings})
}

// wrongs is All with a search of its own.
func (d *Draft) wrongs(x *search) (all []*Refused, err error) {
	for len(all) < mostMistakes && x.left > 0 {
		no, err := x.first(d)
		if no == nil {
			return all, err
		}
		at, err := x.culprit(d, no)
		if err != nil {
			return all, err
		}
		is := d.refused(no, at)
		again := len(all) > 0 && all[len(all)-1].same(is) // without what lies on it the card is wrong all the same
		if !again {
			if is.Mends, err = x.mends(d, no, is); err != nil {
				return all, err
			}
			all = append(all, is)
		}
		if !d.leaveOut(at, again) {
			break
		}
	}
	return all, nil
}

// same says whether another refusal is of the same card.
func (r *Refused) same(o *Refused) bool {
	return r.Card > 0 && r.Card == o.Card && r.cause.of == o.cause.of
}

// leaveOut leaves what lies on a card out of a set-up, or else the card and those that were said with it, or else all
// that was said; false where nothing is known that could be left out.
func (d *Draft) leaveOut(c cause, bared bool) bool {
	of := d.labelOf(c.of)
	if of == nil {
		return false
	}
	if c.card < 0 || len(of.cards) <= c.card {
		d.without(c.of)
		return true
	}
	part, marked := of.cards[c.card].part, false
	for i := range of.cards {
		if card := &of.cards[i]; card.part == part && len(card.on) > 0 && !bared {
			card.text, card.on, marked = card.bare, nil, true
		}
	}
	if marked {
		return true
	}
	of.cards = slices.DeleteFunc(of.cards, func(x laidCard) bool { return x.part == part })
	if len(of.cards) == 0 {
		d.without(c.of)
	}
	return true
}

// lists are all pieces of the script.
func (d *Draft) lists() []*[]label {
	out := []*[]label{&d.header, &d.stacks, &d.places}
	for i := range d.seats {
		out = append(out, &d.seats[i].labels)
	}
	return out
}

// labelOf gives the piece of the script that says what was said.
func (d *Draft) labelOf(said int) *label {
	for _, list := range d.lists() {
		for i := range *list {
			if l := &(*list)[i]; l.of == said && said >= 0 {
				return l
			}
		}
	}
	return nil
}

// without leaves out what was said.
func (d *Draft) without(said int) {
	for _, list := range d.lists() {
		*list = slices.DeleteFunc(*list, func(l label) bool { return l.of == said })
	}
}

// only is the draft with those pieces of the script alone that are kept; nothing of the draft changes by it.
func (d *Draft) only(keep func(*label) bool) *Draft {
	out := *d
	kept := func(all []label) []label {
		return slices.DeleteFunc(slices.Clone(all), func(l label) bool { return !keep(&l) })
	}
	out.header, out.stacks, out.places = kept(d.header), kept(d.stacks), kept(d.places)
	out.seats = slices.Clone(d.seats)
	for i := range out.seats {
		out.seats[i].labels = kept(d.seats[i].labels)
	}
	return &out
}

// everything keeps each piece.
func everything(*label) bool { return true }

// allows is the line of a script that allows what no real game could hold.
const allows = "as_if()\n"

// The words of scripts that a message has, and what is said instead of them.
var (
	ofScripts = regexp.MustCompile(`([a-z_]+) = (true|\d+)\b`)
	ofPlayers = regexp.MustCompile(`\b(first|turn) = …`)
	laidOut   = regexp.MustCompile(`\b([a-z]+(?:_[a-z]+)*) \{ … \}`)
	joined    = regexp.MustCompile(`\b[a-z]+(?:_[a-z]+)+\b`)
)

// inWords is what is said of a script, in the words of a set-up: the flags of the command line, or what players call
// what they stand for, and brackets behind cards.
func (d *Draft) inWords(said engine.Text) engine.Text {
	if d.plainly {
		return d.inPlainWords(said)
	}
	return engine.Each(func(l engine.Lang) string {
		s := strings.ReplaceAll(said.In(l), "as_if()", "--as-if")
		s = ofScripts.ReplaceAllStringFunc(s, func(mark string) string {
			word, value, _ := strings.Cut(mark, " = ")
			if slices.ContainsFunc(d.words, func(w PlaceWord) bool { return w.Word == word && w.Setting }) {
				return fmt.Sprintf("--lay %q", word+": "+value)
			}
			if i := d.markWord(word); i >= 0 && l != engine.EN {
				word = thisTurn.ReplaceAllString(d.marks[i].Name.In(l), "")
			}
			if value != "true" {
				word = strings.TrimRight(word, " :\u00a0\u202f") + " " + value
			}
			return "(" + word + ")"
		})
		s = ofPlayers.ReplaceAllString(s, `--lay "$1: …"`)
		s = strings.ReplaceAll(s, "of = …", "(of …)")
		s = laidOut.ReplaceAllString(s, "$1")
		return joined.ReplaceAllStringFunc(s, func(word string) string {
			i := slices.IndexFunc(d.words, func(w PlaceWord) bool { return w.Word == word && !w.Setting })
			if i < 0 {
				return word
			}
			return "--" + strings.ReplaceAll(word, "_", "-")
		})
	})
}

// Source is the script that sets the table up.
func (d *Draft) Source() string {
	variables := map[string]bool{}
	for i := range d.seats {
		variables[variableOf(d.seats[i].name, i)] = true
	}
	source, _ := d.source(func(i int) string { return variableOf(d.seats[i].name, i) }, false)
	_, err := scenario.For(d.game).Compile("", "", source)
	if err != nil || len(variables) < len(d.seats) { // a name may be a word of the language, or too like another
		source, _ = d.source(numbered, false)
	}
	return source
}

// numbered is the name under which a script holds a player, whatever the player is called.
func numbered(i int) string { return "player" + strconv.Itoa(i+1) }

// variableOf is the name under which a script holds a player.
func variableOf(name string, i int) string {
	plain := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' {
			return c
		}
		return -1
	}, strings.ReplaceAll(engine.FoldName(name), " ", "_"))
	if plain == "" || plain[0] >= '0' && plain[0] <= '9' {
		return numbered(i)
	}
	return plain
}

// source is the script, and for each of its lines which of the things that were said it says. Where they are to stand
// apart each of them has a line, and each card.
func (d *Draft) source(variable func(i int) string, apart bool) (string, []cause) {
	var b strings.Builder
	var of []cause
	write := func(text string, said int) {
		b.WriteString(text)
		for range strings.Count(text, "\n") {
			of = append(of, cause{said, -1})
		}
	}
	piece := func(l *label) {
		write(l.text, l.of)
		if !apart || len(l.cards) == 0 {
			if l.cards != nil {
				write(braced(l.cards, ", "), l.of)
			}
			return
		}
		write("{\n", l.of)
		for i, c := range l.cards {
			b.WriteString(c.text + ",\n")
			of = append(of, cause{l.of, i})
		}
		write("}", l.of)
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
			piece(&l)
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
			write("  ", l.of)
			piece(&l)
			write(",\n", l.of)
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
		piece(&l)
		write("\n", l.of)
	}
	return b.String(), of
}
