scenario "Hulk and a card with two equal resources" {
  game     = "champions",
  question = {
    en = "Hulk discards Strength, which has two physical resources. Does he deal 2 damage or twice 2?",
    fr = "Hulk défausse Force, qui a deux ressources physiques. Inflige-t-il 2 dégâts ou deux fois 2 ?",
  },
  shows    = { "mc.card.hulk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck_top = { "Strength" } },
}
villain { { "Rhino I", damage = 0 } }

ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(5)
ruling {
  en = "2 damage, once. His text asks whether the card has that resource, not how many.",
  fr = "2 dégâts, une seule fois. Son texte demande si la carte a cette ressource, pas combien.",
}
