scenario "Word of Power and a Super Hero in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "I destroyed Word of Power this turn. A Super Hero lies in the Line-Up, another on top of the stack: do I pay 4 less for both?",
    fr = "J'ai détruit Word of Power ce tour. Un Super-Héros est dans la réserve, un autre sur sa pile : est-ce que je paie 4 de moins pour les deux ?",
  },
  shows    = { "fe.card.word-of-power", "fe.amb.super-hero-from-line-up" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Deathstorm", "Word of Power" }, deck = {}, discard = {}, power = 16 },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Green Arrow", "Ultraman", "Power Armor", "Superwoman", "Despero" }
super_heroes { "Aquaman", "Superman" }

ann:plays "Deathstorm"
ann:destroys "Word of Power"
ann:buys "Green Arrow"
expect(ann.power):is(7)                      -- 9 were paid
ann:defeats "Aquaman"
expect(ann.power):is(0)                      -- 11 less 4
ruling {
  en = "Only for the one on the stack. The one in the Line-Up is bought like any card there, at the full cost.",
  fr = "Seulement pour celui de la pile. Celui de la réserve s'achète comme toute carte qui s'y trouve, au coût entier.",
}
