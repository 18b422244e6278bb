scenario "Hawkeye shoots minions as they come" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary enters play. May Hawkeye shoot at once?",
    fr = "Un Mercenaire d'Hydra arrive en jeu. Hawkeye peut-il tirer aussitôt ?",
  },
  shows    = { "mc.card.hawkeye" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Hawkeye", "Energy Absorption" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:plays "Hawkeye"
expect(ann.in_play:counters "Hawkeye"):is(4)
ann:ends_turn()
ann:declines()                                   -- nobody defends against Rhino
ann:uses "Hawkeye"
expect(ann.engaged:damage "Hydra Mercenary"):is(2)
expect(ann.in_play:counters "Hawkeye"):is(3)
expect(ann.in_play:exhausted "Hawkeye"):is(0)
ruling {
  en = "Yes. He comes with four arrows; each one deals 2 damage to a minion that has just entered play.",
  fr = "Oui. Il arrive avec quatre flèches ; chacune inflige 2 dégâts à un sbire qui vient d'arriver en jeu.",
}
