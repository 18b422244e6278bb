scenario "Make the Call fetches an ally out of any discard pile" {
  game     = "champions",
  question = {
    en = "Tigra lies in Ben's discard pile. May I call her to my side?",
    fr = "Tigra est dans la défausse de Ben. Puis-je l'appeler à mes côtés ?",
  },
  shows    = { "mc.card.make-the-call" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy Absorption" } },
  { "Ben", character = "She-Hulk", hand = {}, discard = { "Tigra" } },
}

ann:plays "Make the Call"
expect(ann.in_play):is { "Tigra" }
expect(ben.discard):is_empty()
expect(ann.discard):is { "Make the Call", "Energy Absorption" }
ruling {
  en = "Yes. The call itself is free, you pay her printed cost of 3, and she enters play under your control.",
  fr = "Oui. L'appel est gratuit, vous payez son coût imprimé de 3, et elle arrive en jeu sous votre contrôle.",
}
