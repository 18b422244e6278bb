scenario "A Block never stops an Attack" {
  game     = "rivals",
  question = {
    en = "Ann attacks and Ben holds two Block cards: is there a line of play in which he escapes the Weakness?",
    fr = "Ann attaque et Ben a deux cartes Blocage : y a-t-il une suite de coups où il échappe à la Faiblesse ?",
  },
  shows    = { "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" }, power = 1, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Rubber Gate" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(ann.in_play):has "Cardboard Claws", that(ben.discard):has_no "Weakness", within = "this turn" }
ann:confronts()
never { that(ann.in_play):has "Cardboard Claws", that(ben.discard):has_no "Weakness", within = "this turn" }
ann:plays "Cardboard Claws"
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. Once the Attack is played he has the Weakness, with a Confrontation or without.",
  fr = "Non. Dès que l'Attaque est jouée il a la Faiblesse, avec ou sans Confrontation.",
}
