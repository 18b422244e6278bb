scenario "Obligations are set aside, then shuffled into the encounter deck" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Spider-Man and She-Hulk play. Where are their obligations when the game begins?",
    fr = "Spider-Man et Miss Hulk jouent. Où sont leurs obligations quand la partie commence ?",
  },
  shows    = { "mc.setup.04-obligations", "mc.setup.11-encounter-deck" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Jennifer Walters" },
}

ann:declines()
ben:declines()
expect(encounter_deck):has("Eviction Notice", 1)
expect(encounter_deck):has("Legal Work", 1)
expect(encounter_deck):has_no "Affairs of State"     -- nobody plays Black Panther
ruling {
  en = "In the encounter deck: they wait beside the table at first and are shuffled in late in the set-up. Obligations of heroes nobody plays stay in the box.",
  fr = "Dans le deck Rencontre : d'abord mises de côté, elles y sont mélangées vers la fin de la mise en place. Celles des héros que personne ne joue restent dans la boîte.",
}
