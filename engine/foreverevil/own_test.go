package foreverevil

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

const ownCards = `card "Lightning Rod" { type = "Equipment", cost = 3, vp = 1, copies = 2, fr = "Paratonnerre",
  says = "+2 Power.",
  play = power(2) }

card "Coup de pied" { cost = 2 }

card "Lightning Bolt" { type = "Super Power", cost = 2,
  says = { "+1 Power, and draw a card.", "+1 en Puissance, et piochez une carte." },
  play = { power(1), draw(1) },
  defense = { draw(1) } }
`

// TestOwnCards adds cards to the box and changes one: those of the box stay where they are, and each card tells whose
// it is.
func TestOwnCards(t *testing.T) {
	g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: ownCards}})
	if err != nil {
		t.Fatal(err)
	}
	en, was := g.Rules("en"), rules("en")
	for d := range was.Cards {
		if was.Cards[d].ID != en.Cards[d].ID || was.Cards[d].Copies != en.Cards[d].Copies {
			t.Errorf("card %d was %+v and is %+v", d, was.Cards[d], en.Cards[d])
		}
	}
	for _, want := range []struct {
		name   string
		origin engine.Origin
		cost   string
		clause string
	}{
		{"Lightning Rod", engine.Invented, "3", "own.card.lightning-rod"},
		{"Paratonnerre", engine.Invented, "3", "own.card.lightning-rod"},
		{"Kick", engine.Amended, "2", "own.card.kick"},
		{"Punch", engine.Printed, "0", "fe.card.punch"},
	} {
		d := en.FindCard(want.name)
		card := &en.Cards[d]
		cost := ""
		for _, f := range g.Facts(d) {
			if f.Name[engine.EN] == "cost" {
				cost = f.Value[engine.EN]
			}
		}
		c, ok := g.Book.Find(card.ClauseID(g.Book))
		if card.Origin != want.origin || cost != want.cost || card.ClauseID(g.Book) != want.clause || !ok ||
			en.CardOf(c) != d {
			t.Errorf("%s: origin %d, cost %s, clause %s", want.name, card.Origin, cost, card.ClauseID(g.Book))
		}
	}
	if c, _ := g.Book.Find("own.card.kick"); !strings.Contains(g.Book.Info(c).Text().Says[engine.FR],
		"que l'auteur a modifiée") {
		t.Errorf("the clause of a changed card does not say so: %q", g.Book.Info(c).Text().Says[engine.FR])
	}
	if file, source := g.Source(en.FindCard("Lightning Rod")); file != "mine.lua" ||
		!strings.HasPrefix(source, `card "Lightning Rod" { type`) {
		t.Errorf("declared in %s: %s", file, source)
	}
	if Game.Book.Len() == g.Book.Len() || was.FindCard("Lightning Rod") != 0 {
		t.Error("the game of the box has the card as well")
	}
}

// TestOwnCardsArePlayed plays whole games by chance with cards added to the main deck.
func TestOwnCardsArePlayed(t *testing.T) {
	g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: ownCards}})
	if err != nil {
		t.Fatal(err)
	}
	r, played := g.Rules("en"), 0
	rod, _ := g.Book.Find("own.card.lightning-rod")
	for seed := range uint64(20) {
		m, err := g.Start(r, &engine.Setup{Seed: seed, First: engine.NoPlayer,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, deckbuilder.Greedy{})
		if err != nil {
			t.Fatal(err)
		}
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		if err := m.Run(func() { g.Play(m) }); err != nil {
			t.Fatal(err)
		}
		played += m.Log.Cited()[rod]
	}
	if played == 0 {
		t.Error("nobody has played Lightning Rod in twenty games")
	}
}

