scenario "One Super Hero and as many cards as the Power pays for" {
  game     = "forever-evil",
  question = {
    en = "I have 30 Power and defeat one Super Hero. May I also buy three cards of the Line-Up this turn?",
    fr = "J'ai 30 de Puissance et je vaincs un Super-Héros. Puis-je aussi acheter trois cartes de la réserve ce tour-ci ?",
  },
  shows    = { "fe.buy.sources", "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 30 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:defeats "The Flash"
ann:buys "Giganta"
ann:buys "Man-Bat"
ann:buys "Catwoman"
expect(ann.power):is(12)                         -- 30 - 8 - 4 - 3 - 3
expect(line_up):is { "Mallet", "Insanity" }
ruling {
  en = "Yes. One Super Hero a turn is the limit of the stack; of the Line-Up you buy as many cards as your Power pays for, before or after it.",
  fr = "Oui. Un Super-Héros par tour, c'est la limite de la pile ; de la réserve vous achetez autant de cartes que votre Puissance en paie, avant ou après.",
}
