scenario "Minions activate after the villain, player by player" {
  game     = "champions",
  question = {
    en = "Two minions are engaged with me and none with Ben. In what order do the villain and they act in step two, and do minions get boost cards?",
    fr = "Deux sbires sont engagés avec moi et aucun avec Ben. Dans quel ordre le méchant et eux agissent-ils à l'étape deux, et les sbires reçoivent-ils des cartes Boost ?",
  },
  shows    = { "mc.minion.activates-after-villain", "mc.minion.hero-form-attacks" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, engaged = { "Hydra Bomber", "Shocker" } },
  { "Ben", character = "T'Challa", hand = {} },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Assault", "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with" -- Rhino attacks Ann
expect(ann.identity:damage "Captain Marvel"):is(2)
ann:chooses "Shocker"      -- then her minions, one at a time
ann:declines "defends_with"
expect(ann.identity:damage "Captain Marvel"):is(4)
expect(main_scheme:threat "The Break-In!"):is(2)
ann:declines "defends_with" -- and only now Ben's turn comes: Rhino schemes

expect(ann.identity:damage "Captain Marvel"):is(5)
expect(main_scheme:threat "The Break-In!"):is(3)
ruling {
  en = "Rhino attacks Ann, then her minions attack her one after the other, each for its ATK alone, without boost cards. Then Rhino activates against Ben.",
  fr = "Rhino attaque Ann, puis les sbires d'Ann l'attaquent l'un après l'autre, chacun pour sa seule ATQ, sans carte Boost. Ensuite Rhino s'active contre Ben.",
}
