scenario "A destroyed card is not counted at the end" {
  game     = "forever-evil",
  question = {
    en = "I had two Weaknesses and destroyed one of them. What do they cost me when the game ends?",
    fr = "J'avais deux Faiblesses et j'en ai détruit une. Que me coûtent-elles à la fin de la partie ?",
  },
  shows    = { "fe.destroy.out-of-game", "fe.weakness.minus-one" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = { "Amanda Waller", "Weakness" }, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Weakness" } },
  { "Ben", character = "Lex Luthor",  hand = {}, deck = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { super_heroes = { "The Flash" } }

ann:plays "Amanda Waller"
ann:destroys "Weakness"
expect(ann.power):is(8)                 -- it was no Villain, so no Power for it
ann:defeats "The Flash"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(4)                 -- 4 for The Flash and 1 for Amanda Waller, less 1
ruling {
  en = "1 VP, for the one left in the deck. The destroyed one is out of the game.",
  fr = "1 PV, pour celle qui reste dans le deck. Celle qui a été détruite n'est plus dans la partie.",
}
