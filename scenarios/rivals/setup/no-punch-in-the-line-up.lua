scenario "A Punch never lies in the Line-Up" {
  game     = "rivals",
  question = {
    en = "Could a Punch turn up among the five cards for sale?",
    fr = "Un Coup de Poing peut-il apparaître parmi les cinq cartes à vendre ?",
  },
  shows    = { "rivals.setup.main-deck-excludes" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Vulnerability" } },
  { "Ben", character = "The Joker 9" },
}
line_up { "Punch", "Bane", "Robin", "Huntress", "Superman" }

refused(function() begin() end, "rivals.setup.main-deck-excludes")
ruling {
  en = "No. Starting cards, Kicks, Weaknesses and Characters are kept out of the main deck, from which the Line-Up comes.",
  fr = "Non. Cartes de Base, Coups de Pied, Faiblesses et Personnages restent hors du deck commun, d'où vient la réserve.",
}
