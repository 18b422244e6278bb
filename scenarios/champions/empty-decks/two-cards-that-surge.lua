scenario "Two cards with surge are all that is left" {
  game     = "champions",
  question = {
    en = "The encounter piles hold nothing but two cards that reveal one another. When does it end?",
    fr = "Les piles Rencontre ne contiennent plus que deux cartes qui se révèlent mutuellement. Quand cela finit-il ?",
  },
  shows    = { "mc.amb.endless-surge", "mc.keywords.surge" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Emergency", "First Aid" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Kree Manipulator" }
encounter_discard { "Exhaustion" }

ann:ends_turn()
expect(log):in_order {
  { ann, "reveals", "Kree Manipulator" },
  { ann, "reveals", "Exhaustion" },
  { ann, "reveals", "Kree Manipulator" },
}
expect(game.acceleration):is(3)
ruling {
  en = "No. Kree Manipulator reveals Exhaustion, and that reveals Kree Manipulator again; each deck that runs out costs an acceleration token. The deck has been made anew for the second time by then, and the chain ends.",
  fr = "Non. Manipulateur Kree révèle Épuisement, qui révèle de nouveau Manipulateur Kree ; chaque deck épuisé coûte un pion accélération. Le deck a alors été reconstitué pour la deuxième fois, et la chaîne s'arrête.",
}
