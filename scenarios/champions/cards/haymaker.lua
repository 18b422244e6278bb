scenario "Haymaker, an attack for any hero" {
  game     = "champions",
  question = {
    en = "I have exhausted my hero. May I still play Haymaker?",
    fr = "J'ai incliné mon héros. Puis-je encore jouer Haymaker ?",
  },
  shows    = { "mc.card.haymaker", "mc.card.strength" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", exhausted = true } }, hand = { "Haymaker", "Strength" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Haymaker"
expect(villain:damage "Rhino I"):is(3)
ruling {
  en = "Yes: it is an attack, but the event does not exhaust your hero. It deals 3 damage.",
  fr = "Oui : c'est une attaque, mais l'événement n'incline pas votre héros. Elle inflige 3 dégâts.",
}
