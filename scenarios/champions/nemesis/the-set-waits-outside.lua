scenario "Nemesis sets wait outside the game" {
  game     = "champions",
  question = {
    en = "We set up the game with Spider-Man and Captain Marvel. Do Vulture and Yon-Rogg go into the encounter deck?",
    fr = "Nous préparons la partie avec Spider-Man et Captain Marvel. Le Vautour et Yon-Rogg vont-ils dans le deck Rencontre ?",
  },
  shows    = { "mc.nemesis.set-aside" },
  set_up   = "shown",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

ann:declines()
ben:declines()
expect(ann.nemesis):has "Vulture"
expect(ben.nemesis):has "Yon-Rogg"
expect(encounter_deck):has_no "Vulture"
expect(encounter_deck):has_no "Yon-Rogg"
ruling {
  en = "No. Each player sets the hero's nemesis set aside, out of play, until a card brings it in.",
  fr = "Non. Chaque joueur met le set Némésis de son héros de côté, hors jeu, jusqu'à ce qu'une carte l'amène.",
}
