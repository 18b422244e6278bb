scenario "A Location that was used in this turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: S.T.A.R. Labs has given me its Power for an Equipment this turn. I play another Equipment: does it again? And does Belle Reve for a Villain?",
    fr = "Édition française : S.T.A.R. Labs m'a donné sa Puissance pour un Équipement ce tour. Je joue un autre Équipement : en donne-t-il encore ? Et Belle Reve, pour un Vilain ?",
  },
  shows    = { "fe.location.once-per-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Cosmic Staff", "Grid" },
    in_play = { { "S.T.A.R. Labs", used = true }, "Belle Reve" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Cosmic Staff"
expect(ann.power):is(2)                      -- by the Cosmic Staff alone
ann:plays "Grid"
expect(ann.power):is(4)                      -- 1 by Grid, 1 by Belle Reve, which has not been used
ruling {
  en = "Not again. In the French edition a Location has its effect once in each turn, and Belle Reve has not had it yet.",
  fr = "Pas une seconde fois. Dans l'édition française, un Lieu n'a son effet qu'une fois par tour, et Belle Reve ne l'a pas encore eu.",
}
