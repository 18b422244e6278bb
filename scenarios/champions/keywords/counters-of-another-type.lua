scenario "A card spends only its own kind of counter" {
  game     = "champions",
  question = {
    en = "My Med Team is out of medical counters, but my Tac Team has three attack counters. May I spend one of those to heal?",
    fr = "Mon Équipe Médicale n'a plus de jeton Soin, mais mon Équipe Tactique a trois jetons Attaque. Puis-je en dépenser un pour soigner ?",
  },
  shows    = { "mc.keywords.uses-type" },
}
as_if()
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, identity = { { "Black Panther", damage = 4 } }, in_play = { { "Med Team", counters = 0 }, { "Tac Team", counters = 3 } } },
}
villain { "Rhino I" }

refused(function() ann:uses "Med Team" end, "mc.keywords.uses-type")
expect(ann.in_play:counters "Tac Team"):is(3)
ruling {
  en = "No. Each counter is of the type its card names; attack counters cannot pay for a medical use.",
  fr = "Non. Chaque jeton est du type que nomme sa carte ; un jeton Attaque ne paie pas une utilisation de type Soin.",
}
