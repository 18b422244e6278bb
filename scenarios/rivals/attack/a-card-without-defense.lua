scenario "A card without a Defense avoids nothing" {
  game     = "rivals",
  question = {
    en = "I hold a Punch and an Umbrella, which has a Defense. Can I stop Ann's Attack with the Punch and keep the Umbrella?",
    fr = "J'ai un Coup de Poing et un Parapluie, qui a une Défense. Puis-je arrêter l'Attaque d'Ann avec le Coup de Poing et garder le Parapluie ?",
  },
  shows    = { "rivals.attack.may-avoid", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Umbrella" }, deck = { "Punch" }, discard = {} },
}

ann:plays "Leaky Roof"
refused(function() ben:defends "Punch" end, "rivals.attack.may-avoid")
ben:declines()
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. Only a card with the word Defense does, and who does not defend suffers the Attack.",
  fr = "Non. Il faut une carte qui porte le mot Défense, et qui ne se défend pas subit l'Attaque.",
}
