scenario "A card that takes the place of a cancelled one may be cancelled in turn" {
  game     = "champions",
  question = {
    en = "I reveal Advance and let it pass, but Black Widow cancels it and I reveal Gang-Up in its place. May I now use my Enhanced Spider-Sense, on which card?",
    fr = "Je révèle Avancée et laisse passer, mais Black Widow l'annule et je révèle Se Liguer à sa place. Puis-je maintenant utiliser mes Sens d'Araignée Améliorés, et sur quelle carte ?",
  },
  shows    = { "mc.card.black-widow", "mc.interrupt.changed-or-cancelled", "mc.card.enhanced-spider-sense" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Energy", "Strength", "Black Cat", "Aunt May" }, dealt = { "Advance" } },
  { "Ben", character = "Black Panther", hand = { "Genius", "Strength", "Vibranium", "Vibranium", "Shuri" }, in_play = { "Black Widow" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }    -- neither of his two attacks is made
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control", "Gang-Up" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- both keep their hands
ben:declines()
ann:declines()                                       -- Advance: Ann lets it pass
ben:uses "Black Widow"
ben:pays_with "Genius"
ann:plays "Enhanced Spider-Sense"                    -- Gang-Up
ann:pays_with "Energy"

expect(encounter_discard):has "Advance"
expect(encounter_discard):has "Gang-Up"
expect(main_scheme:threat "The Break-In!"):is(2)     -- of step one
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.engaged):is { "Hydra Mercenary" }
expect(ben.in_play:exhausted "Black Widow"):is(1)
ruling {
  en = "On Gang-Up only. Advance is gone and can be interrupted no more; Gang-Up is a new card being revealed, with a window of its own.",
  fr = "Sur Se Liguer seulement. Avancée n'est plus là et ne peut plus être interrompue ; Se Liguer est une nouvelle carte révélée, avec sa propre fenêtre.",
}
