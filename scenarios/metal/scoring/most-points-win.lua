scenario "The player with the most Victory Points wins" {
  game     = "metal",
  question = {
    en = "How do we find out who has won?",
    fr = "Comment sait-on qui a gagné ?",
  },
  shows    = { "metal.overview.goal", "metal.score.highest-wins", "metal.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Starro", "Steel", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Batmanium" }, discard = {} },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(3)                  -- 2 and 1; a Punch is worth nothing
expect(ben.score):is(4)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "Everybody adds up the Victory Points of the cards of their deck; the highest total wins, not the most cards.",
  fr = "Chacun additionne les Points de Victoire des cartes de son deck ; le plus haut total gagne, pas le plus de cartes.",
}
