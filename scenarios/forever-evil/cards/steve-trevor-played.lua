scenario "Steve Trevor played" {
  game     = "forever-evil",
  question = {
    en = "What happens when I play Steve Trevor?",
    fr = "Que se passe-t-il quand je joue Steve Trevor ?",
  },
  shows    = { "fe.card.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Steve Trevor", "Punch" }, deck = { "Kick", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Steve Trevor"

expect(ann.power):is(0)
expect(ann.hand):is { "Punch" }
expect(ann.deck):count(2)

ruling {
  en = "Nothing. Only destroying him brings something.",
  fr = "Rien. Seule sa destruction rapporte quelque chose.",
}
