-- ends: expected 100 x Punch, but it is 63 x Punch
scenario "x" { game = "forever-evil" }
as_if()
local hand, more = {}, {}
for i = 1, 63 do hand[i] = "Punch" end
for i = 1, 100 do more[i] = "Punch" end
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = hand }, { "Ben", character = "Sinestro" } }
expect(ann.hand):is(more)
