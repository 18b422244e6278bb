scenario "A raised cost does not pass to the next Character" {
  game     = "rivals",
  question = {
    en = "My Block in vain had raised my 9 by 3, and it fell. Does my 12 cost 15 for the rest of the turn?",
    fr = "Mon Blocage inutile avait relevé mon 9 de 3, et il est tombé. Mon 12 coûte-t-il 15 pour le reste du tour ?",
  },
  shows    = { "rivals.amb.block-new-character", "rivals.character.next-one" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 12 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

until_step "end of turn, step 1"
ann:confronts()
ann:hands_over()
ben:blocks "Chalk Line"
expect(ben.character):is { "The Joker 12" }
expect(ben.raised):is(0)
ruling {
  en = "No. It was the cost of the Character that was confronted; the next one costs what is printed on it.",
  fr = "Non. C'était le coût du Personnage confronté ; le suivant coûte ce qui est imprimé dessus.",
}
