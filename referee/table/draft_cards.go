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

// How a set-up in words names cards, and what lies on them.

// mostCards is how many cards a set-up names, as a script does.
const mostCards = 400

// mostMistakes is how many mistakes of a list are told.
const mostMistakes = 20

// cards reads a list of cards: "Punch, 2 Kick and Tigra (damage 2, exhausted, with Inspired)". The error is Mistakes,
// all of the list; what comes behind too many of them is only looked at, so that it is known how many names the game
// has.
func (d *Draft) cards(what string) (out []laidCard, err error) {
	if what = strings.TrimSpace(what); what == "-" || what == "0" || what == "" {
		return nil, nil
	}
	var wrong Mistakes
	stop, placed := false, d.placed
	for i, part := range parted(what) {
		if stop {
			if d.knows(part) {
				d.known++
			}
			continue
		}
		for _, item := range d.joined(part) {
			n, name := d.counted(item)
			card, no := d.marked(name, n > 1)
			if no == nil {
				placed += n * card.n
			} else if wrong := d.miscounted(item); wrong != nil {
				no = wrong
			}
			if placed > mostCards {
				no = mistake("more than %d cards in one set-up", "plus de %d cartes dans une mise en place", mostCards)
				stop = true
			}
			if no != nil {
				no.Card = i + 1
				wrong = append(wrong, no)
				stop = stop || len(wrong) == mostMistakes
				break
			}
			card.part = i + 1
			for range n {
				out = append(out, card)
			}
		}
	}
	if len(wrong) > 0 {
		return out, wrong
	}
	return out, nil
}

// cardsIn counts the cards that a list names.
func cardsIn(cards []laidCard) (n int) {
	for i := range cards {
		n += cards[i].n
	}
	return n
}

// parted parts a list at its commas and lines, those in brackets left aside. Nothing between two of them is no part.
func parted(s string) (out []string) {
	depth, from := 0, 0
	part := func(to int) {
		if said := strings.TrimSpace(s[from:to]); said != "" {
			out = append(out, said)
		}
	}
	for i, c := range s {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case (c == ',' || c == ';' || c == '\n') && depth <= 0:
			part(i)
			from = i + 1
		}
	}
	part(len(s))
	return out
}

// conjunctions stand between the last two of a list.
var conjunctions = regexp.MustCompile(`(?i)\s+(?:and|et|&|\+)\s+`)

// joined parts "Punch and Kick", but no name in which such a word stands.
func (d *Draft) joined(part string) []string {
	const longest = 400 // no list without a comma is longer
	if len(part) > longest || d.knows(part) {
		return []string{part}
	}
	var at [][]int
	for _, m := range conjunctions.FindAllStringIndex(part, -1) {
		if strings.Count(part[:m[0]], "(") <= strings.Count(part[:m[0]], ")") {
			at = append(at, m)
		}
	}
	for i := len(at) - 1; i >= 0; i-- {
		if left := part[:at[i][0]]; d.knows(left) {
			return append([]string{left}, d.joined(part[at[i][1]:])...)
		}
	}
	if len(at) == 0 || d.rules.NearCard(clip(part)) != "" {
		return []string{part}
	}
	return append([]string{part[:at[0][0]]}, d.joined(part[at[0][1]:])...)
}

// knows says whether words name a card, with or without a number and what lies on it.
func (d *Draft) knows(said string) bool {
	n, name := d.counted(said)
	name, _ = d.unmarked(name)
	return d.find(name, n > 1) != 0
}

// before and behind are the ways to say how many cards are meant.
var (
	before = regexp.MustCompile(`(?i)^(?:(\d{1,4})\s*[x×*]?\s+|(\d{1,4})\s*[x×*]\s*|[x×*]\s*(\d{1,4})\s+)(.+)$`)
	behind = regexp.MustCompile(`(?i)^(.+?)\s+\(?[x×*]\s*(\d{1,4})\)?$`)
)

