scenario "A house rule: foes who are not attacked count for Sinestro" {
  game     = "forever-evil",
  rules    = { ["fe.oversized.sinestro-targets"] = "off" },
  question = {
    en = "We play that a foe whom Sinestro's Attack does not target counts as one who failed to avoid it. Both foes avoid my Constructs of Fear: a token? And if Ben alone is attacked by Catwoman, and avoids it?",
    fr = "Chez nous, un adversaire que l'Attaque de Sinestro ne vise pas compte comme ne l'ayant pas évitée. Les deux évitent mes Constructions de Peur : un jeton ? Et si Catwoman n'attaque que Ben, qui l'évite ?",
  },
  shows    = { "fe.card.sinestro" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",    hand = { "Constructs of Fear", "Catwoman" }, deck = { "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Invulnerable", "Man-Bat" } },
  { "Cy",  character = "Deathstroke", hand = { "Invulnerable" } },
}

ann:plays "Constructs of Fear"
ben:defends "Invulnerable"
cy:defends "Invulnerable"
expect(ann.vp):is(0)                       -- both were targets, and both avoided it

ann:plays "Catwoman"
ann:chooses(ben)
ben:defends "Man-Bat"
expect(ann.vp):is(1)                       -- Cy was not attacked, which counts by this rule

ruling {
  en = "None for the first, where nobody was left out. By that rule one for the second: Cy was no target.",
  fr = "Aucun pour la première, qui n'oubliait personne. Avec cette règle, un pour la seconde : Cy n'était pas visé.",
}
