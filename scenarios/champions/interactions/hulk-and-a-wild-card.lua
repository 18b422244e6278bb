scenario "A wild card sets off everything on Hulk" {
  game     = "champions",
  question = {
    en = "Hulk attacks and I discard The Power of Aggression, a wild resource, for him. Which of his effects apply?",
    fr = "Hulk attaque et je défausse pour lui Le Pouvoir de l'Agressivité, une ressource libre. Lesquels de ses effets s'appliquent ?",
  },
  shows    = { "mc.card.hulk", "mc.wild.otherwise-only-wild", "mc.forced.mandatory" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk", "Tigra" }, deck_top = { "The Power of Aggression" } },
}
villain { "Rhino I" }

ann:attacks_with "Hulk"

expect(villain:damage "Rhino"):is(6)    -- 3 by the attack, 2 and 1
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ann.in_play:damage "Tigra"):is(1)
expect(ann.discard):is { "The Power of Aggression", "Hulk" }
ruling {
  en = "All of them, from top to bottom: 2 damage to an enemy, 1 to every character, and Hulk is discarded.",
  fr = "Tous, de haut en bas : 2 dégâts à un ennemi, 1 à chaque personnage, et Hulk est défaussé.",
}
