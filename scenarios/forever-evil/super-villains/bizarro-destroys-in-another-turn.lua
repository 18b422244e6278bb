scenario "Bizarro destroys in another player's turn" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro and destroy a Vulnerability for Invulnerable in Ann's turn. Does that give me a Weakness too?",
    fr = "Je suis Bizarro et je détruis une Vulnérabilité pour Invulnérable pendant le tour d'Ann. Est-ce que j'en tire aussi une Faiblesse ?",
  },
  shows    = { "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Catwoman" } },
  { "Ben", character = "Bizarro",    hand = { "Invulnerable", "Vulnerability" } },
}

ann:plays "Catwoman"
ben:defends "Invulnerable"
ben:chooses "destroy a Vulnerability"

expect(destroyed):is { "Vulnerability" }
expect(ben.discard):is { "Weakness" }
expect(ben.hand):is { "Invulnerable" }

ruling {
  en = "Yes. This part of the ability is not bound to your own turn.",
  fr = "Oui. Cette partie de la capacité n'est pas liée à votre propre tour.",
}
