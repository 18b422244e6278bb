scenario "The main deck is no part of the Line-Up" {
  game     = "metal",
  question = {
    en = "We know what lies on top of the main deck. May I buy that card?",
    fr = "On sait ce qu'il y a sur le deck commun. Puis-je acheter cette carte ?",
  },
  shows    = { "metal.stacks.not-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 6 },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

refused(function() ann:buys("Steel", main_deck) end, "metal.stacks.not-line-up")
ruling {
  en = "No. Neither the main deck nor one of the three stacks belongs to the Line-Up.",
  fr = "Non. Ni le deck commun ni aucune des trois piles n'appartient à la réserve.",
}
