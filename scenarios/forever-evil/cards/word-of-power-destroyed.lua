scenario "Word of Power destroyed" {
  game     = "forever-evil",
  question = {
    en = "I destroy Word of Power. What does it make cheaper, and for how long?",
    fr = "Je détruis Word of Power. Que rend-il moins cher, et pendant combien de temps ?",
  },
  shows    = { "fe.card.word-of-power" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Word of Power" }, power = 7 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Wonder Woman" }

expect(ann):may_not("defeats", "The Flash")
ann:plays "Deathstorm"
ann:destroys "Word of Power"
expect(ann):may_not("buys", "Ultraman")             -- cost 8: the Line-Up costs what it did
expect(ann):may_not("buys", "Wonder Woman")         -- cost 11: a Super Hero, but not on the stack
ann:defeats "The Flash"                             -- 8 less 4

expect(ann.power):is(3)
expect(ann.discard):is { "The Flash" }

ruling {
  en = "Super Heroes on the stack cost you 4 less for the rest of the turn; the Line-Up keeps its costs, even for a Super Hero in it.",
  fr = "Les Super-Héros de la pile vous coûtent 4 de moins jusqu'à la fin du tour ; la réserve garde ses coûts, même pour un Super-Héros qui s'y trouve.",
}
