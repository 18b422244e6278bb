scenario "After a Confrontation that was won the steps of the end follow" {
  game     = "rivals",
  question = {
    en = "I destroyed a Line-Up card and won my Confrontation. Is anything left to do in my turn, and is the Line-Up filled?",
    fr = "J'ai détruit une carte de la réserve et gagné ma Confrontation. Reste-t-il quelque chose à faire dans mon tour, et la réserve se remplit-elle ?",
  },
  shows    = { "rivals.amb.steps-after-winning", "rivals.end-turn.5-refill" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Paper Broom", "Punch" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }
main_deck:on_top { "Bane" }

ann:confronts()
ann:plays "Paper Broom"
ann:destroys "Superman"
ann:hands_over()
expect(line_up):is { "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas", "Bane" }
expect(ann.hand):count(5)
expect(ann.discard):has "Punch"
expect(ben):is_on_turn()
ruling {
  en = "Nothing is left but the end of the turn, with all its steps: hand, played cards, refill, five new cards. Then it is your opponent's turn.",
  fr = "Il ne reste que la fin du tour, avec toutes ses étapes : main, cartes jouées, remplissage, cinq nouvelles cartes. Puis c'est à l'adversaire.",
}
