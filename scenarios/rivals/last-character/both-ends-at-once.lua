scenario "The last Character falls while the Line-Up cannot be refilled" {
  game     = "rivals",
  question = {
    en = "The main deck is empty, a slot is open, Ben leads by points, and I defeat his last Character. Do we count, as the Line-Up cannot be filled?",
    fr = "Le deck commun est vide, un emplacement libre, Ben mène aux points, et je vaincs son dernier Personnage. Compte-t-on, puisque la réserve ne se remplit plus ?",
  },
  shows    = { "rivals.game-end.immediately", "rivals.game-end.last-character" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",    hand = { "Paper Broom", "Punch" }, power = 14 },
  { "Ben", character = "The Joker 15", hand = { "Punch" },
    discard = { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas", "Red Robin" } },
}
line_up { "Bane", "Robin", "Wayne Manor", "The Batcave", "Utility Belt" }
main_deck {}

what_if("Ann confronts nobody, and the points are counted", function()
  ann:plays "Paper Broom"
  ann:destroys "Utility Belt"
  ann:ends_turn()
  expect(ann.score):is(11)                -- his 15 would not make up for the rest
  expect(ben.score):is(25)
  expect(ben):won()
end)
ann:confronts()
ann:plays "Paper Broom"                   -- an Equipment: her 15 gives the Power that is missing
ann:destroys "Utility Belt"               -- now the Line-Up could not be refilled
expect(line_up):count(4)
ann:hands_over()
expect(game):is_over()
expect(ann):won()
ruling {
  en = "No. The game is over at once, before step 5, and you have won.",
  fr = "Non. La partie est finie aussitôt, avant l'étape 5, et vous avez gagné.",
}
