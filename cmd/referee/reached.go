package main

import (
	"bytes"
	"fmt"
	"strconv"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/referee/simulate"
)

// cardReached is what simulate --json prints of a card with --reached.
type cardReached struct {
	Name    jsonText       `json:"name"`
	Games   int            `json:"games"`
	Reached map[string]int `json:"reached"`
}

// reachedJSON gives what the games came to card by card, and by each way in which a card turns up the cards that never
// did.
func (v *simulation) reachedJSON() (cards map[string]cardReached, never map[string][]string) {
	r := v.r.Reached
	if r == nil {
		return nil, nil
	}
	cards, never = map[string]cardReached{}, map[string][]string{}
	for i := range r.Cards {
		c := &r.Cards[i]
		out := cardReached{bothOf(c.Name), c.Games, map[string]int{}}
		for k, w := range c.Ways {
			if w.Counts() {
				out.Reached[r.Ways[k].ID] = w.Games
			}
		}
		cards[c.ID] = out
	}
	for i, w := range r.Ways {
		never[w.ID] = r.Never(i)
	}
	return cards, never
}

// reached tells in how many games each card turned up, and how: first of those that never did in one way or another.
func (v *simulation) reached(b *bytes.Buffer) {
	var lacking, whole []*simulate.CardReached
	var absent []string
	r := v.r.Reached
	for i := range r.Cards {
		switch c := &r.Cards[i]; {
		case c.Games == 0:
			absent = append(absent, c.Name.In(v.lang))
		case c.Lacks():
			lacking = append(lacking, c)
		default:
			whole = append(whole, c)
		}
	}
	all := len(lacking) + len(whole)
	v.reachedTable(b, v.sayf("\nCards that never turned up in some way (0): %d of %d that took part",
		"\nCartes jamais apparues d'une certaine façon (0) : %d sur %d qui ont pris part", len(lacking), all), lacking)
	v.reachedTable(b, v.sayf("\nCards that turned up in every way they can: %d of %d that took part",
		"\nCartes apparues de toutes les façons possibles : %d sur %d qui ont pris part", len(whole), all), whole)
	fmt.Fprintln(b, v.sayf("\nCards that took part in none of these games: %d",
		"\nCartes qui n'ont pris part à aucune de ces parties : %d", len(absent)))
	if len(absent) > 0 {
		fmt.Fprintln(b, columns(absent, "  ", 110))
	}
}

// reachedTable is a line for each card, with the number of games in which it took part and turned up; "-" is what is
// not expected of it.
func (v *simulation) reachedTable(b *bytes.Buffer, title string, cards []*simulate.CardReached) {
	fmt.Fprintln(b, title)
	if len(cards) == 0 {
		return
	}
	heads := []string{engine.Text{"games", "parties"}.In(v.lang)}
	for _, w := range v.r.Reached.Ways {
		heads = append(heads, w.Name.In(v.lang))
	}
	width := 0
	for _, c := range cards {
		width = max(width, utf8.RuneCountInString(c.Name.In(v.lang)))
	}
	row := func(name string, cells []string) {
		fmt.Fprintf(b, "  %-*s", width, name)
		for i, cell := range cells {
			fmt.Fprintf(b, "  %*s", max(7, utf8.RuneCountInString(heads[i])), cell)
		}
		b.WriteByte('\n')
	}
	row("", heads)
	for _, c := range cards {
		cells := []string{strconv.Itoa(c.Games)}
		for _, w := range c.Ways {
			cell := "-"
			if w.Counts() {
				cell = strconv.Itoa(w.Games)
			}
			cells = append(cells, cell)
		}
		row(c.Name.In(v.lang), cells)
	}
}
