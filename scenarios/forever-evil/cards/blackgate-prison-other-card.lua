scenario "Blackgate Prison turns up another card" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison turns up a Punch. Does it go to my discard pile?",
    fr = "Blackgate Prison révèle un Coup de Poing. Va-t-il dans ma défausse ?",
  },
  shows    = { "fe.card.blackgate-prison" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Kick" }, in_play = { "Blackgate Prison" }, deck = { "Punch", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:uses "Blackgate Prison"

expect(ann.deck):in_order { "Punch", "Weakness" }
expect(ann.discard):is_empty()
expect(destroyed):is_empty()
expect(ann.vp):is(0)

ruling {
  en = "No, any other card stays on top of your deck and nothing is gained.",
  fr = "Non, toute autre carte reste sur votre pioche et rien n'est gagné.",
}
