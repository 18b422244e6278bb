scenario "With one Weakness left the rescue happens all the same" {
  game     = "metal",
  question = {
    en = "One Weakness is left, and the tile wants two of me. Is Batman rescued?",
    fr = "Il reste une Faiblesse, et la tuile en veut deux. Batman est-il libéré ?",
  },
  shows    = { "metal.amb.tile-weaknesses", "metal.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }
stacks { weakness = 1 }

ann:defeats "Plaster Tyrant"
expect(ann.team):is { "Cyborg", "Batman" }
expect(ann.discard):is { "Weakness" }
ruling {
  en = "Yes. The Weaknesses are no price: you take as many as there are.",
  fr = "Oui. Les Faiblesses ne sont pas un prix : vous prenez celles qu'il y a.",
}
