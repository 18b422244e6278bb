scenario "An event marked as an attack is an attack of the hero" {
  game     = "champions",
  question = {
    en = "She-Hulk defeats Shocker with Uppercut. Has she attacked and defeated an enemy, so that I may play Chase Them Down?",
    fr = "Miss Hulk vainc Shocker avec Uppercut. A-t-elle attaqué et vaincu un ennemi, si bien que je peux jouer Poursuivons-Les ?",
  },
  shows    = { "mc.attack.labelled-ability" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Uppercut", "Chase Them Down", "Energy", "Genius" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Uppercut"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:chooses "Shocker"
expect(encounter_discard):has "Shocker"
ann:plays "Chase Them Down"
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "Yes. Uppercut is an attack on the enemy it names, so Chase Them Down may follow and removes 2 threat.",
  fr = "Oui. Uppercut est une attaque contre l'ennemi visé : Poursuivons-Les peut suivre et retire 2 menaces.",
}
