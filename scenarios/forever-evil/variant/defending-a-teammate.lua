scenario "A Defense may protect a teammate" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "My teammate Cy is attacked and has no Defense, but I, Dan, hold one. May I save him, and who gets what the Defense gives besides?",
    fr = "Mon coéquipier Cy est attaqué et n'a pas de Défense, mais moi, Dan, j'en ai une. Puis-je le sauver, et qui reçoit ce que la Défense donne en plus ?",
  },
  shows    = { "fe.variant.defend-teammate" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Drain" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = { "Invulnerable" }, deck = {}, discard = {} },
  { "Cy",  hand = { "Kick", "Punch" }, deck = {}, discard = {} },
  { "Dan", hand = { "Commissioner Gordon", "Punch" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Power Drain"
ann:chooses "Cy"
expect(dan):must_choose { "defends with Commissioner Gordon", "declines" }
dan:defends "Commissioner Gordon"

expect(cy.hand):is { "Kick", "Punch" }       -- not shown, nothing discarded
expect(dan.discard):is { "Commissioner Gordon" }
expect(dan.vp):is(1)
expect(cy.vp):is(0)
ruling {
  en = "You may. Your card makes the Attack on Cy fail, and its further benefit, here the VP token, is yours.",
  fr = "Oui. Votre carte fait échouer l'Attaque contre Cy, et son avantage, ici le jeton PV, est pour vous.",
}
