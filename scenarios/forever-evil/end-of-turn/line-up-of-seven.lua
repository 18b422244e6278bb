scenario "A Line-Up of more than five is neither filled nor cut down" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box emptied the main deck and left seven cards in the Line-Up. Is the game over, and do two of them leave at the end of the turn?",
    fr = "La Boîte de Pandora a vidé le deck commun et laissé sept cartes dans la réserve. La partie est-elle finie, et deux d'entre elles partent-elles à la fin du tour ?",
  },
  shows    = { "fe.amb.line-up-over-five", "fe.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Pandora's Box" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Man-Bat", "Cold Gun", "Stargirl", "Broadsword" }
main_deck { "Catwoman", "Superwoman" }    -- Catwoman costs 3: three cards should come, only two are there

ann:plays "Pandora's Box"
expect(line_up):count(7)
ann:ends_turn()

expect(game):goes_on()
expect(line_up):count(7)
expect(main_deck):is_empty()
expect(ben):is_on_turn()
ruling {
  en = "Neither. With five or more cards in the Line-Up there is no gap to fill, and no card is taken away.",
  fr = "Ni l'un ni l'autre. Avec cinq cartes ou plus dans la réserve, il n'y a pas d'emplacement à remplir, et aucune carte n'est retirée.",
}
