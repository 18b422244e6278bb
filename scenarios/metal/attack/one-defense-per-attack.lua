scenario "One Defense against one Attack" {
  game     = "metal",
  question = {
    en = "I have avoided an Attack. May I use a second Defense against it, for the card that it draws?",
    fr = "J'ai évité une Attaque. Puis-je utiliser une seconde Défense contre elle, pour la carte qu'elle fait piocher ?",
  },
  shows    = { "metal.attack.one-defense" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Padded Shield", "Padded Shield" }, deck = { "Punch", "Punch" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Padded Shield"
refused(function() ben:defends "Padded Shield" end, "metal.attack.one-defense")
cy:declines()
expect(ben.hand):is { "Padded Shield", "Punch" }
ruling {
  en = "No. Against one Attack a player uses one Defense at most.",
  fr = "Non. Contre une même Attaque, un joueur n'utilise qu'une Défense.",
}
