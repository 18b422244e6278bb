scenario "Two thefts, one token" {
  game     = "forever-evil",
  question = {
    en = "Ben has a single VP token and I play two Catwomen. Does he go to -1?",
    fr = "Ben n'a qu'un jeton PV et je joue deux Catwoman. Descend-il à -1 ?",
  },
  shows    = { "fe.cards.steal-not-negative" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman", "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 1 },
}

ann:plays "Catwoman"
ann:plays "Catwoman"

expect(ben.vp):is(0)
expect(ann.vp):is(1)

ruling {
  en = "No. The first theft takes it, the second finds nothing; VP tokens never go below 0.",
  fr = "Non. Le premier vol le prend, le second ne trouve rien ; les jetons PV ne descendent jamais sous 0.",
}
