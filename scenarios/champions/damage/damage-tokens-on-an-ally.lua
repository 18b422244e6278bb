scenario "Damage tokens are put on allies and minions" {
  game     = "champions",
  question = { en = "Ground Stomp deals 1 damage to each enemy, and Tigra attacks. Where does the damage go?", fr = "Piétinement inflige 1 dégât à chaque ennemi, et Tigra attaque. Où vont les dégâts ?" },
  shows    = { "mc.damage.tokens" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Energy" }, in_play = { "Tigra" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Ground Stomp"
expect(ann.engaged:damage "Shocker"):is(1)
expect(villain:hit_points "Rhino"):is(13)
ann:attacks_with "Tigra"
ann:chooses "Rhino"
expect(ann.in_play:damage "Tigra"):is(1)
expect(ann.in_play:hit_points "Tigra"):is(2)

ruling {
  en = "Shocker and Tigra get damage tokens, one each here. Rhino's damage is on his dial.",
  fr = "Shocker et Tigra reçoivent des pions Dégâts, un chacun ici. Ceux de Rhino sont sur son cadran.",
}
