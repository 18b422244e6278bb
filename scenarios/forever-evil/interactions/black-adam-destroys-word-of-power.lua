scenario "Black Adam plays Word of Power to destroy it" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and my first Super Power is Word of Power, which does nothing when played. What do I get for destroying it?",
    fr = "Je suis Black Adam et mon premier Super-Pouvoir est Word of Power, qui ne fait rien quand on le joue. Qu'est-ce que je gagne à le détruire ?",
  },
  shows    = { "fe.card.black-adam", "fe.card.word-of-power" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Word of Power" }, deck = { "Kick" }, discard = {}, power = 4 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Word of Power"
ann:uses "Black Adam"
expect(ann.vp):is(1)
expect(ann.hand):is { "Kick" }
ann:defeats "The Flash"                      -- 8 less 4

expect(ann.power):is(0)
expect(destroyed):is { "Word of Power" }
ruling {
  en = "A card and 1 VP from Black Adam, and for this turn the Super Heroes on the stack cost you 4 less.",
  fr = "Une carte et 1 PV grâce à Black Adam, et pour ce tour les Super-Héros de la pile vous coûtent 4 de moins.",
}
