scenario "Firestorm with the text of Green Arrow" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has put Green Arrow onto the Super-Villain. Are Punches worth one more, and does that last beyond this turn?",
    fr = "Firestorm a posé Green Arrow sur mon Super-Vilain. Mes Coups de Poing valent-ils un de plus, et cela dure-t-il après ce tour ?",
  },
  shows    = { "fe.card.green-arrow", "fe.cards.firestorm-text", "fe.cards.firestorm-not-stuck" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Punch" }, deck = { "Green Arrow", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:plays "Punch"
expect(ann.power):is(2)
expect(log:last_move()):has(ann, "has Power", 1, "by", "fe.cards.firestorm-text")
ann:ends_turn()
expect(ann.discard):is { "Firestorm", "Punch" }              -- a text that stays does not keep Firestorm in play
ben:ends_turn()
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "They are, for this turn. Firestorm then goes to your discard pile like any played card, and the Punches are worth 1 again.",
  fr = "Oui, pour ce tour. Firestorm part ensuite dans votre défausse comme toute carte jouée, et les Coups de Poing valent de nouveau 1.",
}
