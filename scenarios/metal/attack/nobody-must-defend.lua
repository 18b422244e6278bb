scenario "A Defense that is ready need not be used" {
  game     = "metal",
  question = {
    en = "I hold a Defense, but I would rather keep it and take the Weakness. Must I defend?",
    fr = "J'ai une Défense, mais je préfère la garder et prendre la Faiblesse. Dois-je me défendre ?",
  },
  shows    = { "metal.attack.not-obliged", "metal.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:declines()
expect(ben.hand):is { "Padded Shield" }
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. You may keep the Defense; then you suffer the Attack.",
  fr = "Non. Vous pouvez garder la Défense ; vous subissez alors l'Attaque.",
}
