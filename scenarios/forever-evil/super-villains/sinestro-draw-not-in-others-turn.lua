scenario "Sinestro gains VP in another player's turn" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and gain a VP token by Commissioner Gordon's Defense in Ann's turn. Do I draw?",
    fr = "Je suis Sinestro et je gagne un jeton PV par la Défense de Commissioner Gordon pendant le tour d'Ann. Est-ce que je pioche ?",
  },
  shows    = { "fe.card.commissioner-gordon.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Catwoman" } },
  { "Ben", character = "Sinestro",   hand = { "Commissioner Gordon" }, deck = { "Kick" } },
}

ann:plays "Catwoman"
ben:defends "Commissioner Gordon"

expect(ben.vp):is(1)
expect(ben.hand):is_empty()
expect(ben.deck):is { "Kick" }

ruling {
  en = "No. The draw is for the first VP tokens in each of your own turns.",
  fr = "Non. On ne pioche que pour les premiers jetons PV de chacun de vos propres tours.",
}
