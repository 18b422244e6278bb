scenario "From all three sources in one turn" {
  game     = "forever-evil",
  question = {
    en = "May I buy a Line-Up card, a Kick and the top Super Hero all in the same turn?",
    fr = "Puis-je acheter une carte de la réserve, un Coup de Pied et le Super-Héros du dessus pendant le même tour ?",
  },
  shows    = { "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 30 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:buys "Giganta"
ann:buys "Kick"
ann:defeats "The Flash"
expect(ann.power):is(15)                         -- 30 - 4 - 3 - 8
expect(ann.discard):is { "Giganta", "Kick", "The Flash" }
ruling {
  en = "Yes, if your Power covers the three costs together.",
  fr = "Oui, si votre Puissance couvre les trois coûts ensemble.",
}
