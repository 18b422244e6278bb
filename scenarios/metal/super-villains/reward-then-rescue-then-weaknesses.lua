scenario "Reward, rescue, and then the tile's Weaknesses" {
  game     = "metal",
  question = {
    en = "I defeat a Super-Villain and somebody is Captured. In which order do Reward, rescue and the tile's Weaknesses come?",
    fr = "Je vaincs un Super-Vilain et quelqu'un est Capturé. Dans quel ordre viennent Récompense, libération et Faiblesses de la tuile ?",
  },
  shows    = { "metal.amb.reward-before-rescue", "metal.amb.tile-weaknesses", "metal.rescue.on-defeat", "metal.cards.batman-who-laughs" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = { "Punch", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Jade" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
expect(log:last_move()):in_order {
  { ann, "draws", "Punch" },
  { ann, "rescues", "Trainee Jade" },
  { ann, "gains", "Weakness" },
}
expect(ann.hand):is { "Punch", "Punch" }       -- Trainee Jade, who draws for a bought Villain, came too late for this one
expect(ann.discard):has("Weakness", 2)
ruling {
  en = "The Reward, then the rescue, then the two Weaknesses. The one who is rescued does not act on this defeat.",
  fr = "La Récompense, puis la libération, puis les deux Faiblesses. Celui qui est libéré n'agit pas sur cette victoire.",
}
