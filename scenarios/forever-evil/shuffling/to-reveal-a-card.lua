scenario "Revealing from an empty draw pile shuffles first" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison reveals the top card of my draw pile, which is empty. Is there nothing to reveal?",
    fr = "Blackgate Prison révèle le dessus de ma pioche, qui est vide. N'y a-t-il rien à révéler ?",
  },
  shows    = { "fe.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", in_play = { "Blackgate Prison" }, hand = {}, deck = {}, discard = { "Punch", "Weakness", "Kick" } },
  { "Ben", character = "Sinestro" },
}

shuffle_gives { "Weakness" }
ann:uses "Blackgate Prison"

expect(destroyed):is { "Weakness" }
expect(ann.vp):is(1)
expect(ann.deck):is { "Punch", "Kick" }
expect(ann.discard):is_empty()
ruling {
  en = "There is: your discard pile is shuffled into a new draw pile, and its top card is revealed.",
  fr = "Si : votre défausse est mélangée pour former une nouvelle pioche, dont la carte du dessus est révélée.",
}
