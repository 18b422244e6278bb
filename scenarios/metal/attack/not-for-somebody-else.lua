scenario "Nobody defends for somebody else" {
  game     = "metal",
  question = {
    en = "Ann's Attack hits one player, Cy. May I use my Defense for him?",
    fr = "L'Attaque d'Ann vise un seul joueur, Cy. Puis-je utiliser ma Défense pour lui ?",
  },
  shows    = { "metal.attack.only-self", "metal.attack.may-avoid" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Training Raid" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Padded Shield" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Padded Shield", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Training Raid"
ann:chooses "Cy"
refused(function() ben:defends "Padded Shield" end, "metal.attack.only-self")
cy:declines()
cy:discards "Punch"
expect(cy.hand):is { "Padded Shield" }
expect(ben.hand):is { "Padded Shield" }
ruling {
  en = "No. A Defense is for the one who uses it, and only who is targeted may use one.",
  fr = "Non. Une Défense vaut pour qui l'utilise, et seul celui qui est visé peut en utiliser une.",
}
