scenario "Super-Villains that lie elsewhere cannot be dealt" {
  game     = "forever-evil",
  question = {
    en = "Six of the seven Super-Villains got mixed into Ann's discard pile. Can the two of us be dealt one each?",
    fr = "Six des sept Super-Vilains se sont glissés dans la défausse d'Ann. Peut-on nous en distribuer un chacun, à deux ?",
  },
  shows    = { "fe.setup.one-villain-each", "fe.setup.random-villain" },
}
local ann, ben = players {
  { "Ann", discard = { "Lex Luthor", "Sinestro", "Bizarro", "Black Adam", "Black Manta", "Deathstroke" } },
  { "Ben" },
}
refused(function() begin() end, "fe.setup.random-villain")
ruling {
  en = "No. Each player plays one Super-Villain and only one is left to deal.",
  fr = "Non. Chaque joueur incarne un Super-Vilain et il n'en reste qu'un à distribuer.",
}
