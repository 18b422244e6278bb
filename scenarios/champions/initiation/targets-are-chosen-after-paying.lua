scenario "A card's choices are made after its cost is paid" {
  game     = "champions",
  question = {
    en = "Shocker and Rhino are both there. When do I say which of them Haymaker attacks?",
    fr = "Shocker et Rhino sont là tous les deux. Quand dois-je dire lequel Haymaker attaque ?",
  },
  shows    = { "mc.initiation.5-choices" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy", "Backflip" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
expect(ann):must_choose { "pays with Energy", "pays with Backflip" }
ann:pays_with "Energy"
expect(ann):must_choose { "chooses Rhino I", "chooses Shocker" }
expect(ann.discard):has "Energy"
ann:chooses "Shocker"

expect(ann.engaged):is_empty()
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "After paying and before the effect: with Energy discarded, Ann names Shocker, who takes the 3 damage.",
  fr = "Après le paiement et avant l'effet : une fois Énergie défaussée, Ann désigne Shocker, qui subit les 3 dégâts.",
}
