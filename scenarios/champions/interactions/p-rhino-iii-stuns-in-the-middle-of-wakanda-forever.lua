scenario "Rhino III comes in the middle of Wakanda Forever!" {
  game     = "champions",
  question = {
    en = "My Panther Claws defeat Rhino II in the middle of Wakanda Forever!, and Rhino III stuns me. Does the Vibranium Suit still strike?",
    fr = "Mes Griffes de Panthère vainquent Rhino II au milieu de Wakanda Éternel !, et Rhino III me sonne. Le Costume en Vibranium frappe-t-il encore ?",
  },
  shows    = { "mc.card.rhino-iii", "mc.card.wakanda-forever", "mc.status.stunned-friendly" },
  expert = 1,
}
local ann = players {
  { "Ann", character = "Black Panther", identity = { { "Black Panther", damage = 3 } }, hand = { "Wakanda Forever! (energy)", "Energy" },
    in_play = { "Panther Claws", "Vibranium Suit" } },
}
villain { { "Rhino II", damage = 13 } }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Panther Claws"

expect(villain):is { "Rhino III" }
expect(villain:tough "Rhino"):is(1)
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:stunned "Black Panther"):is(0)
expect(ann.identity:damage "Black Panther"):is(3)
ruling {
  en = "No. The Suit's step is an attack: Black Panther only loses Stunned. His damage stays where it is, and Rhino III keeps his Tough card.",
  fr = "Non. L'étape du Costume est une attaque : Black Panther perd seulement Sonné. Ses dégâts restent où ils sont, et Rhino III garde sa carte Tenace.",
}
