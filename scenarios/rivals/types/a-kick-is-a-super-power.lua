scenario "A Kick is a Super Power" {
  game     = "rivals",
  question = {
    en = "I am The Joker of cost 15 and confront Batman. Does a Kick count as a Super Power for my ability?",
    fr = "Je suis Le Joker de coût 15 et je confronte Batman. Un Coup de Pied compte-t-il comme Super-Pouvoir pour ma capacité ?",
  },
  shows    = { "rivals.amb.kick-type", "rivals.card.kick" },
}

local ann, ben = players {
  { "Ann", character = "The Joker 15", hand = { "Kick", "Punch" }, deck = { "Kick" } },
  { "Ben", character = "Batman 9" },
}

ann:confronts()
ann:plays "Kick"
expect(ann.power):is(3)
ann:plays "Punch"
expect(ann.power):is(4)
ruling {
  en = "Yes. The Kick gives its 2 Power and 1 more as a Super Power; the Punch is none and gives only 1.",
  fr = "Oui. Le Coup de Pied donne ses 2 de Puissance et 1 de plus comme Super-Pouvoir ; le Coup de Poing n'en est pas un et ne donne que 1.",
}
