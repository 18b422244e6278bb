scenario "Deathstorm in a deck of 32 cards" {
  game     = "forever-evil",
  question = {
    en = "With 32 cards in my deck Deathstorm would have lost 12 of his 10 points. Is he worth minus 2?",
    fr = "Avec 32 cartes dans mon deck, Deathstorm aurait perdu 12 de ses 10 PV. Vaut-il moins 2 ?",
  },
  shows    = { "fe.card.deathstorm", "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, discard = {},
    deck = { "Deathstorm", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability",
             "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Kick",
             "Cold Gun", "Cold Gun", "Cold Gun", "Catwoman", "Catwoman", "Insanity", "Insanity", "Insanity", "Steve Trevor" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ann.deck):count(32)
expect(ann.score):is(20)                  -- 12 Kicks, 3 Cold Guns, 2 Catwomen, 3 Insanities; Deathstorm nothing
ruling {
  en = "No. He is worth nothing, but never less.",
  fr = "Non. Il ne vaut rien, mais jamais moins.",
}
