scenario "The set-up of Ultron" {
  game     = "champions",
  question = {
    en = "What does the set-up of the Ultron scenario do besides the usual steps?",
    fr = "Que fait la mise en place du scénario Ultron en plus des étapes habituelles ?",
  },
  shows    = { "mc.card.the-crimson-cowl-1b", "mc.card.ultron-drones" },
  set_up   = "shown",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Jennifer Walters" },
}
villain { "Ultron I" }

until_step "set-up, step 11"
expect(environments):is { "Ultron Drones" }
expect(ann.engaged):count(1)
expect(ben.engaged):count(1)
expect(ann.deck):count(39)
expect(main_scheme:threat "The Crimson Cowl"):is(0)
ruling {
  en = "The environment Ultron Drones comes into play before the encounter deck is shuffled again. When the first stage comes up, the top card of each player's deck goes into play facedown as a Drone minion, before anybody has drawn a hand.",
  fr = "L'environnement Drones d'Ultron arrive en jeu avant que le deck Rencontre soit mélangé de nouveau. À l'arrivée du premier stade, la carte du dessus du deck de chaque joueur est mise en jeu face cachée comme sbire Drone, avant que quiconque ait pioché sa main.",
}
