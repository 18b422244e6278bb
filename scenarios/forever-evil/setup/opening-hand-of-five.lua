scenario "Everybody shuffles and draws five cards before the first turn" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "Does only the first player draw a hand at the start, or do we all?",
    fr = "Au début, est-ce que seul le premier joueur pioche une main, ou tout le monde ?",
  },
  shows    = { "fe.start.shuffle-and-draw" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor" },
  { "Ben", character = "Sinestro" },
  { "Cy",  character = "Bizarro" },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

for _, p in ipairs { ann, ben, cy } do
  expect(p.hand):count(5)
  expect(p.deck):count(5)
  expect(p.discard):is_empty()
end
ruling {
  en = "All of you: each player shuffles the starting deck and draws five cards before anybody plays.",
  fr = "Tout le monde : chacun mélange son deck de départ et pioche cinq cartes avant que quiconque joue.",
}
