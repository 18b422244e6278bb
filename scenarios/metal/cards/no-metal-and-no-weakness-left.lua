scenario "Neither a Metal card nor a Weakness left" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "No Metal card in my hand and no Weakness in the stack: what does Murder Machine do to me?",
    fr = "Pas de carte Métal en main et plus de Faiblesse dans la pile : que me fait Murder Machine ?",
  },
  shows    = { "metal.cards.murder-machine-no-metal" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", team = { "Plastic Man (oversized)", "Batman" }, hand = { "Punch" }, discard = {} },
}
super_villains { "Coffee Grinder", "Barbatos" }
captured {}
stacks { weakness = 0 }
expect(ann.discard):is_empty()
expect(ann.hand):count(5)
expect(log):has(ann, "gains nothing", "by", "metal.cards.murder-machine-no-metal")

ruling {
  en = "Nothing: the Weaknesses are due, and there are none.",
  fr = "Rien : les Faiblesses sont dues, et il n'y en a pas.",
}
