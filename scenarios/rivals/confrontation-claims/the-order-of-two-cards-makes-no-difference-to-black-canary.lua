scenario "With one Villain, Black Canary pays before or after" {
  game     = "rivals",
  question = {
    en = "I hold Black Canary and a card that destroys from the Line-Up. Does it matter which comes first in my Confrontation?",
    fr = "J'ai Black Canary et une carte qui détruit dans la réserve. L'ordre compte-t-il dans ma Confrontation ?",
  },
  shows    = { "rivals.cards.black-canary", "rivals.amb.leaving-otherwise" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Paper Broom" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
never { that(ann.power):at_least(5), within = "this turn" }
never { that(line_up):has_no "Bane", that(ann.in_play):has "Yellow Whistle", that(ann.power):at_most(3), within = "this turn" }
what_if("the Broom comes first", function()
  ann:plays "Paper Broom"
  ann:destroys "Bane"
  ann:plays "Yellow Whistle"
  expect(ann.power):is(4)
end)
ann:plays "Yellow Whistle"
ann:plays "Paper Broom"
ann:destroys "Bane"
expect(ann.power):is(4)
ruling {
  en = "By our reading it does not: 4 Power in either order, never 3 for it twice.",
  fr = "Selon notre lecture, non : 4 de Puissance dans les deux ordres, jamais deux fois 3.",
}
