scenario "A card that exists twice cannot be in three places" {
  game     = "forever-evil",
  question = {
    en = "I have one Giganta in hand, one in my discard pile and see a third in the Line-Up. Can that be?",
    fr = "J'ai une Giganta en main, une autre en défausse, et j'en vois une troisième dans la réserve. Est-ce possible ?",
  },
  shows    = { "fe.components.main-deck" },
}

players {
  { "Ann", character = "Lex Luthor", hand = { "Giganta" }, discard = { "Giganta" } },
  { "Ben", character = "Sinestro" },
}
refused(function()
  line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
  begin()
end, "fe.components.main-deck")
ruling {
  en = "No. The main deck holds two copies of Giganta, so a third one has come from another box.",
  fr = "Non. Le deck commun contient deux exemplaires de Giganta : la troisième vient d'une autre boîte.",
}
