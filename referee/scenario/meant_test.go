package scenario

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/sandbox"
)

// saidIn gives what a script is told in a language, with its hints; empty where it runs to its end.
func saidIn(script string, lang engine.Lang) string {
	s, err := Compile("t", "t.lua", script)
	if err == nil {
		err = s.Run(Options{}).Err
	}
	var placed *sandbox.Error
	switch {
	case err == nil:
		return ""
	case errors.As(err, &placed):
		return placed.In(lang)
	}
	return engine.Tell(err, lang)
}

// checkBoth holds what scripts are told against what they should be, in both languages. A line that begins with ! must
// not be said.
func checkBoth(t *testing.T, before string, cases [][3]string) {
	t.Helper()
	for _, c := range cases {
		for lang, want := range c[1:] {
			got := saidIn(before+c[0], engine.Lang(lang))
			for _, fault := range notPasteable(before+c[0], excerptLine.ReplaceAllString(got, "")) {
				t.Errorf("%s\nis told %s, which has %s", c[0], got, fault)
			}
			not, never := strings.CutPrefix(want, "!")
			if never && strings.Contains(got, not) || !never && !strings.Contains(got, want) || want == "" &&
				got != "" {
				t.Errorf("%s\nis told, where %q belongs:\n%s", c[0], want, got)
			}
		}
	}
}

const meantForever = `scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Kick", "Bizarro Power" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable" } },
}
`

// TestWordsOfTheSetUpAreNoNames proves that a word of the set-up or a label that is written as a name is told how it is
// written, and not that it wants another name: under that, the script would go on without what was to be laid out.
func TestWordsOfTheSetUpAreNoNames(t *testing.T) {
	so := func(script, written string) [3]string {
		return [3]string{script, "this is written so: " + written + "\n", "cela s'écrit ainsi : " + written + "\n"}
	}
	checkBoth(t, meantForever, [][3]string{
		so(`weakness = 1`, `stacks { weakness = 1 }`),
		so(`kick = 3 -- three Kicks`, `stacks { kick = 3 }`),
		so(`super_heroes = 3`, `stacks { super_heroes = 3 }`),
		so(`super_heroes = { "Batman" }`, `super_heroes { "Batman" }`),
		so(`main_deck = { "Kick", "Giganta" }`, `main_deck { "Kick", "Giganta" }`),
		so("main_deck = {\n  \"Kick\",\n}", `main_deck { … }`),
		so(`line_up = "Giganta"`, `line_up { "Giganta" }`),
		so(`stacks = { weakness = 1 }`, `stacks { weakness = 1 }`),
		so(`players = { { "Ann" }, { "Ben" } }`, `local ann, ben = players { { "Ann" }, { "Ben" } }`),
		so(`ruling = { en = "Yes.", fr = "Oui." }`, `ruling { en = "Yes.", fr = "Oui." }`),
		so(`shuffle_gives = { "Punch" }`, `shuffle_gives { "Punch" }`),
		so(`until_step = "turn"`, `until_step "turn"`),
		so(`use = "lib/two"`, `use "lib/two"`),
		so(`as_if = true`, `as_if()`),
		so(`game = "champions"`, `scenario "…" { game = "champions" }`),
		so(`scenario = "A test"`, `scenario "A test" { game = "forever-evil" }`),
		{`local weakness = 1`, "so: stacks { weakness = 1 }; a name of your own is another one",
			"ainsi : stacks { weakness = 1 } ; un nom à vous est un autre nom"},
		{`for kick = 1, 3 do end`, "choose another name", "choisissez un autre nom"},
		{`expect = 3`, "choose another name", "choisissez un autre nom"},
		{`nobody = 3`, "write local before it", "écrivez local devant"},
		{`seed = 7`, `seed stands in the header: scenario "…" { game = "forever-evil", seed = 7 }`,
			`seed se met dans l'en-tête : scenario "…" { game = "forever-evil", seed = 7 }`},
		{`question = "May I?"`, `question = { en = …, fr = … } }`, `question = { en = …, fr = … } }`},
		{`hand = { "Punch" }`, `beside the name of its player: players { { "Ann", hand = { "Punch" } } }`,
			`à côté du nom de son joueur : players { { "Ann", hand = { "Punch" } } }`},
		{`tokens = 2`, `in braces with its card: { "…", tokens = 2 }`,
			`entre accolades avec sa carte : { "…", tokens = 2 }`},
		{`ann.hand = { "Punch" }`, `beside the name: players { { "Ann", hand = … } }`,
			`à côté du nom : players { { "Ann", hand = … } }`},
		{`stacks(weakness = 1)`, `labels stand in braces: stacks { weakness = … }`,
			`entre accolades : stacks { weakness = … }`},
	})
	checkBoth(t, `scenario "A test" { game = "champions" }`+"\n", [][3]string{
		so(`encounter_deck = { "Advance" }`, `encounter_deck { "Advance" }`),
		so(`encounter_deck = 3`, `stacks { encounter_deck = 3 }`),
		so(`villain = "Rhino I"`, `villain { "Rhino I" }`), so(`main_scheme = 2`, `main_scheme { … }`),
	})
}

