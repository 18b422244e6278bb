scenario "A dear card at the end of the main deck" {
  game     = "forever-evil",
  question = {
    en = "Pandora's Box reveals a card of cost 8, and it is the last of the main deck. What enters the Line-Up, and is the game over?",
    fr = "La Boîte de Pandora révèle une carte de coût 8, la dernière du deck commun. Qu'est-ce qui entre dans la réserve, et la partie est-elle finie ?",
  },
  shows    = { "fe.card.pandoras-box", "fe.cards.pandora-first", "fe.amb.line-up-over-five" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Pandora's Box" } },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
line_up { "Vibe", "Grid" }
main_deck { "Ultraman" }

ann:plays "Pandora's Box"
expect(line_up):is { "Vibe", "Grid", "Ultraman" }
expect(log:last_move()):count(1, "no card enters")
expect(game):goes_on()
ruling {
  en = "That card alone. Seven more would enter, but none is left; your turn goes on.",
  fr = "Cette carte seule. Sept autres devraient suivre, mais il n'en reste aucune ; votre tour continue.",
}
