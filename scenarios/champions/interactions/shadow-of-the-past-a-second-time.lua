scenario "Shadow of the Past with the Nemesis already in the game" {
  game     = "champions",
  question = {
    en = "Vulture has already come. I reveal Shadow of the Past again: what happens?",
    fr = "Le Vautour est déjà venu. Je révèle de nouveau L'Ombre du Passé : que se passe-t-il ?",
  },
  shows    = { "mc.card.shadow-of-the-past", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, nemesis = {}, engaged = { { "Vulture", stunned = true } }, dealt = { "Shadow of the Past" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck { "Charge", "Sandman", "Shocker" }
shuffle_gives { "Sandman", "Shocker" }

ann:ends_turn()

expect(ann.engaged):is { "Vulture", "Sandman" }
expect(side_schemes):is_empty()
expect(attachments):is { "Charge" }
expect(encounter_deck):is { "Shocker" }
ruling {
  en = "No minion enters play any more, so the card gains Surge: you reveal one more encounter card.",
  fr = "Aucun sbire n'entre plus en jeu : la carte gagne donc Renfort, et vous révélez une carte Rencontre de plus.",
}
