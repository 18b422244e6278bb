scenario "Black Widow turns even an obligation away" {
  game     = "champions",
  question = {
    en = "I reveal Affairs of State. May Black Widow cancel it?",
    fr = "Je révèle Affaires d'État. Black Widow peut-elle l'annuler ?",
  },
  shows    = { "mc.card.black-widow" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Genius" }, in_play = { "Black Widow" }, deck_top = { "Energy", "Strength", "Panther Claws", "The Golden City" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Affairs of State", "Charge" }

ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends
ann:uses "Black Widow"
expect(encounter_discard):is { "Affairs of State", "Hard to Keep Down" }
expect(attachments):is { "Charge" }
expect(ann.identity):is { "Black Panther" }
ruling {
  en = "Yes. It is a card revealed from the encounter deck like any other: it is discarded without effect and another one is revealed.",
  fr = "Oui. C'est une carte révélée du deck Rencontre comme une autre : elle est défaussée sans effet et une autre est révélée.",
}
