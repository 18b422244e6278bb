package scenario

import (
	"errors"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// TestWhatIsWrittenInHaste proves that what is written in haste is answered with how it is written, in both languages.
func TestWhatIsWrittenInHaste(t *testing.T) {
	const table = `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable" } },
}
`
	const heroes = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Energy" } } }
`
	for _, x := range []struct{ script, en, fr string }{
		// Signs of other languages, and what is missing.
		{table + `expect(ann.power) == 1`, "expect(ann.hand):count(5)", "ce qui est attendu vient après deux-points"},
		{table + `ann:ends_turn`, "empty brackets: ann:ends_turn()", "parenthèses vides : ann:ends_turn()"},
		{table + "ann:ends_turn\nben:ends_turn()", "empty brackets", "parenthèses vides"},
		{table + "refused(function() ann:ends_turn end, \"fe.turn.summary\")", "empty brackets", "parenthèses vides"},
		{table + `expect(ann.hand):has "Punch" 2`, `stand in brackets: has("Punch", …)`,
			`entre parenthèses : has("Punch", …)`},
		{table + "# a remark", "a remark begins with --", "une remarque commence par --"},
		{table + `ann:plays "Punch" // a remark`, "a remark begins with --", "une remarque commence par --"},
		{table + `ann:plays "Punch" - a remark`, "a remark begins with --", "une remarque commence par --"},
		{table + `refused(function() ann:buys "Kick", "fe.buy.combined-cost")`, "is end missing before it?",
			"manque-t-il end devant ?"},
		{`scenario "T" { game: "forever-evil" }`, "an equals sign: game = …", "un signe égal : game = …"},
		{`scenario "T" { "game" = "forever-evil" }`, "without quotes", "sans guillemets"},
		{`scenario "T" { "game": "forever-evil" }`, "without quotes", "sans guillemets"},
		{`scenario "T" { game = "forever-evil", rules = { fe.hero.one-per-turn = "off" } }`,
			`["fe.hero.one-per-turn"] = "off"`, "entre guillemets et crochets"},

		// Copied from the other game.
		{table + `expect(ann.hand):has "Haymaker"`, "it is a card of champions, and this is forever-evil",
			"c'est une carte de champions, et ceci est forever-evil"},
		{table + `ann:plays "Haymaker"`, "it is a card of champions, and this is forever-evil",
			"c'est une carte de champions, et ceci est forever-evil"},
		{table + `refused(function() ann:buys "Kick" end, "mc.cost.may-overpay")`, "it is a clause of champions",
			"c'est une clause de champions"},
		{heroes + `expect(ann.hand):has "Bizarro Power"`, "it is a card of forever-evil",
			"c'est une carte de forever-evil"},

		// Left out.
		{`scenario "T" { seed = 3 }`, `a scenario names its game: game = "forever-evil"`,
			`un scénario nomme son jeu : game = "forever-evil"`},
		{`scenario "T" { game = "forever-evil", question = { en = " ", fr = "?" } }`, "question.en is empty",
			"question.en est vide"},
		{table + "ann:plays \"Bizarro Power\"\nexpect(ann):must_choose { \"declines\" }",
			"nobody asks Ann: the open question is Ben's", "on ne demande rien à Ann : la question ouverte est à Ben"},

		// One player under the name of another.
		{`scenario "T" { game = "forever-evil" } local ben, ann = players { { "Ann" }, { "Ben" } } ben:ends_turn()`,
			"ben would stand for Ann from here on, and another player is called Ben",
			"ben désignerait désormais Ann, et un autre joueur s'appelle Ben"},
		{`scenario "T" { game = "forever-evil" } local me, you = players { { "Ann" }, { "Ben" } } me:ends_turn()`, "",
			""},

		{table + "\nlocal ann = ben ann:ends_turn()",
			"ann would stand for Ben from here on, and another player is called Ann",
			"ann désignerait désormais Ben, et un autre joueur s'appelle Ann"},
		{table + "ann, ben = ben, ann ann:ends_turn()", "ann would stand for Ben from here on",
			"ann désignerait désormais Ben"},
		{table + "local all = { ann, ben } ann = all[2] ann:ends_turn()", "ann would stand for Ben from here on",
			"ann désignerait désormais Ben"},
		{table + "local function other() return ben end local x, ann = 1, other() ann:ends_turn()",
			"ann would stand for Ben from here on", "ann désignerait désormais Ben"},
		{table + "for _, ann in ipairs { ben } do ann:ends_turn() end", "ann would stand for Ben from here on",
			"ann désignerait désormais Ben"},
		{table + "local function turn(ben) ben:ends_turn() end turn(ann)",
			"another player is called Ben: rename the parameter",
			"un autre joueur s'appelle Ben : renommez le paramètre"},
		{table + "local turn = function(card, ben) ben:plays(card) end turn(\"Punch\", ann)", "rename the parameter",
			"renommez le paramètre"},
		{table + "local function turn(...) local _, ben = ... ben:ends_turn() end turn(1, ann)",
			"ben would stand for Ann from here on", "ben désignerait désormais Ann"},
		{table + "local function turn(...) local ben = select(2, ...) ben:ends_turn() end turn(1, ann)",
			"ben would stand for Ann from here on", "ben désignerait désormais Ann"},
		{table + "local t = { ann = ben } t.ann:ends_turn()", "ann would stand for Ben from here on",
			"ann désignerait désormais Ben"},
		{table + "local t = {} t.ben = ann t.ben:ends_turn()", "ben would stand for Ann from here on",
			"ben désignerait désormais Ann"},
		{table + "local ben = ann.name == \"Ann\" and ann or ben ben:ends_turn()",
			"ben would stand for Ann from here on", "ben désignerait désormais Ann"},
		{`scenario "T" { game = "forever-evil" } local function play(ben, ann) ben:ends_turn() end play(players { { "Ann" }, { "Ben" } })`, "rename the parameter", "renommez le paramètre"},
		{`scenario "T" { game = "forever-evil" } local all = { players { { "Ann" }, { "Ben" } } } local ben = all[1] ben:ends_turn()`, "ben would stand for Ann", "ben désignerait désormais Ann"},
		{`scenario "T" { game = "forever-evil" } local z, chloe = players { { "Zoé" }, { "Chloé" } } local zoe = chloe z:ends_turn()`, "zoe would stand for Chloé", "zoe désignerait désormais Chloé"},
		{table + "local function turn(ann, ben) ann:ends_turn() ben:ends_turn() end turn(ann, ben)", "", ""},
		{table + "local t = { ann = ann, other = ben } t.ann:ends_turn() t.other:ends_turn()", "", ""},
		{table + "local attacker, defender = ann, ben attacker:ends_turn() defender:ends_turn()", "", ""},
		{table + "local p, q = { ann, ben }, 1 q = p[1] q:ends_turn() ann = p[1] ben:ends_turn()", "", ""},

		// Stacks, which have a word of their own, and a helper that was given no clause.
		{table + "kick(0)",
			"behind kick stand the names of cards, and not how many there are\n  this is written so, on a line of its own: stacks { kick = 0 }", "stacks { kick = 0 }"},
		{table + "kick { 0 }", "stacks { kick = 0 }", "et non leur nombre"},
		{table + "line_up(3)", "line_up { … }", "line_up { … }"},
		{`scenario "T" { game = "forever-evil", kick = 0 }`, `a scenario has no "kick"`,
			"cela s'écrit ainsi, sur une ligne à part : stacks { kick = 0 }"},
		{`scenario "T" { game = "forever-evil" } players { { "Ann", kick = 0 }, { "Ben" } }`,
			"this is written so, on a line of its own: stacks { kick = 0 }", "stacks { kick = 0 }"},
		{`scenario "T" { game = "forever-evil" } players { { "Ann", line_up = { "Giganta" } }, { "Ben" } }`,
			"line_up { … }", "line_up { … }"},
		{table + "local function no(card, clause) refused(function() ann:buys(card) end, clause) end no \"Kick\"",
			"refused does not say yet by which clause", "ne dit pas encore par quelle clause"},
		{table + "refused(nil, function() ann:buys \"Kick\" end)", "what refused is given is nil",
			"ce que reçoit refused est nil"},

		// Values of the wrong form.
		{table + `expect(ann.hand):is "Punch"`, `behind is stands a list, also of one: { "Punch" }`,
			`derrière is se met une liste, même d'un seul : { "Punch" }`},
		{table + `expect(ann.hand):has { "Punch", "Kick" }`, "has takes the name of one card",
			"has prend le nom d'une seule carte"},
		{table + `expect(ann.power):is "much"`, "the value behind is is a whole number",
			"la valeur derrière is est un nombre entier"},
		{table + `ann:ends_turn "now"`, "ann:ends_turn() takes no name", "ann:ends_turn() ne prend pas de nom"},
		{table + `ann:buys(kick)`, "ann:buys takes the name of a card", "ann:buys prend le nom d'une carte"},
		{table + `expect(ann):may()`, `may begins with a verb in quotes: may("plays", "Punch")`,
			"may commence par un verbe entre guillemets"},
		{table + `expect(ann):may(ann.plays, "Punch")`, "may begins with a verb in quotes",
			"may commence par un verbe"},
		{table + `expect(ann):may "plays Punch"`, `stand apart: may("plays", "Punch")`,
			`se mettent à part : may("plays", "Punch")`},
		{table + `never { that(ann):may "plays Punch", within = "1 move" }`, `stand apart: may("plays", "Punch")`,
			"se mettent à part"},
		{table + `never { that(ann.vp):is(9), within = 2 }`, `"the game", and not 2`, `"the game", et non 2`},
		{table + `expect(ann.plays)`, "a word stands alone in expect(…)", "un mot est seul dans expect(…)"},
		{`scenario "T" { game = "forever-evil", question = { english = "x" } }`, "it is said in en and fr",
			"cela se dit sous en et sous fr"},

		// Names as logs and lists tell them.
		{table + `expect(ann.hand):is { "2 x Punch", "Bizarro Power" }`,
			`each card is named by itself: { "Punch", "Punch" }`, "chaque carte se nomme à part"},
		{table + `expect(ann.hand):is { "2 Punch", "Bizarro Power" }`,
			`each card is named by itself: { "Punch", "Punch" }`, "chaque carte se nomme à part"},
		{table + `expect(ann.hand):has "Punch, Bizarro Power"`,
			`each name has quotes of its own: "Punch", "Bizarro Power"`, "chaque nom a ses propres guillemets"},
		{heroes + `expect(main_scheme:threat "The Break In"):is(1)`, `did you mean "The Break-In!"?`,
			`vouliez-vous dire "The Break-In!" ?`},
		{`scenario "T" { game = "champions" } players { { "Ann", character = "Hulk" } }`,
			"there are Spider-Man, Peter Parker,", "il y a Spider-Man, Peter Parker,"},

		// Numbers of cards.
		{heroes + `expect(ann:hit_points "Spider-Man"):is(10)`, "it is a number of a card",
			"c'est un nombre d'une carte"},
		{heroes + `expect(villain:damage()):is(0)`, `villain:damage "Rhino I"`, `villain:damage "Rhino I"`},
		{heroes + `expect(ann.identity:thw "Peter Parker"):is(1)`,
			"Peter Parker does not lie there (Ann identity): Spider-Man",
			"n'est pas à cet endroit (identité d'Ann) : Spider-Man"},

		// What has a sense only while a question is open.
		{table + `ann:plays "Bizarro Power" expect(ben.revealed):is_empty() ben:declines()`, "", ""},

		// Answers in either language.
		{table + `ann:plays "Bizarro Power" expect(ben):must_choose { "renonce", "se défend avec Invulnérable" } ben:declines()`, "", ""},
		{table + `ann:plays "Bizarro Power" expect(ben):must_choose { "declines", "Defends with Invulnerable" } ben:declines()`, "", ""},
		{table + `ann:plays "Bizarro Power" expect(ben):must_choose { "declines", "declines" }`,
			"but it is defends with Invulnerable; declines",
			"mais c'est se défend avec Invulnérable ; renonce"},
		{table + "\nshuffle_gives { \"Punch\" }\nann:plays \"Punch\"", "shuffle_gives, on line 7, is waiting",
			"shuffle_gives, à la ligne 7, attend"},
	} {
		s, err := Compile("t", "t.lua", x.script)
		if err == nil {
			err = s.Run(Options{}).Err
		}
		if err == nil || x.en == "" {
			if err != nil || x.en != "" {
				t.Errorf("%s\n%v", x.script, err)
			}
			continue
		}
		pasteable(t, x.script, err)
		for lang, want := range []string{x.en, x.fr} {
			said := engine.Tell(err, engine.Lang(lang))
			var placed *sandbox.Error
			if errors.As(err, &placed) {
				said = placed.In(engine.Lang(lang))
			}
			if !strings.Contains(said, want) {
				t.Errorf("%s\ndoes not say %q, but:\n%s", x.script, want, said)
			}
		}
	}
}
