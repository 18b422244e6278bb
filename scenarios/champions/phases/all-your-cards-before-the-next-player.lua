scenario "One player reveals all dealt cards before the next" {
  game     = "champions",
  question = {
    en = "I have two dealt cards and Ben has two. Do we take turns revealing them?",
    fr = "J'ai deux cartes attribuées et Ben en a deux. Les révélons-nous à tour de rôle ?",
  },
  shows    = { "mc.villain-phase.4-reveal" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "Shocker" } },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Hydra Bomber" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
expect(ann.engaged):is { "Shocker", "Hydra Mercenary" }
expect(ben.dealt):is { "Sandman" }
ben:chooses "threat"
expect(ben.engaged):is { "Hydra Bomber", "Sandman" }
ruling {
  en = "No. The first player reveals and resolves both, one after the other; then the next player does.",
  fr = "Non. Le premier joueur révèle et résout les deux siennes, l'une après l'autre ; puis vient le joueur suivant.",
}
