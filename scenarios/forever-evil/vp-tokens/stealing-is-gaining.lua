scenario "A stolen token is a gained token" {
  game     = "forever-evil",
  question = {
    en = "Sinestro steals a token with Catwoman and gets another because the Attack hit. Does the stolen one count as his first VP of the turn, and how often does he draw?",
    fr = "Sinestro vole un jeton avec Catwoman et en reçoit un autre parce que l'Attaque a touché. Le jeton volé compte-t-il comme ses premiers PV du tour, et combien de fois pioche-t-il ?",
  },
  shows    = { "fe.amb.steal-is-gain", "fe.vp.steal-change" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Catwoman" }, deck = { "Man-Bat", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, vp = 3 },
}

ann:plays "Catwoman"

expect(ann.vp):is(2)
expect(ben.vp):is(2)
expect(ann.hand):is { "Man-Bat" }         -- one card for the first gain, none for the second
ruling {
  en = "Yes: the token put on his card by stealing is the first VP he gains, so he draws once; the second token draws nothing.",
  fr = "Oui : le jeton volé posé sur sa carte est son premier gain de PV, il pioche donc une fois ; le second jeton ne fait rien piocher.",
}
