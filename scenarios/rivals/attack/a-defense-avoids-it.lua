scenario "A Defense avoids the Attack" {
  game     = "rivals",
  question = {
    en = "Ann attacks me and I hold a Defense. What may I do, and what becomes of the card?",
    fr = "Ann m'attaque et j'ai une Défense en main. Que puis-je faire, et que devient la carte ?",
  },
  shows    = { "rivals.attack.may-avoid", "rivals.amb.defense-cards-go", "rivals.amb.defense-is-playing" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella", "Punch" }, deck = { "Kick", "Punch" }, discard = {} },
}

ann:plays "Leaky Roof"
expect(ben):must_choose { "defends with Umbrella", "declines" }
what_if("Ben declines", function()
  ben:declines()
  expect(ben.discard):is { "Weakness" }
  expect(ben.hand):is { "Umbrella", "Punch" }
end)
ben:defends "Umbrella"
expect(ben.discard):is { "Umbrella" }
expect(ben.hand):is { "Punch", "Kick" }
ruling {
  en = "Use it or leave it. Used, it avoids the Attack, goes from your hand to your discard pile at once, and does what its Defense says.",
  fr = "L'utiliser ou non. Utilisée, elle évite l'Attaque, passe aussitôt de votre main à votre défausse et fait ce que dit sa Défense.",
}
