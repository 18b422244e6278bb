scenario "Prevented damage does not defeat a hero" {
  game     = "champions",
  question = {
    en = "I have 4 hit points left, Rhino is about to deal me 5, and I use Cosmic Flight to prevent 3. Am I defeated before the prevention helps?",
    fr = "Il me reste 4 points de vie, Rhino va m'infliger 5 dégâts, et j'emploie Vol Cosmique pour en prévenir 3. Suis-je vaincu avant que cela ne serve ?",
  },
  shows    = { "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, identity = { { "Captain Marvel", damage = 8 } }, in_play = { "Cosmic Flight" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                   -- nobody defends
ann:uses "Cosmic Flight"
expect(ann.identity:hit_points "Captain Marvel"):is(2)
expect(game):goes_on()
ruling {
  en = "No. The 5 becomes 2 before anything is applied to your hero, who is left with 2 hit points.",
  fr = "Non. Les 5 deviennent 2 avant que quoi que ce soit ne soit appliqué à votre héros, à qui il reste 2 points de vie.",
}
