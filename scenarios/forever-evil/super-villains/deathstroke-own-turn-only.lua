scenario "Deathstroke outside the own turn" {
  game     = "forever-evil",
  question = {
    en = "I am Deathstroke and destroy a Vulnerability in Ann's turn. Do I get Power?",
    fr = "Je suis Deathstroke et je détruis une Vulnérabilité pendant le tour d'Ann. Ai-je de la Puissance ?",
  },
  shows    = { "fe.card.invulnerable.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable", "Vulnerability" } },
}

ann:plays "Catwoman"
ben:defends "Invulnerable"
ben:chooses "destroy a Vulnerability"

expect(destroyed):is { "Vulnerability" }
expect(ben.power):is(0)

ruling {
  en = "No, only for cards that you destroy in your own turn.",
  fr = "Non, seulement pour les cartes que vous détruisez à votre propre tour.",
}
