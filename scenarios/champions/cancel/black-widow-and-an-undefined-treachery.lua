scenario "Black Widow turns away a card whose effect is not defined" {
  game     = "champions",
  question = {
    en = "Sonic Boom is revealed, whose effect the referee does not know. May Black Widow cancel it, and does the game go on?",
    fr = "Boom Sonique est révélée, dont l'arbitre ne connaît pas l'effet. Black Widow peut-elle l'annuler, et la partie continue-t-elle ?",
  },
  shows    = { "mc.card.black-widow", "mc.cancel.before-initiation" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Genius" }, in_play = { "Black Widow" }, dealt = { "Sonic Boom" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }

until_step "villain phase, step 5"
ann:uses "Black Widow"
expect(encounter_discard):has "Sonic Boom"
expect(ann.engaged):is { "Shocker" }
ruling {
  en = "Yes. What is cancelled never needs to be known: Sonic Boom is discarded, and the next card is revealed in its place.",
  fr = "Oui. Ce qui est annulé n'a pas besoin d'être connu : Boom Sonique est défaussée, et la carte suivante est révélée à sa place.",
}
