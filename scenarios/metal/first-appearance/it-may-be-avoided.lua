scenario "A Defense avoids a First Appearance Attack" {
  game     = "metal",
  question = {
    en = "A Super-Villain appears after Ann's turn. May I use a Defense against it?",
    fr = "Un Super-Vilain apparaît après le tour d'Ann. Puis-je utiliser une Défense contre lui ?",
  },
  shows    = { "metal.first-appearance.may-defend", "metal.first-appearance.hits-undefended" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor" }, deck = 9, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Padded Shield" }, discard = {} },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }

ann:plays "Trapdoor"
ann:ends_turn()
ben:defends "Padded Shield"
expect(ben.discard):is { "Padded Shield" }
expect(ann.discard):has "Weakness"
ruling {
  en = "Yes, like against any Attack. Those who do not avoid it are hit.",
  fr = "Oui, comme contre toute Attaque. Ceux qui ne l'évitent pas sont touchés.",
}
