scenario "A Location that was used in this turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "French edition: S.T.A.R. Labs has given me its Power for an Equipment this turn. I play another Equipment: does it again?",
    fr = "Édition française : S.T.A.R. Labs m'a donné sa Puissance pour un Équipement ce tour. Je joue un autre Équipement : en donne-t-il encore ?",
  },
  shows    = { "fe.card.cosmic-staff" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Cosmic Staff" },
    in_play = { { "S.T.A.R. Labs", used = true }, "Belle Reve" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Cosmic Staff"
expect(ann.power):is(2)                      -- by the Cosmic Staff alone
ruling {
  en = "No. In the French edition a Location has its effect once in each turn.",
  fr = "Non. Dans l'édition française, un Lieu n'a son effet qu'une fois par tour.",
}