// TestOwnCardsGoneWrong tells what is wrong with a card, with file and line.
func TestOwnCardsGoneWrong(t *testing.T) {
	for _, c := range []struct{ text, wrong string }{
		{`card "Rod" { tipe = "Hero" }`, "mine.lua:1: Rod: a card has no tipe; did you mean type?"},
		{`card "Rod" { play = powr(1) }`, "mine.lua:1:21: powr is not known"},
		{"card \"Rod\" { cost = 1 }\n\ncard \"Rod\" { cost = 2 }",
			"mine.lua:3: Rod: it is declared already: mine.lua:1"},
		{"card \"Kick\" { cost = 1 }\n\ncard \"Coup de Pied\" { cost = 2 }",
			"mine.lua:3: Coup de Pied: it is changed already: mine.lua:1"},
		{`card "Kick!" { cost = 1 }`, "mine.lua:1: Kick!: the log would take it for Kick"},
		{`card "2 x Kick" { cost = 1 }`, "begins with a sign that a log reads as a number"},
		{`card "Hand" { cost = 1 }`, "mine.lua:1: Hand: a card cannot be called so: a log calls a place so"},
		{`card "Rod, the" { cost = 1 }`, "a sign that a log reads otherwise"},
		{"card \"Rod\" { type = \"Hero\",\n  copies = 21 }", "mine.lua:2: Rod: copies is a number from 1 to 20"},
		{`card "Rod" { type = "Hero", copies = 0 }`, "copies is a number from 1 to 20"},
		{`card "Kick" { copies = 21 }`, "mine.lua:1: Kick: copies is a number from 1 to 20"},
		{`card "Rod" { fr = "Coup de poing" }`, "a printed card bears its French name, Coup de poing: Punch"},
		{`card "Rod" { fr = "Coup-de-poing" }`, "a printed card bears its French name, Coup-de-poing: Punch"},
		{`card "Coup-de-poing" { type = "Hero" }`, "a printed card bears its name, Coup-de-poing: Punch"},
		{`card "Kick" { fr = "Coup de poing" }`, "a printed card bears its French name, Coup de poing: Punch"},
		{"card \"Rod\" { type = \"Hero\", fr = \"Tige\" }\ncard \"Staff\" { type = \"Hero\", fr = \"TIGE\" }",
			"mine.lua:2: Staff: its French name, TIGE, is the French name of Rod as well (mine.lua:1)"},
		{"card \"Rod\" { type = \"Hero\", fr = \"Staff\" }\ncard \"Staff\" { type = \"Hero\" }",
			"mine.lua:2: Staff: its name, Staff, is the French name of Rod as well (mine.lua:1)"},
		{"card \"Rod\" { type = \"Hero\" }\ncard \"Kick\" { fr = \"Rod\" }",
			"mine.lua:2: Kick: its French name, Rod, is the name of Rod as well (mine.lua:1)"},
		{`card "Man Bat" { cost = 2 }`, `to change that card, write its name so: card "Man-Bat" { … }`},
		{`card "" { cost = 2 }`, `mine.lua:1: "": a card cannot be called so: its name is empty`},
		{`card " \t" { cost = 2 }`, `mine.lua:1: " \t": a card cannot be called so: its name is empty`},
		{`card "Rod\nStaff" { cost = 2 }`, `mine.lua:1: "Rod\nStaff": a card cannot be called so`},
		{`card "Rod\27[31m" { cost = 2 }`, `mine.lua:1: "Rod\x1b[31m": a card cannot be called so`},
		{`card "Rod" { type = "Hero", fr = "" }`, "a card cannot be called so in French: its name is empty"},
		{`card "Weakness" { cost = 3 }`, "mine.lua:1: Weakness: cost stands on no card of pile weakness"},
		{`card "Rod" { pile = "character", play = power(1) }`, "play stands on no card of pile character"},
		{`all { game = "champions" } card "Rod" { }`, "mine.lua:1: these are cards of champions, and not of forever-evil"},
		{`card "Rod" { type = "Hero", says = "+2 Power." }`,
			"mine.lua:1: Rod: it says something and does nothing: what it does is missing, such as play = power(2)"},
		{`card "Rod" { pile = "boss", type = "Hero", cost = 9, says = "+2 Power." }`,
			"mine.lua:1: Rod: it says something and does nothing: what it does is missing"},
		{`card "Rod" { type = "Location", stays = true, says = "Stays in play. Draw a card for each Hero." }`,
			"mine.lua:1: Rod: it says something and does nothing"},
		{`card "Rod" { pile = "character", says = "Draw a card at the end of your turn." }`,
			"mine.lua:1: Rod: it says something and does nothing: an ability is missing, such as after(ends{}){ draw(1) }"},
		{`card "Knee" { pile = "kick", type = "Super Power", cost = 2, play = power(1) }`,
			"mine.lua:1: Knee: the Kick stack holds nothing but Kicks: leave pile out"},
		{`card "Kick" { pile = "main" }`, "mine.lua:1: Kick: it is the only card of its stack: leave pile out"},
		{`card "Rod" { type = "Equipment", role = "kept-card", play = power(1) }`,
			"mine.lua:1: Rod: role is of printed cards only; a card of your own says what it does in words"},
		{`card "Rod" { type = "Equipment", play = { power(1), native "firestorm" } }`,
			`mine.lua:1: Rod: native "firestorm" is of printed cards only`},
		{`card "Rod" { type = "Hero", play = attack(one_foe){ put(one{ foe.hand }, hand) } }`,
			"nobody chooses among cards that they do not see: have the hand shown first, foe:show(each{ foe.hand })"},
		{`card "Rod" { type = "Hero", defense = { cost = put(up_to(2){ attacker.hand }, hand), draw(1) } }`,
			"nobody chooses among cards that they do not see"},
		{`card "Kick" { role = "kept-card" }`, "mine.lua:1: Kick: a printed card keeps its role as it is: leave it out"},
		{`card "Rod" { type = "Equipment", play = choose_one{ draw(1), freeze(one{ line_up }) } }`,
			"what freeze does cannot be chosen; what may be, as the first thing that is done: power, draw, discard, tokens, "},
		{`card "Rod" { type = "Hero", play = may(attack(each_foe){ foe:gain_weakness(1) }) }`,
			"may has no effect here: attack is always done"},
		{`card "Rod" { type = "Hero", play = each_player:reveal(top(deck)) }`,
			"reveal is not what each_player does; it is done by: you, foe, attacker"},
		{`card "Rod" { type = "Hero", play = power(count{ line_up, of_earlier_turns = true }) }`,
			"mine.lua:1: Rod: the cards that lie there came to nobody: of_earlier_turns is asked of those that lie with a player"},
		{`card "Rod" { type = "Hero", play = destroy(one{ hand, line_up, of_earlier_turns = true }) }`, "came to nobody"},
		{`card "Rod" { type = "Hero", play = when(any{ destroyed, of_earlier_turns = true }){ draw(1) } }`, "came to nobody"},
		{`card "Rod" { type = "Hero", owned = { "Location" }, play = power(1) }`, "a Location stays in play: stays = true"},
		{`card "Element Woman" { owned = { "Villain", "Location" } }`, "a Location stays in play: stays = true"},
		{`card "Rod" { type = "Hero", editions = { fr = { type = { "Hero", "Location" } } } }`,
			"a Location stays in play: stays = true"},
		{`card "Rod" { type = "Location", stays = true, after(ends{}){ power(2) } }`,
			"mine.lua:1: Rod: it is nobody's turn here: power is for the turn that is played, and nothing would come of it"},
		{`card "Rod" { type = "Location", stays = true, after(ends{}){ draw(1):so{ may(discount(2)) } } }`,
			"it is nobody's turn here: discount is for the turn that is played"},
		{`card "Rod" { pile = "boss", type = "Hero", cost = 9, first_appearance = { power(2):otherwise{ tokens(1) } } }`,
			"it is nobody's turn here: power is for the turn that is played"},
		{`card "Rod" { type = "Hero", play = when(just(-1, count{ hand })){ power(2) } }`, "just never holds here"},
		{`card "Rod" { type = "Hero", play = when(just(-1, others_played)){ power(2) } }`, "just never holds here"},
		{`card "Rod" { type = "Hero", play = when(just(-1, tokens_of(you))){ power(2) } }`, "just never holds here"},
		{`card "Rod" { type = "Hero", play = when(just(-1, weaknesses_left)){ power(2) } }`, "just never holds here"},
		{`card "Rod" { type = "Hero", play = { discard(one_of_each{ hand, type = { "Hero", "Villain" } }), when(just(-1, types_missing)){ power(2) } } }`,
			"just never holds here"},
		{`card "Rod" { type = "Hero", stars = { min(0, deck_size) }, play = power(1) }`, "min is always 0 here: write that number"},
		{`card "Rod" { type = "Hero", stars = { min(0, free_cards) }, play = power(1) }`, "min is always 0 here: write that number"},
		{`card "Rod" { type = "Hero", stars = { others_played }, play = power(1) }`,
			"others_played is not known where the decks are scored; what is known there is deck_size, free_cards, "},
		{`card "Rod" { type = "Hero", stars = { tokens_of(you) }, play = power(1) }`, "tokens_of is not known where the decks are scored"},
		{`card "Rod" { type = "Hero", play = power(deck_size) }`, "deck_size is known"},
		{`card "Rod" { type = "Hero", play = power(free_cards) }`, "free_cards is known"},
		{`card "Rod" { type = "Hero", play = when(at_least(3, min(2, count{ hand }))){ power(2) } }`, "at_least never holds here"},
		{`card "Rod" { type = "Hero", play = when(at_least(0, tokens_of(you))){ power(2) } }`, "at_least always holds here"},
		{`card "Rod" { type = "Hero", play = power(min(0, count{ hand })) }`, "min is always 0 here: write that number"},
		{`card "Rod" { type = "Hero", play = power(max(2, min(1, count{ hand }))) }`, "max is always 2 here"},
		{`card "Rod" { type = "Hero", play = power(2 - max(2, count{ hand })) }`,
			"mine.lua:1: Rod: this number is never above 0: nothing would ever be done"},
		{`card "Rod" { type = "Hero", play = draw(-2 * count{ hand }) }`, "this number is never above 0"},
		{`card "Rod" { type = "Hero", play = destroy(one{ hand, cost = { 3, min(2, count{ hand }) } }) }`,
			"cost goes from a number to one that is no less"},
		{`card "Kick" { id = "kicker" }`, "a printed card keeps its id"},
		{strings.Repeat("card \"Rod\" { cost = 1 }\n", 501), "mine.lua:501: Rod: these are 501 cards"},
	} {
		_, err := Game.With([]engine.Source{{Name: "mine.lua", Text: c.text}})
		if err == nil || !strings.Contains(engine.Tell(err, engine.EN), c.wrong) {
			t.Errorf("%.60s\n gives %v\nand not %s", c.text, err, c.wrong)
		}
	}
}

