scenario "An exact tie can win a Confrontation" {
  game     = "rivals",
  question = {
    en = "With 8 Power and one Punch I can never have more than 9. Is there a line of play that defeats a Character of cost 9?",
    fr = "Avec 8 de Puissance et un Coup de Poing je n'aurai jamais plus de 9. Une suite de coups vainc-elle un Personnage à 9 ?",
  },
  shows    = { "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Vulnerability" }, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Vulnerability" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(ann.power):at_least(10), within = "this turn" }
possible { that(ann.defeated_characters):has "The Joker 9", within = "1 turn" }   -- with 9, then
ann:confronts()
ann:plays "Punch"
ann:hands_over()
expect(ann.defeated_characters):is { "The Joker 9" }
ruling {
  en = "Yes: more than 9 is out of reach, and 9 against 9 is enough.",
  fr = "Oui : plus de 9 est hors de portée, et 9 contre 9 suffit.",
}
