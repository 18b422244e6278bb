scenario "An Ongoing card that is kept stays in play" {
  game     = "metal",
  question = {
    en = "X-Ray Vision lets me keep an Ongoing card. Is it gone at the end of my turn?",
    fr = "Vision X me fait garder une carte Permanent. Disparaît-elle à la fin de mon tour ?",
  },
  shows    = { "metal.cards.x-ray-vision", "metal.amb.x-ray-keep" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clear Pane" }, deck = { "Garden Bench", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Clear Pane"
ann:plays "Garden Bench"
ann:ends_turn()
expect(ann.in_play):is { "Garden Bench" }
expect(ann.discard):is { "Clear Pane" }

ruling {
  en = "No. It stays in play like any Ongoing card.",
  fr = "Non. Elle reste en jeu comme tout Permanent.",
}
