package metal_test

import (
	"strings"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/metal"
)

// withCards gives the game with cards of somebody's own.
func withCards(text string) (*engine.Game, error) {
	return metal.Game.With([]engine.Source{{Name: "mine.lua", Text: text}})
}

// TestLimitsOfWords: what a card of this game cannot say is told when it is read, in both languages.
func TestLimitsOfWords(t *testing.T) {
	for _, c := range []struct{ card, en, fr string }{
		{`type = "Hero", crossover = true, base_game = true, play = power(1)`,
			"a card is of a Crossover pack or of another base game, not of both",
			"une carte est d'un paquet Crossover ou d'un autre jeu de base, pas des deux"},
		{`pile = "boss", type = "Villain", base_game = true, play = nothing()`,
			"of another base game nothing but the main deck is played with: leave pile out",
			"d'un autre jeu de base, seul le deck commun sert : enlever pile"},
		{`type = "Hero", after(plays{ first = true }){ draw(1), limit = "turn" }`,
			"it acts once in a turn anyway", "il agit de toute façon une fois par tour"},
		{`type = "Hero", after(plays{}){ draw(1), limit = "game" }`,
			`"game" cannot stand here`, `"game" ne peut pas se trouver ici`},
		{`type = "Hero", play = { reveal(top(deck)), when(alone){ draw(1) } }`,
			"alone is not known here", "alone n'est pas connu ici"},
		{`type = "Hero", play = look(top(deck, 2), { ends = true })`,
			`"ends" cannot stand here`, `"ends" ne peut pas se trouver ici`},
		{`type = "Hero", play = tokens(2)`,
			"tokens means nothing in this game: nobody has VP tokens",
			"tokens ne veut rien dire dans ce jeu : personne n'a de jetons PV"},
		{`type = "Hero", play = power(tokens_of(you))`, "tokens_of means nothing in this game", "tokens_of ne veut rien dire"},
		{`type = "Hero", play = gain(one{ line_up, unlocked = true })`,
			"unlocked means nothing in this game: no token keeps a card in the Line-Up",
			"unlocked ne veut rien dire dans ce jeu : aucun jeton ne retient de carte dans la réserve"},
		{`type = "Hero", after(gains_tokens{}){ draw(1) }`, "gains_tokens means nothing in this game", "gains_tokens ne veut rien dire"},
		{`type = "Hero", play = { reveal(top(main_deck)):as "seen", play(the "seen") }`,
			"no card that was found there is played", "aucune carte trouvée là ne se joue"},
		{`type = "Hero", play = power(1), stars = { count{ hand } }`,
			"count{ deck }", "count{ deck }"},
	} {
		_, err := withCards(`card "Own Card" { says = { "a", "b" }, ` + c.card + " }\n")
		if err == nil {
			t.Errorf("%s is read", c.card)
			continue
		}
		for l, want := range []string{c.en, c.fr} {
			if got := engine.Tell(err, engine.Lang(l)); !strings.Contains(got, want) {
				t.Errorf("%s tells\n%s\nand not\n%s", c.card, got, want)
			}
		}
	}
}

// ofOtherBoxes are a Crossover pack and the main deck of another game, as somebody may write them.
const ofOtherBoxes = `
all { says = { "a", "b" } }
card "Inked Circle" { type = "Equipment", copies = 6, crossover = true, play = power(2) }
card "Inked Knight" { pile = "character", crossover = true, after(begins{}){ draw(1) } }
card "Inked Page" { pile = "character", crossover = true, after(begins{}){ draw(1) } }
card "Inked Wolf" { pile = "boss", type = "Villain", cost = 8, crossover = true, play = nothing() }
card "Inked Bear" { pile = "boss", type = "Villain", cost = 9, crossover = true, play = nothing() }
card "Woven Captain" { type = "Hero", copies = 20, base_game = true, play = power(1) }
`

// TestOtherBoxesTakePartWhereAsked: without a word of the set-up no card of another box comes into the game, and with
// it all of them do. Test cards never do by themselves, and where there is no other pack there is none to add.
func TestOtherBoxesTakePartWhereAsked(t *testing.T) {
	game, err := withCards(ofOtherBoxes)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		options                   map[string]int
		deck, characters, villain int
	}{
		{nil, 97, 8, 7},
		{map[string]int{"crossover": 1}, 103, 10, 7},
		{map[string]int{"crossover": 1, "crossover_stack": 1}, 103, 10, 2},
		{map[string]int{"other_main_deck": 1}, 20, 8, 7},
		{map[string]int{"other_main_deck": 2}, 117, 8, 7},
	} {
		start := func(game *engine.Game) (*engine.Match, error) {
			r := game.Rules("fr")
			return game.Start(r, &engine.Setup{First: 0, Options: c.options, Players: []engine.SeatSetup{
				{Name: "Ann", Character: r.FindCard("Cyborg")},
				{Name: "Ben", Character: r.FindCard("Hal Jordan (oversized)")}}}, engine.NewRandom(1))
		}
		m, err := start(game)
		if err != nil {
			t.Errorf("%v: %v", c.options, err)
			continue
		}
		g := db.On(m)
		if deck := g.Len(db.MainDeck) + g.Len(db.LineUp); deck != c.deck || g.Len(db.Characters) != c.characters ||
			g.Len(db.BossStack) != c.villain {
			t.Errorf("%v: main deck %d, Super Heroes %d, Super-Villains %d", c.options, deck, g.Len(db.Characters),
				g.Len(db.BossStack))
		}
		if _, err := start(&metal.Game); (err != nil) != (len(c.options) > 0) {
			t.Errorf("%v without a pack: %v", c.options, err)
		}
	}
}

// TestNamesThatMeanOthers: a name that no card can have, or that two printed cards may be called by, tells which are
// meant.
func TestNamesThatMeanOthers(t *testing.T) {
	for _, c := range []struct{ card, en, fr string }{
		{`card "Batman (oversized)" { fr = "Batman" }`, `did you mean "Batman"?`, `vouliez-vous dire "Batman" ?`},
		{`card "Flash" { play = power(1) }`,
			`several printed cards are called so; write the name of the one that you mean: "The Flash", "The Flash (oversized)"`,
			`plusieurs cartes imprimées s'appellent ainsi ; écrivez le nom de celle que vous voulez dire : "The Flash", "The Flash (oversized)"`},
	} {
		_, err := withCards(c.card + "\n")
		for l, want := range []string{c.en, c.fr} {
			if got := engine.Tell(err, engine.Lang(l)); err == nil || !strings.Contains(got, want) {
				t.Errorf("%s tells\n%s\nand not\n%s", c.card, got, want)
			}
		}
	}
}
