scenario "Sinestro hits a foe who has nothing to lose" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and rob a foe who has no VP tokens. Did my Attack hit?",
    fr = "Je suis Sinestro et je vole un adversaire qui n'a pas de jeton PV. Mon Attaque a-t-elle touché ?",
  },
  shows    = { "fe.card.sinestro", "fe.cards.steal-none" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",    hand = { "Catwoman" }, deck = { "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Catwoman"

expect(ann.vp):is(1)                    -- of Sinestro, not of Ben
expect(ben.vp):is(0)
expect(ann.hand):is { "Kick" }

ruling {
  en = "Yes. He did not avoid it, so you gain your VP although there is nothing to steal.",
  fr = "Oui. Il ne l'a pas évitée, donc vous gagnez votre PV bien qu'il n'y ait rien à voler.",
}
