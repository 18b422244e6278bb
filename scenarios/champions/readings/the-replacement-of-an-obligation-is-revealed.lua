scenario "What replaces a lost hero's obligation is revealed by the same player" {
  game     = "champions",
  question = {
    en = "She-Hulk is out of the game and I reveal her obligation Legal Work. What do I do with it?",
    fr = "Miss Hulk est éliminée et je révèle son obligation Profession Juridique. Qu'en fais-je ?",
  },
  shows    = { "mc.amb.replaced-obligation" },
  windows = "pass",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Focused Rage" } },
  { "Ben", character = "Captain Marvel", hand = {}, dealt = { "Legal Work" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman", "Shocker" }

ann:uses "Focused Rage"                 -- Ann is out
ben:ends_turn()

expect(removed):has "Legal Work"
expect(ben.engaged):is { "Sandman" }
expect(attachments):is { "Charge" }
expect(encounter_deck):top "Shocker"
expect(game.acceleration):is(0)
ruling {
  en = "It is removed from the game, and you reveal the next encounter card in its place, at once.",
  fr = "Elle est retirée de la partie, et vous révélez aussitôt la carte Rencontre suivante à sa place.",
}
