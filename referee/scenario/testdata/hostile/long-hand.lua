-- ends: 
scenario "x" { game = "forever-evil" }
local h = {}
for i = 1, 100 do h[i] = "Punch" end
as_if()
local ann, ben = players { { "Ann", character="Lex Luthor", hand = h }, { "Ben", character="Sinestro" } }
expect(ann.hand):count(100)
