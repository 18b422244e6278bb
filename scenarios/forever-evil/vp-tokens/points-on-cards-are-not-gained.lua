scenario "Buying a card with Victory Points is not gaining VP" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro, who draws when he first gains VP in a turn. Does buying a Kick, worth 1 VP, make him draw?",
    fr = "Je suis Sinestro, qui pioche quand il gagne ses premiers PV du tour. Acheter un Coup de Pied, qui vaut 1 PV, le fait-il piocher ?",
  },
  shows    = { "fe.vp.tokens-only" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Catwoman" }, deck = { "Man-Bat", "Punch" }, discard = {}, power = 3 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" } },
}

ann:buys "Kick"
expect(ann.hand):is { "Catwoman" }
expect(ann.vp):is(0)

ann:plays "Catwoman"                      -- Ben fails to avoid it: a token, the first of the turn
expect(ann.vp):is(1)
expect(ann.hand):is { "Man-Bat" }
ruling {
  en = "No. The words mean tokens only; the first token of the turn, from a later Attack, makes him draw.",
  fr = "Non. Il ne s'agit que des jetons ; le premier jeton du tour, dû à une Attaque jouée ensuite, le fait piocher.",
}
