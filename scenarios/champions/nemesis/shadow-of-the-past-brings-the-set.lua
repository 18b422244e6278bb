scenario "Shadow of the Past brings the nemesis into any scenario" {
  game     = "champions",
  question = {
    en = "We play against Rhino and I, Peter Parker, reveal Shadow of the Past. What becomes of my nemesis set?",
    fr = "Nous jouons contre Rhino et moi, Peter Parker, je révèle L'Ombre du Passé. Que devient mon set Némésis ?",
  },
  shows    = { "mc.nemesis.may-enter", "mc.nemesis.cards-tell-how" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary" }

expect(ann.nemesis):count(5)
ann:ends_turn()
expect(ann.engaged):has "Vulture"
expect(side_schemes):has "Highway Robbery"
expect(ann.nemesis):is_empty()
expect(encounter_deck):has("Sweeping Swoop", 2)
expect(encounter_deck):has "The Vulture's Plans"
ruling {
  en = "Vulture engages you, Highway Robbery enters play, and the other three cards are shuffled into the encounter deck. Nothing ties the set to one villain.",
  fr = "Le Vautour s'engage avec vous, Cambriolage de Haut Vol arrive en jeu et les trois autres cartes sont mélangées au deck Rencontre. Rien ne lie ce set à un méchant.",
}
