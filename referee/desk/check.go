package desk

import (
	"cmp"
	"slices"

	"tablereferee/engine"
	"tablereferee/referee/table"
)

// What is told of a draft while somebody puts it together.

// check tells all that is wrong with a draft. The table stays as it is.
func (d *Desk) check(r *Request, out *Reply) {
	t, wrong := d.drafted(r.Draft)
	if t != nil {
		out.Begins = t.Begins()
		refused, err := t.All(d.unplayed())
		if err != nil {
			wrong = append(wrong, t.at(err)...)
		}
		for _, no := range refused {
			wrong = append(wrong, t.at(no)...)
		}
	}
	for _, err := range wrong {
		out.Wrongs = append(out.Wrongs, d.wrong(err))
	}
	slices.SortStableFunc(out.Wrongs, func(x, y *Wrong) int {
		return cmp.Or(cmp.Compare(x.Line, y.Line), cmp.Compare(x.Card, y.Card))
	})
}

// unplayed is a table at its beginning, of which only that matters whether it can be set up.
func (d *Desk) unplayed() table.Setup {
	return table.Setup{Before: table.Beginning, Language: d.language()}
}

// read reads a list of cards, as somebody writes or pastes it.
func (d *Desk) read(r *Request, out *Reply) error {
	t, wrong := d.drafted(&Draft{Game: r.Game, Edition: r.Edition})
	switch {
	case len(wrong) > 0:
		return wrong[0]
	case len(r.Said) > longestLine:
		return engine.Errorf("this line is too long", "cette ligne est trop longue")
	}
	cards, left, err := t.Read(r.Said)
	if out.Read = (&Read{cards, left}); err == nil {
		return nil
	}
	for _, err := range t.at(err) {
		out.Wrongs = append(out.Wrongs, d.wrong(err))
	}
	return nil
}

// Read is a list of cards.
type Read struct {
	Cards []table.Laid `json:"cards"`
	Left  []string     `json:"left"` // what of it is wrong: for each mistake what was said
}

// bears tells what may lie on a card of a line of a draft.
func (d *Desk) bears(r *Request, out *Reply) error {
	if r.Draft == nil || r.N < 1 || r.N > len(r.Draft.Lines) {
		return engine.Errorf("there is no line %d", "il n'y a pas de ligne %d", r.N)
	}
	line := &r.Draft.Lines[r.N-1]
	alone, wrong := d.drafted(&Draft{Game: r.Draft.Game, Edition: r.Draft.Edition})
	if len(wrong) > 0 {
		return wrong[0]
	}
	words := alone.Words()
	at := slices.IndexFunc(words, func(w table.PlaceWord) bool { return w.Word == line.Word })
	card := alone.CardAt(line.Said, r.Card, at)
	if at < 0 || card == 0 {
		return engine.Errorf("there is no card %d", "il n'y a pas de carte %d", r.Card)
	}
	out.Bears = &Bears{}
	rules := alone.Rules()
	var with []engine.Def
	out.Bears.Words, with, out.Bears.One = alone.Bears(&words[at], card)
	out.Bears.One = out.Bears.One && !r.Draft.AsIf
	for _, c := range with {
		out.Bears.With = append(out.Bears.With, rules.Cards[c].Name)
	}
	if all, wrong := d.drafted(r.Draft); len(wrong) == 0 {
		also, err := all.AlsoBears(d.unplayed(), r.N-1, r.Card, out.Bears.Words)
		if err != nil {
			return all.at(err)[0]
		}
		out.Bears.Words = append(out.Bears.Words, also...)
	}
	return nil
}

// Bears is what may lie on a card where it lies.
type Bears struct {
	Words []string      `json:"words"` // of Game.Marks
	With  []engine.Text `json:"with"`  // the cards that may
	One   bool          `json:"one"`   // no second one of the card lies there
}
