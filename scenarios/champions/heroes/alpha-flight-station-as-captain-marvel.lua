scenario "Alpha Flight Station gives Captain Marvel one card for one" {
  game     = "champions",
  question = {
    en = "As Captain Marvel I use Alpha Flight Station. Who chooses the card that I discard, and how many do I draw?",
    fr = "En Captain Marvel, j'utilise la Station Alpha Flight. Qui choisit la carte que je défausse, et combien de cartes est-ce que je pioche ?",
  },
  shows    = { "mc.card.alpha-flight-station" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Get Ready", "Haymaker" }, in_play = { "Alpha Flight Station" }, deck_top = { "Genius", "Strength" } },
}
villain { { "Rhino I" } }

ann:uses "Alpha Flight Station"
ann:discards "Haymaker"

expect(ann.hand):is { "Get Ready", "Genius" }
expect(ann.in_play:exhausted "Alpha Flight Station"):is(1)
ruling {
  en = "Ann chooses it, as part of the cost, and draws one card: she is not Carol Danvers now.",
  fr = "Ann la choisit, cela fait partie du coût, et elle pioche une carte : elle n'est pas Carol Danvers en ce moment.",
}
