scenario "A short game from the first turn to the count" {
  game     = "rivals",
  question = {
    en = "Can you show a few turns up to the end of the main deck and the count?",
    fr = "Peut-on voir quelques tours jusqu'à la fin du deck commun et au décompte ?",
  },
  shows    = {
    "rivals.turn.clockwise", "rivals.end-turn.7-next-player", "rivals.buy.combined-cost", "rivals.buy.to-discard",
    "rivals.game-end.no-refill", "rivals.score.gather", "rivals.score.highest-wins", "rivals.goal.otherwise-vp",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {} },
}
line_up { "Huntress", "Red Hood", "Robin", "Superman", "Nightwing" }
main_deck { "Vicky Vale" }

ann:plays "Punch" ann:plays "Punch" ann:plays "Punch" ann:plays "Punch"
ann:buys "Huntress"
ann:ends_turn()
expect(line_up):has "Vicky Vale"
expect(main_deck):is_empty()
ben:plays "Punch" ben:plays "Punch" ben:plays "Punch"
ben:buys "Kick"
ben:ends_turn()
expect(game):goes_on()
ann:plays "Punch" ann:plays "Punch" ann:plays "Punch"
ann:buys "Vicky Vale"
ann:ends_turn()

expect(game):is_over()
expect(game.turn_number):is(3)
expect(ann.score):is(2)
expect(ben.score):is(1)
expect(ann):won()
ruling {
  en = "Ann buys Huntress, Ben a Kick, Ann Vicky Vale; her gap cannot be filled any more, and she wins by 2 to 1.",
  fr = "Ann achète Huntress, Ben un Coup de Pied, Ann Vicky Vale ; son trou ne peut plus être comblé, et elle gagne par 2 à 1.",
}
