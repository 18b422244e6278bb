scenario "A cancelled treachery is discarded, and its surge remains" {
  game     = "champions",
  question = {
    en = "I cancel Kree Manipulator, a treachery with surge, with Enhanced Spider-Sense. Is the surge cancelled too?",
    fr = "J'annule Manipulateur Kree, une traîtrise avec Renfort, grâce à Sens d'Araignée Améliorés. Le Renfort est-il annulé aussi ?",
  },
  shows    = { "mc.treachery.discarded", "mc.keywords.surge" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Genius", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast" }, nemesis = {}, dealt = { "Kree Manipulator" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control", "Breakin' & Takin'" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:declines()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Genius"

expect(main_scheme:threat "The Break-In!"):is(2)
expect(encounter_discard):is { "Kree Manipulator" }
expect(side_schemes):is { "Crowd Control", "Breakin' & Takin'" }
ruling {
  en = "Its When Revealed alone is cancelled: no threat is placed and it is discarded. Its surge is not: Ben reveals another card for it.",
  fr = "Seule sa capacité « Une fois révélée » est annulée : aucune menace n'est placée et elle est défaussée. Son Renfort ne l'est pas : Ben révèle une autre carte pour lui.",
}
