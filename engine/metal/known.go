package metal

import (
	_ "embed"

	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// What stands at the top of the form by which somebody who owns the box tells what its cards say. A line that begins
// with --| is of an example.
var (
	//go:embed form/en.txt
	formEN string
	//go:embed form/fr.txt
	formFR string
)

// keywords are what cards are known to have, though not what it does.
var keywords = []db.Keyword{db.KeyAttack, db.KeyDefense, db.KeyOngoing, db.KeyAppearance, db.KeyReward}

// clarified is what the booklet says of single cards, as far as a declaration can be held against it.
var clarified = []db.Clarified{
	{Card: "oblivion-bar", Cite: book.CardsOblivionBar, Key: "defense", Form: "{ in_play = true, … }",
		Holds: func(c *db.Card) bool { return c.Defense == nil || c.Defense.InPlay }},
	{Card: "starro", Cite: book.CardsStarro, Key: "play", Form: "{ …, attack(one_foe){ … } }",
		Holds: func(c *db.Card) bool {
			return !c.AttacksSo(func(s *cardtext.Step) bool { return s.Whom != cardtext.OneFoe })
		}},
	{Card: "barbatos", Cite: book.CardsBarbatosReward, Holds: func(c *db.Card) bool {
		return len(c.Reward) == 0 || chooses(c.Reward)
	}},
	{Card: "the-murder-machine", Cite: book.CardsMurderMachineChoice,
		Holds: func(c *db.Card) bool { return len(c.Appear) == 0 || chooses(c.Appear) }},
	{Card: "oversized-superman", Cite: book.OversizedSupermanThree, Key: "captures_at", Form: "3",
		Holds: func(c *db.Card) bool { return c.More[capturesAt] == 3 }},
}

// chooses says whether a text leaves a choice.
func chooses(t cardtext.Text) bool {
	yes := false
	t.Walk(func(s *cardtext.Step) { yes = yes || len(s.Ways) > 0 || s.Optional })
	return yes
}
