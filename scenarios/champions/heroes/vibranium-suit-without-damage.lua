scenario "Vibranium Suit moves only damage that is there" {
  game     = "champions",
  question = {
    en = "Vibranium Suit comes last, so it moves 2 damage. My hero has only 1. What does the enemy take?",
    fr = "Costume en Vibranium se résout en dernier et déplace donc 2 dégâts. Mon héros n'en a qu'1. Que subit l'ennemi ?",
  },
  shows    = { "mc.card.vibranium-suit" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 1 } }, hand = { "Wakanda Forever! (wild)", "Genius" }, in_play = { "Vibranium Suit" } },
}
villain { { "Rhino I" } }

ann:plays "Wakanda Forever! (wild)"

expect(ann.identity:damage "Black Panther"):is(0)
expect(villain:damage "Rhino I"):is(1)
ruling {
  en = "1: no more can be moved than is on Black Panther.",
  fr = "1 : on ne peut pas déplacer plus de dégâts que n'en porte Black Panther.",
}
