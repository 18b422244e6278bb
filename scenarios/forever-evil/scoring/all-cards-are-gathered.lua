scenario "Locations in play, hand and discard pile all count" {
  game     = "forever-evil",
  question = {
    en = "The game ends during Ann's turn. Do my Location in play, the cards in my hand and my discard pile count for me, or only my draw pile?",
    fr = "La partie finit au tour d'Ann. Mon Lieu en jeu, ma main et ma défausse comptent-ils pour moi, ou seulement ma pioche ?",
  },
  shows    = { "fe.score.gather", "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", in_play = { "Happy Harbor" }, hand = { "Kick", "Kick" },
    discard = { "Catwoman", "Broadsword", "Superwoman" }, deck = { "Invulnerable" } },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(ben.score):is(10)                  -- 1, then 1 + 1, then 1 + 2 + 3, then 1
expect(ben.deck):is { "Happy Harbor", "Kick", "Kick", "Catwoman", "Broadsword", "Superwoman", "Invulnerable" }
expect(ben.in_play):is_empty()
expect(ben.hand):is_empty()
expect(ben.discard):is_empty()
ruling {
  en = "All of them: they are put back into your deck, and the whole deck is counted.",
  fr = "Tout compte : ces cartes retournent dans votre deck, et c'est le deck entier que l'on compte.",
}
