package scenario

import "testing"

// TestNotLegalBecauseItLiesElsewhere proves that may_not is an error where only the card lies elsewhere, of a place
// from which nobody ever takes it and of a card that never lies where it is taken from; and that it is none where it
// lay there, comes there, or a rule decides.
func TestNotLegalBecauseItLiesElsewhere(t *testing.T) {
	const shows = "\n  which rule forbids it is shown by  refused(function() "
	checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 9, hand = { "Punch", "Kick", "Stargirl", "Bizarro Power" }, deck = { "Punch", "Vulnerability" }, discard = { "Mallet" }, in_play = { "Blackgate Prison" } },
  { "Ben", character = "Bizarro", hand = { "Punch", "Stargirl" }, deck = {}, discard = {}, in_play = { "Earth-3" } },
}
line_up { "Giganta", "Steel" } main_deck { "Superwoman", "Grid", "Atomica", "Power Ring", "Catwoman", "Invulnerable" }
`, []struct{ script, want string }{
		// A place from which the verb never takes a card.
		{`expect(ann):may_not("plays", "Punch", ben.hand)`,
			`test.lua:7: Ann never says "plays" of a card of this place (Ben hand), so this would hold whatever happens` + shows + `ann:plays("Punch", ben.hand) end`},
		{`expect(ann):may_not("plays", "Giganta", line_up)`, `of a card of this place (Line-Up)`},
		{`expect(ann):may_not("plays", "Punch", ann.deck)`, `of a card of this place (Ann deck)`},
		{`expect(ann):may_not("buys", "Kick", ann.hand)`, `Ann never says "buys" of a card of this place (Ann hand)`},
		{`ann:plays "Bizarro Power" expect(ben):may_not("defends", "Stargirl", ann.hand) ben:declines()`,
			`(Ben: avoid the Attack? (Bizarro Power)) is about no card of this place (Ann hand)`},

		// A card that lies elsewhere, and the place in which to lay it out.
		{`expect(ann):may_not("buys", "Catwoman")`,
			"test.lua:7: no Catwoman ever lies where Ann could say \"buys\" of it, so this would hold whatever the rules are\n  which rule forbids it is shown by  refused(function() ann:buys \"Catwoman\" end, \"fe.stacks.not-line-up\")\n  or say it of a card that lies where the question looks: lay it out: line_up { \"Catwoman\", … }"},
		{"expect(ann):may_not(\"plays\", \"Mallet\")\nann:ends_turn()",
			"test.lua:7: no Mallet ever lies where Ann could say \"plays\" of it, so this would hold whatever the rules are\n  which rule forbids it is shown by  refused(function() ann:plays \"Mallet\" end, \"fe.play.from-hand\")\n  or say it of a card that lies where the question looks: lay it out: { \"Ann\", hand = { \"Mallet\", … } }"},
		{`expect(ann):may_not("plays", "Catwoman", ann.hand)`, "no Catwoman ever lies where"},
		{`expect(ann):may_not("uses", "Earth-3", ann.in_play)`, "no Earth-3 ever lies where"},
		{`ann:plays "Bizarro Power" expect(ben):may_not("defends", "Invulnerable") ben:declines()`,
			`lay it out: { "Ben", hand = { "Invulnerable", … } }`},

		{`expect(ann):may_not("buys", "Cold Gun")`,
			"Cold Gun takes no part in this game: no copy of it is on the table, so this would hold whatever happens\n  lay it out: line_up { \"Cold Gun\", … }"},
		{`never { that(ann):may("plays", "Cold Gun"), within = "1 move" }`,
			"so this would hold whatever happens\n  lay it out: { \"Ann\", hand = { \"Cold Gun\", … } }"},

		// It lay there, or comes there.
		{`ann:plays "Stargirl" expect(ann):may_not("plays", "Stargirl")`, ""},
		{`ann:plays "Kick" expect(ann):may_not("plays", "Kick", ann.hand)`, ""},
		{`ann:buys "Steel" expect(ann):may_not("buys", "Steel")`, ""},
		{`expect(ann):may_not("buys", "Superwoman") ann:buys "Steel" ann:ends_turn() expect(line_up):has "Superwoman"`,
			""},
		{`ann:plays "Bizarro Power" ben:defends "Stargirl" expect(ann):may_not("plays", "Bizarro Power")`, ""},

		// A rule decides.
		{`expect(ann):may_not("defeats", "Batman")`, ""}, // it lies below the top
		{`expect(ann):may_not("defeats", "Batman", super_heroes)`, ""},
		{`expect(ann):may_not("buys", "Weakness")`, ""},
		{`expect(ann):may_not("buys", "Weakness", weakness)`, ""},
		{`expect(ann):may_not("uses", "Earth-3")`, ""},
		{`expect(ann):may_not("uses", "Earth-3", ben.in_play)`, ""},
		{`never { that(ann):may("buys", "Weakness"), within = "this turn" }`, ""},

		// What is declined at another question.
		{`expect(ann):may_not("declines", "plays")`,
			`the open question is another (Ann: the next move), so that nobody declines "plays" would hold whatever happens`},
		{`ann:plays "Bizarro Power" expect(ben):may_not("declines", "plays") ben:declines()`,
			`the open question is another (Ben: avoid the Attack? (Bizarro Power))`},
		{`ann:plays "Bizarro Power" expect(ben):may_not("declines") ben:declines()`,
			`expected that "declines" is not legal, but it is`},
		{`expect(ann):may_not("declines")`,
			`the open question is another (Ann: the next move), and nobody declines there`},
		{`always { that(ann.deck):is {}, within = "1 move" }`, "Ann deck is empty\n"},

		// Claims.
		{`never { that(ann):may("plays", "Catwoman"), within = "1 move" }`,
			"test.lua:7: at no point that is looked at does Catwoman lie where Ann could say \"plays\" of it, so never would hold whatever the rules are\n  lay it out: { \"Ann\", hand = { \"Catwoman\", … } }"},
		{`always { that(ann):may_not("buys", "Catwoman"), within = "this turn" }`,
			"so always would hold whatever the rules are"},
		{`possible { that(ann):may_not("buys", "Catwoman"), that(ann.power):is(10), within = "this turn" }`,
			"so possible would hold whatever the rules are"},
		{`never { that(ann):may("buys", "Superwoman"), within = "this turn" }`,
			"at no point that is looked at does Superwoman lie"},
		{`never { that(ann):may("buys", "Superwoman"), within = "this turn" } ann:buys "Steel" ann:ends_turn()`, ""},
		// it comes when the turn ends, and costs too much
		{`always { that(ben):may_not("buys", "Superwoman"), within = "1 turn" }`, ""},
		{`possible { that(ann):may_not("plays", "Stargirl"), that(ann.power):is(10), within = "this turn" }`, ""},
		{`never { that(ann):did_not_win(), within = "1 move" }`,
			"no line of play ends it as near as that, so never would say nothing"},

		// Another character never lies where a player's own does.
		{`expect(ann.character):has_no "Bizarro"`, "Bizarro never lies in this place (Ann character)"},
		{`expect(ann.character):has "Lex Luthor" ann:ends_turn()`, ""},
	})
	checkScripts(t, `scenario "A test" { game = "forever-evil", rules = { ["fe.stacks.not-line-up"] = "off" } }
