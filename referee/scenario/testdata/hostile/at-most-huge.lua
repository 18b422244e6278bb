-- ends: the value behind at_most is a whole number from -999 to 999, and not inf
scenario "x" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch" } }, { "Ben", character = "Sinestro", hand={"Punch"} } }
expect(ann.power):at_most(math.huge)
