scenario "Photonic Blast draws a card when energy paid for it" {
  game     = "champions",
  question = {
    en = "I pay for one Photonic Blast with Strength and Genius and for another with Energy Absorption. For which do I draw?",
    fr = "Je paie un Rayon Photonique avec Force et Génie et un autre avec Absorption d'Énergie. Pour lequel est-ce que je pioche ?",
  },
  shows    = { "mc.card.photonic-blast", "mc.card.energy-absorption" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Photonic Blast", "Photonic Blast", "Energy Absorption", "Strength", "Genius" }, deck_top = { "Maria Hill", "Vision" } },
}
villain { { "Rhino I" } }

ann:plays "Photonic Blast"
ann:pays_with "Strength"
ann:pays_with "Genius"
ann:plays "Photonic Blast"

expect(ann.hand):is { "Maria Hill" }
expect(villain:damage "Rhino I"):is(10)
ruling {
  en = "For the second: an energy resource paid for it. Both deal 5 damage.",
  fr = "Pour le second : une ressource énergie l'a payé. Les deux infligent 5 dégâts.",
}