local ann, ben = players { { "Ann", power = 1, hand = {} }, { "Ben" } }
line_up {} main_deck { "Superwoman", "Grid", "Atomica", "Power Ring", "Catwoman", "Invulnerable" }
`, []struct{ script, want string }{
		{`expect(ann):may_not("buys", "Superwoman", main_deck)`, ""},
		{`never { that(ann):may("buys", "Superwoman"), within = "this turn" }`, ""},
	})
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { "Spider-Man" }, hand = { "Haymaker", "Aunt May" }, deck = { "Energy", "Hawkeye" }, discard = { "Swinging Web Kick" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Helicarrier" } },
}
`, []struct{ script, want string }{
		{`expect(ann):may_not("attacks_with", "Spider-Man", ann.hand)`,
			`Ann never says "attacks_with" of a card of this place (Ann hand)`},
		{`expect(ann):may_not("uses", "Aunt May", ben.in_play)`,
			`Ann never says "uses" of a card of this place (Ben in play)`},
		{`expect(ann):may_not("plays", "Swinging Web Kick", ann.discard)`,
			`Ann never says "plays" of a card of this place (Ann discard pile)`},
		{`expect(ann):may_not("uses", "Aunt May")`, `lay it out: { "Ann", in_play = { "Aunt May", … } }`},
		{`expect(ann):may_not("attacks_with", "Hawkeye")`, `lay it out: { "Ann", in_play = { "Hawkeye", … } }`},
		{`expect(ann):may_not("plays", "Swinging Web Kick")`,
			`lay it out: { "Ann", hand = { "Swinging Web Kick", … } }`},
		{`expect(ann):may_not("uses", "Helicarrier")`, ""},
		{`expect(ann):may_not("plays", "Haymaker")`, ""},
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("attacks_with", "Spider-Man")`, ""},
	})
}

// TestWhatMustBeAnswered proves that may_not("declines") holds of a question that must be answered, named or not, and
// fails of one that need not.
func TestWhatMustBeAnswered(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Catwoman", "Kick" }, discard = {} }, { "Ben", character = "Sinestro" } }
line_up { "Giganta", "Vibe" }
ann:plays "Transmutation"
`, []struct{ script, want string }{
		{`expect(ann):may_not("declines") ann:destroys "Catwoman" ann:declines()`, ""},
		{`expect(ann):may_not("declines", "destroys") ann:destroys "Catwoman" ann:declines()`, ""},
		{`expect(ann):may_not("declines", "Transmutation") ann:destroys "Catwoman" ann:declines()`, ""},
		{`expect(ann):may_not("declines", "gains") ann:destroys "Catwoman" ann:declines()`,
			`so that nobody declines "gains" would hold whatever happens`},
		{`ann:destroys "Catwoman" expect(ann):may_not("declines") ann:declines()`,
			`expected that "declines" is not legal, but it is`},
		{`ann:destroys "Catwoman" expect(ann):may_not("declines", "gains") ann:declines()`,
			`expected that "declines gains" is not legal, but it is`},
		{`expect(ben):may_not("declines") ann:destroys "Catwoman" ann:declines()`, `Ben is not asked`},
	})
}

