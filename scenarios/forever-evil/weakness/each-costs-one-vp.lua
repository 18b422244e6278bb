scenario "Each Weakness costs 1 VP at the end" {
  game     = "forever-evil",
  question = {
    en = "The game ends and I have three Weaknesses, one in my hand, one in my deck and one in my discard pile. How many VP do I lose?",
    fr = "La partie finit et j'ai trois Faiblesses, une en main, une dans la pioche et une dans la défausse. Combien de PV est-ce que je perds ?",
  },
  shows    = { "fe.weakness.minus-one" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, discard = { "Weakness" },
    deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Weakness" } },
  { "Ben", character = "Lex Luthor",  hand = { "Kick", "Kick" }, deck = {} },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { super_heroes = { "The Flash" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(1)                 -- 4 for The Flash, less 3
expect(ben.score):is(2)
expect(ben):won()
ruling {
  en = "Three: wherever they lie in Ann's deck, each takes 1 VP, which leaves 1 of the 4 for The Flash. Ben's two Kicks win.",
  fr = "Trois : où qu'elles soient dans le deck d'Ann, chacune retire 1 PV, ce qui laisse 1 des 4 PV de Flash. Les deux Coups de Pied de Ben l'emportent.",
}
