scenario "Sonic Boom exhausts whoever cannot pay" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Sonic Boom with Energy and Genius only, in alter-ego form, with a ready ally. What happens?",
    fr = "Je révèle Boom Sonique avec seulement Énergie et Génie, en alter ego, avec une alliée redressée. Que se passe-t-il ?",
  },
  shows    = { "mc.card.sonic-boom" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius" }, in_play = { "Mockingbird" }, dealt = { "Sonic Boom" } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Klaw I" }

until_step "villain phase, step 5"
expect(ann.identity:exhausted "Carol Danvers"):is(1)
expect(ann.in_play:exhausted "Mockingbird"):is(1)
expect(ben.identity:exhausted "She-Hulk"):is(0)
expect(ann.hand):is { "Energy", "Genius" }
ruling {
  en = "Payment is not offered, because you cannot pay in full: your identity and your ally are exhausted, and nobody of another player.",
  fr = "Le paiement n'est pas proposé, car vous ne pouvez pas tout payer : votre identité et votre alliée sont inclinées, et personne d'un autre joueur.",
}
