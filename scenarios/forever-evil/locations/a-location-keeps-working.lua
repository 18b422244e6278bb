scenario "A Location keeps working turn after turn" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison says Ongoing. I used it last turn: can I use it again this turn, and how often?",
    fr = "Blackgate Prison porte le mot Permanent. Je l'ai utilisé au tour précédent : puis-je m'en resservir à ce tour, et combien de fois ?",
  },
  shows    = { "fe.location.each-turn", "fe.location.ongoing" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Blackgate Prison" }, hand = {}, discard = {},
    deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch", "Weakness", "Kick" } },
  { "Ben", character = "Sinestro", hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:uses "Blackgate Prison"
expect(ann.vp):is(1)
expect(ann):may_not("uses", "Blackgate Prison") -- its own text: once a turn
ann:ends_turn()
ben:ends_turn()

ann:uses "Blackgate Prison"
expect(ann.vp):is(2)
expect(destroyed):is { "Vulnerability", "Weakness" }
expect(ann):may_not("uses", "Blackgate Prison")
ruling {
  en = "Yes, once in each of your turns, as long as it is in play.",
  fr = "Oui, une fois à chacun de vos tours, tant qu'il est en jeu.",
}
