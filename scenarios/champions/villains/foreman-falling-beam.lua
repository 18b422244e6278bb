scenario "Falling Beam" {
  game     = "champions",
  question = { en = "What does a Falling Beam do to me?", fr = "Que me fait une Poutre qui Tombe ?" },
  shows    = { "mc.card.falling-beam" },
  windows  = "pass",
}
local ann = players { { "Ann", character = "She-Hulk", hand = {}, dealt = { "Falling Beam" } } }
villain { { "Foreman I", stunned = true } }
main_scheme { "The Site 1B" }
encounter_deck:on_top { "Day Labourer" }
ann:ends_turn()
expect(ann.identity:stunned "She-Hulk"):is(1)
ruling {
  en = "Your hero is stunned.",
  fr = "Votre héros est sonné.",
}
