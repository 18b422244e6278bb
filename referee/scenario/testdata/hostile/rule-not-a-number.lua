-- ends: and not to nan
scenario "x" { game = "forever-evil", rules = { ["fe.end-turn.6-draw"] = 0/0 } }
local ann, ben = players { { "Ann" , character="Lex Luthor"}, { "Ben", character="Sinestro" } }
ann:ends_turn()
expect(ann.hand):count(0)
