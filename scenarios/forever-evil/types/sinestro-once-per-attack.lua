scenario "The pictured Super-Villain gains one VP per Attack that hits" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I am Sinestro and my Attack hits two foes. Do I gain one VP or two, and how often do I draw?",
    fr = "Je suis Sinestro et mon Attaque touche deux adversaires. Est-ce que je gagne un PV ou deux, et combien de fois est-ce que je pioche ?",
  },
  shows    = { "fe.types.figure-sinestro" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro", hand = { "Bizarro Power", "Bizarro Power" }, deck = { "Kick", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Cy",  character = "Deathstroke", hand = { "Punch" }, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:plays "Bizarro Power"
expect(ann.vp):is(1)
expect(ann.hand):is { "Bizarro Power", "Kick" }
ann:plays "Bizarro Power"
expect(ann.vp):is(2)
expect(ann.hand):is { "Kick" }                   -- no second card: these are not her first VP of the turn
ruling {
  en = "One VP for each Attack that hits anybody, and one card only, with the first VP you gain in your turn.",
  fr = "Un PV pour chaque Attaque qui touche quelqu'un, et une seule carte, lors de votre premier gain de PV du tour.",
}