// counted takes the number off a card: "2 Punch", "2x Punch", "x2 Punch", "Punch x2", "two Punch", "Punch Punch".
func (d *Draft) counted(said string) (int, string) {
	said = strings.TrimSpace(said)
	if d.rules.FindCard(said) != 0 {
		return 1, said
	}
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			return 0
		}
		return n
	}
	if m := before.FindStringSubmatch(said); m != nil {
		if n := number(m[1] + m[2] + m[3]); n > 0 {
			return n, strings.TrimSpace(m[4])
		}
	}
	if m := behind.FindStringSubmatch(said); m != nil {
		if n := number(m[2]); n > 0 {
			return n, m[1]
		}
	}
	if word, rest, ok := strings.Cut(said, " "); ok && scenario.WrittenOut(word) > 0 {
		return scenario.WrittenOut(word), strings.TrimSpace(rest)
	}
	return d.repeated(said)
}

// repeated counts how many times a name of a card is said, and nothing else: "Punch Punch". Behind a number it is
// nothing: nobody can tell how many "2 Punch Punch" are.
func (d *Draft) repeated(said string) (int, string) {
	words := strings.Fields(said)
	for n := len(words); n > 1; n-- {
		length := len(words) / n
		if len(words)%n != 0 || !recurs(words, length) {
			continue
		}
		if name := strings.Join(words[:length], " "); d.rules.FindCard(name) != 0 {
			return n, name
		}
	}
	return 1, said
}

// recurs says whether each word is said again so many words later.
func recurs(words []string, later int) bool {
	for i := later; i < len(words); i++ {
		if !strings.EqualFold(words[i], words[i-later]) {
			return false
		}
	}
	return true
}

// misnumbered are the ways to say how many cards are meant by a number that counts nothing.
var misnumbered = [...]*regexp.Regexp{
	regexp.MustCompile(`^(?P<n>[-+−]?\d[\d.]*)\s*[x×*]?\s+(?P<name>.+)$`),
	regexp.MustCompile(`^(?P<name>.+?)\s+\(?[x×*]\s*(?P<n>[-+−]?\d[\d.]*)\)?$`),
}

// miscounted says what is wrong with a card that is known, before or behind a number that counts nothing; nil where it
// is no such thing.
func (d *Draft) miscounted(said string) *Mistake {
	for _, re := range misnumbered {
		m := re.FindStringSubmatch(strings.TrimSpace(said))
		if m == nil {
			continue
		}
		name, _ := d.unmarked(m[re.SubexpIndex("name")])
		if c := d.find(name, true); c != 0 {
			d.known++
			return mistake("%s: how many there are is a whole number from 1, and not %q",
				"%s : combien il y en a est un nombre entier à partir de 1, et non %q", d.rules.Cards[c].Name,
				clip(m[re.SubexpIndex("n")]))
		}
	}
	return nil
}

// find finds a card by its name, of which several may be meant: "Kicks", "Coups de Poing".
func (d *Draft) find(name string, several bool) engine.Def {
	name = strings.Trim(strings.TrimSpace(name), `"“”«» `)
	if c := d.rules.FindCard(name); c != 0 || !several {
		return c
	}
	words := strings.Fields(name)
	for _, ending := range [...]string{"s", "es", "x"} {
		for _, which := range [...]string{"last", "first", "all"} {
			one := slices.Clone(words)
			for i := range one {
				if which == "all" || which == "first" && i == 0 || which == "last" && i == len(one)-1 {
					one[i] = strings.TrimSuffix(one[i], ending)
				}
			}
			if c := d.rules.FindCard(strings.Join(one, " ")); c != 0 {
				return c
			}
		}
	}
	return 0
}

// card gives the name of a card, quoted.
func (d *Draft) card(name string, several bool) (string, *Mistake) {
	c := d.find(name, several)
	if c == 0 {
		return "", d.noCard(name)
	}
	d.known++
	return strconv.Quote(d.rules.Cards[c].Name[engine.EN]), nil
}

// noCard says that no card is called so.
func (d *Draft) noCard(name string) *Mistake {
	name = strings.Trim(strings.TrimSpace(name), `"“”«» `)
	return mistake("%s has no card %q", "%s n'a pas de carte %q", d.gameName(), clip(name)).over(name,
		d.rules.NearCard(clip(name)))
}

