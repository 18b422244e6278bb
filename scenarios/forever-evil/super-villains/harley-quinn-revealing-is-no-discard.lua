scenario "Harley Quinn reveals Invulnerable" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and destroy a Vulnerability instead of discarding Invulnerable. Do I draw?",
    fr = "Je suis Harley Quinn et je détruis une Vulnérabilité au lieu de défausser Invulnérable. Est-ce que je pioche ?",
  },
  shows    = { "fe.cards.invulnerable-destroy" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Catwoman" } },
  { "Ben", character = "Harley Quinn", hand = { "Invulnerable", "Vulnerability" }, deck = { "Giganta" } },
}

ann:plays "Catwoman"
ben:defends "Invulnerable"
ben:chooses "destroy a Vulnerability"

expect(ben.hand):is { "Invulnerable" }
expect(ben.deck):is { "Giganta" }

ruling {
  en = "No. Nothing is discarded or passed: one card is destroyed, the other only shown.",
  fr = "Non. Rien n'est défaussé ni passé : une carte est détruite, l'autre seulement montrée.",
}
