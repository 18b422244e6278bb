package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf16"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/play"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// jsonPlay is what play --json prints for every line that is read, and first for the table as it is opened. It is
// described in docs/play.md.
type jsonPlay struct {
	Command  string         `json:"command"`
	Line     string         `json:"line,omitempty"`   // of a script: what was answered
	Played   int            `json:"played,omitempty"` // how many answers were given, taken back or played again
	Events   []jsonHappened `json:"events,omitempty"`
	Took     []jsonOption   `json:"took,omitempty"` // what was taken by itself
	Refused  *jsonRefusal   `json:"refused,omitempty"`
	Note     string         `json:"note,omitempty"`
	Text     string         `json:"text,omitempty"` // what a command shows that has no fields here
	Branch   []string       `json:"branch"`         // what was tried, the outermost first
	Next     string         `json:"next,omitempty"` // the recorded line
	Stands   string         `json:"stands,omitempty"`
	Over     bool           `json:"over"`
	Question *jsonAsked     `json:"question"`
	Board    *jsonTable     `json:"board"`
}

type jsonHappened struct {
	Says    string   `json:"says"`
	Depth   int      `json:"depth"`
	Clauses []string `json:"clauses"`
}

type jsonOption struct {
	Line    string   `json:"line"`
	Says    string   `json:"says,omitempty"`
	Clauses []string `json:"clauses"`
}

type jsonRefusal struct {
	Says    string   `json:"says"`
	Hint    string   `json:"hint,omitempty"`
	Clauses []string `json:"clauses"`
	Rules   bool     `json:"by_the_rules"` // the rules refuse it; else it was not understood
}

type jsonAsked struct {
	Player  string       `json:"player"`
	Asks    string       `json:"asks"`
	Clauses []string     `json:"clauses"`
	Menu    bool         `json:"menu"`
	Answers []jsonOption `json:"answers"`
}

type jsonTable struct {
	Turn    string         `json:"turn"`
	Winners []string       `json:"winners,omitempty"`
	Numbers map[string]int `json:"numbers"`
	Places  []jsonSpot     `json:"places"`
	Seats   []jsonPlayer   `json:"seats"`
}

type jsonPlayer struct {
	Name      string         `json:"name"`
	Character string         `json:"character,omitempty"`
	Numbers   map[string]int `json:"numbers"`
	Places    []jsonSpot     `json:"places"`
}

type jsonSpot struct {
	Place string        `json:"place"`
	Name  string        `json:"name"`
	Count int           `json:"count"`
	Cards []jsonLaidOut `json:"cards"` // those that may be looked at
}

type jsonLaidOut struct {
	ID     int            `json:"id"`
	Card   string         `json:"card"`
	Name   string         `json:"name"`
	Tokens map[string]int `json:"tokens,omitempty"`
	Values map[string]int `json:"values,omitempty"`
	Marks  []string       `json:"marks,omitempty"`
	On     int            `json:"on,omitempty"` // the id of the card it is attached to
}

// tellJSON shows what a command asks for that plays nothing.
func (p *player) tellJSON(c play.Command, arg string) error {
	r := play.Reply{Command: c}
	out := jsonPlay{}
	g := &page{}
	switch c {
	case play.Why:
		why, err := p.s.WhyOf(arg)
		if r.Err = err; err == nil && why.No != nil {
			out.Refused = p.refusalJSON(why.No)
		}
		r.Events, out.Line = why.Comes, why.Line.In(p.lang)
		if why.Unseen {
			out.Note = table.Unseen.In(p.lang)
		}
	case play.Log:
		r.Events, r.Err = p.logOf(arg)
	case play.Script:
		out.Text = p.s.Table().Script(p.lang)
	default:
		r.Err = p.tell(g, c, arg)
		if c != play.Board && c != play.Legal || arg != "" {
			out.Text = g.String()
		}
	}
	if r.Err != nil {
		p.refused = true
	}
	return p.jsonLine(&out, &r)
}

// json prints what came of a command.
func (p *player) json(c play.Command, r *play.Reply) error {
	if r == nil {
		r = &play.Reply{Command: c}
	}
	if r.Err != nil {
		p.refused = true
	}
	return p.jsonLine(&jsonPlay{}, r)
}

