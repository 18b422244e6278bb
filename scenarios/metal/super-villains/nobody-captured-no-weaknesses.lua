scenario "Nobody to rescue, no Weaknesses" {
  game     = "metal",
  question = {
    en = "I defeat a Super-Villain and nobody is Captured. Do I still take the two Weaknesses of the tile?",
    fr = "Je vaincs un Super-Vilain et personne n'est Capturé. Dois-je quand même prendre les deux Faiblesses de la tuile ?",
  },
  shows    = { "metal.amb.tile-weaknesses" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(log):has(ann, "rescues nobody")
expect(ann.discard):is_empty()
ruling {
  en = "No. They come with the rescue, and there is nobody to rescue.",
  fr = "Non. Elles viennent avec la libération, et il n'y a personne à libérer.",
}
