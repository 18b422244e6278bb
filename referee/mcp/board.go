package mcp

import (
	"fmt"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/table"
)

// board is what lies where.
type board struct {
	Turn    string   `json:"turn,omitempty" jsonschema:"whose turn it is"`
	Over    bool     `json:"over,omitempty"`
	Winners []string `json:"winners,omitempty"`
	Numbers []number `json:"numbers"`
	Places  []place  `json:"places"`
	Seats   []seat   `json:"seats"`
}

type number struct {
	Word string `json:"word" jsonschema:"as a script reads it"`
	N    int    `json:"n"`
}

type seat struct {
	Name      string   `json:"name"`
	Character string   `json:"character,omitempty"`
	Numbers   []number `json:"numbers"`
	Places    []place  `json:"places"`
}

type place struct {
	Word  string   `json:"word" jsonschema:"as a script names it: ann.hand"`
	Count int      `json:"count"`
	Cards []string `json:"cards,omitempty" jsonschema:"with what lies on them; of a long pile only its number is told"`
}

// longPile is from how many cards on a pile is told by its number alone.
const longPile = 12

// boardOf tells a board. An assistant looks on for all; only cards that lie face down in play, which nobody sees, are
// not named.
func boardOf(b *table.Board, l engine.Lang) *board {
	out := &board{Over: b.Over, Numbers: numbersOf(b.Numbers, "game."), Places: placesOf(b.Places, l), Seats: []seat{}}
	for _, p := range b.Winners {
		out.Winners = append(out.Winners, b.Seats[p].Name)
	}
	for p := range b.Seats {
		s := &b.Seats[p]
		if p == b.Turn {
			out.Turn = s.Name
		}
		out.Seats = append(out.Seats, seat{s.Name, s.Character.In(l), numbersOf(s.Numbers, s.Variable+"."),
			placesOf(s.Places, l)})
	}
	return out
}

func numbersOf(all []table.Number, of string) []number {
	out := []number{}
	for _, n := range all {
		out = append(out, number{of + n.ID, n.N})
	}
	return out
}

func placesOf(all []table.Place, l engine.Lang) []place {
	out := []place{}
	for i := range all {
		p := &all[i]
		told := place{Word: p.Word, Count: p.Count}
		on := map[int]string{}
		for k := range p.Cards {
			on[p.Cards[k].ID] = p.Cards[k].Name.In(l)
		}
		if !p.Pile || p.Count <= longPile {
			for k := range p.Cards {
				told.Cards = append(told.Cards, cardOnBoard(&p.Cards[k], on, l))
			}
		}
		if p.Count > 0 {
			out = append(out, told)
		}
	}
	return out
}

// cardOnBoard is a card with what lies on it.
func cardOnBoard(c *table.Card, on map[int]string, l engine.Lang) string {
	var marks []string
	for _, t := range c.Tokens {
		marks = append(marks, fmt.Sprintf("%s %d", t.ID, t.N))
	}
	for _, m := range c.Marks {
		marks = append(marks, m.ID)
	}
	if c.On != 0 {
		host := on[c.On]
		if host == "" {
			host = "another card"
		}
		marks = append(marks, "on "+host)
	}
	if c.Down {
		marks = append(marks, "face down")
	}
	if len(marks) == 0 {
		return c.Name.In(l)
	}
	return c.Name.In(l) + " (" + strings.Join(marks, ", ") + ")"
}

// write writes a board for reading.
func (out *board) write(b *strings.Builder) {
	b.WriteString("\nthe table")
	if out.Turn != "" {
		b.WriteString(", turn of " + out.Turn)
	}
	if out.Over {
		b.WriteString(", the game is over; won: " + strings.Join(out.Winners, ", "))
	}
	b.WriteString("\n")
	writeNumbers(b, out.Numbers)
	writePlaces(b, out.Places)
	for i := range out.Seats {
		s := &out.Seats[i]
		b.WriteString(s.Name)
		if s.Character != "" {
			b.WriteString(" (" + s.Character + ")")
		}
		b.WriteString("\n")
		writeNumbers(b, s.Numbers)
		writePlaces(b, s.Places)
	}
}

func writeNumbers(b *strings.Builder, all []number) {
	var said []string
	for _, n := range all {
		if n.N != 0 {
			said = append(said, fmt.Sprintf("%s %d", n.Word, n.N))
		}
	}
	if len(said) > 0 {
		b.WriteString("  " + strings.Join(said, ", ") + "\n")
	}
}

func writePlaces(b *strings.Builder, all []place) {
	for _, p := range all {
		fmt.Fprintf(b, "  %s: ", p.Word)
		if len(p.Cards) == 0 {
			fmt.Fprintf(b, "%d cards\n", p.Count)
			continue
		}
		b.WriteString(strings.Join(p.Cards, ", ") + "\n")
	}
}
