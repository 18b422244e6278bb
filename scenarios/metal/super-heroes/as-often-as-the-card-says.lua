scenario "As often as the card says" {
  game     = "metal",
  question = {
    en = "My oversized Super Hero asks for two cards among two types and does not say once a turn. What does a third card do?",
    fr = "Ma grande carte demande deux cartes parmi deux types et ne dit pas une fois par tour. Que fait une troisième carte ?",
  },
  shows    = { "metal.oversized.two-types" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Mark" }, hand = { "Paper Hero", "Cork Board", "Tin Friend" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Hero"
expect(ann.power):is(1)
ann:plays "Cork Board"
expect(ann.power):is(3)
ann:plays "Tin Friend"
expect(ann.power):is(5)

ruling {
  en = "It acts on each card beyond the first, as two are then in play.",
  fr = "Elle agit à chaque carte après la première, puisque deux sont alors en jeu.",
}
