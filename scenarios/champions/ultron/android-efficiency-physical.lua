scenario "Without its resource the boost of Android Efficiency makes a Drone (physical)" {
  game     = "champions",
  question = {
    en = "I have no physical resource when Android Efficiency with that icon is the boost card of a scheme against me. What happens?",
    fr = "Je n'ai aucune ressource physique quand Efficacité d'Androïde à cette icône est la carte boost d'une manigance contre moi. Que se passe-t-il ?",
  },
  shows    = { "mc.card.android-efficiency-physical", "mc.choose.must-matter", "mc.resource.typed-cost" },
  windows  = "pass",
  at       = "villain phase, step 2",
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy" }, deck_top = { "Strength" }, engaged = {} },
}
villain { "Ultron I" }
encounter_deck:on_top { "Android Efficiency (physical)" }

until_step "villain phase, step 3"
expect(ann.engaged):is { "Strength" }
expect(ann.engaged:facedown "Strength"):is(true)
expect(ann.hand):is { "Energy" }
ruling {
  en = "Only the Drone is left to you: the top card of your deck comes into play facedown.",
  fr = "Il ne vous reste que le Drone : la carte du dessus de votre deck arrive en jeu face cachée.",
}
