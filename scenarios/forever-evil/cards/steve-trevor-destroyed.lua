scenario "Steve Trevor destroyed from the own hand" {
  game     = "forever-evil",
  question = {
    en = "I destroy Steve Trevor from my hand with Deathstorm. What do I get?",
    fr = "Je détruis Steve Trevor de ma main avec Deathstorm. Qu'est-ce que j'obtiens ?",
  },
  shows    = { "fe.card.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Steve Trevor", "Vulnerability" }, deck = { "Kick", "Giganta", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Deathstorm"
ann:destroys "Steve Trevor"
expect(ann.hand):is { "Vulnerability", "Kick", "Giganta" }
expect(ann):must_choose { "discards Vulnerability", "discards Kick", "discards Giganta" }
ann:discards "Vulnerability"

expect(ann.hand):is { "Kick", "Giganta" }
expect(ann.discard):is { "Vulnerability" }
expect(destroyed):is { "Steve Trevor" }

ruling {
  en = "You draw two cards, then you must discard one of your hand.",
  fr = "Vous piochez deux cartes, puis vous devez en défausser une de votre main.",
}
