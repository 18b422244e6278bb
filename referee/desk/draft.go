package desk

import (
	"errors"
	"maps"
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
	Most       int           `json:"most"`
	Places     []PlaceWord   `json:"places"`
	Marks      []PlaceWord   `json:"marks"` // what may lie on a card
	Cards      []Named       `json:"cards"`
	Characters []engine.Text `json:"characters"`
	Scenarios  []Named       `json:"scenarios,omitempty"` // what is played against
	Steps      []engine.Text `json:"steps"`               // at which play may begin
	Lies       []Lying       `json:"lies"`                // where cards may lie: Named.Lies is a place in it
}

// Lying is where cards may lie: the words of the places, with the mark that a card needs there, empty for none.
type Lying map[string]string

// PlaceWord is a word by which a set-up says something.
type PlaceWord struct {
	Word    string      `json:"word"`
	Name    engine.Text `json:"name"`
	Player  bool        `json:"player,omitempty"`
	Setting bool        `json:"setting,omitempty"`
	Number  bool        `json:"number,omitempty"`
	Cards   bool        `json:"cards,omitempty"`
	Pile    bool        `json:"pile,omitempty"` // its cards lie one on the other
	Hand    bool        `json:"hand,omitempty"`
	Yes     bool        `json:"yes,omitempty"`
	Least   int         `json:"least,omitempty"`
	Most    int         `json:"most,omitempty"`
}

