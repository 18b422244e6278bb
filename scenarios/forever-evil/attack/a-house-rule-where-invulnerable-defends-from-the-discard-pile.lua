scenario "A house rule: Invulnerable defends from the discard pile" {
  game     = "forever-evil",
  rules    = { ["fe.cards.invulnerable-in-hand"] = "off" },
  question = {
    en = "At our table Invulnerable may be used from the discard pile, too, by destroying a Vulnerability. It lies there as I am attacked: may I use it?",
    fr = "Chez nous, Invulnérable sert aussi depuis la défausse, en détruisant une Vulnérabilité. Elle s'y trouve quand on m'attaque : puis-je m'en servir ?",
  },
  shows    = { "fe.card.invulnerable.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch", "Vulnerability" }, discard = { "Invulnerable", "Kick" }, vp = 1 },
}

ann:plays "Catwoman"
expect(ben):must_choose { "defends with Invulnerable", "declines" }
ben:defends "Invulnerable"
expect(ben.vp):is(1)
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "Yes, and no other card of your discard pile. The Attack is avoided.",
  fr = "Oui, et aucune autre carte de votre défausse. L'Attaque est évitée.",
}
