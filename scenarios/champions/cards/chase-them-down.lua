scenario "Chase Them Down after the hero defeats an enemy" {
  game     = "champions",
  question = {
    en = "She-Hulk attacks and defeats a minion. May I play Chase Them Down?",
    fr = "Miss Hulk attaque et vainc un sbire. Puis-je jouer Poursuivons-Les ?",
  },
  shows    = { "mc.card.chase-them-down" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down" }, engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "She-Hulk"
ann:plays "Chase Them Down"
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.discard):is { "Chase Them Down" }
ruling {
  en = "Yes, right after the attack: it costs nothing and removes 2 threat from a scheme.",
  fr = "Oui, juste après l'attaque : elle ne coûte rien et retire 2 menaces d'une manigance.",
}
