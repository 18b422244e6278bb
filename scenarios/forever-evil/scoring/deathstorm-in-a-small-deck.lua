scenario "Deathstorm in a small deck" {
  game     = "forever-evil",
  question = {
    en = "My deck has only 12 cards. Does Deathstorm give more than the 10 printed on it?",
    fr = "Mon deck n'a que 12 cartes. Deathstorm rapporte-t-il plus que les 10 inscrits dessus ?",
  },
  shows    = { "fe.card.deathstorm", "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, discard = {},
    deck = { "Deathstorm", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability", "Kick" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(11)                  -- Deathstorm 10, Kick 1
ruling {
  en = "No, 10 is the most: only cards above twenty change it, downwards.",
  fr = "Non, 10 est le maximum : seules les cartes au-delà de vingt le changent, à la baisse.",
}
