scenario "An event is used from the hand and never enters play" {
  game     = "champions",
  question = {
    en = "Abilities need a card in play. Why may I use First Aid straight from my hand?",
    fr = "Les capacités demandent une carte en jeu. Pourquoi puis-je utiliser Premiers Soins directement depuis ma main ?",
  },
  shows    = { "mc.ability.events-out-of-play" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "First Aid", "Energy" }, identity = { { "Captain Marvel", damage = 5 } } },
}
villain { "Rhino I" }

ann:plays "First Aid"
expect(ann.identity:damage "Captain Marvel"):is(3)
expect(ann.in_play):is_empty()
expect(ann.discard):has "First Aid"
ruling {
  en = "Events are made for that: they take effect when they are played and go to the discard pile, without entering play.",
  fr = "Les événements sont faits pour cela : ils prennent effet quand on les joue et vont à la défausse, sans entrer en jeu.",
}
