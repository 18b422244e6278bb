scenario "Locations in play, hand and discard pile are counted" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "The game ends. Do my Location in play, my discard pile and Ben's hand count?",
    fr = "La partie est finie. Mon Lieu en jeu, ma défausse et la main de Ben comptent-ils ?",
  },
  shows    = { "rivals.score.gather", "rivals.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {}, deck = { "Huntress" }, discard = { "Superman" }, in_play = { "Training Hall" } },
  { "Ben", character = "The Joker 9", hand = { "Kick" }, deck = { "Bane" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(game):is_over()
expect(ann.score):is(5)
expect(ben.score):is(2)
expect(ann.in_play):is_empty()
ruling {
  en = "Yes. All of it goes back into the deck, and the VP of every card there are added.",
  fr = "Oui. Tout retourne dans le deck, et l'on additionne les PV de toutes ses cartes.",
}