// TestOwnCardsThatDoNothing: a card may say nothing, or say that playing it does nothing, or change facts only.
func TestOwnCardsThatDoNothing(t *testing.T) {
	for _, text := range []string{
		`card "Rod" { type = "Hero", vp = 3 }`,
		`card "Rod" { type = "Hero", vp = 3, says = "Playing it does nothing.", play = nothing() }`,
		`card "Rod" { pile = "weakness", vp = -2, says = "Playing it does nothing.", play = nothing() }`,
		`card "Rod" { type = "Hero", says = "Worth a VP for each card.", stars = { deck_size } }`,
		`card "Kick" { cost = 2, says = "+2 Power." }`,
		`card "Punch" { vp = 1 }`,
		`card "Rod" { type = "Hero", says = "Its Defense.", defense = { draw(1) } }`,
		`card "Rod" { type = "Hero", owned = { "Location" }, stays = true, play = power(1) }`,
		`card "Rod" { type = "Hero", play = { power(count{ hand, of_earlier_turns = true }), power(5 - count{ hand }) } }`,
		`card "Rod" { type = "Hero", play = attack(one_foe){ destroy(one{ foe.discard_pile, of_earlier_turns = true }) } }`,
		`card "Rod" { type = "Hero", play = when(just(0, count{ hand })){ power(max(0, 3 * count{ discard_pile } - 2)) } }`,
		`card "Rod" { type = "Hero", play = reveal(top(deck)):so{ power(printed("vp", it)), draw(0 - printed("vp", it)) } }`,
		`card "Rod" { type = "Hero", defense = { power(2):otherwise{ tokens(1) } } }`,
	} {
		if _, err := Game.With([]engine.Source{{Name: "mine.lua", Text: text}}); err != nil {
			t.Errorf("%s\n is refused: %v", text, err)
		}
	}
}

