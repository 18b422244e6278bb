package desk

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Draft is a set-up that somebody puts together, line by line.
type Draft struct {
	Game    string   `json:"game"`
	Edition string   `json:"edition"` // empty is the first
	Players []string `json:"players"` // none are as many as the game wants, with names that are given to them
	Seed    string   `json:"seed"`    // a number; empty leaves it as it is
	AsIf    bool     `json:"as_if"`   // what no real game could hold is allowed
	Lines   []Line   `json:"lines"`
}

// Line is what is said of a word of a set-up: of a player's, or of the table.
type Line struct {
	Word   string `json:"word"`
	Player string `json:"player"`
	Said   string `json:"said"` // "2 Punch, Tigra (damage 2, exhausted)", "3", "Ann"
}

// Game is what may be set up of a game.
type Game struct {
	ID         string        `json:"id"`
	Edition    string        `json:"edition"`
	Least      int           `json:"least"` // players
	Places     []PlaceWord   `json:"places"`
	Marks      []PlaceWord   `json:"marks"` // what may lie on a card
	Cards      []Named       `json:"cards"`
	Characters []engine.Text `json:"characters"`
	Scenarios  []Named       `json:"scenarios,omitempty"` // what is played against
	Steps      []engine.Text `json:"steps"`               // at which play may begin
}

// PlaceWord is a word by which a set-up says something.
type PlaceWord struct {
	Word    string      `json:"word"`
	Name    engine.Text `json:"name"`
	Player  bool        `json:"player,omitempty"`
	Setting bool        `json:"setting,omitempty"`
	Number  bool        `json:"number,omitempty"`
	Cards   bool        `json:"cards,omitempty"`
	Yes     bool        `json:"yes,omitempty"`
	Least   int         `json:"least,omitempty"`
	Most    int         `json:"most,omitempty"`
}

// Named is a thing with its name: of a card, of which the id is not told, with its type.
type Named struct {
	ID   string       `json:"id,omitempty"`
	Name engine.Text  `json:"name"`
	Type *engine.Text `json:"type,omitempty"`
}

// Bounds of a draft: more than any table needs.
const (
	mostLines   = 300
	longestLine = 20_000
)

// places tells what may be set up of a game.
func (d *Desk) places(r *Request, out *Reply) error {
	g := d.game(r.Game)
	if g == nil {
		return d.noGame(r.Game)
	}
	draft, err := table.NewDraft(g, r.Edition)
	if err != nil {
		return err
	}
	edition := strings.ToLower(r.Edition)
	if edition == "" {
		edition = g.Editions[0]
	}
	rules, types := g.Rules(edition), g.Rules(edition).Types
	told := &Game{ID: g.ID, Edition: edition, Least: draft.Least()}
	for _, w := range append(table.PlaceWords(g), table.SettingWords(g)...) {
		told.Places = append(told.Places, PlaceWord{w.Word, w.Name, w.Player, w.Setting, w.Number, w.Cards, w.Yes,
			w.Least, w.Most})
	}
	for _, w := range scenario.SetUpWords(g).Card {
		told.Marks = append(told.Marks, PlaceWord{Word: w.Word, Name: w.Name, Number: w.Number, Cards: w.Cards,
			Yes:   w.Yes,
			Least: w.Least, Most: w.Most})
	}
	for i := range rules.Cards[1:] {
		if c := &rules.Cards[i+1]; !c.Test {
			told.Cards = append(told.Cards, Named{Name: c.Name, Type: &types[c.Type]})
		}
	}
	for _, head := range scenario.Characters(g, rules) {
		told.Characters = append(told.Characters, rules.Cards[head].Name)
	}
	if g.Scenarios != nil {
		for _, s := range g.Scenarios() {
			told.Scenarios = append(told.Scenarios, Named{ID: s.ID, Name: s.Name})
		}
	}
	for i := range rules.Steps {
		told.Steps = append(told.Steps, rules.Steps[i].Name)
	}
	out.Game = told
	return nil
}