// TestEveryPlaceIsSaidAndNotAssigned gives every place of every game a number, a list and a name, and what is proposed
// is what may be written.
func TestEveryPlaceIsSaidAndNotAssigned(t *testing.T) {
	written := regexp.MustCompile(`this is written so: (.*)\n`)
	for _, g := range triedHere() {
		rules := g.Rules(g.Editions[0])
		card := tables[g.ID].card
		head := fmt.Sprintf("scenario \"A test\" { game = %q }\n", g.ID)
		for _, z := range rules.Shared[1:] {
			if z.Inner {
				continue
			}
			for _, value := range []string{"1", `{ "` + card + `" }`, `"` + card + `"`} {
				m := written.FindStringSubmatch(saidIn(head+z.ID+" = "+value, engine.EN))
				if m == nil {
					t.Errorf("%s: %s = %s is not told how it is written", g.ID, z.ID, value)
					continue
				}
				if strings.Contains(m[1], "…") {
					continue // a number of cards of a place of which the cards are named
				}
				// What stops the script now is what it lacks, and nothing about the line.
				if got := saidIn(head+m[1], engine.EN); !strings.Contains(got, "nobody sits at the table") &&
					!strings.Contains(got, "whole number from") {
					t.Errorf("%s: %s is proposed for %s = %s, and gives %s", g.ID, m[1], z.ID, value, got)
				}
			}
		}
	}
}

