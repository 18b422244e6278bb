package desk

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strconv"

	"tablereferee/engine"
	"tablereferee/referee/table"
)

// Frame is what lies where: the parts of a table by their keys, "table", "seat 0" and the words of its places. Of
// several frames, one after the other, each has only the parts that are otherwise than before; null is one that is
// gone.
type Frame map[string]json.RawMessage

// The parts of a frame. Numbers and marks are told in every language, cards by the key under which a reply tells of
// them.
type (
	// tablePart is what is not of a single place.
	tablePart struct {
		Turn    int   `json:"turn"` // the seat, -1 for nobody's
		Over    bool  `json:"over,omitempty"`
		Winners []int `json:"winners,omitempty"`
		// SettingUp says that the set-up goes on: where nothing lies yet something may come to lie.
		SettingUp bool `json:"settingUp,omitempty"`

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
		Card   string        `json:"card,omitempty"` // the key of Reply.Cards; empty where nobody sees it
		Veil   *engine.Text  `json:"veil,omitempty"` // how it is called then
		Down   bool          `json:"down,omitempty"`
		Tokens []number      `json:"tokens,omitempty"`
		Values []number      `json:"values,omitempty"` // as the rules work them out
		Marks  []engine.Text `json:"marks,omitempty"`
		On     int           `json:"on,omitempty"` // the card that it is attached to
	}
	number struct {
		Name    engine.Text  `json:"name"`
		Printed *engine.Text `json:"printed,omitempty"` // the printed number it is made of, where that is called otherwise
		N       int          `json:"n"`
		Yes     bool         `json:"yes,omitempty"` // it only says yes or no, as 1 or 0
	}
)

// Card is what is printed on a card.
type Card struct {
	Game    string          `json:"game"`
	ID      string          `json:"id"` // in its game
	Name    engine.Text     `json:"name"`
	Type    engine.Text     `json:"type"`
	Facts   [][]engine.Text `json:"facts"`             // name and value
	Unknown bool            `json:"unknown,omitempty"` // what it says is not known here, and not played
}

// catalogue is what a desk has told of cards: each once, by a key that comes of what is printed on it. Cards of one id
// may be of several games, and two scripts may each have declared theirs.
type catalogue struct {
	known map[string]bool  // by their keys
	told  map[string]*Card // since the last reply
}

// key gives the key of a card, and tells of it.
func (k *catalogue) key(game string, c *table.Card) string {
	card := &Card{Game: game, ID: c.Def, Name: c.Name, Type: c.Type}
	for i := range c.Facts {
		if c.Facts[i].Name == engine.Undefined {
			card.Unknown = true
			continue
		}
		card.Facts = append(card.Facts, []engine.Text{c.Facts[i].Name, c.Facts[i].Value})
	}
	sum := fnv.New64a()
	sum.Write([]byte(part(card)))
	key := fmt.Sprintf("%s/%x", c.Def, sum.Sum64())
	if k.known[key] {
		return key
	}
	if k.known == nil {
		k.known = map[string]bool{}
	}
	if k.told == nil {
		k.told = map[string]*Card{}
	}
	k.known[key], k.told[key] = true, card
	return key
}

// drawing is a table as somebody sees it to whom all players show their hands, part by part.
type drawing map[string]string

// pen draws boards of one drawer, and notes the cards that lie there.
type pen struct {
	drawer *table.Drawer
	cards  *catalogue
	keys   map[string]string // of cards, by their ids
	places map[string]written
}

// written is a place as it was drawn last.
type written struct {
	version int
	part    string
}

func (d *Desk) newPen(drawer *table.Drawer) *pen {
	return &pen{drawer, &d.cards, map[string]string{}, map[string]written{}}
}

// pen draws the table as it stands.
func (d *Desk) pen() *pen {
	if drawer := d.table.Shown(); d.kept == nil || d.kept.drawer != drawer {
		d.kept = d.newPen(drawer)
	}
	return d.kept
}

// draw draws what is seen.
func (p *pen) draw() drawing {
	b, out := p.drawer.Board(), drawing{}
	out["table"] = part(tablePart{Turn: b.Turn, Over: b.Over, Winners: b.Winners, SettingUp: b.SettingUp,
		Numbers: numbers(b.Numbers), Places: append(p.all(out, b.Places), b.Box.Word), Seats: len(b.Seats)})
	out[b.Box.Word] = p.place(&b.Box)
	for i := range b.Seats {
		s := &b.Seats[i]
		out[seatKey(i)] = part(seatPart{Name: s.Name, Variable: s.Variable, Character: s.Character,
			Numbers: numbers(s.Numbers), Places: p.all(out, s.Places)})
	}
	return out
}

func seatKey(i int) string { return "seat " + strconv.Itoa(i) }

// part writes a part of a frame.
func part(what any) string {
	said, err := json.Marshal(what)
	if err != nil { // nothing of it can fail to be written
		panic(err)
	}
	return string(said)
}

// all draws some places, and gives their words.
func (p *pen) all(out drawing, places []table.Place) []string {
	words := make([]string, len(places))
	for i := range places {
		place := &places[i]
		was := p.places[place.Word]
		if was.version != place.Version {
			was = written{place.Version, p.place(place)}
			p.places[place.Word] = was
		}
		words[i], out[place.Word] = place.Word, was.part
	}
	return words
}

func (p *pen) place(of *table.Place) string {
	out := placePart{Name: of.Name, Count: of.Count, Cards: make([]lies, len(of.Cards)), Pile: of.Pile, Hand: of.Hand,
		Hidden: of.Hidden, Aside: of.Aside && !of.Seen}
	for k := range of.Cards {
		out.Cards[k] = p.lie(&of.Cards[k])
	}
	return part(out)
}

func (p *pen) lie(c *table.Card) lies {
	out := lies{ID: c.ID, Down: c.Down, Tokens: numbers(c.Tokens), Values: numbers(c.Values), On: c.On}
	if c.Def == "" {
		out.Veil = &c.Name
	} else {
		key := p.keys[c.Def]
		if key == "" {
			key = p.cards.key(p.drawer.Game().ID, c)
			p.keys[c.Def] = key
		}
		out.Card = key
	}
	for i := range c.Marks {
		out.Marks = append(out.Marks, c.Marks[i].Name)
	}
	return out
}

func numbers(all []table.Number) []number {
	out := make([]number, len(all))
	for i := range all {
		out[i] = number{Name: all[i].Name, N: all[i].N, Yes: all[i].Yes}
		if all[i].Printed != (engine.Text{}) {
			out[i].Printed = &all[i].Printed
		}
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
