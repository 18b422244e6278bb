scenario "Invulnerable discarded to avoid an Attack" {
  game     = "forever-evil",
  question = {
    en = "I discard Invulnerable against an Attack although I hold a Vulnerability. Is that Vulnerability destroyed too?",
    fr = "Je défausse Invulnérable contre une Attaque alors que j'ai une Vulnérabilité. Est-elle détruite aussi ?",
  },
  shows    = { "fe.cards.invulnerable-discard", "fe.card.invulnerable.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable", "Vulnerability" }, vp = 1 },
}

ann:plays "Catwoman"
ben:defends "Invulnerable"
expect(ben):must_choose { "chooses discard it", "chooses destroy a Vulnerability" }
ben:chooses "discard it"

expect(ben.discard):is { "Invulnerable" }
expect(ben.hand):is { "Vulnerability" }
expect(destroyed):is_empty()
expect(ben.vp):is(1)

ruling {
  en = "No. Discarding Invulnerable avoids the Attack and brings nothing more.",
  fr = "Non. Défausser Invulnérable évite l'Attaque et n'apporte rien de plus.",
}