// ownSix are cards that say more than one thing.
const ownSix = `card "Storm Caller" { type = "Hero", cost = 4, vp = 1, copies = 5, play = { power(1), draw(1) }, defense = { draw(1) } }
card "Scrap Dealer" { type = "Villain", cost = 3, vp = 1, copies = 5,
  play = may(destroy(one{ hand, discard_pile })):so{ power(2) }:otherwise{ power(1) } }
card "Tax Collector" { type = "Villain", cost = 2, copies = 5, play = { power(2), attack(each_foe){ foe:discard(one{ foe.hand }) } } }
card "Lighthouse" { type = "Location", cost = 2, copies = 5, stays = true, after(plays{ type = "Hero", first = true }){ power(1) } }
card "Old Photograph" { type = "Equipment", cost = 1, copies = 5, play = power(min(3, distinct "name" { discard_pile })) }
card "Pawnbroker" { type = "Location", cost = 1, copies = 5, stays = true, action{ limit = "turn", cost = discard(one{ hand }), tokens(1) } }
card "Kick" { cost = 1, play = { power(2), put(top(main_deck), line_up) } }
`

// TestOwnCardsWithOneMistake changes a word of a card of one's own to another, and plays with what can be read all the
// same: nothing panics, and every mistake tells where it stands.
func TestOwnCardsWithOneMistake(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	words := append(Title.CardFiles().Words, "this", "{}", "true", "draw(1)", "one{ hand }", "each{ line_up }")
	changes := 400
	at := changeable.FindAllStringIndex(ownSix, -1)
	read, broke := 0, 0
	for i := range changes {
		rng := rand.New(rand.NewPCG(uint64(i), 3))
		x, y := at[rng.IntN(len(at))], at[rng.IntN(len(at))]
		other := ownSix[y[0]:y[1]]
		switch is := ownSix[x[0]]; { // of the same kind, so that more of it is read
		case is >= '0' && is <= '9':
			other = []string{"-1", "0", "1", "7", "99", "count{ hand }", "that_many"}[rng.IntN(7)]
		case is != '"' && i%3 > 0:
			other = words[rng.IntN(len(words))]
		}
		text := ownSix[:x[0]] + other + ownSix[x[1]:]
		g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: text}})
		if err != nil {
			if told := engine.Tell(err, engine.FR); !strings.Contains(told, "mine.lua:") {
				t.Errorf("%v stands nowhere:\n%s", err, text)
			}
			continue
		}
		read++
		s := &engine.Setup{Seed: uint64(i), First: engine.NoPlayer,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}
		m, err := g.Start(g.Rules("en"), s, engine.NewRandom(uint64(i)))
		if err != nil {
			continue
		}
		m.Limit = 6_000
		m.Log = engine.NewLog(m, []string{"Ann", "Ben", "Cy"})
		var wrong *engine.BrokenText
		if err := m.Run(func() { g.Play(m) }); errors.As(err, &wrong) {
			broke++
		} else if err != nil && !errors.Is(err, engine.ErrLimit) {
			t.Errorf("%v: played with\n%s", err, text)
		}
	}
	t.Logf("of %d changed files %d are read, and in %d games a text could not be carried out", changes, read, broke)
}

// TestTheFlashMayChange: what lies face up from the beginning is changed as others are, as long as it does not appear.
func TestTheFlashMayChange(t *testing.T) {
	for text, want := range map[string]string{
		`card "The Flash" { cost = 9 }`:                                           "",
		`card "The Flash" { first_appearance = { discard(exactly(1){ hand }) } }`: "it never appears",
		`card "Aquaman" { first_appearance = { discard(exactly(1){ hand }) } }`:   "",
	} {
		_, err := Game.With([]engine.Source{{Name: "mine.lua", Text: text}})
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
