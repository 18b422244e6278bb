scenario "Vision comes back, his bonus does not" {
  game     = "champions",
  question = {
    en = "I raise Vision's ATK until the end of the phase, he falls, and Make the Call brings him back in the same phase. Does he still have the +2?",
    fr = "J'augmente l'ATQ de Vision jusqu'à la fin de la phase, il tombe, et Appel de détresse le ramène dans la même phase. A-t-il encore le +2 ?",
  },
  shows    = { "mc.card.vision", "mc.card.make-the-call", "mc.in-play.enters" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Genius", "Strength" }, in_play = { { "Vision", damage = 2 } } },
}
villain { "Rhino I" }

ann:uses "Vision"
ann:chooses "ATK"
expect(ann.in_play:atk "Vision"):is(4)
ann:attacks_with "Vision"
expect(ann.in_play):is_empty()
ann:plays "Make the Call"
ann:pays_with "Genius"
expect(ann.in_play:atk "Vision"):is(2)
ann:attacks_with "Vision"
expect(villain:damage "Rhino I"):is(6)
ruling {
  en = "No. The bonus belonged to the Vision who left play. He comes back as if fresh from the hand: ready, unhurt and with his printed ATK.",
  fr = "Non. Le bonus appartenait au Vision qui a quitté le jeu. Il revient comme neuf : redressé, indemne et avec son ATQ imprimée.",
}
