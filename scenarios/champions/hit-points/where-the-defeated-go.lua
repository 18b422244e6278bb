scenario "Defeated cards go to the right discard pile" {
  game     = "champions",
  question = {
    en = "My Mockingbird, with one hit point left, attacks Shocker, who has one left too. Both are defeated. Where do the cards go?",
    fr = "Ma Mockingbird, à un point de vie, attaque Shocker, à un point de vie aussi. Tous deux sont vaincus. Où vont les cartes ?",
  },
  shows    = { "mc.hit-points.defeated-discarded" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { { "Mockingbird", damage = 2 } }, engaged = { { "Shocker", damage = 2 } } },
}
villain { "Rhino I" }

ann:attacks_with "Mockingbird"
ann:chooses "Shocker"
expect(ann.discard):is { "Mockingbird" }
expect(encounter_discard):is { "Shocker" }
ruling {
  en = "The ally goes to her owner's discard pile, the minion to the encounter discard pile.",
  fr = "L'allié va dans la défausse de son propriétaire, le sbire dans la défausse Rencontre.",
}
