scenario "A wild card sets off everything that Hulk can do" {
  game     = "champions",
  question = {
    en = "Hulk's attack discards The Power of Aggression, a wild resource. Which of his effects happens?",
    fr = "L'attaque de Hulk défausse Le Pouvoir de l'Agressivité, une ressource libre. Lequel de ses effets a lieu ?",
  },
  shows    = { "mc.card.hulk", "mc.wild.otherwise-only-wild" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck_top = { "The Power of Aggression" } },
}
villain { { "Rhino I", damage = 0 } }

ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(6)           -- 3, then 2, then 1
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Hulk", "The Power of Aggression" }
ruling {
  en = "All of them, as his text says so for a wild one: 2 damage to an enemy, 1 damage to every character, and Hulk is discarded.",
  fr = "Tous, car son texte le prévoit pour une ressource libre : 2 dégâts à un ennemi, 1 dégât à chaque personnage, et Hulk est défaussé.",
}
