scenario "Heroic Intuition makes the hero thwart better" {
  game     = "champions",
  question = {
    en = "Spider-Man has Heroic Intuition. How much threat does his thwart remove, and does Peter Parker gain by it?",
    fr = "Spider-Man a Instinct Héroïque. Combien de menace retire son contre, et Peter Parker y gagne-t-il ?",
  },
  shows    = { "mc.upgrade.modifies-identity", "mc.card.heroic-intuition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Heroic Intuition", "Strength" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 4 } }

ann:plays "Heroic Intuition"
expect(ann.identity:thw "Spider-Man"):is(2)
ann:thwarts_with "Spider-Man"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Two: your hero gets +1 THW. Peter Parker has no THW to raise.",
  fr = "Deux : votre héros gagne +1 CTR. Peter Parker n'a pas de CTR à augmenter.",
}
