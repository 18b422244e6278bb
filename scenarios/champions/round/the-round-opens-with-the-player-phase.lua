scenario "A new round opens with the player phase" {
  game     = "champions",
  question = {
    en = "The second round begins. Does Rhino act first, or do we?",
    fr = "Le deuxième round commence. Est-ce Rhino qui agit d'abord, ou nous ?",
  },
  shows    = { "mc.round.1-player-phase-begins" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", damage = 8 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Advance", "Hard to Keep Down", "Hard to Keep Down" }  -- two boost cards, two dealt cards

ann:ends_turn()
ben:ends_turn()
expect(game.round):is(2)
expect(ben):is_on_turn()                         -- the new first player, at once
expect(main_scheme:threat "The Break-In!"):is(4) -- nothing more than in the first round: 2 for the phase, 1 for each scheme
refused(function() ann:ends_turn() end, "mc.active-player.definition")
ruling {
  en = "You do. A round starts with the player phase, and the first player takes the first turn.",
  fr = "Vous. Un round s'ouvre sur la phase des joueurs, et le premier joueur y joue le premier tour.",
}
