card "Dense Fog" { type = "treachery", fr = "Brouillard Épais", set = "klaw", unknown = true }

scenario "Enhanced Spider-Sense against a treachery whose effect is not defined" {
  game     = "champions",
  question = {
    en = "Dense Fog is revealed, whose effect the referee does not know. Does Enhanced Spider-Sense cancel it all the same?",
    fr = "Brouillard Épais est révélé, dont l'arbitre ne connaît pas l'effet. Sens d'Araignée Améliorés l'annule-t-elle quand même ?",
  },
  shows    = { "mc.card.enhanced-spider-sense", "mc.cancel.treachery-still-revealed" },
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Genius" }, dealt = { "Dense Fog" } },
}
villain { "Rhino I" }

until_step "villain phase, step 5"
ann:plays "Enhanced Spider-Sense"
expect(encounter_discard):has "Dense Fog"
expect(ann.hand):is_empty()
ruling {
  en = "Yes. Whatever its When Revealed effect is, it does not happen; the treachery is discarded.",
  fr = "Oui. Quel que soit son effet « Une fois révélée », il n'a pas lieu ; la traîtrise est défaussée.",
}
