scenario "Nobody buys on another player's turn" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "A great card came into the Line-Up as my turn ended. May I still buy it with my 9 Power, before Ben can?",
    fr = "Une carte superbe est arrivée dans la réserve à la fin de mon tour. Puis-je encore l'acheter avec mes 9 de Puissance, avant Ben ?",
  },
  shows    = { "fe.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 9 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Man-Bat", "Catwoman", "Mallet", "Insanity" }
main_deck:on_top { "Superwoman" }        -- she fills the gap at the end of Ann's turn

ann:ends_turn()
refused(function() ann:buys "Superwoman" end, "fe.buy.sources")
refused(function() ann:ends_turn() end, "fe.end-turn.1-announce")
expect(line_up):has "Superwoman"
expect(ann.discard):is_empty()
expect(ann.power):is(0)
expect(ben):is_on_turn()
ruling {
  en = "No. Cards are bought on your own turn, and yours is over; hope that he leaves it there.",
  fr = "Non. On achète à son propre tour, et le vôtre est fini ; espérez qu'il la laisse.",
}