// character gives the name of what a player is to be, quoted. A part of the name is enough where no other character has
// it.
func (d *Draft) character(name string) (string, error) {
	name = strings.Trim(strings.TrimSpace(name), `"“”«» `)
	c := d.rules.FindCard(name)
	var names []string
	var fits []engine.Def
	said := strings.Fields(engine.FoldName(name))
	for _, head := range scenario.Characters(d.game, d.rules) {
		for n := range d.rules.Cards[head].Name.All() {
			words := strings.Fields(engine.FoldName(n))
			names = append(names, n)
			if len(said) > 0 && !slices.Contains(fits, head) &&
				!slices.ContainsFunc(said, func(w string) bool { return !slices.Contains(words, w) }) {
				fits = append(fits, head)
			}
		}
	}
	if c == 0 && len(fits) == 1 {
		c = fits[0]
	}
	near := engine.Nearest(clip(name), names)
	switch {
	case c == 0 && near == "":
		return "", d.noCard(name)
	case c == 0:
		return "", mistake("%s has no card %q", "%s n'a pas de carte %q", d.gameName(), clip(name)).over(name, near)
	case !d.game.IsHead(c):
		d.known++
		return "", (&Mistake{What: scenario.NoCharacter(d.game, d.rules, clip(name)).What}).over("", near)
	}
	d.known++
	return strconv.Quote(d.rules.Cards[c].Name[engine.EN]), nil
}

// unmarked is a card without what lies on it, and that: what stands in brackets behind its name.
func (d *Draft) unmarked(said string) (name, marks string) {
	open := strings.Index(said, " (")
	if open < 0 || d.rules.FindCard(said) != 0 || !strings.HasSuffix(said, ")") {
		return said, ""
	}
	for at := open; at >= 0; { // a name may hold brackets of its own
		if d.rules.FindCard(said[:at]) != 0 {
			open = at
			break
		}
		next := strings.Index(said[at+1:], " (")
		if next < 0 {
			break
		}
		at += 1 + next
	}
	return said[:open], said[open+2 : len(said)-1]
}

// marked is a card with what lies on it.
func (d *Draft) marked(said string, several bool) (laidCard, *Mistake) {
	name, marks := d.unmarked(said)
	card, no := d.card(name, several)
	out := laidCard{text: card, bare: card, n: 1}
	if no != nil || marks == "" {
		return out, no
	}
	var labels []string
	var with []laidCard
	attached := false // cards follow that lie on this one: "with Charge, Webbed Up"
	for _, mark := range parted(marks) {
		mark = strings.Join(strings.Fields(strings.ReplaceAll(mark, "=", " ")), " ")
		word, rest, _ := strings.Cut(mark, " ")
		names := ""
		if i := d.markWord("with"); i >= 0 && d.meansMark(i, word) {
			names, attached = rest, true
		}
		label, no := OnCard{}, (*Mistake)(nil)
		if names == "" {
			label, no = d.mark(mark)
		}
		if no != nil && attached && !slices.ContainsFunc(d.joined(mark), func(s string) bool { return !d.knows(s) }) {
			names, no = mark, nil
		}
		if no != nil {
			return out, no
		}
		if names == "" {
			d.known++
			labels, out.on = append(labels, label.label()), append(out.on, label)
			continue
		}
		cards, err := d.cards(names)
		if wrong := (Mistakes)(nil); errors.As(err, &wrong) {
			return out, wrong[0]
		}
		with = append(with, cards...)
	}
	if out.n += cardsIn(with); len(with) > 0 {
		labels = append(labels, "with = "+braced(with, ", "))
		out.on = append(out.on, OnCard{"with", saidOf(with)})
	}
	out.text = "{ " + strings.Join(append([]string{card}, labels...), ", ") + " }"
	return out, nil
}

// braced is a list of cards as a script has it.
func braced(cards []laidCard, sep string) string {
	if len(cards) == 0 {
		return "{}"
	}
	texts := make([]string, len(cards))
	for i := range cards {
		texts[i] = cards[i].text
	}
	return "{ " + strings.Join(texts, sep) + " }"
}

// markWord is the place of a word among what may lie on a card, -1 where the game has none of it.
func (d *Draft) markWord(word string) int {
	return slices.IndexFunc(d.marks, func(w scenario.Word) bool { return w.Word == word })
}