func (d *Desk) noGame(id string) error {
	var ids []string
	for _, g := range d.games() {
		ids = append(ids, g.ID)
	}
	if len(id) > 100 {
		id = ""
	}
	return engine.Errorf("there is no game %q; there are %s", "il n'y a pas de jeu %q ; il y a %s", id,
		strings.Join(ids, ", "))
}

// atLine is what is wrong with a line of a draft.
type atLine struct {
	error
	line int // counted from 1; 0 where it is none of them
}

func (a *atLine) Unwrap() error { return a.error }

// In tells what is wrong.
func (a *atLine) In(l engine.Lang) string { return engine.Tell(a.error, l) }

// lay opens a table that a draft sets up, and gives its script.
func (d *Desk) lay(r *Request, out *Reply) error {
	draft := r.Draft
	if draft == nil {
		draft = &Draft{}
	}
	t, err := d.drafted(draft)
	if err != nil {
		return err
	}
	err = d.sit(t.Open, table.Setup{Before: table.Beginning}, -1)
	var no *table.Refused
	if errors.As(err, &no) {
		return &atLine{err, 1 + slices.IndexFunc(draft.Lines, func(l Line) bool { return no.Word+no.Said == l.key(t) })}
	} else if err != nil {
		return err
	}
	d.beginning(out)
	out.Script = d.table.Script(engine.EN)
	return nil
}

// drafted says to a draft what one of a page says.
func (d *Desk) drafted(s *Draft) (*table.Draft, error) {
	g := d.game(s.Game)
	if g == nil {
		return nil, d.noGame(s.Game)
	}
	draft, err := table.NewDraft(g, s.Edition)
	if err != nil {
		return nil, err
	}
	draft.Plainly()
	if len(s.Lines) > mostLines {
		return nil, engine.Errorf("a set-up has at most %d lines", "une mise en place a au plus %d lignes", mostLines)
	}
	if len(s.Players) > 0 {
		for _, n := range s.Players {
			if strings.TrimSpace(n) == "" || strings.Contains(n, ":") || len(n) > 100 {
				return nil, engine.Errorf("each player has a short name, without a colon",
					"chaque joueur a un nom court, sans deux-points")
			}
		}
		if err := draft.Players(s.Players...); err != nil {
			return nil, err
		}
	}
	for i := range s.Lines {
		if err := s.Lines[i].say(draft); err != nil {
			return nil, &atLine{err, i + 1}
		}
	}
	if err := draft.Fill(max(draft.Seated(), draft.Least())); err != nil {
		var m *table.Mistake
		if errors.As(err, &m) && m.Said != "" { // a player who is named in one of the lines
			of := slices.IndexFunc(s.Lines, func(l Line) bool { return strings.Contains(l.Said, m.Said) })
			return nil, &atLine{err, of + 1}
		}
		return nil, err
	}
	if s.Seed != "" {
		n, err := strconv.ParseUint(s.Seed, 10, 63)
		if err != nil {
			return nil, engine.Errorf("the number of a game is a whole number, and not %.40q",
				"le numéro d'une partie est un nombre entier, et non %.40q", s.Seed)
		}
		draft.Seed(n)
	}
	if s.AsIf {
		draft.AsIf()
	}
	return draft, nil
}

// say lays a line out.
func (l *Line) say(d *table.Draft) error {
	if len(l.Said)+len(l.Word) > longestLine {
		return engine.Errorf("this line is too long", "cette ligne est trop longue")
	}
	word, said := l.parts(d)
	if word == "" {
		return d.Lay(said)
	}
	return d.LayIn(word, said)
}

// parts are a line as a draft is told it: settings with their word before a colon, and what is a player's with the
// name.
func (l *Line) parts(d *table.Draft) (word, said string) {
	if slices.ContainsFunc(table.SettingWords(d.Game()), func(w table.PlaceWord) bool { return w.Word == l.Word }) {
		return "", l.Word + ": " + l.Said
	}
	if l.Player != "" {
		return l.Word, l.Player + ": " + l.Said
	}
	return l.Word, l.Said
}

// key is that by which a draft knows a line again.
func (l *Line) key(d *table.Draft) string {
	word, said := l.parts(d)
	return word + said
}
