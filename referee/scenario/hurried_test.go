package scenario

import "testing"

// TestWhatIsToldInOtherWords proves that a has_no or a count in the words of a player does not pass because the log
// tells the same by a line of another kind: it fails, or asks which line is meant.
func TestWhatIsToldInOtherWords(t *testing.T) {
	const fails, open, begun = "was not to happen", "can mean more than one thing here",
		"is only the beginning of a line"
	for _, c := range []struct {
		table  string
		claims map[string]string
	}{
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra" } } }
ann:attacks_with "Tigra"
`, map[string]string{
			`expect(log):has_no("consequential damage to", "Tigra")`:                      fails,
			`expect(log):has_no("Tigra", "takes", 1, "consequential damage")`:             fails,
			`expect(log):has_no("consequential damage to", "Rhino I")`:                    "",
			`expect(log):has_no("no threat can be removed from", "Rhino I")`:              "could never happen",
			`expect(log):has_no(ann, "takes", "damage")`:                                  "", // an ally is not she
			`expect(log):has_no("Tigra", "is exhausted")`:                                 open,
			`expect(log):has_no("Tigra", "exhausts")`:                                     fails,
			`expect(log):has_no(ann, "exhausts", "Tigra")`:                                fails,
			`expect(log):has_no(ann, "wins")`:                                             `did you mean "the game is over the players win"`,
			`expect(log):has_no(ann)`:                                                     `such as "plays"`,
			`expect(log):count(1, "Tigra", "takes", "damage")`:                            "",
			`expect(log):count(1, "Tigra", "subit", "dégâts")`:                            "",
			`expect(log):has("consequential damage to", "Tigra", 1)`:                      "",
			`expect(log):in_order { { ann, "attacks" }, { "Tigra", "takes", "damage" } }`: "",
		}},
		{`scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Catwoman", "Punch" } },
  { "Ben", character = "Sinestro", vp = 1, hand = { "Punch", "Man-Bat" } },
}
ann:plays "Catwoman"
ben:declines()
`, map[string]string{
			`expect(log):has_no(ann, "VP tokens")`:       fails,
			`expect(log):has_no("jetons PV")`:            fails,
			`expect(log):has_no(ben, "VP", -1)`:          fails,
			`expect(log):has_no(ben, "wins")`:            "once the game is over, and it goes on",
			`expect(log):has_no(ann, "has", "VP")`:       "once the game is over, and it goes on",
			`expect(log):has_no(ben, "uses", "Man-Bat")`: "has no ability that a player uses",
			// she acts by herself
			`expect(log):has_no(ben, "uses", "Sinestro")`:    "has no ability that a player uses",
			`expect(log):has_no(ben, "uses", "Black Adam")`:  "",
			`expect(log):has_no(ann, "steals")`:              fails,
			`expect(log):has_no(ann, "steals VP tokens")`:    fails,
			`expect(log):has(ann, "steals", 1)`:              "",
			`expect(log):has_no(ben, "steals")`:              "",
			`expect(log):has_no(ann, "takes", "Weakness")`:   begun,
			`expect(log):has(ann, "takes", "Weakness")`:      "players say it of these: {actor} draws {card}",
			`expect(log):has(ann, "discards", "Weakness")`:   `players say "discards" of these, too: {actor} puts {card} away`,
			`expect(log):has_no("Earth-3", "stays in play")`: "only Firestorm Matrix brings about",
			`expect(ann):may_not("uses", "Black Adam")`:      "offered when its moment comes",
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {}, deck = { "Genius", "Energy", "Strength", "Haymaker", "Haymaker", "Haymaker" } } }
villain { { "Rhino I", stunned = true } }
encounter_deck { "Hydra Mercenary", "Advance", "Assault" }
ann:ends_turn()
`, map[string]string{
			`expect(log):has_no("Hydra Mercenary", "engages", ann)`:           fails,
			`expect(log):has_no(ann, "engages", "Hydra Mercenary")`:           fails,
			`expect(log):has_no("Hydra Mercenary", "is engaged with", ann)`:   fails,
			`expect(log):has_no("Hydra Mercenary", "is revealed for", ann)`:   fails,
			`expect(log):has_no("Hydra Mercenary", "is revealed")`:            fails,
			`expect(log):has_no("Hydra Mercenary", "enters play")`:            fails,
			`expect(log):has_no("Hydra Mercenary", "enters play", "engaged")`: begun,
			`expect(log):has_no(ann, "draws", "Genius")`:                      fails,
			`expect(log):has_no(ann, "pioche", "Genius")`:                     fails,
			// and not six, with the line that sums them up
			`expect(log):count(5, ann, "draws")`:                                        "",
			`expect(log):count(6, ann, "draws")`:                                        "but it is there 5 times",
			`expect(log):has_no(ann, "takes", "Genius")`:                                open,
			`expect(log):count(1, "Hydra Mercenary", "arrive en jeu", "engagé", ann)`:   "is missing before the last name",
			`expect(log):count(1, "Hydra Mercenary", "arrive en jeu engagé avec", ann)`: "",
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Black Cat", "Energy" }, deck = { "Strength", "Haymaker", "Energy" } } }
ann:plays "Black Cat"
`, map[string]string{
			`expect(log):has_no(ann, "discards", "Strength")`: fails,
			`expect(log):has_no(ann, "discards", "Energy")`:   fails,
			`expect(log):has_no(ann, "discard", "Energy")`:    fails,
			`expect(log):has_no(ann, "discards")`:             fails,
			`expect(log):has_no("Energy", "is discarded")`:    fails,
			`expect(log):count(3, ann, "discards")`:           "",
			`expect(log):count(1, ann, "discards", "Energy")`: "",
		}},
		{`scenario "A test" { game = "champions", at = "villain phase, step 2" }
local ann = players { { "Ann", character = "She-Hulk", hand = {}, deck = { "Energy" } } }
encounter_deck { "Assault", "Advance", "Gang-Up", "Hard to Keep Down" }
until_step "villain phase, step 3"
ann:declines()
`, map[string]string{
			`expect(log):has_no(ann, "takes")`:                          open,
			`expect(log):has_no(ann, "takes", "damage")`:                fails,
			`expect(log):has_no("Jennifer Walters", "takes", "damage")`: fails, // the other face
			`expect(log):has_no(ann, "discards", "Assault")`:            fails,
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }
villain { { "Rhino I", with = { "Armored Rhino Suit" } } }
ann:attacks_with "Spider-Man"
`, map[string]string{
			`expect(log):has_no("Armored Rhino Suit", "takes", "damage")`: fails,
			`expect(log):has_no("Armored Rhino Suit", "damage")`:          fails,
			`expect(log):has_no("Rhino I", "takes", "damage")`:            "",
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }
villain { { "Rhino I", tough = true } }
ann:attacks_with "Spider-Man"
`, map[string]string{
			`expect(log):has_no("prevented")`:                 fails,
			`expect(log):has_no("damage is prevented")`:       fails,
			`expect(log):has_no("Rhino I", "is prevented")`:   "there is: {n} prevented (prevent)",
			`expect(log):has_no("sont prévenus")`:             fails,
			`expect(log):has_no("prevents")`:                  "did you mean \"prevent",
			`expect(log):has_no("Rhino I", "takes damage")`:   "",
			`expect(log):has_no("Rhino I", "loses", "Tough")`: fails,
		}},
		{`scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "First Aid", "Energy" } },
  { "Ben", character = "Black Panther", engaged = { "Shocker" }, identity = { { "Black Panther", damage = 3 } } },
}
ann:plays "First Aid"
ann:pays_with "Energy"
ann:chooses "Black Panther"
ann:attacks_with "She-Hulk"
ann:chooses "Shocker"
`, map[string]string{
			`expect(log):has(ben, "defeat", "Shocker")`:             "there is: {card} is defeated",
			`expect(log):has_no(ann, "defeat", "Shocker")`:          "there is: {card} is defeated",
			`expect(log):has_no(ann, "defeat")`:                     "there is: {card} is defeated",
			`expect(log):has(ann, "is defeated")`:                   "there is no such line", // Shocker is, and not she
			`expect(log):has(ann, "is discarded")`:                  "in this order",
			`expect(log):has_no(ann, "defeats", "Shocker")`:         fails,
			`expect(log):has_no(ann, "defeats")`:                    fails,
			`expect(log):has(ann, "defeats", "Shocker")`:            "",
			`expect(log):has_no(ben, "defeats", "Shocker")`:         "",
			`expect(log):has_no("She-Hulk", "defeats", "Shocker")`:  begun,
			`expect(log):has_no(ann, "deals", 3, "damage")`:         fails,
			`expect(log):has_no(ann, "deals damage to", "Shocker")`: fails,
			`expect(log):has_no(ann, "damage")`:                     "in this order",
			`expect(log):has_no(ann, "heals")`:                      fails,
			`expect(log):has_no(ann, "heals", "Black Panther")`:     fails,
			`expect(log):has_no(ben, "heals")`:                      fails,
			`expect(log):has_no(ann, "uses", "Rhino I")`:            "could never happen",
			`expect(log):has_no(ann, "uses", "Energy")`:             fails,
			`expect(log):has_no(ann, "uses", "First Aid")`:          fails,
			`expect(log):has_no(ann, "pays_with", "Rhino I")`:       "could never happen",
			`expect(log):has_no(ann, "asks", ann)`:                  "tells of two players",
			`expect(log):has_no(ann, "asks")`:                       "",
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = {} } }
villain { { "Rhino I", damage = 12 } }
ann:attacks_with "She-Hulk"
`, map[string]string{
			`expect(log):has_no(ann, "defeats", "Rhino I")`: fails,
			`expect(log):has_no(ann, "defeats")`:            fails,
			`expect(log):has_no(ann, "asks")`:               "tells of two players",
		}},
		{`scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", deck = {}, hand = {}, discard = {} }, { "Ben", character = "Sinestro" } }
ann:ends_turn()
`, map[string]string{
			`expect(log):has(ann, "draws")`:                  "there is no such line",
			`expect(log):has_no(ann, "draws")`:               "",
			`expect(log):has(ann, "draws a new hand of", 5)`: "",
		}},
		{`scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Johnny Quick" } }, { "Ben", character = "Sinestro" } }
ann:plays "Johnny Quick"
`, map[string]string{
			`expect(log):has(ann, "draws")`:                                               "",
			`expect(log):has(ann, "pioche")`:                                              "",
			`expect(log):has_no(ann, "draws")`:                                            fails,
			`expect(log):in_order { { ann, "plays", "Johnny Quick" }, { ann, "draws" } }`: "",
		}},
		{`scenario "A test" { game = "champions", at = "villain phase, step 2" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = {}, identity = { { "Spider-Man", damage = 9 } } }, { "Ben", character = "Carol Danvers" } }
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Crowd Control" }
ann:declines "Spider-Man"
ann:declines "defends_with"
`, map[string]string{
			`expect(log):has_no("Spider-Man", "is defeated")`:         fails,
			`expect(log):has_no(ann, "is defeated")`:                  fails,
			`expect(log):has("Spider-Man", "is defeated")`:            "",
			`expect(log):has_no("Spider-Man", "est vaincue")`:         fails,
			`expect(log):has_no("Carol Danvers", "is defeated")`:      "",
			`expect(log):has_no("threat is placed")`:                  fails,
			`expect(log):has_no("threat was placed")`:                 "did you mean \"threat is placed\"",
			`expect(log):has_no("deals", "Crowd Control")`:            begun,
			`expect(log):has_no("Crowd Control", "is dealt to", ben)`: fails,
			`expect(log):has_no("Crowd Control", "is dealt to", ann)`: "",
		}},
		{`scenario "A test" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Insanity", "Punch", "Kick" } },
  { "Ben", character = "Sinestro", hand = { "Vulnerability", "Mallet" } },
}
ann:plays "Insanity"
ann:passes "Kick"
ben:passes "Mallet"
`, map[string]string{
			`expect(log):count(2, "passes")`:                       "",
			`expect(log):count(3, "passes")`:                       "but it is there 2 times",
			`expect(log):count(1, ann, "passes")`:                  "",
			`expect(log):has_no(ann, "passes", "Kick", "to", ann)`: "",
			`expect(log):has(ben, "passes", "Mallet", "to", ann)`:  "",
		}},
		{`scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Peter Parker", hand = {}, identity = { { "Peter Parker", damage = 5 } } } }
ann:recovers()
`, map[string]string{
			`expect(log):has_no("Spider-Man", "heals")`: fails,
			`expect(log):has_no(ann, "heals")`:          fails,
			`expect(log):has_no(ann, "recovers")`:       fails,
		}},
		{`scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Royal Flush Gang", "Kick", "Punch" }, deck = { "Punch", "Punch" } }, { "Ben", hand = {} } }
ann:plays "Bizarro Power"
ann:plays "Royal Flush Gang"
ann:discards "Kick"
ann:discards "Punch"
ann:ends_turn()
`, map[string]string{
			`expect(log):has_no(ann, "attacks", ben)`:              fails,
			`expect(log):has_no(ann, "attacks")`:                   fails,
			`expect(log):has_no(ben, "attacks")`:                   "",
			`expect(log):has_no(ben, "attack")`:                    "in this order",
			`expect(log):has_no(ann, "draws")`:                     fails,
			`expect(log):has_no(ann, "discards", "Bizarro Power")`: open, // it is put away
			`expect(log):has_no(ann, "discard", "Bizarro Power")`:  "",
			`expect(log):has_no(ann, "discard", "Kick")`:           fails,
			`expect(log):has_no(ann, "shuffles")`:                  fails,
			`expect(log):has_no(ann.deck, "is shuffled")`:          fails,
			`expect(log):has_no(ben, "does not avoid")`:            begun,
			`expect(log):has(ben, "does not avoid")`:               "",
		}},
	} {
		for claim, want := range c.claims {
			checkScripts(t, c.table, []struct{ script, want string }{{claim, want}})
		}
	}
}

