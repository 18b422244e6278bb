scenario "As long as one Guard is left, the villain is shielded" {
  game     = "champions",
  question = {
    en = "Two Hydra Mercenaries are engaged with me and I defeat one of them. May I attack Rhino now?",
    fr = "Deux Mercenaires d'Hydra sont engagés avec moi et j'en vaincs un. Puis-je maintenant attaquer Rhino ?",
  },
  shows    = { "mc.keywords.guard" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Tigra", "Hellcat" }, engaged = { { "Hydra Mercenary", damage = 2 }, { "Hydra Mercenary", damage = 1 }, "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
ann:chooses "Hydra Mercenary#2"
expect(ann.engaged):is { "Hydra Mercenary", "Shocker" }
ann:attacks_with "She-Hulk"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Hydra Mercenary"
ann:attacks_with "Hellcat"
ann:chooses "Rhino"
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "No. Each of them shields Rhino from you; only when both are gone may you attack him.",
  fr = "Non. Chacun d'eux protège Rhino de vous ; vous ne pourrez l'attaquer qu'une fois les deux partis.",
}
