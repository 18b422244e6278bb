scenario "A response is optional" {
  game     = "champions",
  question = {
    en = "I play Spider-Woman, but I would rather keep Rhino clear-headed. Must I confuse him?",
    fr = "Je joue Spider-Woman, mais je préfère garder Rhino lucide. Suis-je obligé de le rendre Désorienté ?",
  },
  shows    = { "mc.ability.optional-kinds" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Energy Absorption" } },
}
villain { "Rhino I" }

ann:plays "Spider-Woman"
expect(ann):must_choose { "uses Spider-Woman", "declines" }
ann:declines()
expect(ann.in_play):has "Spider-Woman"
expect(villain:confused "Rhino"):is(0)
ruling {
  en = "No. Her ability is a response and not a forced one: you may let it pass, and the chance is gone.",
  fr = "Non. Sa capacité est une réponse, et non une réponse forcée : vous pouvez y renoncer, et l'occasion est passée.",
}
