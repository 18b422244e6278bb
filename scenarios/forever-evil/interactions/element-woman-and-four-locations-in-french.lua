scenario "French edition: a second Element Woman finds the Locations used" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: all four Locations paid for my first Element Woman. What does a second one give in the same turn?",
    fr = "Édition française : mes quatre Lieux ont tous donné leur bonus pour la première Element Woman. Que rapporte une seconde au même tour ?",
  },
  shows    = { "fe.location.once-per-turn", "fe.card.element-woman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Element Woman", "Element Woman" }, deck = {}, discard = {},
    in_play = { "Belle Reve", "Central City", "Happy Harbor", "S.T.A.R. Labs" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Element Woman"
expect(ann.power):is(6)
ann:plays "Element Woman"

expect(ann.power):is(8)
ruling {
  en = "Only her own Power +2: in the French edition each Location works once a turn, and she used all four at a stroke.",
  fr = "Seulement son +2 en Puissance : dans l'édition française, chaque Lieu n'agit qu'une fois par tour, et la première les a tous utilisés d'un coup.",
}
