scenario "A bonus for two Weaknesses when two are left" {
  game     = "metal",
  question = {
    en = "Two Weaknesses are left and my card wants two for its bonus. Is that enough?",
    fr = "Il reste deux Faiblesses et ma carte en veut deux pour son bonus. Est-ce assez ?",
  },
  shows    = { "metal.amb.optional-two-weaknesses" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Redder Ledger" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 2 }
ann:plays "Redder Ledger"
ann:uses "Redder Ledger"
expect(ann.power):is(5)
expect(ann.discard):is { "Weakness", "Weakness" }
expect(weakness):count(0)

ruling {
  en = "Yes: both are gained, and the bonus comes.",
  fr = "Oui : on gagne les deux, et le bonus vient.",
}
