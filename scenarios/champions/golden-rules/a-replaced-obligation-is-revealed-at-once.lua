scenario "The card drawn for a lost hero's obligation is revealed at once" {
  game     = "champions",
  question = {
    en = "Spider-Man is out of the game and Ben is dealt Eviction Notice. It says to draw another card: does Ben reveal that one, or keep it facedown?",
    fr = "Spider-Man est éliminé et Ben reçoit Avis d'Expulsion. On pioche une autre carte : Ben la révèle-t-il, ou la garde-t-il face cachée ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.grim-rule.game-continues" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = { "Energy", "Genius", "Strength", "Haymaker", "Web-Shooter", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Advance", "Eviction Notice", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- no card for the attack
ann:declines()                                   -- nobody defends: she is eliminated
expect(removed):has("Eviction Notice", 1)
expect(ben.engaged):is { "Hydra Mercenary" }
expect(ben.dealt):is_empty()
expect(ben):is_on_turn()                         -- play simply goes on
ruling {
  en = "Ben reveals it at once. The rules do not say, so the reading worse for the players is taken, and the game goes on.",
  fr = "Ben la révèle aussitôt. Les règles ne le disent pas : on prend la lecture la plus défavorable aux joueurs, et la partie continue.",
}
