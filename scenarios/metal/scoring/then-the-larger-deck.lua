scenario "If Super-Villains do not decide, the larger deck wins" {
  game     = "metal",
  question = {
    en = "Same points, same number of Super-Villains. Is there another tie-break?",
    fr = "Mêmes points, même nombre de Super-Vilains. Y a-t-il un autre départage ?",
  },
  shows    = { "metal.score.tie-super-villains", "metal.score.tie-cards" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Steel", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Escape", "Punch", "Vulnerability" }, discard = {} },
}
line_up { "Flight", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann.score):is(1)
expect(ben.score):is(1)
expect(ben):won()                        -- three cards to two
expect(ann):did_not_win()
ruling {
  en = "Yes: the player with more cards in the gathered deck wins.",
  fr = "Oui : celui dont le deck réuni a le plus de cartes gagne.",
}