// TestAWordOfAnotherTable proves that a word which a hurried author takes from another game, or from the log, is told
// what is written in its stead.
func TestAWordOfAnotherTable(t *testing.T) {
	const team = `scenario "A test" { game = "metal" }` + "\n"
	const told = "is what the log tells, and nothing that a player is made to do"
	checkScripts(t, team, []struct{ script, want string }{
		{`local ann, ben = players { { "Ann", character = { "Cyborg", "Batman" } }, { "Ben" } }`,
			"several, or none, are said by team = { … }"},
	})
	checkScripts(t, team+`local ann, ben = players { { "Ann", character = "Cyborg" }, { "Ben", character = "Superman (oversized)" } }`+"\n",
		[]struct{ script, want string }{
			{`kick { "Breakthrough" }`, "metal has no kick; the places of its table are main_deck"},
			{`super_heroes { "Cyborg" }`, "metal has no super_heroes; the places of its table are main_deck"},
			{`ann:recruits "Hal Jordan"`, `"recruits" ` + told},
			{`ann:rescues "Batman"`, `"rescues" ` + told},
			{`ann:draws "Punch"`, `"draws" ` + told},
			{`ann:purchases "Breakthrough"`, `did you mean "buys"?`},
			{`expect(ann):may_not("uses", "Cyborg")`, "no ability of Cyborg to use is defined here"},
			{`refused(function() ann:uses "Cyborg" end, "metal.card.cyborg")`, ""},
		})
}
