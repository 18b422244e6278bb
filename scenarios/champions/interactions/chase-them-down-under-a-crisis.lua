scenario "Chase Them Down cannot touch the main scheme in a crisis" {
  game     = "champions",
  question = {
    en = "Crowd Control is in play and I defeat a minion. May I chase with Chase Them Down on the main scheme?",
    fr = "Contrôler la Foule est en jeu et je vaincs un sbire. Puis-je jouer Poursuivons-Les sur la manigance principale ?",
  },
  shows    = { "mc.card.chase-them-down", "mc.side-scheme.crisis" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
side_schemes { { "Crowd Control", threat = 3 }, { "Bomb Scare", threat = 2 } }

ann:attacks_with "She-Hulk"             -- the Mercenary's Guard leaves no other target
ann:plays "Chase Them Down"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Crowd Control"

expect(side_schemes:threat "Crowd Control"):is(1)
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Not on that one: the crisis icon keeps its threat. A side scheme may be chosen, even Crowd Control itself.",
  fr = "Pas sur celle-là : l'icône de crise protège sa menace. On peut choisir une manigance annexe, même Contrôler la Foule.",
}
