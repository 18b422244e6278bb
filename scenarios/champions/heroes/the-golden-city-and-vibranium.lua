scenario "Vibranium pays two resources of any type" {
  game     = "champions",
  question = {
    en = "I am T'Challa and play The Golden City with a single Vibranium. Is that enough, and may I draw with it at once?",
    fr = "Je suis T'Challa et je joue La Cité Dorée avec un seul Vibranium. Est-ce assez, et puis-je aussitôt piocher avec elle ?",
  },
  shows    = { "mc.card.the-golden-city", "mc.card.vibranium" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "T'Challa", hand = { "The Golden City", "Vibranium" }, deck_top = { "Shuri", "Genius" } },
}
villain { { "Rhino I" } }

ann:plays "The Golden City"
ann:uses "The Golden City"

expect(ann.hand):is { "Shuri", "Genius" }
expect(ann.discard):is { "Vibranium" }
ruling {
  en = "Yes: Vibranium makes two wild resources. The city comes in ready; it exhausts and Ann draws 2 cards.",
  fr = "Oui : Vibranium génère deux ressources libres. La cité arrive redressée ; elle s'incline et Ann pioche 2 cartes.",
}
