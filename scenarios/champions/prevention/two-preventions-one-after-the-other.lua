scenario "A second prevention works on what the first has left" {
  game     = "champions",
  question = {
    en = "Rhino's attack is about to deal me 5 and I have two Cosmic Flights, each preventing 3. May I use both, and is 1 left over?",
    fr = "L'attaque de Rhino va m'infliger 5 et j'ai deux Vol Cosmique, qui préviennent 3 chacun. Puis-je employer les deux, et en reste-t-il 1 ?",
  },
  shows    = { "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Cosmic Flight", "Cosmic Flight" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- nobody defends
ann:uses "Cosmic Flight"
ann:uses "Cosmic Flight"
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.discard):is { "Cosmic Flight", "Cosmic Flight" }
ruling {
  en = "You may. The first turns 5 into 2, the second prevents these 2 and no more; nothing is dealt and nothing is kept.",
  fr = "Oui. Le premier ramène 5 à 2, le second prévient ces 2 et rien de plus ; rien n'est infligé et rien n'est gardé.",
}
