package scenario

import (
	"strings"
	"testing"
)

// TestNothingIsLost gives what an author may write that would have no effect: each is told.
func TestNothingIsLost(t *testing.T) {
	two := `players { { "Ann", character = "Lex Luthor" }, { "Ben", character = "Sinestro" } }`
	for _, c := range []struct{ body, want string }{
		{"local ann, ben = " + two + "\nlocal c = expect(ann.vp) ann:ends_turn()",
			"the expectation on line 3 says nothing"},
		{"local ann, ben = " + two + "\nann:ends_turn() ruling { en = \"a\" } ruling { en = \"b\" }",
			"there is a ruling already"},
		{"local ann, ben = " + two + "\nstacks { kick = 3 } stacks { kick = 4 }", "kick has a size already: 3 cards"},
		{"local ann, ben = " + two + "\nstacks { kick = 3 } kick { \"Kick\" }", "this place holds 3 cards already"},
		{"local ann, ben = " + two + "\nkick { \"Kick\" } stacks { kick = 3 }", "kick is laid out already, on line 3"},
		{"local ann, ben = " + two + "\nmain_deck { \"Vibe\" } main_deck:on_top { \"Steel\" }",
			"this place is laid out already, on line 3"},
		{"local ann, ben = " + two + "\nmain_deck:on_top { \"Vibe\", \"Steel\" } stacks { main_deck = 1 } begin()",
			"2 cards are to lie on top of this place (main deck), which is said to hold 1"},
		{"local ann, ben = " + two + "\nstacks { main_deck = 0 } main_deck:on_top { \"Vibe\" } begin()",
			"1 cards are to lie on top of this place (main deck), which is said to hold 0"},
		{"local ann, ben = " + two + "\nsuper_heroes { \"Batman\", \"Aquaman\" } stacks { super_heroes = 2 } begin()",
			"a stack of 2 Super Heroes is asked for by chance, and its cards are named"},
		{`players { { "Ann", deck = { "Punch" }, deck_top = { "Kick" } }, { "Ben" } }`,
			"this place is laid out already, on line 2"},
		{"local ann, ben = " + two + "\nif ann.power == 0 then ann:ends_turn() end",
			"an object of the game is not compared"},
		{"local ann, ben = " + two + "\nif ann.power > 0 then ann:ends_turn() end", "cannot be put in order"},
	} {
		if got := outcome(t, forever+c.body); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, not %q", c.body, got, c.want)
		}
	}
}

// TestOneLanguageTwice proves that a question or a ruling that is not translated is no agreed one.
func TestOneLanguageTwice(t *testing.T) {
	for _, x := range []struct{ question, ruling, want string }{
		{`{ en = "May I buy a Kick now?", fr = "May I buy a Kick now?" }`, `{ en = "Yes.", fr = "Oui." }`,
			"question says the same in en and fr"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes, you may do so.", fr = "Yes, you may do so." }`,
			"ruling says the same in en and fr"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Power +1.", fr = "Power +1." }`, ""},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "3.", fr = "3." }`, ""},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "None.", fr = "Aucune." }`, ""},

		// What keeps the place of what is still to be written.
		{`{ en = "TODO", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "Oui." }`,
			`question.en says nothing yet: "TODO" only keeps the place`},
		{`{ en = "May I?", fr = "..." }`, `{ en = "Yes.", fr = "Oui." }`, "question.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "?" }`, "ruling.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "x", fr = "Oui." }`, "ruling.en says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "xxx", fr = "Oui." }`, "ruling.en says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "À compléter" }`, "ruling.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "s.o." }`,
			`ruling.fr says nothing yet: "s.o." only keeps the place`},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "S/O" }`, "ruling.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "N/A", fr = "Oui." }`, "ruling.en says nothing yet"},
		{`{ en = "May I?", fr = "sans objet" }`, `{ en = "Yes.", fr = "Oui." }`, "question.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "À définir…" }`, "ruling.fr says nothing yet"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Éé!", fr = "Oui." }`, "ruling.en says nothing yet"},

		// The answer is none.
		{`{ en = "May I do it?", fr = "Puis-je le faire ?" }`, `{ en = "May I do it.", fr = "Oui." }`,
			"ruling.en says the same as question.en"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Yes.", fr = "One Punch is played" }`,
			"ruling.fr says the same as the title"},

		// One language where the other is meant.
		{`{ en = "Puis-je le faire ?", fr = "May I do it?" }`, `{ en = "Yes.", fr = "Oui." }`,
			"question has its languages crossed: under en stands French, and under fr English"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Oui.", fr = "Yes." }`, "ruling has its languages crossed"},
		{`{ en = "May I?", fr = "Puis-je ?" }`,
			`{ en = "Oui, vous prenez la carte.", fr = "Oui, vous prenez une carte." }`, "ruling.en is in French"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "You take the card.", fr = "Then you take the card." }`,
			"ruling.fr is in English"},
		{`{ en = "May I?", fr = "Puis-je ?" }`, `{ en = "Coup de Poing de la Terre, and you draw.", fr = "Oui." }`, ""},
	} {
		s, err := Compile("t", "t.lua", `scenario "One Punch is played" { game = "forever-evil", shows = { "fe.play.any-order" }, question = `+x.question+` }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
ann:plays "Punch"
expect(ann.power):is(1)
ruling `+x.ruling)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := s.Run(Options{}).Complete(); err != nil {
			got = err.Error()
		}
		if x.want == "" && got != "" || !strings.Contains(got, x.want) {
			t.Errorf("%s %s gives %q", x.question, x.ruling, got)
		}
	}
}
