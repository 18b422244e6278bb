scenario "A second Shadow of the Past surges" {
  game     = "champions",
  question = {
    en = "My nemesis has come already and I reveal Shadow of the Past again. What now?",
    fr = "Ma Némésis est déjà venue et je révèle encore L'Ombre du Passé. Que se passe-t-il ?",
  },
  shows    = { "mc.card.shadow-of-the-past", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" }, nemesis = {} },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Shadow of the Past", "Charge" }
shuffle_gives { "Charge" }

ann:ends_turn()
expect(ann.engaged):is_empty()
expect(attachments):is { "Charge" }
ruling {
  en = "No nemesis enters play, so the card gains surge and you reveal another one.",
  fr = "Aucune Némésis n'arrive en jeu : la carte gagne Renfort et vous en révélez une autre.",
}
