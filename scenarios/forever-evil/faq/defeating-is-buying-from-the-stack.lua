scenario "What defeating means" {
  game     = "forever-evil",
  question = {
    en = "When is a Super Hero defeated, and can I defeat a Villain of the Line-Up?",
    fr = "Quand un Super-Héros est-il vaincu, et puis-je battre un Vilain de la réserve ?",
  },
  shows    = { "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 12 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Ultraman" }

refused(function() ann:defeats "Giganta" end, "fe.faq.defeat-word")
ann:buys "Giganta"                      -- a Villain is bought
ann:defeats "The Flash"                 -- a Super Hero is defeated: bought off the top of the stack

expect(ann.power):is(0)
expect(ann.discard):is { "Giganta", "The Flash" }

ruling {
  en = "A Super Hero is defeated when you buy it from the top of its stack; of other cards the word is not said.",
  fr = "Un Super-Héros est vaincu quand vous l'achetez au sommet de sa pile ; le mot ne s'emploie pas pour d'autres cartes.",
}
