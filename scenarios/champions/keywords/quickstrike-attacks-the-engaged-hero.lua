scenario "Quickstrike strikes the player he engages, at once" {
  game     = "champions",
  question = {
    en = "Ben reveals Vulture as She-Hulk. Does Quickstrike hit Ben or the first player, and may an ally defend?",
    fr = "Ben révèle Le Vautour en Miss Hulk. Coup Rapide vise-t-il Ben ou le premier joueur, et un allié peut-il défendre ?",
  },
  shows    = { "mc.keywords.quickstrike" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Gamma Slam", "Ground Stomp", "Ground Stomp", "Energy" }, in_play = { "Hellcat" } },
}
villain { { "Rhino I", damage = 4, stunned = true } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Vulture" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"                      -- nobody defends Ben against Rhino
ben:declines "defends_with"
ann:declines "defends_with"                      -- Vulture attacks Ben
ben:defends_with "Hellcat"
expect(ben.engaged):is { "Vulture" }
expect(ben.discard):is { "Hellcat" }
expect(ben.identity:damage "She-Hulk"):is(2)     -- by Rhino
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "It hits Ben, with whom Vulture is engaged, right after he engages him. It is an attack like any other, so an ally may defend.",
  fr = "Il vise Ben, avec qui Le Vautour est engagé, juste après l'engagement. C'est une attaque comme une autre : un allié peut défendre.",
}
