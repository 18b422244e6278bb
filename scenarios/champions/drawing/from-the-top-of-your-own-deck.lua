scenario "Drawn cards come from the top of your own deck, together" {
  game     = "champions",
  question = {
    en = "The Golden City lets me draw two cards. Do I see the first before I take the second?",
    fr = "La Cité Dorée me fait piocher deux cartes. Est-ce que je vois la première avant de prendre la seconde ?",
  },
  shows    = { "mc.draw.from-top", "mc.draw.at-once", "mc.draw.to-hand" },
}
local ann = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium" }, in_play = { "The Golden City" }, deck_top = { "Genius", "Shuri", "Energy" } },
}
villain { "Rhino I" }

ann:uses "The Golden City"
expect(ann.hand):is { "Vibranium", "Genius", "Shuri" }
expect(ann.deck):top "Energy"
ruling {
  en = "No. Both are taken at once from the top of your own deck and join your hand.",
  fr = "Non. Les deux sont prises ensemble sur le dessus de votre deck et rejoignent votre main.",
}
