scenario "The cost is worked out with all modifiers before it is paid" {
  game     = "champions",
  question = {
    en = "Ann uses her Helicarrier for me. What do I pay for Uppercut, printed cost 3, and for the card after it?",
    fr = "Ann utilise son Héliporteur pour moi. Combien dois-je payer pour Uppercut, de coût imprimé 3, et pour la carte d'après ?",
  },
  shows    = { "mc.initiation.2-cost", "mc.initiation.3-modifiers" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Helicarrier" } },
  { "Ben", character = "She-Hulk", hand = { "Uppercut", "Haymaker", "Energy", "Strength" } },
}
villain { "Rhino I" }

ann:uses "Helicarrier"
ann:chooses "Ben"
ann:ends_turn()

ben:plays "Uppercut"
ben:pays_with "Energy"                  -- two resources are enough
expect(villain:damage "Rhino"):is(5)

ben:plays "Haymaker"                    -- and this one costs 2 again: the whole of Strength
expect(ben.hand):is_empty()
expect(villain:damage "Rhino"):is(8)
ruling {
  en = "2 for Uppercut: the reduction is counted before paying. The next card has its full cost again.",
  fr = "2 pour Uppercut : la réduction est comptée avant le paiement. La carte suivante a de nouveau son coût entier.",
}
