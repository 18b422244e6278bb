scenario "Healing takes damage off an ally" {
  game     = "champions",
  question = {
    en = "Tigra has taken 2 damage and I play First Aid on her. How much is left, and may I choose a character that is unhurt?",
    fr = "Tigra a subi 2 dégâts et je joue Premiers Soins sur elle. Combien en reste-t-il, et puis-je soigner un personnage indemne ?",
  },
  shows    = { "mc.heal.removes-damage" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 6 } },
    hand = { "First Aid", "Genius" }, in_play = { { "Tigra", damage = 2 }, "Hellcat" } },
}
villain { { "Rhino I" } }

ann:plays "First Aid"
expect(ann):must_choose { "chooses Tigra", "chooses She-Hulk" }
ann:chooses "Tigra"

expect(ann.in_play:hit_points "Tigra"):is(3)
expect(ann.identity:damage "She-Hulk"):is(6)
ruling {
  en = "None is left: both damage tokens come off Tigra. Hellcat and Rhino are unhurt and cannot be chosen.",
  fr = "Aucun : les deux pions Dégât de Tigra sont retirés. Hellcat et Rhino sont indemnes et ne peuvent pas être choisis.",
}
