package desk

import (
	"encoding/json"

	"tablereferee/engine"
	"tablereferee/referee/table"
)

// Frame is what lies where: the parts of a table by their keys, "table", "seat 0" and the words of its places. Of
// several frames, one after the other, each has only the parts that are otherwise than before; null is one that is
// gone.
type Frame map[string]json.RawMessage

// The parts of a frame. Numbers and marks are told in every language, cards by the id under which Card tells of them.
type (
	// tablePart is what is not of a single place.
	tablePart struct {
		Turn    int      `json:"turn"` // the seat, -1 for nobody's
		Over    bool     `json:"over,omitempty"`
		Winners []int    `json:"winners,omitempty"`
		Numbers []number `json:"numbers"`
		Places  []string `json:"places"` // the table's own, in their order
		Seats   int      `json:"seats"`
	}
	seatPart struct {
		Name      string      `json:"name"`
		Variable  string      `json:"variable"`
		Character engine.Text `json:"character"`
		Numbers   []number    `json:"numbers"`
		Places    []string    `json:"places"`
	}
	placePart struct {
		Name   engine.Text `json:"name"`
		Count  int         `json:"count"`
		Cards  []lies      `json:"cards"` // fewer than Count where some are not seen
		Pile   bool        `json:"pile,omitempty"`
		Hand   bool        `json:"hand,omitempty"`
		Hidden bool        `json:"hidden,omitempty"` // some are not seen
		Aside  bool        `json:"aside,omitempty"`  // a short drawing may leave it out
	}
	// lies is a card where it lies.
	lies struct {
		ID     int           `json:"id"`
		Card   string        `json:"card,omitempty"` // which it is; empty where nobody sees it
		Veil   *engine.Text  `json:"veil,omitempty"` // how it is called then
		Down   bool          `json:"down,omitempty"`
		Tokens []number      `json:"tokens,omitempty"`
		Values []number      `json:"values,omitempty"` // as the rules work them out
		Marks  []engine.Text `json:"marks,omitempty"`
		On     int           `json:"on,omitempty"` // the card that it is attached to
	}
	number struct {
		Name engine.Text `json:"name"`
		N    int         `json:"n"`
		Yes  bool        `json:"yes,omitempty"` // it only says yes or no, as 1 or 0
	}
)

// Card is what is printed on a card.
type Card struct {
	Name  engine.Text     `json:"name"`
	Type  engine.Text     `json:"type"`
	Facts [][]engine.Text `json:"facts"` // name and value
}

// catalogue tells of each card of an edition once.
type catalogue struct {
	desk    *Desk
	edition string
}

func (d *Desk) catalogue(edition string) catalogue { return catalogue{d, edition} }

func (k catalogue) tell(c *table.Card) {
	key := [2]string{k.edition, c.Def}
	if k.desk.toldCards[key] {
		return
	}
	told := &Card{Name: c.Name, Type: c.Type}
	for i := range c.Facts {
		told.Facts = append(told.Facts, []engine.Text{c.Facts[i].Name, c.Facts[i].Value})
	}
	if k.desk.toldCards == nil {
		k.desk.toldCards = map[[2]string]bool{}
	}
	if k.desk.cards == nil {
		k.desk.cards = map[string]*Card{}
	}
	k.desk.toldCards[key], k.desk.cards[c.Def] = true, told
}

// drawing is a table as somebody sees it to whom all players show their hands, part by part.
type drawing map[string]string

// draw draws what is seen of a board, and notes the cards that lie there.
func draw(b *table.Board, cards catalogue) drawing {
	out := drawing{}
	out.put("table", tablePart{Turn: b.Turn, Over: b.Over, Winners: b.Winners, Numbers: numbers(b.Numbers),
		Places: out.places(b.Places, cards), Seats: len(b.Seats)})
	for i := range b.Seats {
		s := &b.Seats[i]
		out.put(seatKey(i), seatPart{Name: s.Name, Variable: s.Variable, Character: s.Character,
			Numbers: numbers(s.Numbers), Places: out.places(s.Places, cards)})
	}
	return out
}

func seatKey(i int) string { return "seat " + string(rune('0'+i)) }

func (d drawing) put(key string, part any) {
	said, err := json.Marshal(part)
	if err != nil { // nothing of it can fail to be written
		panic(err)
	}
	d[key] = string(said)
}

func (d drawing) places(all []table.Place, cards catalogue) []string {
	words := make([]string, 0, len(all))
	for i := range all {
		p := &all[i]
		part := placePart{Name: p.Name, Count: p.Count, Cards: make([]lies, len(p.Cards)), Pile: p.Pile, Hand: p.Hand,
			Hidden: p.Hidden, Aside: p.Aside}
		for k := range p.Cards {
			part.Cards[k] = lie(&p.Cards[k], cards)
		}
		d.put(p.Word, part)
		words = append(words, p.Word)
	}
	return words
}

func lie(c *table.Card, cards catalogue) lies {
	out := lies{ID: c.ID, Card: c.Def, Down: c.Down, Tokens: numbers(c.Tokens), Values: numbers(c.Values), On: c.On}
	if c.Def == "" {
		out.Veil = &c.Name
	} else {
		cards.tell(c)
	}
	for i := range c.Marks {
		out.Marks = append(out.Marks, c.Marks[i].Name)
	}
	return out
}

func numbers(all []table.Number) []number {
	out := make([]number, len(all))
	for i := range all {
		out[i] = number{all[i].Name, all[i].N, all[i].Yes}
	}
	return out
}

// since gives what is otherwise than in an earlier drawing.
func (d drawing) since(before drawing) Frame {
	var out Frame
	put := func(key string, part json.RawMessage) {
		if out == nil {
			out = Frame{}
		}
		out[key] = part
	}
	for key, part := range d {
		if before[key] != part {
			put(key, json.RawMessage(part))
		}
	}
	for key := range before {
		if _, there := d[key]; !there {
			put(key, json.RawMessage("null"))
		}
	}
	return out
}
