scenario "The Vulture's Plans counts the kinds of resources discarded" {
  game     = "champions",
  question = {
    en = "The Vulture's Plans makes each of us discard a card at random: mine is energy, Ben's is energy too. How much threat is placed?",
    fr = "Les Plans du Vautour font défausser à chacun une carte au hasard : la mienne est une énergie, celle de Ben aussi. Combien de menaces place-t-on ?",
  },
  shows    = { "mc.card.the-vultures-plans" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May" }, deck_top = { "Energy", "Black Cat", "Spider-Tracer", "Spider-Tracer", "Haymaker" }, dealt = { "The Vulture's Plans" } },
  { "Ben", character = "Carol Danvers", hand = { "Energy" }, deck_top = { "Energy Absorption", "Energy Absorption", "Crisis Interdiction", "Crisis Interdiction", "Cosmic Flight" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"

expect(ann.hand):count(5)
expect(ben.hand):count(5)
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "One: it counts different types, and two energy cards are one type. With the 2 of step one and 1 from Rhino there are 4.",
  fr = "Une : on compte les types différents, et deux cartes énergie ne font qu'un type. Avec les 2 de l'étape un et 1 de Rhino, cela fait 4.",
}
