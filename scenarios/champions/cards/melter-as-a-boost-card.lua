scenario "Melter as a boost card exhausts your allies" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "The boost card of the attack on Ann is Melter, and she defends with her hero. What happens to her allies, and to those of Ben?",
    fr = "La carte Boost de l'attaque contre Ann est Le Fondeur, et elle défend avec son héros. Qu'arrive-t-il à ses alliés, et à ceux de Ben ?",
  },
  shows    = { "mc.card.melter", "mc.boost.star-resolves-faceup" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Jessica Jones" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Melter", "Advance" }

until_step "villain phase, step 3"
ann:defends_with "She-Hulk"
expect(ann.in_play:exhausted "Mockingbird"):is(1)
expect(ben.in_play:exhausted "Jessica Jones"):is(0)
ruling {
  en = "All allies of Ann are exhausted. Those of Ben stay as they are.",
  fr = "Tous les alliés d'Ann sont inclinés. Ceux de Ben restent comme ils sont.",
}
