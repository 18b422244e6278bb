scenario "Lex Luthor defeats a Super Hero" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and defeat a Super Hero. Does that bring me an extra card?",
    fr = "Je suis Lex Luthor et je bats un Super-Héros. Cela me donne-t-il une carte de plus ?",
  },
  shows    = { "fe.card.lex-luthor", "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 8, deck = { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Constantine" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch" }
expect(ann.deck):is { "Vulnerability" }

ruling {
  en = "Yes. Defeating is buying from the stack, and a Super Hero is a Hero.",
  fr = "Oui. Battre, c'est acheter au sommet de la pile, et un Super-Héros est un Héros.",
}
