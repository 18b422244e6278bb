scenario "A Confrontation is announced at the start of a turn" {
  game     = "rivals",
  question = {
    en = "My turn begins and I have played nothing. May I confront my opponent now, and must I?",
    fr = "Mon tour commence et je n'ai rien joué. Puis-je confronter mon adversaire maintenant, et y suis-je obligé ?",
  },
  shows    = { "rivals.confront.announce", "rivals.confront.not-an-attack" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Vulnerability" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Bane", "Killing Joke", "Wayne Manor", "Utility Belt" }

expect(ann):must_choose { "plays Punch", "plays Vulnerability", "confronts the opponent", "ends the turn" }
ann:confronts()

expect(ann):must_choose { "plays Punch", "plays Vulnerability", "hands over" }
ruling {
  en = "You may, and need not: playing, buying or ending the turn are open to you as well. Once announced, what is left is to play cards and to hand over.",
  fr = "Vous pouvez, sans y être obligé : jouer, acheter ou finir le tour vous sont ouverts aussi. Une fois la Confrontation annoncée, il reste à jouer des cartes et à passer la main.",
}
