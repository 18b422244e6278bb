scenario "A First Appearance Attack hits everybody, the one whose turn ended too" {
  game     = "metal",
  question = {
    en = "I have defeated a Super-Villain, and at the end of my turn the next one appears. Does its Attack hit me as well?",
    fr = "J'ai vaincu un Super-Vilain, et à la fin de mon tour le suivant apparaît. Son Attaque me touche-t-elle aussi ?",
  },
  shows    = { "metal.first-appearance.all-players", "metal.first-appearance.hits-undefended", "metal.first-appearance.on-removal",
    "metal.amb.first-appearance-order" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = 9, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Punch" }, discard = {} },
  { "Cy",  team = { "Plastic Man (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }
stacks { weakness = 2 }

ann:defeats "Clay Warden"
ann:gains "Electrum"
ann:ends_turn()
expect(super_villains):shows "Plaster Tyrant"
expect(ann.discard):has "Weakness"             -- first, and then clockwise
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is_empty()                  -- two were left
ruling {
  en = "Yes. It is made against all players, from the one whose turn has ended and then clockwise; here Cy got none of two.",
  fr = "Oui. Elle vise tous les joueurs, à partir de celui dont le tour vient de finir, puis dans le sens horaire ; ici Cy n'en a aucune, car il en restait deux.",
}
