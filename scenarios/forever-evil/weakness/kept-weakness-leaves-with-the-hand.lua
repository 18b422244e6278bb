scenario "A Weakness kept in hand goes away with the rest of the hand" {
  game     = "forever-evil",
  question = {
    en = "I do not play the Weakness in my hand. Does it stay there for my next turn and block a place of my new hand?",
    fr = "Je ne joue pas la Faiblesse que j'ai en main. Y reste-t-elle au tour suivant en prenant une place de ma nouvelle main ?",
  },
  shows    = { "fe.weakness.no-ability" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Weakness" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:ends_turn()

expect(ann.discard):is { "Weakness" }
expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick", "Kick" }
ruling {
  en = "No. It goes to the discard pile with the unplayed cards, and Ann draws five new cards.",
  fr = "Non. Elle va dans la défausse avec les cartes non jouées, et Ann pioche cinq nouvelles cartes.",
}
