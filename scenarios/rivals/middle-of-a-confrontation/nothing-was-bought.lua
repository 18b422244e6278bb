scenario "Nothing can have been bought in a turn with a Confrontation" {
  game     = "rivals",
  confronting = 1,
  question = {
    en = "May a table say that Ann confronts and bought a Kick this turn?",
    fr = "Une table peut-elle dire qu'Ann confronte et a acheté un Coup de Pied ce tour ?",
  },
  shows    = { "rivals.confront.no-buying" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", discard = { { "Kick", bought = true } } },
  { "Ben", character = "The Joker 9" },
}
refused(function() begin() end, "rivals.confront.no-buying")
ruling {
  en = "No. After a purchase no Confrontation is announced, and in one nothing is bought. A card gained by an effect is possible.",
  fr = "Non. Après un achat on n'annonce pas de Confrontation, et dans une on n'achète rien. Une carte gagnée par un effet est possible.",
}
