scenario "The Victory Points on all cards of the deck are added up" {
  game     = "forever-evil",
  question = {
    en = "How many points is a deck of three Punches, two Kicks, Giganta, Steve Trevor, Broadsword and Bizarro Power?",
    fr = "Combien de PV vaut un deck de trois Coups de Poing, deux Coups de Pied, Giganta, Steve Trevor, un Glaive et un Pouvoir de Bizarro ?",
  },
  shows    = { "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, discard = {},
    deck = { "Punch", "Punch", "Punch", "Kick", "Kick", "Giganta", "Steve Trevor", "Broadsword", "Bizarro Power" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Catwoman", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(4)
expect(ben.score):is(0)
ruling {
  en = "Four: the Kicks and Giganta 1 each, Broadsword 2, Bizarro Power minus 1, the others nothing.",
  fr = "Quatre : les Coups de Pied et Giganta 1 chacun, le Glaive 2, le Pouvoir de Bizarro moins 1, les autres rien.",
}
