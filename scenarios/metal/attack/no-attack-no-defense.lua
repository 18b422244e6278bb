scenario "Without an Attack no Defense is used" {
  game     = "metal",
  question = {
    en = "Nobody attacks me. May I use my Defense card to draw its card?",
    fr = "Personne ne m'attaque. Puis-je utiliser ma carte Défense pour piocher sa carte ?",
  },
  shows    = { "metal.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Punch"
refused(function() ben:defends "Padded Shield" end, "metal.attack.may-avoid")
expect(ben.hand):is { "Padded Shield" }
ruling {
  en = "No. A Defense answers an Attack that targets you, and nothing else.",
  fr = "Non. Une Défense répond à une Attaque qui vous vise, et à rien d'autre.",
}
