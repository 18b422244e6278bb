scenario "Ultraman destroys Word of Power in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Word of Power lies in the Line-Up and I destroy it with Ultraman. Does he count it, and is the Super Hero cheaper although the card was nobody's?",
    fr = "Word of Power est dans la réserve et je le détruis avec Ultraman. Le compte-t-il, et le Super-Héros coûte-t-il moins cher alors que la carte n'était à personne ?",
  },
  shows    = { "fe.card.ultraman", "fe.card.word-of-power", "fe.destroy.any-zone" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Ultraman" }, deck = {}, discard = {}, power = 3 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Word of Power", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Ultraman"
ann:destroys "Word of Power"
expect(ann.power):is(4)                      -- one destroyed Super Power
ann:defeats "The Flash"

expect(ann.power):is(0)
ruling {
  en = "Both: it is one destroyed Super Power for him, and you destroyed it, so Super Heroes on the stack cost you 4 less this turn.",
  fr = "Les deux : c'est pour lui un Super-Pouvoir détruit, et c'est vous qui l'avez détruit, donc les Super-Héros de la pile vous coûtent 4 de moins ce tour.",
}
