scenario "A facedown Drone does not block a unique card" {
  game     = "champions",
  question = {
    en = "My Mockingbird lies facedown in play as a Drone. Does that keep Ben from playing his own Mockingbird, a unique card?",
    fr = "Ma Mockingbird est en jeu face cachée, comme Drone. Cela empêche-t-il Ben de jouer sa propre Mockingbird, une carte unique ?",
  },
  shows    = { "mc.card-types.change-type", "mc.unique.one-in-play" },
}
as_if()
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Aunt May", "Mockingbird" }, dealt = { "Assembly" } },
  { "Ben", character = "Jennifer Walters", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Gamma Slam", "Mockingbird" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Fog", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ben:declines()                                   -- the threat of step one is not resisted
ben:declines()
ben:plays "Mockingbird"
ben:pays_with "Energy"
ben:pays_with "Genius"
ben:declines()                                   -- she stuns nobody
expect(ben.in_play):is { "Mockingbird" }
expect(ann.engaged):is { "Mockingbird" }
ruling {
  en = "No. Facedown it is only a Drone: the name and the unique symbol on its face count for nothing.",
  fr = "Non. Face cachée, ce n'est qu'un Drone : le nom et le symbole d'unicité de sa face ne comptent pas.",
}
