scenario "One attack, one response window" {
  game     = "champions",
  question = { en = "My attack has defeated a minion. I hold Chase Them Down and One-Two Punch: which one must be played first?", fr = "Mon attaque a vaincu un sbire. J'ai Poursuivons-Les et Droite-Gauche : laquelle faut-il jouer d'abord ?" },
  shows    = { "mc.triggering-condition.one-occurrence-one-window", "mc.triggering-condition.any-order-inside" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down", "One-Two Punch", "Energy" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:attacks_with "She-Hulk"
expect(ann):must_choose { "plays Chase Them Down", "plays One-Two Punch", "declines" }
ann:plays "One-Two Punch"
ann:pays_with "Energy"
ann:plays "Chase Them Down"
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)

ruling {
  en = "Whichever you like. The attack and the defeat are one occurrence with one response window, in which you may use your responses in any order.",
  fr = "Celle que vous voulez. L'attaque et la défaite sont un seul événement, avec une seule fenêtre de réponse où vous utilisez vos réponses dans l'ordre de votre choix.",
}
