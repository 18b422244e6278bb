scenario "Only the top card of the villain deck is in play" {
  game     = "champions",
  question = {
    en = "The villain deck holds Rhino I and Rhino II. Are both of them in play?",
    fr = "Le deck Méchant contient Rhino I et Rhino II. Sont-ils tous les deux en jeu ?",
  },
  shows    = { "mc.in-play.top-cards-in-play" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino I", damage = 12 } }                     -- 14 hit points

expect(villain):is { "Rhino I" }
expect(villain_deck):is { "Rhino II" }
ann:attacks_with "Spider-Man"

expect(villain):is { "Rhino II" }
expect(villain:damage "Rhino II"):is(0)
ruling {
  en = "Only the card on top. Rhino II was out of play until Rhino I fell; now he is the one in play.",
  fr = "Seulement la carte du dessus. Rhino II était hors jeu jusqu'à la défaite de Rhino I ; maintenant, c'est lui qui est en jeu.",
}
