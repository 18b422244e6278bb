scenario "Chase Them Down also follows an attack by an event" {
  game     = "champions",
  question = {
    en = "I defeat a minion with Haymaker. May I play Chase Them Down?",
    fr = "Je vaincs un sbire avec Haymaker. Puis-je jouer Poursuivons-Les ?",
  },
  shows    = { "mc.card.chase-them-down" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Haymaker", "Strength", "Chase Them Down" }, engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Haymaker"
ann:pays_with "Strength"
ann:plays "Chase Them Down"
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "Yes. The event is an attack by your hero as well.",
  fr = "Oui. L'événement est aussi une attaque de votre héros.",
}
