scenario "Forever Evil alone is playable, against the advice" {
  game     = "forever-evil",
  teams    = 1,
  set_up   = "shown",
  question = {
    en = "We own no other DC set. May we play Good Guys against Bad Guys with the main deck of this box alone?",
    fr = "Nous n'avons pas d'autre boîte DC. Avec le livret anglais, peut-on jouer Gentils contre Méchants avec le seul deck commun de cette boîte ?",
  },
  shows    = { "fe.variant.own-main-deck", "fe.variant.deck-130" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

expect(line_up):count(5)
expect(main_deck):count(94)
expect(ann):is_on_turn()                    -- the game begins all the same
ruling {
  en = "By the English booklet you may; it only advises to mix in another set or to build a main deck for it, of 130 cards or more.",
  fr = "Selon le livret anglais, oui ; il conseille seulement d'y mêler une autre boîte ou de composer un deck commun, de 130 cartes ou plus.",
}
