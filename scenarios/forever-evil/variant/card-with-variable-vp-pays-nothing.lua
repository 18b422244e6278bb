scenario "A card with variable VP pays nothing" {
  game     = "forever-evil",
  teams    = 1,
  rules    = { ["fe.variant.banned"] = "off" },
  question = {
    en = "We left Phantom Stranger in the main deck. A Bad Guy buys him: his VP are a star, so how many tokens is that?",
    fr = "Nous avons laissé Phantom Stranger dans le deck commun. Un Méchant l'achète : ses PV sont une étoile, cela fait combien de jetons ?",
  },
  shows    = { "fe.variant.star-vp-zero" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Kick", "Kick" }, discard = {}, power = 5 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Phantom Stranger", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:buys "Phantom Stranger"

expect(ann.vp):is(0)                         -- at the end of a game he could have been worth 10 in her deck
expect(destroyed):is { "Phantom Stranger" }
expect(ann.power):is(0)
ruling {
  en = "None. A card with a star counts 0 when it is destroyed in this way, and destroyed it is.",
  fr = "Aucun. Une carte à étoile vaut 0 quand elle est détruite de cette manière, et elle l'est bien.",
}
