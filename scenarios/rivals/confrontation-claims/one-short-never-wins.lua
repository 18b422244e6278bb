scenario "One Power short, no line of play wins" {
  game     = "rivals",
  question = {
    en = "I can reach 8 Power at most against cost 9, and Ben would even help me. Can his Character fall this turn?",
    fr = "Je peux atteindre 8 de Puissance au plus contre un coût de 9, et Ben m'aiderait même. Son Personnage peut-il tomber ce tour ?",
  },
  shows    = { "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Kick", "Stage Foil" }, power = 2, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(ann.defeated_characters):has "The Joker 9", within = "1 turn" }
ann:confronts()
possible { that(ann.power):at_least(8), within = "this turn" }
ann:plays "Punch"
ann:plays "Kick"
ann:plays "Stage Foil"
ann:hands_over()
ben:declines()
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. 8 against 9 fails whatever both of you choose.",
  fr = "Non. 8 contre 9 échoue quoi que vous choisissiez tous deux.",
}