func (p *player) jsonLine(out *jsonPlay, r *play.Reply) error {
	t := p.s.Table()
	out.Command, out.Played, out.Note = r.Command.Name(), r.N, r.Note.In(p.lang)
	if r.Line != "" {
		out.Line = r.Line
	}
	if r.Err != nil {
		out.Refused = p.refusalJSON(r.Err)
	}
	for _, e := range r.Events {
		out.Events = append(out.Events, jsonHappened{e.Says.In(p.lang), e.Depth, notNil(idsIn(e.Clauses))})
	}
	for _, a := range r.Took {
		out.Took = append(out.Took, jsonOption{Line: a.Line.In(p.lang), Says: a.Says.In(p.lang),
			Clauses: notNil(idsIn(a.Clauses))})
	}
	out.Branch, out.Next, out.Stands = []string{}, t.Next(), t.Stands().In(p.lang)
	for _, tried := range p.s.Tried() {
		out.Branch = append(out.Branch, tried.In(p.lang))
	}
	b := p.seen()
	out.Over = b.Over
	if q := t.Question(); q != nil {
		j := &jsonAsked{q.Player, q.Asks.In(p.lang), notNil(idsIn(q.Clauses)), q.Menu, []jsonOption{}}
		for i, a := range q.Answers {
			j.Answers = append(j.Answers, jsonOption{a.Line.In(p.lang), a.Says.In(p.lang),
				notNil(idsIn(t.ClausesOf(i)))})
		}
		out.Question = j
	}
	out.Board = p.boardJSON(b)
	return p.printJSONLine(out)
}

// printJSONLine prints an object on one line. What a terminal would obey is escaped, as in the JSON of other commands.
func (p *player) printJSONLine(v any) error {
	var b, out bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	for _, r := range b.String() {
		if r == '\n' || !files.Hidden(r) {
			out.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			fmt.Fprintf(&out, "\\u%04x", unit)
		}
	}
	_, err := p.out.Write(out.Bytes())
	return err
}

func (p *player) refusalJSON(err error) *jsonRefusal {
	var f *scenario.Failure
	if errors.As(err, &f) {
		return &jsonRefusal{f.What.In(p.lang), f.Hint.In(p.lang), notNil(f.Clauses), f.Refused}
	}
	return &jsonRefusal{limited(engine.Tell(err, p.lang)), "", []string{}, false}
}

func (p *player) boardJSON(b *table.Board) *jsonTable {
	out := &jsonTable{Numbers: numbersJSON(b.Numbers), Places: p.placesJSON(b.Places), Seats: []jsonPlayer{}}
	if b.Turn >= 0 {
		out.Turn = b.Seats[b.Turn].Name
	}
	for _, w := range b.Winners {
		out.Winners = append(out.Winners, b.Seats[w].Name)
	}
	for i := range b.Seats {
		s := &b.Seats[i]
		out.Seats = append(out.Seats, jsonPlayer{s.Name, s.Character.In(p.lang), numbersJSON(s.Numbers),
			p.placesJSON(s.Places)})
	}
	return out
}

func numbersJSON(all []table.Number) map[string]int {
	out := map[string]int{}
	for _, n := range all {
		out[n.ID] = n.N
	}
	return out
}

func (p *player) placesJSON(places []table.Place) []jsonSpot {
	out := []jsonSpot{}
	for i := range places {
		pl := &places[i]
		j := jsonSpot{pl.Word, pl.Name.In(p.lang), pl.Count, []jsonLaidOut{}}
		for k := range pl.Cards {
			c := &pl.Cards[k]
			card := jsonLaidOut{ID: c.ID, Card: c.Def, Name: c.Name.In(p.lang), Tokens: numbersJSON(c.Tokens),
				Values: numbersJSON(c.Values), On: c.On}
			for _, m := range c.Marks {
				card.Marks = append(card.Marks, m.ID)
			}
			j.Cards = append(j.Cards, card)
		}
		out = append(out, j)
	}
	return out
}
