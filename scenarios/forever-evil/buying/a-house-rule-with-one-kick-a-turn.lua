scenario "A house rule: one Kick a turn is bought" {
  game     = "forever-evil",
  rules    = { ["fe.buy.kicks-several"] = "off" },
  question = {
    en = "We allow one Kick to be bought in a turn. Does a Kick that I gained or played count, or another card that I bought?",
    fr = "Chez nous, on n'achète qu'un Coup de Pied par tour. Un Coup de Pied gagné ou joué compte-t-il, ou une autre carte achetée ?",
  },
  shows    = { "fe.stacks.kick-available", "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, power = 9,
    in_play = { { "Kick", played = true } }, discard = { { "Kick", gained = true }, { "Giganta", bought = true } } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, discard = { { "Kick", gained = true } } },
}
line_up { "Giganta", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:buys "Kick"
refused(function() ann:buys "Kick" end, "fe.buy.kicks-several")
ann:buys "Giganta"

expect(ann.discard):has("Kick", 2)
ruling {
  en = "No: only a Kick bought this turn does. The second one is refused, and other cards may still be bought.",
  fr = "Non : seul compte un Coup de Pied acheté ce tour. Le deuxième est refusé, et d'autres cartes s'achètent encore.",
}
