scenario "Two destroyed Words of Power" {
  game     = "forever-evil",
  question = {
    en = "Phantom Stranger destroys one Word of Power in my hand and one in my discard pile. Is The Flash 4 or 8 cheaper this turn?",
    fr = "Phantom Stranger détruit un Word of Power dans ma main et un autre dans ma défausse. Flash coûte-t-il 4 ou 8 de moins ce tour ?",
  },
  shows    = { "fe.card.word-of-power", "fe.card.phantom-stranger" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Phantom Stranger", "Word of Power" }, deck = { "Kick" }, discard = { "Word of Power" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Phantom Stranger"
ann:destroys "Word of Power"
ann:destroys "Word of Power"
expect(ann.power):is(0)
ann:defeats "The Flash"

expect(ann.power):is(0)
expect(ann.discard):is { "The Flash" }
ruling {
  en = "8: both work, so he costs you nothing at all.",
  fr = "8 : les deux comptent, il ne vous coûte donc plus rien.",
}
