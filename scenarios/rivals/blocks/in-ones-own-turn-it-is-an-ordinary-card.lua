scenario "In your own turn a Block card is an ordinary card" {
  game     = "rivals",
  question = {
    en = "My card gives 1 Power and has a Block for 3. May I play it in my own turn, and does it raise my cost then?",
    fr = "Ma carte donne 1 de Puissance et a un Blocage de 3. Puis-je la jouer à mon tour, et relève-t-elle alors mon coût ?",
  },
  shows    = { "rivals.block.own-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Chalk Line", "Chalk Line" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, power = 9 },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Chalk Line"
expect(ann.power):is(1)
refused(function() ann:blocks "Chalk Line" end, "rivals.block.own-turn")
ann:ends_turn()
ben:confronts()
ben:hands_over()                          -- nothing in Ann's hand blocks any more
expect(ben.defeated_characters):is { "Batman 9" }
ruling {
  en = "You may: it gives its Power like any card. Its Block does nothing in your turn and nothing for the next one.",
  fr = "Oui : elle donne sa Puissance comme toute carte. Son Blocage ne fait rien à votre tour ni pour le suivant.",
}
