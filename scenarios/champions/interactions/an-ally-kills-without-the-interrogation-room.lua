scenario "Interrogation Room does not answer an ally's kill" {
  game     = "champions",
  question = {
    en = "My Jessica Jones defeats a minion. May I use my Interrogation Room? And when Spider-Man himself defeats one?",
    fr = "Ma Jessica Jones vainc un sbire. Puis-je utiliser ma Salle d'Interrogatoire ? Et quand Spider-Man lui-même en vainc un ?",
  },
  shows    = { "mc.card.interrogation-room", "mc.ally.consequential-after", "mc.defeat.character", "mc.amb.you-defeat" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Interrogation Room", "Jessica Jones" }, engaged = { "Hydra Bomber", "Hydra Bomber" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "Jessica Jones"
ann:chooses "Hydra Bomber"
expect(ann):is_on_turn()                -- nobody is asked
expect(ann.in_play:damage "Jessica Jones"):is(1)
ann:attacks_with "Spider-Man"
ann:chooses "Hydra Bomber"
ann:uses "Interrogation Room"

expect(ann.engaged):is_empty()
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Not for hers: an ally that defeats a minion does it itself. For the one your hero defeats, you may.",
  fr = "Pas pour le sien : un allié qui vainc un sbire le fait lui-même. Pour celui que vainc votre héros, oui.",
}
