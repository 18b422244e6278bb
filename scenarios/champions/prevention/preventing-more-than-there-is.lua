scenario "Preventing more than there is leaves nothing over" {
  game     = "champions",
  question = {
    en = "Shocker deals me 1 damage and I prevent 3 with Cosmic Flight. Do the other 2 heal me, or stop the 2 damage that comes next?",
    fr = "Shocker m'inflige 1 dégât et j'en préviens 3 avec Vol Cosmique. Les 2 autres me soignent-ils, ou arrêtent-ils les 2 dégâts qui suivent ?",
  },
  shows    = { "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, identity = { { "Captain Marvel", damage = 3 } }, in_play = { "Cosmic Flight" }, deck_top = { "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy", "Genius" }, dealt = { "Shocker" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Bomber" }

ann:ends_turn()
ann:uses "Cosmic Flight"
expect(ann.identity:damage "Captain Marvel"):is(3)
ann:chooses "damage"                             -- the Bomber's 2
expect(ann.identity:damage "Captain Marvel"):is(5)
ruling {
  en = "Neither. Only damage that is about to be dealt is prevented; what is left of the 3 is lost.",
  fr = "Ni l'un ni l'autre. On ne prévient que les dégâts sur le point d'être infligés ; le reste des 3 est perdu.",
}
