scenario "An eliminated Black Panther does not retaliate" {
  game     = "champions",
  question = {
    en = "Ben's Black Panther has 1 hit point left, and Shocker's attack eliminates him. Does Retaliate still hurt Shocker before he comes to me?",
    fr = "Il reste 1 point de vie au Black Panther de Ben, et l'attaque de Shocker l'élimine. La Riposte blesse-t-elle encore Shocker avant qu'il ne vienne à moi ?",
  },
  shows    = { "mc.elimination.when", "mc.elimination.enemies-move-on" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Black Panther", identity = { { "Black Panther", damage = 10 } }, hand = {}, engaged = { "Shocker" },
    deck_top = { "Vibranium", "Vibranium", "Vibranium", "Genius", "Strength" } },
}
villain { { "Rhino I", confused = true, stunned = true } }     -- he neither schemes against Ann nor attacks Ben
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ben:ends_turn()
ben:declines "defends_with"                          -- nobody defends against Shocker

expect(ben.identity):is_empty()
expect(ann.engaged):is { "Shocker" }
expect(ann.engaged:damage "Shocker"):is(0)
expect(game):goes_on()
ruling {
  en = "No: a character must survive the attack to retaliate. Shocker engages you, the next player, without a scratch.",
  fr = "Non : un personnage doit survivre à l'attaque pour riposter. Shocker s'engage avec vous, le joueur suivant, sans une égratignure.",
}
