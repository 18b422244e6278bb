scenario "There is nothing to steal from a player without tokens" {
  game     = "forever-evil",
  question = {
    en = "My Catwoman hits Ben, who has no VP tokens but good cards. Do I get 1 VP from the supply, or one of his cards?",
    fr = "Ma Catwoman touche Ben, qui n'a pas de jetons PV mais de bonnes cartes. Ai-je 1 PV du stock, ou une de ses cartes ?",
  },
  shows    = { "fe.vp.none-to-steal" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Catwoman" }, vp = 2 },
  { "Ben", character = "Black Manta", hand = { "Kick", "Superwoman" }, vp = 0 },
}

ann:plays "Catwoman"

expect(ann.vp):is(2)
expect(ben.vp):is(0)
expect(ben.hand):is { "Kick", "Superwoman" }
expect(ann.power):is(1)                   -- her +1 Power does not depend on it
ruling {
  en = "Neither. He has no token, so nothing is stolen; Catwoman's Power stays.",
  fr = "Ni l'un ni l'autre. Il n'a pas de jeton, donc rien n'est volé ; la Puissance de Catwoman reste acquise.",
}
