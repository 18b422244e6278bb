scenario "Shadow of the Past is resolved sentence by sentence" {
  game     = "champions",
  question = {
    en = "I reveal Shadow of the Past as Spider-Man. In what order does my nemesis set come in?",
    fr = "Je révèle L'Ombre du Passé avec Spider-Man. Dans quel ordre ma Némésis arrive-t-elle ?",
  },
  shows    = { "mc.ability.sentence-by-sentence" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck { "Shadow of the Past", "Charge", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                 -- Vulture, in play first, attacks at once
expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann.engaged):has "Vulture"
expect(side_schemes):has "Highway Robbery"
expect(side_schemes:threat "Highway Robbery"):is(3)
expect(ann.nemesis):is_empty()
expect(encounter_deck):count(5)
ruling {
  en = "First Vulture, resolved to the end with his Quickstrike; then Highway Robbery; then the other cards are shuffled into the encounter deck.",
  fr = "D'abord le Vautour, résolu jusqu'au bout avec Coup Rapide ; puis Cambriolage de Haut Vol ; ensuite les autres cartes sont mélangées au deck Rencontre.",
}
