scenario "A gained Weakness goes to the discard pile, not to the hand" {
  game     = "forever-evil",
  question = {
    en = "Bizarro Power hits me. Where does my new Weakness go?",
    fr = "Le Pouvoir de Bizarro me touche. Où va ma nouvelle Faiblesse ?",
  },
  shows    = { "fe.weakness.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {} },
  { "Ben", character = "Sinestro", hand = { "Punch" }, deck = { "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:plays "Bizarro Power"
expect(ben.discard):is { "Weakness" }
expect(ben.hand):is { "Punch" }
expect(ben.deck):is { "Punch" }
expect(weakness):count(18)
ruling {
  en = "Straight into your discard pile, so you will draw it after your next shuffle.",
  fr = "Directement dans votre défausse : vous la piocherez après votre prochain mélange.",
}