// thisTurn is what the name of a thing that has happened ends with, which nobody says of a card that lies there now.
var thisTurn = regexp.MustCompile(` (?:this|ce|cette) (?:turn|round|phase|tour)$`)

// markForms are the ways to say what lies on a card, as they are compared.
func (d *Draft) markForms(i int) []string {
	out := []string{alike(strings.ReplaceAll(d.marks[i].Word, "_", " "))}
	for name := range d.marks[i].Name.All() {
		for _, form := range [...]string{alike(name), alike(thisTurn.ReplaceAllString(name, ""))} {
			if !slices.Contains(out, form) {
				out = append(out, form)
			}
		}
	}
	return out
}

// alike is a word of what lies on a card, to be compared: "sonné" is "sonnée", "counter" is "counters".
func alike(said string) string {
	words := strings.Fields(strings.ReplaceAll(engine.FoldName(said), "_", " "))
	for i, w := range words {
		words[i] = strings.TrimRight(strings.TrimSuffix(w, "s"), "e")
	}
	return strings.Join(words, " ")
}

func (d *Draft) meansMark(i int, said string) bool {
	return slices.Contains(d.markForms(i), alike(said))
}

// mark is one thing that lies on a card: "damage 2", "2 damage", "exhausted".
func (d *Draft) mark(said string) (OnCard, *Mistake) {
	words := strings.Fields(said)
	count := ""
	whole := func(s string) bool { _, err := strconv.ParseFloat(s, 64); return err == nil }
	switch n := len(words); {
	case n > 1 && whole(words[n-1]):
		count, words = words[n-1], words[:n-1]
	case n > 1 && whole(words[0]):
		count, words = words[0], words[1:]
	case n > 1 && slices.Contains(yes, engine.FoldName(words[n-1])):
		words = words[:n-1]
	}
	name := strings.Join(words, " ")
	for i := range d.marks {
		w := &d.marks[i]
		switch {
		case w.Word == "of":
			if whose, ok := ofWhom(said); ok {
				d.named = append(d.named, naming{"", whose, len(d.said) - 1})
				return OnCard{w.Word, whose}, nil
			}
		case !d.meansMark(i, name):
		case w.Number:
			as := PlaceWord{Word: w.Word, Name: w.Name, Most: w.Most}
			if count == "" {
				return OnCard{}, mistake("%s takes a number: %s 2", "%s prend un nombre : %s 2", d.called(&as), d.called(&as))
			}
			n, err := d.number(&as, count)
			return OnCard{w.Word, n}, err
		case w.Yes && (count == "" || count == "1"):
			return OnCard{w.Word, ""}, nil
		}
	}
	return OnCard{}, d.noMark(said, name)
}

// ofWhom takes the player off "of Ben", "de Ben", "d'Ann".
func ofWhom(said string) (string, bool) {
	parts := tokens(said)
	if len(parts) < 2 || parts[0].plain != "de" && parts[0].plain != "of" {
		return "", false
	}
	return raws(parts[1:]), true
}

// noMark says that nothing of that name lies on a card, and what may be meant.
func (d *Draft) noMark(said, name string) *Mistake {
	for i := range d.game.Stats {
		if s := &d.game.Stats[i]; !s.YesNo && (engine.FoldName(name) == s.ID || s.Name.Means(engine.FoldName(name))) &&
			said != name {
			return mistake("%s is what the rules make of a card, and is not laid out: leave %q out",
				"%s est ce que les règles font d'une carte, et ne se garnit pas : omettez %q", s.Name, clip(said))
		}
	}
	var all []engine.Text
	var names []string
	for i := range d.marks {
		w := &d.marks[i]
		all = append(all, d.called(&PlaceWord{Word: w.Word, Name: w.Name}))
		names = append(append(names, w.Word), slices.Collect(w.Name.All())...)
	}
	near := engine.Nearest(clip(name), names)
	if d.knows(said) && d.markWord("with") >= 0 {
		near = "with " + said
	}
	return mistake("nothing called %q lies on a card; there are %s", "rien qui s'appelle %q n'est sur une carte ; il y a %s",
		clip(said), engine.Join(all, engine.Commas)).over(said, near)
}