// TestNamesStandInQuotes proves that a name without its quotes is answered with them, and a word that is no name is
// not.
func TestNamesStandInQuotes(t *testing.T) {
	quotes := func(script, written string) [3]string {
		return [3]string{script, "a name stands in quotes: " + written + "\n",
			"un nom se met entre guillemets : " + written + "\n"}
	}
	checkBoth(t, meantForever, [][3]string{
		quotes(`ann:plays Punch`, `ann:plays "Punch"`),
		quotes("ann:plays Punch\nann:ends_turn()", `ann:plays "Punch"`),
		quotes(`ann:plays mallet`, `ann:plays "mallet"`),
		quotes(`ann:plays Punsh`, `ann:plays "Punch"`),
		quotes(`ann:plays(Punch)`, `ann:plays "Punch"`),
		quotes(`ann:plays(Bizarro Power)`, `ann:plays "Bizarro Power"`),
		quotes(`ann:plays Bizarro Power`, `ann:plays "Bizarro Power"`),
		quotes(`ann:plays Coup de Poing`, `ann:plays "Coup de Poing"`),
		quotes(`ann:plays Pandora's Box`, `ann:plays "Pandora's Box"`),
		quotes(`ann:destroys(Punch, ann.hand)`, `ann:destroys("Punch", …)`),
		quotes(`ann:buys(Kick)`, `ann:buys "Kick"`),
		quotes(`local x = { "Kick" } ann:buys(Kick)`, `ann:buys "Kick"`),
		quotes(`ann:chooses Ben`, `ann:chooses "Ben"`),
		quotes(`ann:chooses draw it`, `ann:chooses "draw it"`),
		quotes(`refused(function() ann:buys Kick end, "x.y")`, `ann:buys "Kick"`),
		quotes(`line_up { Giganta, "Mallet" }`, `"Giganta"`),
		quotes(`expect(ann.hand):has Punch`, `has "Punch"`),
		{`ann:buys(kick)`, `in quotes: ann:buys "Kick"`, `entre guillemets : ann:buys "Kick"`},
		{`ann:ends_turn`, "empty brackets", "parenthèses vides"},
		{"ann:ends_turn\nben:ends_turn()", "empty brackets", "parenthèses vides"},
		{`Ann:plays "Punch"`, "did you mean ann?", "vouliez-vous dire ann ?"},
		{`expect(Ann):may("plays", "Punch")`, "did you mean ann?", "vouliez-vous dire ann ?"},
		{`zzzz:plays "Punch"`, "!stands in quotes", "!entre guillemets"},
		{`expect ann.power:is(10)`, "what expect is said of stands in brackets: expect(ann.power):…",
			"ce dont expect parle se met entre parenthèses : expect(ann.power):…"},
		{`never { that ann.hand:is {}, within = "1 move" }`, "that(ann.hand):…", "that(ann.hand):…"},
		{`ann:plays(zzzzzzz)`, "!stands in quotes", "!entre guillemets"},
		{`local t = { a = 1 } t.b = = 2`, "!stands in quotes", "!entre guillemets"},
		{strings.Repeat("ann ", 20_000), "!stands in quotes", "!entre guillemets"},
	})
	checkBoth(t, "", [][3]string{
		quotes(`scenario "A" { game = "forever-evil", turn = ben } local ann, ben = players { { "Ann" }, { "Ben" } }`,
			`turn = "Ben"`),
		quotes(`scenario "A" { game = "forever-evil", windows = pass }`, `windows = "pass"`),
		quotes(`scenario "A" { game = "forever-evil", edition = fr }`, `edition = "fr"`),
		quotes(`scenario "A" { game = "forever-evil", rules = { ["fe.frozen.frozen"] = off } }`, `"off"`),
		quotes(`scenario "A" { game = "forever-evil" } local ann = players { { "Ann", character = Sinestro } }`,
			`character = "Sinestro"`),
		quotes(`scenario "A" { game = "forever-evil" } local ann = players { { "Ann", hand = { Vulnerabilty } } }`,
			`"Vulnerability"`),
		quotes(`scenario "A" { game = forever-evil }`, `game = "forever-evil"`),
		quotes(`scenario "A" { game = "champions" } local ann = players { { "Ann", character = Spider-Man } }`,
			`character = "Spider-Man"`),
		quotes(`scenario "A" { game = "champions" } main_scheme { The Break-In! }`, `"The Break-In!"`),
	})
}

