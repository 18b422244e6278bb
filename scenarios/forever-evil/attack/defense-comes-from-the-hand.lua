scenario "A Defense in the discard pile cannot be used" {
  game     = "forever-evil",
  question = {
    en = "My Invulnerable lies in my discard pile. Can I still use it against an Attack?",
    fr = "Mon Invulnérable est dans ma défausse. Puis-je quand même m'en servir contre une Attaque ?",
  },
  shows    = { "fe.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" }, discard = { "Invulnerable" } },
}

ann:plays "Bizarro Power"
refused(function() ben:defends "Invulnerable" end, "fe.attack.may-avoid")
ben:defends "Commissioner Gordon"

expect(ben.discard):is { "Commissioner Gordon", "Invulnerable" }
expect(ben.vp):is(1)
ruling {
  en = "No, a Defense works from the hand. Ben avoids the Attack with the one he holds.",
  fr = "Non, une Défense s'utilise depuis la main. Ben évite l'Attaque avec celle qu'il tient.",
}
