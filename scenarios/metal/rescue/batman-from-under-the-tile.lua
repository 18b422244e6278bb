scenario "A defeat rescues a Captured Super Hero" {
  game     = "metal",
  question = {
    en = "Batman lies under the tile and I defeat a Super-Villain. Is he in my team?",
    fr = "Batman est sous la tuile et je vaincs un Super-Vilain. Est-il dans mon équipe ?",
  },
  shows    = { "metal.rescue.on-defeat", "metal.team.active-at-once" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = { "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(ann.team):is { "Cyborg", "Batman" }
expect(captured):is_empty()
ruling {
  en = "Yes. Every defeat but that of Barbatos rescues one Captured Super Hero, who comes in front of you.",
  fr = "Oui. Toute victoire, sauf sur Barbatos, libère un Super-Héros Capturé, qui vient devant vous.",
}
