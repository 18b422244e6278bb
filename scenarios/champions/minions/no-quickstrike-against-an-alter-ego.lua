scenario "A quickstrike that does not come" {
  game     = "champions",
  question = { en = "Vulture has Quickstrike and engages me while I am Peter Parker. Does he attack at once?", fr = "Le Vautour a Coup Rapide et m'engage alors que je suis Peter Parker. Attaque-t-il immédiatement ?" },
  shows    = { "mc.keywords.quickstrike" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Vulture" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired", "Tenacity" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(ann.identity:damage "Peter Parker"):is(0)
expect(log):has("no-quickstrike", "Vulture")

ruling {
  en = "No. A quickstrike needs a hero; against an alter ego nothing happens, and he schemes when the minions activate.",
  fr = "Non. Un Coup Rapide demande un héros ; contre un alter ego il ne se passe rien, et il manigancera à l'activation des sbires.",
}
