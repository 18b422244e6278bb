scenario "A sixth card in the Line-Up stays there" {
  game     = "metal",
  question = {
    en = "An effect of ours adds the top card of the main deck to a full Line-Up. Is one of the six cards taken away, and what is filled when I buy one of them?",
    fr = "Un effet à nous ajoute la première carte du deck commun à une réserve pleine. Retire-t-on une des six cartes, et que complète-t-on si j'en achète une ?",
  },
  shows    = { "metal.amb.line-up-over-five", "metal.end-turn.7-refill" },
}

card "Side Door" { type = "Equipment", cost = 3, play = put(top(main_deck), line_up) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Side Door" }, discard = {}, deck = 6, power = 5 },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
main_deck:on_top { "Promethium" }

ann:plays "Side Door"
expect(line_up):count(6)
what_if("nothing is bought", function()
  ann:ends_turn()
  expect(line_up):count(6)
end)
ann:buys "Fair Play"
ann:ends_turn()
expect(line_up):is { "Flight", "War Cry", "Escape", "Black Adam", "Promethium" }
ruling {
  en = "No card is taken away. Five are left after the purchase, so that no slot is empty and none is added.",
  fr = "Aucune carte n'est retirée. Il en reste cinq après l'achat : aucune place n'est vide, rien n'est ajouté.",
}
