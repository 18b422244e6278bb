scenario "A Super-Villain is no Attack card" {
  game     = "metal",
  question = {
    en = "An effect counts the Attack cards on the table. Does the Super-Villain with a First Appearance Attack count?",
    fr = "Un effet compte les cartes Attaque sur la table. Le Super-Vilain qui a une Révélation - Attaque compte-t-il ?",
  },
  shows    = { "metal.amb.attack-card-first-appearance" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Attack Census" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Paper Ambush", "Practice Rogue", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:plays "Attack Census"
expect(ann.power):is(1)              -- Paper Ambush alone
ruling {
  en = "No. First Appearance Attack is a keyword of its own: it makes an Attack, but the card is no Attack card.",
  fr = "Non. Révélation - Attaque est un mot clé à part : il fait une Attaque, mais la carte n'est pas une carte Attaque.",
}
