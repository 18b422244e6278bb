scenario "The second stage of the Foreman" {
  game     = "champions",
  question = { en = "The first stage of the Foreman is defeated. What comes of the next?", fr = "Le premier stade du Contremaître est vaincu. Que fait le suivant ?" },
  shows    = { "mc.card.foreman-ii" },
  windows  = "pass",
}
local ann = players { { "Ann", character = "She-Hulk", hand = {} } }
villain { { "Foreman I", damage = 9 } }
main_scheme { "The Site 1B" }
ann:attacks_with "She-Hulk"
expect(ann.identity:stunned "She-Hulk"):is(1)
ruling {
  en = "It stuns your hero as it comes.",
  fr = "Il sonne votre héros à son arrivée.",
}
