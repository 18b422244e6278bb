scenario "A house rule: the Kick stack is closed" {
  game     = "forever-evil",
  rules    = { ["fe.stacks.kick-available"] = "off" },
  question = {
    en = "At our table Kicks are not for sale. May I still buy from the Line-Up?",
    fr = "Chez nous, les Coups de Pied ne sont pas à vendre. Puis-je encore acheter dans la réserve ?",
  },
  shows    = { "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Punch" }, power = 7 },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Power Armor", "Pandora", "Despero", "Owlman" }

refused(function() ann:buys "Kick" end, "fe.stacks.kick-available")
ann:buys "Giganta"

expect(ann.discard):is { "Giganta" }
ruling {
  en = "Yes. Only the stack of Kicks is closed.",
  fr = "Oui. Seule la pile des Coups de Pied est fermée.",
}
