scenario "An alter ego without hit points is out as well" {
  game     = "champions",
  question = {
    en = "I play alone, and Carol Danvers loses her last hit points. Does it save me that she is not in hero form?",
    fr = "Je joue seule, et Carol Danvers perd ses derniers points de vie. Suis-je sauvée parce qu'elle n'est pas sous sa forme de héros ?",
  },
  shows    = { "mc.elimination.at-zero", "mc.elimination.all-out" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Carol Danvers", identity = { { "Carol Danvers", damage = 10 } }, hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Bomber" }

ann:ends_turn()
ann:chooses "damage"                                        -- the Bomber deals her 2

expect(game):is_over()
expect(ann):did_not_win()
ruling {
  en = "No. An alter ego at zero is defeated like a hero; and as no player is left, the game is over and lost.",
  fr = "Non. Un alter ego à zéro est vaincu comme un héros ; et comme il ne reste aucun joueur, la partie est finie et perdue.",
}
