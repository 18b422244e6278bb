scenario "A side scheme resolves its When Revealed ability as it enters play" {
  game     = "champions",
  question = {
    en = "Bomb Scare starts with 2 threat and adds 1 per player when revealed. We are two: how much does it hold?",
    fr = "Alerte à la Bombe commence avec 2 menaces et en ajoute 1 par joueur une fois révélée. Nous sommes deux : combien en porte-t-elle ?",
  },
  shows    = { "mc.when-revealed.resolves-on-reveal" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Leadership", "The Power of Leadership", "Inspired" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice", "Haymaker" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hard to Keep Down", "Bomb Scare", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(side_schemes:threat "Bomb Scare"):is(4)
expect(ben.engaged):has "Hydra Mercenary"
ruling {
  en = "4: it enters play with its 2, and revealing it resolves the ability that adds 2 more.",
  fr = "4 : elle entre en jeu avec ses 2 menaces, et la révéler résout la capacité qui en ajoute 2.",
}
