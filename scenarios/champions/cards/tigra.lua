scenario "Tigra licks her wounds after a victory" {
  game     = "champions",
  question = {
    en = "Tigra, with 1 damage, attacks and defeats a Hydra Bomber. Is she better or worse off?",
    fr = "Tigra, qui a 1 dégât, attaque et vainc un Poseur de Bombe d'Hydra. S'en porte-t-elle mieux ou moins bien ?",
  },
  shows    = { "mc.card.tigra" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tigra", damage = 1 } }, engaged = { "Hydra Bomber" } },
}
villain { { "Rhino I", damage = 0 } }

ann:attacks_with "Tigra"
ann:chooses "Hydra Bomber"
ann:uses "Tigra"
expect(ann.engaged):is_empty()
expect(ann.in_play:damage "Tigra"):is(1)
ruling {
  en = "The same as before: the attack costs her 1 damage, and defeating the minion heals 1.",
  fr = "Comme avant : l'attaque lui coûte 1 dégât, et vaincre le sbire en soigne 1.",
}
