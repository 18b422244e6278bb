scenario "The Super-Villain is no Villain of the Line-Up" {
  game     = "metal",
  question = {
    en = "The Reward lets me gain a card of the Line-Up. May I take the next Super-Villain, being a Villain?",
    fr = "La Récompense me fait gagner une carte de la Réserve. Puis-je prendre le Super-Vilain suivant, qui est un Vilain ?",
  },
  shows    = { "metal.stacks.not-line-up", "metal.villain.reward" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Rabid Robin", "Electrum" }
super_villains { "Clay Warden", "Plaster Tyrant", "Barbatos" }

ann:defeats "Clay Warden"
refused(function() ann:gains "Plaster Tyrant" end, "metal.stacks.not-line-up")
ann:gains "Rabid Robin"
expect(ann.discard):is { "Rabid Robin" }
ruling {
  en = "No. The stacks are no part of the Line-Up.",
  fr = "Non. Les piles ne font pas partie de la Réserve.",
}
