scenario "Each hero brings an obligation into the encounter deck" {
  game     = "champions",
  question = {
    en = "Spider-Man and Captain Marvel play. Which obligations are in the encounter deck?",
    fr = "Spider-Man et Captain Marvel jouent. Quelles obligations sont dans le deck Rencontre ?",
  },
  shows    = { "mc.obligation.shuffled-in" },
  set_up   = "shown",
}
local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Carol Danvers" },
}

ann:declines()
ben:declines()
expect(encounter_deck):has("Eviction Notice", 1)
expect(encounter_deck):has("Family Emergency", 1)
expect(encounter_deck):has_no "Legal Work"
expect(encounter_deck):has_no "Affairs of State"
ruling {
  en = "The two of these heroes, one each, shuffled in during set-up; nobody else's.",
  fr = "Les deux de ces héros, une chacun, mélangées pendant la mise en place ; aucune autre.",
}
