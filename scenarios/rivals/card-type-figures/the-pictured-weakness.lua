scenario "The pictured Weakness lowers the score" {
  game     = "rivals",
  question = {
    en = "The figure shows a Weakness. What does one in my deck do at the end, and what if I play it before?",
    fr = "La figure montre une Faiblesse. Que fait celle de mon deck à la fin, et si je la joue avant ?",
  },
  shows    = { "rivals.types.figure-weakness", "rivals.score.weakness-subtracts" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Weakness", "Paper Broom" }, deck = { "Superman" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, deck = { "Kick" } },
}
line_up { "Bane", "Robin", "Wayne Manor", "The Batcave", "Utility Belt" }
main_deck {}

ann:plays "Weakness"
expect(ann.power):is(0)
ann:plays "Paper Broom"
ann:destroys "Bane"
ann:ends_turn()
expect(ann.score):is(3)                   -- 3 and 1, less 1
ruling {
  en = "It takes 1 point. Playing it does nothing, and it comes back into the deck for the count.",
  fr = "Elle retire 1 point. La jouer ne fait rien, et elle revient dans le deck pour le décompte.",
}
