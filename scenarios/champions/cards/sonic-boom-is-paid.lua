scenario "Sonic Boom can be paid off" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Sonic Boom with Energy, Genius and Strength in hand. What can I choose?",
    fr = "Je révèle Boom Sonique avec Énergie, Génie et Force en main. Que puis-je choisir ?",
  },
  shows    = { "mc.card.sonic-boom", "mc.choose.resolver-chooses", "mc.resource.typed-cost" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength" }, in_play = { "Mockingbird" }, dealt = { "Sonic Boom" } },
}
villain { "Klaw I" }

expect(ann):must_choose { "chooses spend", "chooses exhaust" }
until_step "villain phase, step 5"
ann:chooses "spend"
ann:pays_with("Energy", "Genius", "Strength")
expect(ann.hand):is_empty()
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(ann.in_play:exhausted "Mockingbird"):is(0)
ruling {
  en = "To spend an energy, a mental and a physical resource, or to have all your characters exhausted.",
  fr = "De dépenser une ressource énergie, une mentale et une physique, ou d'avoir tous vos personnages inclinés.",
}
