scenario "French edition: the limit is for each Location by itself" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: Happy Harbor has had its effect this turn. Can I still use my other Location, Blackgate Prison?",
    fr = "Édition française : Happy Harbor a déjà eu son effet ce tour. Puis-je encore utiliser mon autre Lieu, Blackgate Prison ?",
  },
  shows    = { "fe.location.once-per-turn", "fe.location.each-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Happy Harbor", "Blackgate Prison" }, hand = { "Stargirl" }, discard = {},
    deck = { "Vulnerability", "Vulnerability", "Punch" } },
  { "Ben", character = "Sinestro" },
}

ann:plays "Stargirl"
expect(ann.power):is(3)
ann:uses "Blackgate Prison"
expect(ann.vp):is(1)

expect(ann):may_not("uses", "Blackgate Prison")
ruling {
  en = "Yes. Every Location has one effect a turn of its own.",
  fr = "Oui. Chaque Lieu a son propre effet une fois par tour.",
}
