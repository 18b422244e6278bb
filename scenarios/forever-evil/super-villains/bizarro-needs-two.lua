scenario "Bizarro with a single Weakness" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro; one Weakness is in my discard pile and one in my hand. May I return these two?",
    fr = "Je suis Bizarro ; une Faiblesse est dans ma défausse et une dans ma main. Puis-je rendre ces deux-là ?",
  },
  shows    = { "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Weakness" }, discard = { "Weakness" }, deck = { "Giganta" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

expect(ann):may_not("uses", "Bizarro")
refused(function() ann:uses "Bizarro" end, "fe.card.bizarro")

ruling {
  en = "No. Both have to lie in the discard pile.",
  fr = "Non. Toutes deux doivent être dans la défausse.",
}
