scenario "Insanity as the first card of the turn" {
  game     = "forever-evil",
  question = {
    en = "Who gives what to whom when Insanity is played first, and may I pass on the card I have just received?",
    fr = "Qui donne quoi à qui quand Aliénation est jouée en premier, et puis-je repasser la carte que je viens de recevoir ?",
  },
  shows    = { "fe.card.insanity", "fe.cards.insanity-no-attack" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity", "Weakness", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Vulnerability" } },
  { "Cy",  character = "Black Adam",  hand = { "Catwoman", "Giganta" } },
}

ann:plays "Insanity"
ann:passes "Weakness"
expect(ben):must_choose { "passes Kick", "passes Vulnerability" }   -- Ann's card is not in his hand yet
ben:passes "Vulnerability"
expect(cy):must_choose { "passes Catwoman", "passes Giganta" }
cy:passes "Giganta"

expect(ann.hand):is { "Punch", "Giganta" }
expect(ben.hand):is { "Kick", "Weakness" }
expect(cy.hand):is { "Catwoman", "Vulnerability" }

ruling {
  en = "Everybody, you included, chooses a hand card and all hand it to the left at the same time, so a received card is not passed on.",
  fr = "Chacun, vous compris, choisit une carte de sa main et tous la passent à gauche en même temps ; une carte reçue n'est donc pas repassée.",
}
