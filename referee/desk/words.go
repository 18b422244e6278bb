package desk

import (
	"tablereferee/engine"
	"tablereferee/referee/scenario"
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
	Cards   []Named       `json:"cards"`
}

// Word is a word and what it means.
type Word struct {
	Word string      `json:"word"`
	Says engine.Text `json:"says"`
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
		Steps:  v.Steps}
	rules := game.Rules(game.Editions[0])
	for i := range rules.PerPlayer {
		if z := &rules.PerPlayer[i]; !z.Absent {
			w.Own = append(w.Own, Word{z.ID, z.Name})
		}
	}
	for _, g := range d.games() {
		w.Games = append(w.Games, g.ID)
	}
	for c := range game.Book.All() {
		w.Clauses = append(w.Clauses, Word{c.ID, c.Text().Says})
	}
	seen := map[engine.Text]bool{}
	for i := range rules.Cards[1:] {
		c := &rules.Cards[1+i]
		if !c.Test && !seen[c.Name] {
			seen[c.Name] = true
			w.Cards = append(w.Cards, Named{Name: c.Name, Type: &rules.Types[c.Type]})
		}
	}
	out.Words = w
	return nil
}

// plain is a list of words with what they mean, and nothing more.
func plain(all []scenario.Word) (out []Word) {
	for i := range all {
		out = append(out, Word{all[i].Word, all[i].Says})
	}
	return out
}
