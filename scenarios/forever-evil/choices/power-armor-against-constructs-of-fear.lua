scenario "Constructs of Fear, with Power Armor shown or discarded" {
  game     = "forever-evil",
  question = {
    en = "Constructs of Fear would cost me two cards. What becomes of Power Armor in my hand if I show it, and if I don't?",
    fr = "Constructs of Fear me coûterait deux cartes. Que devient Power Armor dans ma main si je la montre, et sinon ?",
  },
  shows    = { "fe.card.constructs-of-fear", "fe.card.power-armor.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Constructs of Fear" } },
  { "Ben", character = "Deathstroke", hand = { "Power Armor", "Kick" } },
}
line_up { "Ultraman", "Pandora", "Despero" }

ann:plays "Constructs of Fear"
what_if("Ben does not show it", function()
  ben:declines()
  ben:discards "Kick"                   -- two cards, and he has no more than these
  expect(ben.hand):is_empty()
  expect(ben.discard):is { "Power Armor", "Kick" }
end)
ben:defends "Power Armor"
ben:declines()                          -- destroys nothing
expect(ben.hand):is { "Power Armor", "Kick" }

ruling {
  en = "Shown, it stays in your hand, and so does the rest. Not shown, it is a card like any other: with just one more in hand, both are discarded.",
  fr = "Montrée, elle reste en main, et le reste aussi. Non montrée, c'est une carte comme une autre : avec une seule autre en main, les deux sont défaussées.",
}
