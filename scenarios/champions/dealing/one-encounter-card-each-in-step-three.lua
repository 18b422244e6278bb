scenario "In step three each player is dealt one facedown encounter card" {
  game     = "champions",
  question = {
    en = "We are two players. How many encounter cards are dealt in step three, and when do we see them?",
    fr = "Nous sommes deux joueurs. Combien de cartes Rencontre sont attribuées à l'étape trois, et quand les voyons-nous ?",
  },
  shows    = { "mc.deal-encounter.step-three" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership", "Inspired" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Hydra Bomber", "Hydra Bomber", "Shocker" }

ann:ends_turn()
ben:ends_turn()
expect(ann.engaged):has "Hydra Bomber"      -- Ann is resolving hers
expect(ann.dealt):is_empty()
expect(ben.dealt):count(1)
ann:chooses "threat"
expect(ben.engaged):has "Hydra Bomber"
expect(ben.dealt):is_empty()
ben:chooses "threat"
expect(encounter_deck):top "Shocker"
ruling {
  en = "One each, facedown. They are revealed only in step four, one player after the other.",
  fr = "Une chacun, face cachée. Elles ne sont révélées qu'à l'étape quatre, un joueur après l'autre.",
}
