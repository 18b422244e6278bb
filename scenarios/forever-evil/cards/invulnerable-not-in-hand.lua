scenario "Invulnerable outside the hand" {
  game     = "forever-evil",
  question = {
    en = "Invulnerable lies in my discard pile. Can I destroy a Vulnerability against the Attack nevertheless?",
    fr = "Invulnérable est dans ma défausse. Puis-je quand même détruire une Vulnérabilité contre l'Attaque ?",
  },
  shows    = { "fe.cards.invulnerable-in-hand" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Vulnerability" }, discard = { "Invulnerable" }, vp = 1 },
}

ann:plays "Catwoman"
expect(ben):must_choose { "defends with Commissioner Gordon", "declines" }
refused(function() ben:defends "Invulnerable" end, "fe.cards.invulnerable-in-hand")
ben:declines()

expect(ben.hand):is { "Commissioner Gordon", "Vulnerability" }
expect(ben.vp):is(0)

ruling {
  en = "No. Invulnerable must be in your hand at that moment.",
  fr = "Non. Invulnérable doit être dans votre main à ce moment-là.",
}
