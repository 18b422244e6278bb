-- ends: only one thing is tried inside refused
scenario "x" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch" } }, { "Ben", character = "Sinestro", hand={"Punch"} } }
refused(function() ann:plays "Punch" ann:buys "Kick" end, "fe.buy.combined-cost")
expect(ann.power):is(1)
