scenario "A forced ability is resolved whether one likes it or not" {
  game     = "champions",
  question = {
    en = "Hulk attacks with Genius on top of my deck, which makes me discard him. May I skip his forced response?",
    fr = "Hulk attaque alors que Génie est sur le dessus de mon deck, ce qui me le fait défausser. Puis-je renoncer à sa réponse forcée ?",
  },
  shows    = { "mc.ability.mandatory-kinds", "mc.triggered-ability.game-triggered" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck_top = { "Genius" } },
}
villain { "Rhino I" }

ann:attacks_with "Hulk"
expect(ann):is_on_turn()
expect(villain:damage "Rhino"):is(3)
expect(ann.discard):has "Genius"
expect(ann.discard):has "Hulk"
ruling {
  en = "No. The top card is discarded and applied without asking you: after his 3 damage, Genius sends Hulk to the discard pile.",
  fr = "Non. La carte du dessus est défaussée et appliquée sans qu'on vous le demande : après ses 3 dégâts, Génie envoie Hulk à la défausse.",
}
