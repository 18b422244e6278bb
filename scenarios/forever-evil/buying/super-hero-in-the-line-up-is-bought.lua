scenario "A Super Hero in the Line-Up is bought, not defeated" {
  game     = "forever-evil",
  question = {
    en = "Batman went under the main deck and now lies in the Line-Up. May I take him and defeat The Flash in the same turn?",
    fr = "Batman était passé sous le deck commun et se trouve dans la réserve. Puis-je le prendre et vaincre Flash dans le même tour ?",
  },
  shows    = { "fe.amb.super-hero-from-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 19 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Batman", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:buys "Batman"
expect(super_heroes):shows "The Flash"           -- nothing was defeated, so nothing lies face down
ann:defeats "The Flash"
expect(ann.discard):is { "Batman", "The Flash" }
expect(ann.power):is(0)
ruling {
  en = "Yes. Out of the Line-Up Batman is an ordinary purchase; only taking the stack's top card is a defeat.",
  fr = "Oui. Dans la réserve, Batman est un achat ordinaire ; seule la prise du sommet de la pile est une victoire.",
}
