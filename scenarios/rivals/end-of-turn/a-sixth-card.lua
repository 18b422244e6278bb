scenario "A sixth card in the Line-Up stays there" {
  game     = "rivals",
  question = {
    en = "An effect of ours adds the top card of the main deck to a Line-Up that is full. What happens to the sixth card at the end of the turn?",
    fr = "Un effet à nous ajoute la première carte du deck commun à une réserve déjà pleine. Que devient la sixième carte à la fin du tour ?",
  },
  shows    = { "rivals.amb.line-up-over-five", "rivals.end-turn.5-refill" },
}

card "Side Door" { type = "Equipment", cost = 3, vp = 1, play = { power(5), put(top(main_deck), line_up) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Side Door" }, discard = {}, deck = 6 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }
main_deck { "Batwoman" }

ann:plays "Side Door"
expect(line_up):count(6)
ann:buys "Red Hood"
ann:ends_turn()
expect(game):goes_on()                    -- though the main deck is empty: no slot is
expect(line_up):is { "Huntress", "Robin", "Oracle", "Superman", "Batwoman" }
ruling {
  en = "It stays. After the purchase five are left, no slot is empty, and the game goes on.",
  fr = "Elle reste. Après l'achat il en reste cinq, aucun emplacement n'est vide, et la partie continue.",
}
