scenario "An eliminated player is neither attacked nor dealt to" {
  game     = "champions",
  question = {
    en = "Ann is eliminated in step two. Does Rhino still attack Ben, and who is dealt cards in step three?",
    fr = "Ann est éliminée à l'étape deux. Rhino attaque-t-il encore Ben, et à qui distribue-t-on des cartes à l'étape trois ?",
  },
  shows    = { "mc.amb.eliminated-in-phase" },
  windows = "pass",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 10 } }, hand = {},
    deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Assault", "Crowd Control", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"
ben:declines "defends_with"             -- Ann is out
ben:declines "defends_with"             -- Rhino attacks Ben

expect(ben.identity:damage "Black Panther"):is(2)
expect(side_schemes:threat "Crowd Control"):is(4)         -- 2 per player, for two
expect(encounter_deck):top "Sandman"
expect(ben):is_on_turn()
ruling {
  en = "Ben is attacked as usual, and only Ben is dealt a card; but what is printed per player still counts two of you.",
  fr = "Ben est attaqué normalement, et lui seul reçoit une carte ; mais ce qui est imprimé « par joueur » en compte toujours deux.",
}
