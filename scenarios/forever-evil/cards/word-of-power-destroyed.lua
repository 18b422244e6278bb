scenario "Word of Power destroyed" {
  game     = "forever-evil",
  question = {
    en = "I destroy Word of Power. What does it make cheaper, and for how long?",
    fr = "Je détruis Word of Power. Que rend-il moins cher, et pendant combien de temps ?",
  },
  shows    = { "fe.card.word-of-power" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Word of Power" }, power = 4 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Broadsword", "Wonder Woman" }

expect(ann):may_not("defeats", "The Flash")
ann:plays "Deathstorm"
ann:destroys "Word of Power"
expect(ann):may_not("buys", "Broadsword")           -- cost 6: the Line-Up costs what it did
ann:defeats "The Flash"                             -- 8 less 4

expect(ann.power):is(0)
expect(ann.discard):is { "The Flash" }

ruling {
  en = "Super Heroes on the stack cost you 4 less for the rest of the turn; the Line-Up does not.",
  fr = "Les Super-Héros de la pile vous coûtent 4 de moins jusqu'à la fin du tour ; pas la réserve.",
}
