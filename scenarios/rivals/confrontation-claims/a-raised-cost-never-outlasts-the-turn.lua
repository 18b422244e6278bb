scenario "The raised cost never outlasts the turn" {
  game     = "rivals",
  question = {
    en = "Ben may block as he likes. Can his Character still cost more in the turn after?",
    fr = "Ben peut bloquer à sa guise. Son Personnage peut-il encore coûter plus au tour suivant ?",
  },
  shows    = { "rivals.block.until-end-of-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" }, power = 9, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Careful Clerk", "Chalk Line", "Rubber Gate" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

never { that(ben.raised):at_least(1), within = "1 turn", at = "the end of a turn" }
possible { that(ben.raised):at_least(1), within = "this turn" }
ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Careful Clerk"
expect(ben.raised):is(1)
ann:hands_over()
ben:blocks "Chalk Line"
ben:declines()
expect(ben.raised):is(0)
ruling {
  en = "No. It may cost more while the turn lasts; at its end that is gone, whatever was done.",
  fr = "Non. Il peut coûter plus tant que dure le tour ; à la fin c'est passé, quoi qu'on ait fait.",
}