// TestAQuestionSaysWhereItLooks proves the same of verbs that take cards from anywhere: the open question looks only
// where its answers lie.
func TestAQuestionSaysWhereItLooks(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Superwoman", "Phantom Stranger", "Kick" }, discard = { "Punch" } }, { "Ben", character = "Sinestro", hand = {} } }
line_up { "Giganta", "Mallet", "Catwoman", "Insanity", "Pandora" } main_deck { "Man-Bat", "Steel", "Grid", "Atomica", "Power Ring", "Vibe" }
`, []struct{ script, want string }{
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Mallet") ann:declines()`, ""}, // no Villain
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Mallet", line_up) ann:declines()`, ""},
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Man-Bat") ann:declines()`,
			"no Man-Bat ever lies where Ann could say \"destroys\" of it, so this would hold whatever the rules are\n  which rule forbids it is shown by  refused(function() ann:destroys \"Man-Bat\" end, \"fe.stacks.not-line-up\")\n  or say it of a card that lies where the question looks: lay it out: line_up { \"Man-Bat\", … }"},
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Man-Bat", main_deck) ann:declines()`,
			"the open question (Ann: destroy which card? (Superwoman)) is about no card of this place (main deck), so this would hold whatever happens\n  which rule forbids it"},
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Kick") ann:declines()`, "no Kick ever lies where"},
		{`ann:plays "Superwoman" expect(ann):may_not("destroys", "Man-Bat") ann:destroys "Giganta" ann:ends_turn() expect(line_up):has "Man-Bat"`, ""},
		{`ann:plays "Phantom Stranger" expect(ann):may_not("destroys", "Giganta") ann:declines() ann:declines()`,
			"no Giganta ever lies where"},
	})
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Jennifer Walters", hand = { "Legal Practice", "Energy", "Genius" }, discard = { "Strength" }, in_play = { "Hawkeye" } } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
`, []struct{ script, want string }{
		{`ann:plays "Legal Practice" expect(ann):may_not("discards", "Strength") ann:discards "Energy" ann:declines()`,
			"no Strength ever lies where Ann could say \"discards\" of it"},
		// it lay there
		{`ann:plays "Legal Practice" ann:discards "Energy" expect(ann):may_not("discards", "Energy") ann:declines()`,
			""},
	})
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {}, in_play = { "Hawkeye" }, engaged = { "Hydra Mercenary", "Sandman" } } }
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }
`, []struct{ script, want string }{
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("chooses", "Energy") ann:chooses "Sandman"`,
			// and it is laid out nowhere in play
			"refused(function() ann:chooses \"Energy\" end, \"mc.in-play.target-in-play\")"},
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("chooses", "Shocker") ann:chooses "Sandman"`,
			`lay it out: { "Ann", engaged = { "Shocker", … } }`},
		// a rule forbids it
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("chooses", "Rhino I") ann:chooses "Sandman"`, ""},
		{`ann:attacks_with "Spider-Man" expect(ann):may_not("chooses", "Hawkeye") ann:chooses "Sandman"`, ""},
	})
}

// TestAnEmptiedStack proves that a card of which the set-up leaves none can be refused, and no other that is nowhere.
func TestAnEmptiedStack(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "rivals" }
local ann, ben = players { { "Ann", character = "Batman 9", power = 9 }, { "Ben", character = "The Joker 9" } }
stacks { kick = 0 }
`, []struct{ script, want string }{
		{`refused(function() ann:buys "Kick" end, "rivals.stacks.kick-available")`, ""},
		{`expect(ann):may_not("buys", "Kick")`, "Kick takes no part in this game"},
	})
	checkScripts(t, `scenario "A test" { game = "rivals" }
local ann, ben = players { { "Ann", character = "Batman 9", power = 9 }, { "Ben", character = "The Joker 9" } }
stacks { weakness = 0 }
`, []struct{ script, want string }{
		{`refused(function() ann:buys "Weakness" end, "rivals.stacks.weakness-not-bought")`, ""},
		{`refused(function() ann:buys "Umbrella" end, "rivals.buy.sources")`, "Umbrella takes no part in this game"},
	})
}
