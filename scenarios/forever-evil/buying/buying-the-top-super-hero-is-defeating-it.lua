scenario "Buying the top Super Hero is what defeating means" {
  game     = "forever-evil",
  question = {
    en = "Is defeating a Super Hero a fight, or do I simply buy him?",
    fr = "Vaincre un Super-Héros, est-ce un combat, ou est-ce que je l'achète simplement ?",
  },
  shows    = { "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = {}, power = 8 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "The Flash", "Aquaman" } }

ann:buys "The Flash"                             -- the same move as ann:defeats "The Flash"
expect(ann.power):is(0)
expect(ann.discard):is { "The Flash" }
expect(super_heroes):is_face_down()
ruling {
  en = "You pay his cost from the top of the stack: that purchase is the defeat.",
  fr = "Vous payez son coût et le prenez au sommet de la pile : cet achat, c'est la victoire sur lui.",
}
