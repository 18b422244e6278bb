scenario "The villain activates once for each player" {
  game     = "champions",
  question = {
    en = "We are three. Does Rhino act only against the first player?",
    fr = "Nous sommes trois. Rhino n'agit-il que contre le premier joueur ?",
  },
  shows    = { "mc.activation.step-two-once-per-player", "mc.activation.attack-or-scheme-counts" },
}
local ann, ben, cid = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "Peter Parker", hand = {} },
  { "Cid", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Energy Daggers" } },
}
villain { { "Rhino I", damage = 12 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Stampede", "Assault", "Advance", "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
ben:ends_turn()
cid:ends_turn()
ann:declines()                                   -- Rhino attacks Ann; nobody defends
cid:declines()
expect(ann.identity:damage "Captain Marvel"):is(3)             -- his first activation, with 1 boost icon
expect(main_scheme:threat "The Break-In!"):is(4)               -- 3 for the phase; 1 by his second, the scheme against Ben
ann:declines()                                   -- his third: Rhino attacks Cid
cid:defends_with "Black Panther"
expect(cid.identity:damage "Black Panther"):is(0)
expect(encounter_discard):has("Advance", 1)                    -- the boost card of the third activation
ruling {
  en = "No. In the second step he activates once for each of you: each time he attacks or schemes, by your form, and each of those counts as one activation.",
  fr = "Non. À la deuxième étape, il s'active une fois pour chacun de vous : chaque fois il attaque ou manigance selon votre forme, et chacune compte comme une activation.",
}