// TestASecondValueIsWhereItLies proves that a second value of a move is told where it belongs, by what it is.
func TestASecondValueIsWhereItLies(t *testing.T) {
	checkBoth(t, meantForever, [][3]string{
		{`ann:buys("Kick", 2)`, `is said of one thing: ann:buys "Kick", and ann:buys "Kick" again for the next`,
			`se dit d'une chose : ann:buys "Kick", et encore ann:buys "Kick"`},
		{`ann:plays("Bizarro Power", ben)`,
			`takes one name: ann:plays "Bizarro Power"; whom or what it is for is asked then, and chosen on the next line: ann:chooses "Ben"`,
			`prend un seul nom : ann:plays "Bizarro Power" ; pour qui ou pour quoi, cela se demande ensuite et se choisit à la ligne suivante : ann:chooses "Ben"`},
		{`ann:plays("Punch", "Kick")`, `ann:plays "Punch", and then ann:plays "Kick"`,
			`ann:plays "Punch", puis ann:plays "Kick"`},
		{`ann:plays "Bizarro Power" ben:defends("Invulnerable", ann)`,
			`ben:defends answers the open question and takes one name: ben:defends "Invulnerable"`,
			`ben:defends répond à la question ouverte`},
		{`ann:plays("Punch", true)`, "says where the card lies, as in  ann.hand, and true is no place",
			"dit où se trouve la carte, comme  ann.hand, et true n'est pas un endroit"},
		{`ann:plays("Punch", {})`, "and a table is no place", "et une table n'est pas un endroit"},
		{`ann:declines("Punch", ben)`, `one thing is declined at a time: ann:declines "Punch"`,
			`on ne renonce qu'à une chose à la fois`},
		{`ann:plays("Punch", ann.hand)`, "", ""},
	})
	checkBoth(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", in_play = { "Tigra" }, engaged = { "Shocker" }, hand = { "Backflip", "Energy", "Haymaker" } } }
villain { "Rhino I" }
`, [][3]string{
		{`ann:attacks_with("Tigra", "Shocker")`, `the next line: ann:chooses "Shocker"`,
			`la ligne suivante : ann:chooses "Shocker"`},
		{`ann:attacks_with "Tigra" ann:chooses("Rhino I", "Shocker")`,
			`is said of one thing in a line of its own: ann:chooses "Rhino I", and then ann:chooses "Shocker"`,
			`puis ann:chooses "Shocker"`},
		{`ann:defends_with("Tigra", "Rhino I")`,
			`answers the open question and takes one name: ann:defends_with "Tigra"`,
			`répond à la question ouverte et prend un seul nom : ann:defends_with "Tigra"`},
		{`ann:plays("Haymaker", "Energy")`, `it is paid for on the next line: ann:pays_with "Energy"`,
			`cela se paie à la ligne suivante : ann:pays_with "Energy"`},
		{`ann:attacks_with "Tigra" ann:chooses "Shocker"`, "", ""},
		{`expect(ann):may("attacks_with", "Tigra", "Shocker")`, `behind it, expect(ann):may("chooses", "Shocker")`,
			`à sa suite, expect(ann):may("chooses", "Shocker")`},
	})
}

// TestAWordNobodyKnowsIsToldWhatIsAsked proves that a word like no other is answered with the open question and the
// lines that answer it.
func TestAWordNobodyKnowsIsToldWhatIsAsked(t *testing.T) {
	checkBoth(t, meantForever, [][3]string{
		{`ann:plays "Bizarro Power" ann:zaps(ben)`, "legal now:\n    ben:", "permis maintenant :\n    ben:"},
		{`expect(ann):may("zaps", "Punch")`, "legal now:\n    ann:", "permis maintenant :\n    ann:"},
	})
}

// TestTheWordOfAnotherQuestion proves that no line is proposed that answers the open question, where the word written
// is that of another one.
func TestTheWordOfAnotherQuestion(t *testing.T) {
	const end = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Backflip" } } }
encounter_deck:on_top { "Stampede", "Hard to Keep Down" }
ann:ends_turn()
`
	for _, word := range []string{`ann:defends_with "Backflip"`, `ann:plays "Backflip"`, `ann:chooses "Backflip"`,
		`ann:uses "Backflip"`} {
		checkBoth(t, end, [][3]string{
			{word, "another question is open, and it is answered or declined first (ann:declines()): Ann: discard from hand?",
				"une autre question est ouverte : d'abord y répondre ou y renoncer (ann:declines()) : Ann : défausser de la main ?"},
			{word, "!the word for this is", "!le mot pour cela est"},
		})
	}
	checkBoth(t, meantForever, [][3]string{
		{`ann:buys "Punch"`, `the word for this is "plays", not "buys": ann:plays "Punch"`,
			`le mot pour cela est "plays" et non "buys" : ann:plays "Coup de Poing"`},
		{`ann:discards "Punch"`, "!the word for this is", "!le mot pour cela est"},
	})
}

// TestTheAttackerWasNamed proves that who has named the one who attacks is not told that the attacker is to be named.
func TestTheAttackerWasNamed(t *testing.T) {
	checkBoth(t, `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Jennifer Walters" }, { "Ben", character = "Peter Parker" } }
villain { "Rhino I" }
`, [][3]string{
		{`ann:attacks_with "She-Hulk"`, "!behind attacks_with", "!derrière attacks_with"},
		{`ann:thwarts_with "Jennifer Walters"`, "!behind thwarts_with", "!derrière thwarts_with"},
		{`ann:attacks_with "Rhino I"`, "behind attacks_with stands who attacks",
			"derrière attacks_with vient qui attaque"},
		{`ben:recovers()`, "REFUSED: Ben recovers: it is not Ben's turn",
			"REFUSÉ : Ben récupère : ce n'est pas le tour de Ben"},
		{`ann:recovers()`, "has no damage to heal", "de dégât"},
	})
}

// TestLabelsMeant proves that what stands at a player, in a list of cards or behind count under a wrong word is told
// where it belongs.
func TestLabelsMeant(t *testing.T) {
	const champions = `scenario "A test" { game = "champions" }` + "\n"
	seat := func(labels, en, fr string) [3]string {
		return [3]string{`players { { "Ann", ` + labels + ` } }`, en, fr}
	}
	checkBoth(t, champions, [][3]string{
		seat(`hero = "She-Hulk"`, `did you mean "character"?`, `vouliez-vous dire "character" ?`),
		seat(`cards = {}`, `did you mean "hand"?`, `vouliez-vous dire "hand" ?`),
		seat(`minions = { "Shocker" }`, `did you mean "engaged"?`, `vouliez-vous dire "engaged" ?`),
		seat(`character = "She-Hulk", damage = 4`,
			`it is said of a card, in braces with it: identity = { { "She-Hulk", damage = 4 } }`,
			`cela se dit d'une carte, entre accolades avec elle : identity = { { "She-Hulk", damage = 4 } }`),
		seat(`identity = { damage = 4 }`, `stands in braces with it: { { "…", damage = 4 } }`,
			`entre accolades avec elle : { { "…", damage = 4 } }`),
		seat(`hand = { Energy = 3 }`, `each card is named by itself: { "Energy", "Energy", "Energy" }`,
			`chaque carte se nomme à part : { "Energy", "Energy", "Energy" }`),
		seat(`hand = { Energy = 900 }`, `{ "Energy", "Energy", "Energy", "Energy", … }`,
			`{ "Energy", "Energy", "Energy", "Energy", … }`),
		{`main_scheme { threat = 2 }`, `{ { "…", threat = 2 } }`, `{ { "…", threat = 2 } }`},
		{`main_scheme { "Break-In!" }`, `did you mean "The Break-In!"?`, `vouliez-vous dire "The Break-In!" ?`},
		{`main_scheme { "Effraction !" }`, `did you mean "L'Effraction !"?`, `vouliez-vous dire "L'Effraction !" ?`},
		{`main_scheme { "Break-In" }`, `did you mean "The Break-In!"?`, `vouliez-vous dire "The Break-In!" ?`},
		{`players { { "Ann", character = "Spider-Man", hand = { "Uppercut", "For Justice!" } } } begin()`,
			"For Justice! is of a second aspect, Justice: Uppercut is of Aggression",
			"Pour la Justice ! : d'une seconde affinité, Justice ; celle d'Uppercut est Agressivité"},
	})
	checkBoth(t, meantForever, [][3]string{
		{`expect(ann.hand):count("Punch", 1)`, `how many of one name: has("Punch", 1)`,
			`combien d'un même nom : has("Punch", 1)`},
		{`expect(ann.hand):in_order { "Punch", "Kick", "Bizarro Power" }`,
			"the cards lie side by side there (Ann hand), in no order", "côte à côte (main d'Ann), sans ordre"},
		{`never { that(ann.hand):in_order { "Punch", "Kick" }, within = "1 move" }`, "the cards lie side by side there",
			"côte à côte"},
		{`expect(ann.hand):is("Punch", "Kick")`, `several names stand in braces: is { "Punch", "Kick" }`,
			`plusieurs noms se mettent entre accolades : is { "Punch", "Kick" }`},
		{`line_up("Giganta", "Mallet")`, `several names stand in braces: line_up { "Giganta", "Mallet" }`,
			`line_up { "Giganta", "Mallet" }`},
		{`main_deck:on_top("Giganta", "Mallet")`, `on_top { "Giganta", "Mallet" }`, `on_top { "Giganta", "Mallet" }`},
		{`expect(ann.hand):has_no("Giganta", "Mallet")`, `each is expected in a line of its own: has_no "Giganta"`,
			`chacune s'attend sur sa propre ligne : has_no "Giganta"`},
		{`expect(ann.hand):has("Punch", "Kick")`, `a line of its own for "Kick"`, `une ligne à part pour "Kick"`},
		{`use("lib/one", "lib/two")`, "!in braces", "!entre accolades"},
		{`ann:plays("Punch", ann.hand, "Kick")`, "!in braces", "!entre accolades"},
		{`expect(ann.vp) = 3`, "what is expected stands behind a colon", "ce qui est attendu vient après deux-points"},
		{`expect(ann:power()):is(0)`,
			"ann:power cannot be called: it is a number\n  a number is named without brackets: ann.power",
			"c'est un nombre\n  un nombre se nomme sans parenthèses : ann.power"},
		{`expect(log):has { ann "gains", "Weakness" }`,
			"ann cannot be called: it is a player\n  is a comma missing between ann and \"gains\"?",
			"c'est un joueur\n  manque-t-il une virgule entre ann et \"gains\" ?"},
		{`for x in ann do end`, "after in, write ipairs", "après in, écrivez ipairs"},
	})
}

// TestLegalLinesAreOfTheLanguage proves that the lines to copy name cards as the run speaks of them, and can be copied
// as they stand.
func TestLegalLinesAreOfTheLanguage(t *testing.T) {
	checkBoth(t, meantForever, [][3]string{
		{`expect(game):is_over()`, "\n    ann:plays \"Punch\"\n", "\n    ann:plays \"Coup de Poing\"\n"},
		{`ann:chooses "Punch"`, `ann:plays "Punch"`,
			`le mot pour cela est "plays" et non "chooses" : ann:plays "Coup de Poing"`},
	})
	for _, x := range []string{meantForever, meantForever + "ann:plays \"Bizarro Power\"\n", `scenario "A test" { game = "champions", windows = "pass" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = { "Backflip", "Energy", "Haymaker" }, in_play = { "Tigra" } }, { "Ben", character = "She-Hulk" } }
villain { "Rhino I" }
encounter_deck:on_top { "Stampede" }
`} {
		s, err := Compile("t", "t.lua", x+"expect(game):is_over()")
		if err != nil {
			t.Fatal(err)
		}
		lines := s.Run(Options{}).Failed().Legal
		if len(lines) < 2 {
			t.Errorf("only %d lines are legal", len(lines))
		}
		for _, line := range lines {
			if got := saidIn(x+line[engine.FR], engine.FR); strings.Contains(got, "REFUSÉ") ||
				strings.Contains(got, "aucune carte") {
				t.Errorf("%s is proposed, and gives %s", line[engine.FR], got)
			}
		}
	}
}

// TestProposedLabelsCanBePasted gives every label of the header values of every wrong kind, and pastes what is proposed
// into the header: the label must be read there.
func TestProposedLabelsCanBePasted(t *testing.T) {
	proposed := regexp.MustCompile(`(?:^|[\s:(])([a-z_]+ (?:= )?(?:\{[^{}]*\}|"[^"]*"))`)
	found := map[string]bool{}
	for _, g := range games.All() {
		for _, label := range headerWords(g) {
			for _, wrong := range []string{`"May I?"`, "3.5", "true", "{}", "{ 1 }", `{ x = 1 }`, "function() end"} {
				script := fmt.Sprintf("scenario \"A test\" { game = %q, %s = %s }", g.ID, label, wrong)
				if label == "game" {
					script = fmt.Sprintf("scenario \"A test\" { %s = %s }", label, wrong)
				}
				said := saidIn(script, engine.EN)
				for _, m := range proposed.FindAllStringSubmatch(said, -1) {
					line := m[1]
					if word, _, _ := strings.Cut(line, " "); word != label || strings.Contains(line, "May I?") {
						continue // the value itself is named
					}
					found[label] = true
					pasted := fmt.Sprintf("scenario \"A test\" { game = %q, %s }", g.ID, line)
					if label == "game" {
						pasted = fmt.Sprintf("scenario \"A test\" { %s }", line)
					}
					if got := saidIn(pasted, engine.EN); !strings.Contains(got, "nobody sits at the table") &&
						!strings.Contains(got, "has no clause") {
						t.Errorf("%s\nproposes %s, and that gives %s", script, line, got)
					}
				}
			}
		}
	}
	for _, label := range []string{"question", "rules", "game"} {
		if !found[label] {
			t.Errorf("nothing is proposed for %s", label)
		}
	}
	checkBoth(t, meantForever,
		[][3]string{{`ruling "Yes."`, `ruling { en = "…", fr = "…" }`, `ruling { en = "…", fr = "…" }`}})
}
