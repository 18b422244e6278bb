scenario "Word of Power destroyed in another player's turn" {
  game     = "forever-evil",
  question = {
    en = "I show Power Armor against Ann's Attack and destroy my Word of Power. Does the discount wait for my own turn?",
    fr = "Je montre Power Armor contre l'Attaque d'Ann et je détruis mon Word of Power. La réduction attend-elle mon propre tour ?",
  },
  shows    = { "fe.card.word-of-power", "fe.card.power-armor.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = { "Power Armor", "Word of Power" }, deck = {}, discard = {}, power = 7 },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Pandora", "Superwoman", "Despero", "Owlman" }

ann:plays "Bizarro Power"
ben:defends "Power Armor"
ben:destroys "Word of Power"
ann:ends_turn()

expect(destroyed):is { "Word of Power" }
expect(ben):may_not("defeats", "The Flash")  -- still 8 for his Power 7
ruling {
  en = "No. It is for the turn in which it is destroyed, and that is Ann's, in which you defeat nobody.",
  fr = "Non. Elle vaut pour le tour où il est détruit, c'est-à-dire celui d'Ann, où vous ne vainquez personne.",
}
