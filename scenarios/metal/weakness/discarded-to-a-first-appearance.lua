scenario "A First Appearance may discard a Weakness from the new hand" {
  game     = "metal",
  question = {
    en = "I have drawn my new hand with a Weakness in it, and the next Super-Villain makes everybody discard. May I discard the Weakness?",
    fr = "J'ai pioché ma nouvelle main avec une Faiblesse, et le Super-Vilain suivant fait défausser tout le monde. Puis-je la défausser ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise", "metal.first-appearance.outside-turns" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor" }, deck = { "Weakness", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {}, deck = 9 },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:plays "Trapdoor"
ann:ends_turn()
ann:discards "Weakness"
ann:discards "Punch"
expect(ann.discard):has "Weakness"
expect(ann.hand):has_no "Weakness"
ruling {
  en = "Yes. It is nobody's turn, and the duty to play it has not come yet.",
  fr = "Oui. Ce n'est le tour de personne, et le devoir de la jouer n'est pas encore venu.",
}
