scenario "Cannot means cannot" {
  game     = "champions",
  question = {
    en = "Threat cannot be removed from the Vault. May I choose it for a thwart, or for a card that simply says to remove threat?",
    fr = "La menace ne peut pas être retirée du Coffre. Puis-je le choisir pour contrer, ou pour une carte qui dit simplement de retirer de la menace ?",
  },
  shows    = { "mc.cannot.absolute" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Surveillance Team", counters = 2 } } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Vault", threat = 3 }, { "Bomb Scare", threat = 2 } }

ann:thwarts_with "Spider-Man"
refused(function() ann:chooses "Vault" end, "mc.cannot.absolute")
ann:chooses "The Break-In!"
ann:uses "Surveillance Team"
refused(function() ann:chooses "Vault" end, "mc.cannot.absolute")
ann:chooses "Bomb Scare"
expect(side_schemes:threat "Vault"):is(3)
expect(side_schemes:threat "Bomb Scare"):is(1)
ruling {
  en = "Neither. A card that says cannot wins over everything: no thwart and no card effect takes threat off the Vault.",
  fr = "Ni l'un ni l'autre. Une carte qui dit « ne peut pas » l'emporte sur tout : aucun contre et aucun effet de carte ne retire de menace du Coffre.",
}
