-- ends: the value behind at_least is a whole number from -999 to 999, and not inf
scenario "x" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch" } }, { "Ben", character = "Sinestro", hand={"Punch"} } }
expect(ann.power):at_least(math.huge)
expect(ann.power):at_least(1e300)
expect(ann.power):is(0.9)
expect(ann.hand):count(2.9)
expect(ann.hand):has("Punch", 2.5)
expect(ann.power):at_least(0/0)
