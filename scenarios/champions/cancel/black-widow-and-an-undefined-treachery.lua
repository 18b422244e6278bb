card "Dense Fog" { type = "treachery", fr = "Brouillard Épais", set = "klaw", unknown = true }

scenario "Black Widow turns away a card whose effect is not defined" {
  game     = "champions",
  question = {
    en = "Dense Fog is revealed, whose effect the referee does not know. May Black Widow cancel it, and does the game go on?",
    fr = "Brouillard Épais est révélé, dont l'arbitre ne connaît pas l'effet. Black Widow peut-elle l'annuler, et la partie continue-t-elle ?",
  },
  shows    = { "mc.card.black-widow", "mc.cancel.before-initiation" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Genius" }, in_play = { "Black Widow" }, dealt = { "Dense Fog" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker" }

until_step "villain phase, step 5"
ann:uses "Black Widow"
expect(encounter_discard):has "Dense Fog"
expect(ann.engaged):is { "Shocker" }
ruling {
  en = "Yes. What is cancelled never needs to be known: Dense Fog is discarded, and the next card is revealed in its place.",
  fr = "Oui. Ce qui est annulé n'a pas besoin d'être connu : Brouillard Épais est défaussée, et la carte suivante est révélée à sa place.",
}