// Named is a thing with its name: of a card, of which the id is not told, with its type.
type Named struct {
	ID   string       `json:"id,omitempty"`
	Name engine.Text  `json:"name"`
	Type *engine.Text `json:"type,omitempty"`
	Lies int          `json:"lies,omitempty"` // of Game.Lies
	// Unknown is of a card of which nobody knows what it says, so that it is not played.
	Unknown bool `json:"unknown,omitempty"`
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
	told := &Game{ID: g.ID, Edition: edition, Least: draft.Least(), Most: draft.Most()}
	for _, w := range append(table.PlaceWords(g), table.SettingWords(g)...) {
		pile, hand := draft.Is(&w)
		told.Places = append(told.Places, PlaceWord{w.Word, w.Name, w.Player, w.Setting, w.Number, w.Cards, pile, hand,
			w.Yes, w.Least, w.Most})
	}
	for _, w := range scenario.SetUpWords(g).Card {
		told.Marks = append(told.Marks, PlaceWord{Word: w.Word, Name: w.Name, Number: w.Number, Cards: w.Cards,
			Yes:   w.Yes,
			Least: w.Least, Most: w.Most})
	}
	for i := range rules.Cards[1:] {
		if c := &rules.Cards[i+1]; !c.Test {
			told.Cards = append(told.Cards, Named{Name: c.Name, Type: &types[c.Type],
				Lies: told.lying(draft, engine.Def(i+1)), Unknown: g.Undefined(engine.Def(i + 1))})
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
		if s := &rules.Steps[i]; !s.SetUp || i == 0 || !rules.Steps[i-1].SetUp { // a set-up begins with its first
			told.Steps = append(told.Steps, s.Name)
		}
	}
	out.Game = told
	return nil
}

// lying is where a card may lie, as a place in the list of all that cards have.
func (g *Game) lying(d *table.Draft, c engine.Def) int {
	lies, words := Lying{}, d.Words()
	for i := range words {
		if fits, needs := d.Fits(&words[i], c); fits {
			lies[words[i].Word] = needs
		}
	}
	at := slices.IndexFunc(g.Lies, func(l Lying) bool { return maps.Equal(l, lies) })
	if at < 0 {
		at, g.Lies = len(g.Lies), append(g.Lies, lies)
	}
	return at
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
	card int // of the line, counted from 1; 0 where it is none of them
}

func (a *atLine) Unwrap() error { return a.error }

// In tells what is wrong.
func (a *atLine) In(l engine.Lang) string { return engine.Tell(a.error, l) }

// lay opens a table that a draft sets up, and gives its script.
func (d *Desk) lay(r *Request, out *Reply) error {
	t, wrong := d.drafted(r.Draft)
	if len(wrong) > 0 {
		return wrong[0]
	}
	if err := d.sit(t.Open, table.Setup{Before: table.Beginning}, -1); err != nil {
		return t.at(err)[0]
	}
	d.beginning(out)
	out.Script = d.table.Script(engine.EN)
	return nil
}

// laying is a draft, and of which line each thing is that was said to it.
type laying struct {
	*table.Draft
	lines []int // counted from 1
}

// at tells of which line an error is, and of which card: each mistake of a list by itself.
func (t *laying) at(err error) []error {
	var many table.Mistakes
	var m *table.Mistake
	var no *table.Refused
	line := func(of int) int {
		if of < 1 || of > len(t.lines) {
			return 0
		}
		return t.lines[of-1]
	}
	switch {
	case errors.As(err, &many):
		var all []error
		for _, m := range many {
			all = append(all, &atLine{m, line(m.Of), m.Card})
		}
		return all
	case errors.As(err, &m):
		return []error{&atLine{err, line(m.Of), m.Card}}
	case errors.As(err, &no):
		return []error{&atLine{err, line(no.Of), no.Card}}
	}
	return []error{&atLine{err, 0, 0}} // also what has a line of the script has none of the draft
}

// drafted says to a draft what one of a page says, and gives all that is wrong with it, besides what cannot be played:
// what is wrong is left out. There is no draft where nothing of it can be said.
func (d *Desk) drafted(s *Draft) (*laying, []error) {
	if s == nil {
		s = &Draft{}
	}
	g := d.game(s.Game)
	if g == nil {
		return nil, []error{d.noGame(s.Game)}
	}
	draft, err := table.NewDraft(g, s.Edition)
	if err != nil {
		return nil, []error{err}
	}
	draft.Plainly()
	if len(s.Lines) > mostLines {
		return nil, []error{engine.Errorf("a set-up has at most %d lines", "une mise en place a au plus %d lignes",
			mostLines)}
	}
	if err := s.seat(draft); err != nil {
		return nil, []error{err}
	}
	t := &laying{Draft: draft}
	var wrong []error
	note := func(err error, line int) {
		for _, err := range t.at(err) {
			var of *atLine
			if errors.As(err, &of) && of.line == 0 {
				of.line = line
			}
			wrong = append(wrong, err)
		}
	}
	for i := range s.Lines {
		l := &s.Lines[i]
		if len(l.Said)+len(l.Word) > longestLine {
			note(engine.Errorf("this line is too long", "cette ligne est trop longue"), i+1)
			continue
		}
		t.lines = append(t.lines, i+1)
		if err := l.say(draft); err != nil {
			note(err, i+1)
		}
	}
	if err := draft.Fill(max(draft.Seated(), draft.Least())); err != nil {
		note(err, 0)
	}
	if s.Seed != "" {
		n, err := strconv.ParseUint(s.Seed, 10, 63)
		if err != nil || n > scenario.MaxSeed {
			wrong = append(wrong, engine.Errorf("the number of a game is a whole number from 0 to %d, and not %.40q",
				"le numéro d'une partie est un nombre entier de 0 à %d, et non %.40q", int64(scenario.MaxSeed), s.Seed))
		} else {
			draft.Seed(n)
		}
	}
	if s.AsIf {
		draft.AsIf()
	}
	draft.NewGame()
	return t, wrong
}

// seat names the players of a draft.
func (s *Draft) seat(d *table.Draft) error {
	if len(s.Players) == 0 {
		return nil
	}
	for _, n := range s.Players {
		if strings.TrimSpace(n) == "" || strings.Contains(n, ":") || len(n) > 100 {
			return engine.Errorf("each player has a short name, without a colon",
				"chaque joueur a un nom court, sans deux-points")
		}
	}
	return d.Players(s.Players...)
}

// say lays a line out.
func (l *Line) say(d *table.Draft) error {
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
