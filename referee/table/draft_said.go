package table

import (
	"errors"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What lies on cards, as a set-up in words says it.

// OnCard is something that lies on a card: its word, and a number or a name, empty where it is only so.
type OnCard struct {
	Word string `json:"word"`
	Said string `json:"said"`
}

// label is what a script says of it.
func (o *OnCard) label() string {
	switch {
	case o.Said == "":
		return o.Word + " = true"
	case o.Word == "of":
		return o.Word + " = " + strconv.Quote(o.Said)
	}
	return o.Word + " = " + o.Said
}

// Laid are so many of a card, with what lies on each.
type Laid struct {
	Card string   `json:"card"` // its name in English, which scripts have
	N    int      `json:"n"`
	On   []OnCard `json:"on"`
}

// laids are cards, those together that were said together.
func laids(cards []laidCard) (out []Laid) {
	for i, c := range cards {
		if i > 0 && c.part == cards[i-1].part && c.text == cards[i-1].text {
			out[len(out)-1].N++
			continue
		}
		name, _ := strconv.Unquote(c.bare)
		out = append(out, Laid{name, 1, append([]OnCard{}, c.on...)})
	}
	return out
}

// saidOf is how cards are said.
func saidOf(cards []laidCard) string {
	var out []string
	for _, l := range laids(cards) {
		said := l.Card
		if l.N > 1 {
			said = strconv.Itoa(l.N) + " " + said
		}
		var on []string
		for _, o := range l.On {
			on = append(on, strings.TrimSpace(o.Word+" "+o.Said))
		}
		if len(on) > 0 {
			said += " (" + strings.Join(on, ", ") + ")"
		}
		out = append(out, said)
	}
	return strings.Join(out, ", ")
}

// Read reads a list of cards, by commas or lines: "2 Punch, Tackle". The error is Mistakes, and left is for each of
// them what was said.
func (d *Draft) Read(said string) (cards []Laid, left []string, err error) {
	read, err := d.cards(said)
	var wrong Mistakes
	if errors.As(err, &wrong) {
		parts := parted(strings.TrimSpace(said))
		for _, m := range wrong {
			left = append(left, parts[m.Card-1])
		}
	}
	return laids(read), left, err
}

// Fits says whether a card may lie where a word lays it. Needs is the mark without which it may not; empty where it
// needs none.
func (d *Draft) Fits(w *PlaceWord, c engine.Def) (fits bool, needs string) {
	z, owner, kind := d.zone(w)
	switch {
	case z == 0:
		return false, ""
	case d.rules.Bars == nil || d.rules.Bars(owner, kind, c, 0) == 0:
		return true, ""
	}
	for _, f := range d.rules.Flags {
		if d.rules.Bars(owner, kind, c, f.Flag) == 0 {
			return true, f.ID
		}
	}
	return false, ""
}

// Is tells what the place is where a word lays cards: a pile, in which they lie one on the other, or a hand.
func (d *Draft) Is(w *PlaceWord) (pile, hand bool) {
	z, _, kind := d.zone(w)
	switch {
	case z == 0:
		return false, false
	case w.Player:
		return isPile(&d.rules.PerPlayer[kind]), d.rules.PerPlayer[kind].Held
	}
	return isPile(&d.rules.Shared[kind]), d.rules.Shared[kind].Held
}

// zone is where a word lays cards: of a player's that of the first. Kind is its sort, as Rules.Bars has it. All is zero
// where the word lays none.
func (d *Draft) zone(w *PlaceWord) (z engine.Zone, owner engine.Player, kind int) {
	id := strings.TrimSuffix(w.Word, top)
	if !w.Cards {
		return 0, 0, 0
	}
	if !w.Player {
		for k := 1; k < len(d.rules.Shared); k++ {
			if d.rules.Shared[k].ID == id {
				return engine.Zone(k), engine.NoPlayer, k
			}
		}
		return 0, 0, 0
	}
	for k := range d.rules.PerPlayer {
		if d.rules.PerPlayer[k].ID == id {
			return engine.Zone(len(d.rules.Shared) + k), 0, k
		}
	}
	return 0, 0, 0
}

// CardAt gives a card of a list, counted from 1: of several of that name the one that may lie where the i-th word lays
// it. It is zero where there is none.
func (d *Draft) CardAt(said string, part, i int) engine.Def {
	if cards, _ := d.cards(said); i >= 0 {
		for _, c := range cards {
			if name, _ := strconv.Unquote(c.bare); c.part == part {
				return d.rules.Namesake(d.rules.FindCard(name), func(x engine.Def) bool {
					fits, _ := d.Fits(&d.words[i], x)
					return fits
				})
			}
		}
	}
	return 0
}

// Words are those by which the set-up says something.
func (d *Draft) Words() []PlaceWord { return d.words }

// Rules are those of the game that is set up.
func (d *Draft) Rules() *engine.Rules { return d.rules }
