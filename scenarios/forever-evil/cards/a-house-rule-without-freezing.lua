scenario "A house rule: a Frozen token does nothing" {
  game     = "forever-evil",
  rules    = { ["fe.cards.cold-gun-frozen"] = "off" },
  question = {
    en = "At our table Frozen tokens have no effect. Superwoman and Giganta carry one each; I destroy Power Girl by Transmutation. May I gain one of the two?",
    fr = "Chez nous, les jetons Gelé n'ont pas d'effet. Superwoman et Giganta en portent un chacune ; je détruis Power Girl par Transmutation. Puis-je gagner l'une des deux cartes ?",
  },
  shows    = { "fe.card.transmutation" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Power Girl" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { { "Superwoman", tokens = 1 }, { "Giganta", tokens = 1 }, "Mallet", "Ultraman", "Despero" }

ann:plays "Transmutation"
ann:destroys "Power Girl"
refused(function() ann:gains "Superwoman" end, "fe.card.transmutation")
ann:gains "Giganta"
expect(ann.discard):is { "Giganta" }

ruling {
  en = "Giganta, yes. Superwoman, no: not for her token, but because she costs more than Power Girl.",
  fr = "Giganta, oui. Superwoman, non : pas à cause du jeton, mais parce qu'elle coûte plus que Power Girl.",
}
