scenario "Damage that is no attack reaches past Guard" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary guards Rhino from me. May my Tac Team still deal him its 2 damage?",
    fr = "Un Mercenaire d'Hydra me barre Rhino avec Garde. Mon Équipe Tactique peut-elle quand même lui infliger ses 2 dégâts ?",
  },
  shows    = { "mc.amb.guard-non-attack" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 3 }, "Tigra" }, engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { "Rhino I" }

ann:attacks_with "Tigra"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
ann:chooses "Shocker"
ann:uses "Tac Team"
ann:chooses "Rhino"

expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Yes. Guard only keeps you from attacking the villain, and Tac Team makes no attack.",
  fr = "Oui. Garde empêche seulement d'attaquer le méchant, et l'Équipe Tactique n'attaque pas.",
}
