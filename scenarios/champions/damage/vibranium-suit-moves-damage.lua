scenario "Damage moves from a dial to a card" {
  game     = "champions",
  question = { en = "Black Panther has 3 damage and I play Wakanda Forever! with only Vibranium Suit. What does moving 2 damage to Shocker do?", fr = "Black Panther a 3 dégâts et je joue Wakanda Éternel ! avec seulement le Costume en Vibranium. Que fait le déplacement de 2 dégâts vers Shocker ?" },
  shows    = { "mc.move.definition", "mc.move.dial-to-card" },
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Vibranium Suit" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Shocker"
expect(ann.identity:hit_points "Black Panther"):is(10)
expect(ann.engaged:damage "Shocker"):is(2)

ruling {
  en = "His dial goes up by 2 and 2 damage goes on the minion: damage may move between a dial and a card.",
  fr = "Son cadran monte de 2 et 2 dégâts vont sur le sbire : les dégâts peuvent passer d'un cadran à une carte.",
}
