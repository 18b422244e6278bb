scenario "Two different cards are discarded" {
  game     = "rivals",
  question = {
    en = "A card of our own has me discard two different cards, and I hold two Punches and nothing else. What do I discard?",
    fr = "Une carte à nous me fait défausser deux cartes différentes, et je n'ai que deux Coups de Poing en main. Qu'est-ce que je défausse ?",
  },
  shows    = { "rivals.setup.different-cards" },
}

card "Odd Pair" { type = "Equipment", cost = 2, play = { discard(exactly(2){ hand, different = "name" }), power(distinct "name" { in_play }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Odd Pair", "Punch", "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Odd Pair"
expect(ann.hand):is { "Punch" }
expect(log:last_move()):has(ann, "discards", "Punch", "by", "rivals.setup.different-cards")
expect(ann.power):is(1)
expect(log:last_move()):has(ann, "has Power", "by", "rivals.setup.different-cards")
ruling {
  en = "One Punch. Different cards are those of different names, and you have no second one of another name.",
  fr = "Un Coup de Poing. Des cartes différentes sont celles dont le nom diffère, et vous n'en avez pas d'un autre nom.",
}
