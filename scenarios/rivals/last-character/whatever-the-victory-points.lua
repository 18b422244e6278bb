scenario "The third defeat wins whatever the Victory Points" {
  game     = "rivals",
  question = {
    en = "Ben has far more Victory Points and one of my Characters. I defeat his last one: who wins?",
    fr = "Ben a bien plus de Points de Victoire et un de mes Personnages. Je vaincs son dernier : qui gagne ?",
  },
  shows    = { "rivals.goal.three-defeats", "rivals.confront.win" },
}

local ann, ben = players {
  { "Ann", character = "Batman 12",    hand = { "Punch" }, discard = { "Weakness", "Weakness" }, power = 15 },
  { "Ben", character = "The Joker 15", hand = { "Punch" },
    discard = { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas", "Red Robin", "Hugo Strange", "Scarecrow" } },
}
line_up { "Bane", "Robin", "Wayne Manor", "The Batcave", "Utility Belt" }

ann:confronts()
ann:hands_over()
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "You do. Points are counted only when the Line-Up cannot be refilled.",
  fr = "Vous. Les points ne se comptent que lorsque la réserve ne peut être remplie.",
}
