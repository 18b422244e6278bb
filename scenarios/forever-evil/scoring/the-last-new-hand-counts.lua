scenario "The hand drawn before the end of the game counts" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "After the last Super Hero was defeated I drew a new hand that I will never play. Do those five cards give me their Victory Points?",
    fr = "Le dernier Super-Héros vaincu, j'ai pioché une nouvelle main que je ne jouerai jamais. Ces cinq cartes me donnent-elles leurs PV ?",
  },
  shows    = { "fe.score.gather" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Kick", "Kick", "Broadsword", "Broadsword", "Kick", "Superwoman" }, discard = {}, power = 8 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = { "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash" } }
line_up { "Giganta", "Man-Bat", "Stargirl", "Cold Gun", "Catwoman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(game):is_over()
expect(ann.hand):is_empty()
expect(ann.deck):count(7)
expect(ann.score):is(14)                  -- 3 Kicks, 2 Broadswords, Superwoman 3, The Flash 4
ruling {
  en = "Yes. The hand goes back into the deck with everything else and is counted.",
  fr = "Oui. La main est remélangée au deck avec tout le reste, et elle compte.",
}
