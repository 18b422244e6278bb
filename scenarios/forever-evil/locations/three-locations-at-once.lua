scenario "Any number of Locations may be in play" {
  game     = "forever-evil",
  question = {
    en = "I have two Locations in play and draw a third. Must one of them make room for it?",
    fr = "J'ai deux Lieux en jeu et j'en pioche un troisième. L'un d'eux doit-il lui laisser la place ?",
  },
  shows    = { "fe.location.any-number" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Happy Harbor", "S.T.A.R. Labs" }, hand = { "Blackgate Prison", "Stargirl" },
    discard = {}, deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Catwoman", "Man-Bat", "Giganta", "Power Ring", "Broadsword" }

ann:plays "Blackgate Prison"
ann:plays "Stargirl"
expect(ann.power):is(3)                   -- Happy Harbor still works
ann:uses "Blackgate Prison"
expect(ann.vp):is(1)                      -- and so does the new one
ann:ends_turn()

expect(ann.in_play):is { "Happy Harbor", "S.T.A.R. Labs", "Blackgate Prison" }
ruling {
  en = "No. You may have as many as you like, and all of them work.",
  fr = "Non. Vous pouvez en avoir autant que vous voulez, et tous agissent.",
}
