scenario "Batman acts on the first Weakness, too" {
  game     = "metal",
  question = {
    en = "Does Batman wait for a second Weakness?",
    fr = "Batman attend-il une deuxième Faiblesse ?",
  },
  shows    = { "metal.oversized.batman" },
}

local ann, ben = players {
  { "Ann", team = { "Night Porter" }, hand = { "Weakness", "Punch" }, deck = { "Tin Tray", "Cork Board" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Weakness"
expect(ann.hand):is { "Punch", "Tin Tray" }
ann:plays "Punch"
expect(ann.power):is(1)

ruling {
  en = "No: each Weakness that you play sets it off, as far as the rulebook tells.",
  fr = "Non : chaque Faiblesse jouée la déclenche, pour ce qu'en dit le livret.",
}
