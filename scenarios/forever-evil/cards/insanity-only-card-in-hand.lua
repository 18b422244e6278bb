scenario "Insanity as the only card in hand" {
  game     = "forever-evil",
  question = {
    en = "My only card is Insanity. Do I receive a card although I have none to pass?",
    fr = "Je n'ai qu'Aliénation en main. Est-ce que je reçois une carte sans en avoir à passer ?",
  },
  shows    = { "fe.cards.insanity-last-card" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Vulnerability" } },
  { "Cy",  character = "Black Adam",  hand = { "Catwoman", "Giganta" } },
}

ann:plays "Insanity"
ben:passes "Vulnerability"
cy:passes "Giganta"

expect(ann.hand):is { "Giganta" }
expect(ben.hand):is { "Kick" }          -- nothing came from Ann
expect(cy.hand):is { "Catwoman", "Vulnerability" }

ruling {
  en = "Yes. You pass nothing, the others pass as usual, and the card from your right comes to you.",
  fr = "Oui. Vous ne passez rien, les autres passent comme d'habitude, et la carte de votre voisin de droite vous arrive.",
}
