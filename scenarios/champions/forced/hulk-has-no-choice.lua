scenario "Hulk's forced response cannot be declined" {
  game     = "champions",
  question = {
    en = "I attacked with the Hulk ally and would rather not turn up the top card of my deck. May I leave his response out?",
    fr = "J'ai attaqué avec l'allié Hulk et je préférerais ne pas retourner la carte du dessus de mon deck. Puis-je renoncer à sa réponse ?",
  },
  shows    = { "mc.forced.mandatory" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Hulk" }, deck_top = { "Haymaker" } },      -- an energy resource: 1 damage to each character
}
villain { "Rhino I" }

ann:attacks_with "Hulk"

expect(ann.discard):is { "Haymaker" }
expect(villain:damage "Rhino"):is(4)
expect(ann.identity:damage "Spider-Man"):is(1)
expect(ann.in_play:damage "Hulk"):is(2)                    -- 1 for attacking, 1 of his own response
ruling {
  en = "No. A forced response must happen: the card is discarded and its energy resource costs every character 1 hit point.",
  fr = "Non. Une réponse forcée doit avoir lieu : la carte est défaussée et sa ressource énergie inflige 1 dégât à chaque personnage.",
}
