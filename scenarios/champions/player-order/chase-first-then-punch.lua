scenario "The same responses in the other order" {
  game     = "champions",
  question = { en = "My attack has defeated a minion. May I play Chase Them Down first and One-Two Punch after it?", fr = "Mon attaque a vaincu un sbire. Puis-je jouer d'abord Poursuivons-Les, puis Droite-Gauche ?" },
  shows    = { "mc.triggering-condition.any-order-inside" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down", "One-Two Punch", "Energy" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:attacks_with "She-Hulk"
ann:plays "Chase Them Down"
ann:plays "One-Two Punch"
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)

ruling {
  en = "Yes. Inside the window the order is yours.",
  fr = "Oui. À l'intérieur de la fenêtre, l'ordre vous appartient.",
}
