scenario "One Defense against one Attack" {
  game     = "rivals",
  question = {
    en = "I hold two Defenses. May I use both against the same Attack, to draw twice?",
    fr = "J'ai deux Défenses. Puis-je utiliser les deux contre la même Attaque, pour piocher deux fois ?",
  },
  shows    = { "rivals.attack.one-defense", "rivals.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof", "Snowball" } },
  { "Ben", character = "The Joker 9", hand = { "Umbrella", "Umbrella" }, deck = { "Kick", "Punch", "Punch" }, discard = {} },
}

ann:plays "Leaky Roof"
ben:defends "Umbrella"
refused(function() ben:defends "Umbrella" end, "rivals.attack.one-defense")
expect(ben.hand):is { "Umbrella", "Kick" }
ann:plays "Snowball"
ben:defends "Umbrella"
expect(ben.discard):is { "Umbrella", "Umbrella" }
ruling {
  en = "No, one per Attack. Against Ann's next Attack you may use the other.",
  fr = "Non, une par Attaque. Contre la prochaine Attaque d'Ann, vous pourrez utiliser l'autre.",
}
