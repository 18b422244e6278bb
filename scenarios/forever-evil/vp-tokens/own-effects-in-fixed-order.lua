scenario "Super-Villain first, then the cards: several effects of one player" {
  game     = "forever-evil",
  question = {
    en = "My Kick sets off Black Adam and also Cyborg, whom I played before. Do I get Cyborg's Power before or after I decide about Black Adam?",
    fr = "Mon Coup de Pied déclenche Black Adam et aussi Cyborg, joué auparavant. Ai-je la Puissance de Cyborg avant ou après avoir décidé pour Black Adam ?",
  },
  shows    = { "fe.amb.own-trigger-order", "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Cyborg", "Kick" }, deck = { "Man-Bat", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor" },
}
stacks { super_heroes = { "The Flash" } }

ann:plays "Cyborg"
ann:plays "Kick"
expect(ann.power):is(2)                   -- the Kick itself, nothing of Cyborg yet
ann:uses "Black Adam"

expect(ann.power):is(4)                   -- Cyborg pays for the Kick played, though it is destroyed by now
expect(destroyed):is { "Kick" }
expect(ann.hand):is { "Man-Bat" }
expect(ann.vp):is(1)
ruling {
  en = "After. The Kick is finished first, then your Super-Villain, then what the cards of this turn do.",
  fr = "Après. On finit d'abord le Coup de Pied, puis vient votre Super-Vilain, puis l'effet des cartes de ce tour.",
}
