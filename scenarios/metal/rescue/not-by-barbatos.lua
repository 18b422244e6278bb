scenario "The defeat of Barbatos rescues nobody" {
  game     = "metal",
  question = {
    en = "I defeat Barbatos. Do I rescue a Super Hero and take the tile's Weaknesses?",
    fr = "Je vaincs Barbatos. Est-ce que je libère un Super-Héros et prends les Faiblesses de la tuile ?",
  },
  shows    = { "metal.rescue.on-defeat", "metal.amb.tile-weaknesses" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 14, deck = { "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Cardboard Barbatos" }

ann:defeats "Cardboard Barbatos"
expect(captured):is { "Batman" }
expect(log):has_no(ann, "gains", "Weakness")
expect(ann.score_pile):has "Cardboard Barbatos"
ruling {
  en = "No. Barbatos is the exception: nobody is rescued, and the Weaknesses come with the rescue.",
  fr = "Non. Barbatos est l'exception : personne n'est libéré, et les Faiblesses viennent avec la libération.",
}
