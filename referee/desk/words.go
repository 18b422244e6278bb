package desk

import (
	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Words is what a script about a game may say.
type Words struct {
	Game    string        `json:"game"`
	Games   []string      `json:"games"`   // of which it may be instead
	Global  []Word        `json:"global"`  // words of their own
	Header  []Word        `json:"header"`  // labels of the header
	Seat    []Word        `json:"seat"`    // of a player who is seated
	Own     []Word        `json:"own"`     // places of a player
	Places  []Word        `json:"places"`  // of the table
	Card    []Word        `json:"card"`    // labels of a card that is laid out
	Moves   []Word        `json:"moves"`   // what players do
	Reads   []Word        `json:"reads"`   // numbers of players, of the game and of cards
	Checks  []Word        `json:"checks"`  // what is expected
	Steps   []engine.Text `json:"steps"`   // of a turn
	Clauses []Word        `json:"clauses"` // of its rulebook, by their ids
	Facts   []Word        `json:"facts"`   // labels of a card that is declared
	Texts   []Word        `json:"texts"`   // words of what such a card does
	Heads   []engine.Text `json:"heads"`   // the characters that a player can be
	Cards   []Named       `json:"cards"`
	Begins  []Begin       `json:"begins"` // how a script about each of the games may begin
}

// Word is a word and what it means.
type Word struct {
	Word  string      `json:"word"`
	Says  engine.Text `json:"says"`
	Takes string      `json:"takes,omitempty"` // what stands behind it: "a number"
}

// Begin is how a script about a game begins: its table as it is set up by itself.
type Begin struct {
	Game   string      `json:"game"`
	Name   engine.Text `json:"name"`
	Script engine.Text `json:"script"`
}

// words tells what a script about a game may say: of the first game, where there is none of the name.
func (d *Desk) words(name string, out *Reply) error {
	game := d.game(name)
	if game == nil {
		game = d.games()[0]
	}
	v := scenario.VocabularyOf(game)
	global, checks := scenario.CommonWords()
	w := &Words{Game: game.ID, Global: plain(global), Header: plain(v.Header), Seat: plain(v.Seat),
		Places: plain(v.Places), Card: plain(v.Card), Moves: plain(v.Moves), Reads: plain(v.Reads),
		Checks: plain(checks),
		Steps:  v.Steps, Heads: v.Heads}
	facts, texts := scenario.DeclaredWords(game)
	w.Facts, w.Texts = plain(facts), plain(texts)
	rules := game.Rules(game.Editions[0])
	for i := range rules.PerPlayer {
		if z := &rules.PerPlayer[i]; !z.Absent {
			w.Own = append(w.Own, Word{Word: z.ID, Says: z.Name})
		}
	}
	for _, g := range d.games() {
		w.Games = append(w.Games, g.ID)
	}
	var err error
	if w.Begins, err = d.beginnings(); err != nil {
		return err
	}
	for c := range game.Book.All() {
		w.Clauses = append(w.Clauses, Word{Word: c.ID, Says: c.Text().Says})
	}
	seen := map[engine.Text]bool{}
	for i := range rules.Cards[1:] {
		c := &rules.Cards[1+i]
		if !c.Test && !seen[c.Name] {
			seen[c.Name] = true
			w.Cards = append(w.Cards, Named{Name: c.Name, Type: &rules.Types[c.Type],
				Unknown: game.Undefined(engine.Def(i + 1))})
		}
	}
	out.Words = w
	return nil
}

// plain is a list of words with what they mean, and nothing more.
func plain(all []scenario.Word) (out []Word) {
	for i := range all {
		out = append(out, Word{all[i].Word, all[i].Says, all[i].Takes})
	}
	return out
}

// beginnings are how a script about each game begins.
func (d *Desk) beginnings() ([]Begin, error) {
	if d.begins != nil {
		return d.begins, nil
	}
	var out []Begin
	for _, g := range d.games() {
		script, err := d.beginningOf(g)
		if err != nil {
			return nil, err
		}
		out = append(out, Begin{g.ID, g.Name, script})
	}
	d.begins = out
	return out, nil
}

// beginningOf is how a script about a game begins: what is asked before the first move is answered, and then it is
// Ann's.
func (d *Desk) beginningOf(g *engine.Game) (engine.Text, error) {
	first, err := table.First(g, 0)
	if err != nil {
		return engine.Text{}, err
	}
	first += "begin()\n"
	script, err := d.language().Compile("", "script", first)
	if err != nil {
		return engine.Text{}, err
	}
	live, err := script.Live(scenario.Options{})
	if err != nil {
		return engine.Text{}, err
	}
	defer live.Close()
	answered := engine.Text{}
	for live.Question() != nil && !live.Menu() {
		answered = engine.Sayf("%s%s\n", "%s%s\n", answered, live.Line(0))
		if err := live.Give(0); err != nil {
			return engine.Text{}, err
		}
	}
	return engine.Sayf("%s%s\nexpect(game):goes_on()\n", "%s%s\nexpect(game):goes_on()\n", first, answered), nil
}
