scenario "Pandora's Box takes the last card, Pandora finds none" {
  game     = "forever-evil",
  question = {
    en = "The main deck has one card left. I play Pandora's Box and then Pandora: what does each still do, and does the game end?",
    fr = "Il reste une carte au deck commun. Je joue la Boîte de Pandora, puis Pandora : que fait encore chacune, et la partie se termine-t-elle ?",
  },
  shows    = { "fe.card.pandora", "fe.card.pandoras-box", "fe.amb.line-up-over-five" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Pandora's Box", "Pandora" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Mallet" }

ann:plays "Pandora's Box"                    -- Mallet costs 4: it enters, and three more cards are missing
expect(line_up):count(6)
expect(main_deck):is_empty()
ann:plays "Pandora"
expect(line_up):count(6)
expect(ann.power):is(4)                      -- costs 8, 7, 6 and 4
ann:ends_turn()

expect(game):goes_on()
expect(line_up):count(6)
ruling {
  en = "The Box adds that one card and cannot add more; Pandora adds none and counts the costs that lie there. With six cards in the Line-Up the game goes on.",
  fr = "La Boîte ajoute cette seule carte, faute d'autres ; Pandora n'en ajoute pas et compte les coûts présents. Avec six cartes dans la réserve, la partie continue.",
}
