scenario "Shadow of the Past calls your nemesis" {
  game     = "champions",
  question = {
    en = "I play Captain Marvel and reveal Shadow of the Past. Who comes?",
    fr = "Je joue Captain Marvel et je révèle L'Ombre du Passé. Qui arrive ?",
  },
  shows    = { "mc.card.shadow-of-the-past" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Shadow of the Past", "Charge" }

ann:ends_turn()
expect(ann.engaged):is { "Yon-Rogg" }
expect(side_schemes):is { "The Psyche-Magnitron" }
expect(side_schemes:threat "The Psyche-Magnitron"):is(4)
expect(ann.nemesis):is_empty()
expect(encounter_deck):has("Kree Manipulator", 2)
expect(attachments):is_empty()                   -- no surge
ruling {
  en = "Your nemesis Yon-Rogg engages you, his side scheme enters play, and his other cards are shuffled into the encounter deck.",
  fr = "Votre Némésis Yon-Rogg s'engage avec vous, sa manigance annexe arrive en jeu, et ses autres cartes sont mélangées au deck Rencontre.",
}
