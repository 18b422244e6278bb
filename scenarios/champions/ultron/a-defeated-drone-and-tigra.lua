scenario "Tigra heals when she defeats a Drone" {
  game     = "champions",
  question = {
    en = "Tigra's attack defeats one of my facedown Drones. Does she heal 1 damage?",
    fr = "L'attaque de Tigra vainc un de mes Drones face cachée. Se soigne-t-elle de 1 dégât ?",
  },
  shows    = { "mc.card.tigra", "mc.card.ultron-drones" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, discard = {}, engaged = { { "Uppercut", facedown = true } },
    in_play = { { "Tigra", damage = 1 } } },
}
villain { "Ultron I" }

ann:attacks_with "Tigra"
ann:chooses "Uppercut"
ann:uses "Tigra"
expect(ann.in_play:damage "Tigra"):is(1)   -- healed, then 1 for having attacked
ruling {
  en = "Yes: the Drone was a minion when she defeated it. Then the attack costs her 1 damage.",
  fr = "Oui : le Drone était un sbire quand elle l'a vaincu. Ensuite l'attaque lui coûte 1 dégât.",
}
