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
		Holds: func(_ *db.Parts, c *db.Card) bool { return c.Defense == nil || c.Defense.InPlay }},
	{Card: "starro", Cite: book.CardsStarro, Part: "play", Key: "play", Form: "{ …, attack(one_foe){ … } }",
		Holds: func(_ *db.Parts, c *db.Card) bool {
			return !c.AttacksSo(func(s *cardtext.Step) bool { return s.Whom != cardtext.OneFoe })
		}},
	{Card: "starro", Cite: book.CardsStarro, Holds: func(_ *db.Parts, c *db.Card) bool {
		return !c.AttacksSo(func(s *cardtext.Step) bool {
			any := false
			s.Body.Walk(func(s *cardtext.Step) { any = any || db.TakesAny(s) })
			return any
		})
	}},
	{Card: "steel", Cite: book.CardsSteel, Key: "play",
		Form:  `{ …, over_the_turn(plays{ type = { "Equipment", "Metal" }, others = true }){ power(1) } }`,
		Holds: func(_ *db.Parts, c *db.Card) bool { return !c.PaysTwice() }},
	{Card: "cyborg-one-million", Cite: book.CardsOnceBonus, Part: "play", Key: "play", Form: bonusOnce,
		Holds: paysOnce},
	{Card: "dionesium", Cite: book.CardsOnceBonus, Part: "play", Key: "play", Form: bonusOnce,
		Holds: paysOnce},
	{Card: "kendra-saunders", Cite: book.CardsOnceBonus, Part: "play", Key: "play", Form: bonusOnce,
		Holds: paysOnce},
	{Card: "lady-blackhawk", Cite: book.CardsOnceBonus, Part: "play", Key: "play", Form: bonusOnce,
		Holds: paysOnce},
	{Card: "detective-chimp", Cite: book.CardsDetectiveChimpDrowned, Part: "play", Key: "play",
		Form: "{ …, look(top(deck, …), { stops = true }), … }", Holds: stopsLooking},
	{Card: "the-drowned", Cite: book.CardsDetectiveChimpDrowned, Part: "reward", Holds: stopsLooking},
	{Card: "barbatos", Cite: book.CardsBarbatosReward, Part: "reward", Holds: func(_ *db.Parts, c *db.Card) bool {
		return len(c.Reward) == 0 || chooses(c.Reward)
	}},
	{Card: "the-murder-machine", Cite: book.CardsMurderMachineChoice, Part: "first_appearance",
		Holds: func(_ *db.Parts, c *db.Card) bool { return len(c.Appear) == 0 || chooses(c.Appear) }},
	{Card: "oversized-superman", Cite: book.OversizedSupermanThree, Key: "captures_at", Form: "3",
		Holds: func(_ *db.Parts, c *db.Card) bool { return c.More[capturesAt] == 3 }},
}

// assumed is what is taken for so of cards that nobody here has seen: the form says what to look at first.
var assumed = map[string][]string{"breakthrough": {"cost"}}

// bonusOnce is how a bonus is written that a card of a type brings, however many of them are played.
const bonusOnce = `{ …, over_the_turn(plays{ type = "…", others = true, once = true }){ … } }`

func paysOnce(_ *db.Parts, c *db.Card) bool { return !c.PaysEach() }

func stopsLooking(_ *db.Parts, c *db.Card) bool { return !c.LooksOn() }

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
