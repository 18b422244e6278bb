scenario "Alpha Flight Station gives Carol Danvers two cards for one" {
  game     = "champions",
  question = {
    en = "As Carol Danvers I discard a card for Alpha Flight Station. How many do I draw?",
    fr = "En Carol Danvers, je défausse une carte pour la Station Alpha Flight. Combien de cartes est-ce que je pioche ?",
  },
  shows    = { "mc.card.alpha-flight-station" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Haymaker" }, in_play = { "Alpha Flight Station" }, deck_top = { "Genius", "Strength" } },
}
villain { { "Rhino I" } }

ann:uses "Alpha Flight Station"

expect(ann.discard):is { "Haymaker" }
expect(ann.hand):is { "Genius", "Strength" }
ruling {
  en = "Two, because she is Carol Danvers: Haymaker becomes Genius and Strength.",
  fr = "Deux, parce qu'elle est Carol Danvers : Haymaker devient Génie et Force.",
}
