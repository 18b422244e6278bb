scenario "A played ally enters play as well" {
  game     = "champions",
  question = {
    en = "I pay for Maria Hill and play her from my hand. Does her response to entering play work?",
    fr = "Je paie Maria Hill et je la joue depuis ma main. Sa réponse à son entrée en jeu fonctionne-t-elle ?",
  },
  shows    = { "mc.enter-play.ways" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Maria Hill", "Energy" }, deck_top = { "Genius" } },
}
villain { "Rhino I" }

ann:plays "Maria Hill"
ann:uses "Maria Hill"

expect(ann.in_play):is { "Maria Hill" }
expect(ann.hand):is { "Genius" }
ruling {
  en = "Yes. Playing a card is the ordinary way for it to enter play.",
  fr = "Oui. Jouer une carte est la façon ordinaire de la faire entrer en jeu.",
}
