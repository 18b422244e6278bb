scenario "Whirlwind as a boost card hurts each hero" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The boost card of the attack on Ann is Whirlwind; Ben is in alter-ego form. Who takes damage?",
    fr = "La carte Boost de l'attaque contre Ann est Le Tourbillon ; Ben est en alter ego. Qui subit des dégâts ?",
  },
  shows    = { "mc.card.whirlwind", "mc.boost.star-resolves-faceup" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Whirlwind", "Advance" }

until_step "villain phase, step 3"
ann:defends_with "She-Hulk"
expect(ann.identity:damage "She-Hulk"):is(1)
expect(ben.identity:damage "Carol Danvers"):is(0)
ruling {
  en = "She-Hulk takes the 1 damage of the boost ability; she has defended against all of the attack. An alter ego is no hero.",
  fr = "Miss Hulk subit le 1 dégât de la capacité Boost ; elle a défendu contre toute l'attaque. Un alter ego n'est pas un héros.",
}
