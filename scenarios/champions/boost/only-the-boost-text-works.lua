scenario "A boost card does only what its boost text says" {
  game     = "champions",
  question = {
    en = "Heart-Shaped Herb, which has Surge and makes every enemy engaged with me tough when revealed, is Rhino's boost card. Does any of that happen?",
    fr = "Plante en forme de Cœur, qui a Renfort et rend Tenaces les ennemis engagés avec moi une fois révélée, est la carte Boost de Rhino. Cela se produit-il ?",
  },
  shows    = { "mc.boost.only-boost-text-active" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, nemesis = {}, engaged = { "Hydra Bomber" }, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck { "Heart-Shaped Herb", "Hydra Mercenary", "Charge", "Stampede" }

ann:ends_turn()
ann:declines()
expect(ann.engaged:tough "Hydra Bomber"):is(0)
expect(encounter_deck):count(3)
ann:declines()
expect(ann.engaged):has "Hydra Mercenary"
expect(encounter_deck):top "Charge"
ruling {
  en = "No. As a boost card it is not revealed: its icon counts and its boost text gives Rhino a tough card, nothing else.",
  fr = "Non. En tant que carte Boost, elle n'est pas révélée : son icône compte et son texte boost rend Rhino Tenace, rien d'autre.",
}
