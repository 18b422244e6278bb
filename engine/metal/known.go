package metal

import (
	_ "embed"

	"tablereferee/engine"
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

// beside seats both players, where a card is tried out, with Super Heroes of whom nobody has told anything, as far as
// there are such: one whose text is known would act beside the card. Who begins Captured is played as soon as another
// one lies under the tile.
func beside(k *db.Parts, tried engine.Def, s *engine.Setup) {
	var plain []engine.Def
	for d := range k.Cards {
		if c := &k.Cards[d]; c.Sort == db.CharacterCard && c.Unknown && c.Hook == 0 && !c.Test && !c.Outside &&
			engine.Def(d) != tried {
			plain = append(plain, engine.Def(d))
		}
	}
	for i := range s.Players {
		if i < len(plain) {
			s.Players[i].Character = plain[i]
		}
	}
	if more := len(s.Players); k.Cards[tried].Hook == capturedFirst && more < len(plain) {
		s.Zones = append(s.Zones, engine.ZoneSetup{Zone: captured, Cards: plain[more : more+1]})
	}
}
