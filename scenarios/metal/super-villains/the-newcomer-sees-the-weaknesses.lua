scenario "Who is rescued acts on the tile's Weaknesses" {
  game     = "metal",
  question = {
    en = "I rescue a Super Hero who draws a card whenever I gain one. Does he draw for the tile's two Weaknesses?",
    fr = "Je libère un Super-Héros qui pioche dès que je gagne une carte. Pioche-t-il pour les deux Faiblesses de la tuile ?",
  },
  shows    = { "metal.team.active-at-once", "metal.amb.tile-weaknesses", "metal.amb.reward-before-rescue" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, deck = { "Vulnerability", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured { "Trainee Moss" }
line_up { "Electrum", "Nth Metal Mace" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }

ann:defeats "Clay Warden"
ann:gains "Electrum"                            -- the Reward, before Trainee Moss has come
expect(ann.hand):is { "Vulnerability", "Punch" }
ruling {
  en = "Yes, for both: they come after the rescue. For a card that the Reward gave he does not.",
  fr = "Oui, pour les deux : elles viennent après la libération. Pour une carte donnée par la Récompense, non.",
}
