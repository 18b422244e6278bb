scenario "Man-Bat against an attacker without VP tokens" {
  game     = "forever-evil",
  question = {
    en = "The attacker has no VP tokens. Does my Man-Bat still avoid the Attack?",
    fr = "L'attaquant n'a pas de jeton PV. Mon Man-Bat évite-t-il quand même l'Attaque ?",
  },
  shows    = { "fe.cards.steal-none", "fe.card.man-bat.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat" }, vp = 1 },
}

ann:plays "Catwoman"
ben:defends "Man-Bat"

expect(ann.vp):is(0)
expect(ben.vp):is(1)

ruling {
  en = "Yes, the Attack is avoided; there is just nothing to steal.",
  fr = "Oui, l'Attaque est évitée ; il n'y a simplement rien à voler.",
}
