scenario "A Good Guy does not keep the Super-Villain" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "What does a Good Guy get for defeating a Super-Villain of the second stack, the card or its Victory Points?",
    fr = "Que reçoit un Gentil qui vainc un Super-Vilain de la seconde pile : la carte ou ses Points de Victoire ?",
  },
  shows    = { "fe.variant.bounty-supers", "fe.variant.good-villain-bounty" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {}, power = 9 },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:ends_turn()
ben:defeats "Training Villain"

expect(ben.vp):is(4)
expect(ben.discard):is_empty()
expect(destroyed):is { "Training Villain" }
expect(ben.power):is(1)
ruling {
  en = "Its Victory Points, as tokens at once; the card is destroyed.",
  fr = "Ses Points de Victoire, aussitôt en jetons ; la carte est détruite.",
}
