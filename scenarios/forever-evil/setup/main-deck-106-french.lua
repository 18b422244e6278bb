scenario "The French main deck has 106 cards" {
  game     = "forever-evil",
  edition  = "fr",
  set_up   = "shown",
  question = {
    en = "The French contents list says 106 main deck cards, its set-up text 111. Which is it?",
    fr = "La liste du contenu annonce 106 cartes de deck commun, la mise en place 111. Quel nombre est le bon ?",
  },
  shows    = { "fe.amb.main-deck-size", "fe.setup.shuffle-main-deck", "fe.setup.main-deck-size" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {} },
}

expect(line_up):count(5)
expect(main_deck):count(101)             -- 106 with the Line-Up
ruling {
  en = "106: the French contents list and its total agree, and the 111 seems to be left over from the English text.",
  fr = "106 : la liste du contenu et son total s'accordent, et le 111 paraît être un reste du texte anglais.",
}
