scenario "No card is left to replace an obligation" {
  game     = "champions",
  at       = "villain phase, step 4",
  first    = "Ben",
  question = {
    en = "She-Hulk was eliminated earlier, and now I turn up Legal Work. No card lies in the encounter deck or in its discard pile: what do I reveal in its place?",
    fr = "Miss Hulk a été éliminée plus tôt, et je retourne maintenant Profession Juridique. Il n'y a plus de carte ni dans le deck Rencontre ni dans sa défausse : que révéler à sa place ?",
  },
  shows    = { "mc.amb.both-piles-empty", "mc.obligation.hero-eliminated" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", eliminated = true },
  { "Ben", character = "Captain Marvel", hand = {}, dealt = { "Legal Work" } },
}
villain { "Rhino I" }
encounter_deck {}
encounter_discard {}

until_step "villain phase, step 5"
expect(removed):has "Legal Work"
expect(log):count(1, "no encounter card is left", "by", "mc.obligation.hero-eliminated")
expect(game.acceleration):is(0)
ruling {
  en = "Nothing. The obligation is removed from the game, and the rule that wants another card finds none.",
  fr = "Rien. L'obligation est retirée de la partie, et la règle qui demande une autre carte n'en trouve aucune.",
}
