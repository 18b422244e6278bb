scenario "A Confrontation with an empty main deck" {
  game     = "rivals",
  question = {
    en = "The main deck is empty, the Line-Up still full. I confront and win: does the game end because nothing is left to deal?",
    fr = "Le deck commun est vide, la réserve encore pleine. Je confronte et je gagne : la partie finit-elle faute de cartes ?",
  },
  shows    = { "rivals.game-end.no-refill", "rivals.amb.steps-after-winning" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Paper Broom", "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
main_deck {}

what_if("a slot is empty", function()
  ann:confronts()
  ann:plays "Paper Broom"
  ann:destroys "Superman"
  ann:hands_over()
  expect(game):is_over()
  expect(ann.score):is(5)                 -- 4 of them for the defeated Character, 1 for Paper Broom
  expect(ben.score):is(0)
end)
ann:confronts()
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
expect(ben):is_on_turn()
ruling {
  en = "No: all five slots are full, so the game goes on. Had a slot been empty, it would end in step 5, with the Character counted.",
  fr = "Non : les cinq emplacements sont pleins, la partie continue. Avec un emplacement vide, elle finirait à l'étape 5, Personnage compté.",
}
