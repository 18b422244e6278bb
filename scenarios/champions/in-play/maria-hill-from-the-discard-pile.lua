scenario "Make the Call makes an ally enter play" {
  game     = "champions",
  question = {
    en = "Make the Call brings Maria Hill from my discard pile. She was not played: may I still use her response to entering play?",
    fr = "Appel de détresse fait venir Maria Hill de ma défausse. Elle n'a pas été jouée : puis-je quand même utiliser sa réponse à son entrée en jeu ?",
  },
  shows    = { "mc.in-play.enters", "mc.enter-play.any-passage", "mc.enter-play.ways" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy" }, discard = { "Maria Hill" }, deck_top = { "Genius" } },
}
villain { "Rhino I" }

ann:plays "Make the Call"
ann:uses "Maria Hill"

expect(ann.in_play):is { "Maria Hill" }
expect(ann.hand):is { "Genius" }
ruling {
  en = "Yes. Coming from any out-of-play zone into play is entering play, and being put into play is one way of it.",
  fr = "Oui. Passer d'une zone hors jeu au jeu, c'est entrer en jeu, et être mis en jeu en est une façon.",
}
