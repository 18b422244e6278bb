scenario "A Super Hero in the Line-Up is bought, not defeated" {
  game     = "forever-evil",
  question = {
    en = "A Super Hero has come into the Line-Up from under the main deck. Can I take it there and defeat another one on the stack in the same turn?",
    fr = "Un Super-Héros est arrivé dans la réserve depuis le dessous du deck commun. Puis-je le prendre et en battre un autre sur la pile dans le même tour ?",
  },
  shows    = { "fe.amb.super-hero-from-line-up", "fe.faq.defeat-word" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = {}, power = 21 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Wonder Woman", "Ultraman" }

ann:defeats "The Flash"
expect(ann):may("buys", "Wonder Woman") -- the limit of one is for the stack
ann:buys "Wonder Woman"

expect(ann.discard):is { "The Flash", "Wonder Woman" }
expect(super_heroes):is_face_down()

ruling {
  en = "Yes. In the Line-Up it is bought like any Hero; only a Super Hero taken from the stack is defeated.",
  fr = "Oui. Dans la réserve on l'achète comme tout Héros ; seul un Super-Héros pris sur la pile est vaincu.",
}
