scenario "Firestorm does not lie among the cards whose text he takes" {
  game     = "forever-evil",
  question = {
    en = "May Firestorm himself lie on my Super-Villain?",
    fr = "Firestorm peut-il se trouver lui-même sur mon Super-Vilain ?",
  },
  shows    = { "fe.card.firestorm" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, on_character = { "Firestorm" } },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
refused(function() begin() end, "fe.card.firestorm")
ruling {
  en = "No. He is in play whenever he puts a card there, and there is only one of him.",
  fr = "Non. Il est en jeu chaque fois qu'il y place une carte, et il n'existe qu'en un exemplaire.",
}
