scenario "No card is left for the boost" {
  game     = "champions",
  question = {
    en = "Rhino attacks, and no card lies in the encounter deck or in its discard pile. What becomes of his boost card?",
    fr = "Rhino attaque, et il ne reste aucune carte ni dans le deck Rencontre ni dans sa défausse. Qu'en est-il de sa carte Boost ?",
  },
  shows    = { "mc.amb.both-piles-empty", "mc.enemy-attack.1-boost", "mc.deal-encounter.step-three" },
}
local ann, ben = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Vibranium", "Vibranium" }, dealt = { "Legal Work" } },
  { "Ben", character = "She-Hulk", eliminated = true },
}
villain { "Rhino I" }
encounter_deck {}
encounter_discard {}

ann:ends_turn()
ann:declines()                          -- nobody defends
expect(ann.identity:damage "Black Panther"):is(2)
expect(log):has("no encounter card is left", "by", "mc.enemy-attack.1-boost")
expect(log):has("no encounter card is left", "by", "mc.deal-encounter.step-three")
expect(removed):has "Legal Work"        -- Ben is out, and nothing replaces the obligation of his hero
expect(log):has("no encounter card is left", "by", "mc.obligation.hero-eliminated")
ruling {
  en = "He gets none, and attacks with his ATK alone.",
  fr = "Il n'en reçoit pas, et attaque avec sa seule ATQ.",
}
