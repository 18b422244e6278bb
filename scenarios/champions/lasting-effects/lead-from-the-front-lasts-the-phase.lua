scenario "Lead from the Front lasts until the end of the phase" {
  game     = "champions",
  question = {
    en = "I choose myself for Lead from the Front. How long do I have the bonus, now that the card lies in my discard pile?",
    fr = "Je me choisis pour Commander en Première Ligne. Combien de temps ai-je le bonus, alors que la carte est dans ma défausse ?",
  },
  shows    = { "mc.lasting-effect.definition", "mc.lasting-effect.outlives-source", "mc.lasting-effect.expires-first" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Energy" }, deck_top = { "Haymaker", "Haymaker", "Haymaker", "Strength", "Genius" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:plays "Lead from the Front"

expect(ann.discard):has "Lead from the Front"
expect(ann.identity:atk "Captain Marvel"):is(3)
ann:attacks_with "Captain Marvel"
expect(villain:damage "Rhino"):is(3)
ann:ends_turn()
expect(ann.identity:atk "Captain Marvel"):is(2)
expect(ann.identity:thw "Captain Marvel"):is(2)
ann:declines "defends_with"
ruling {
  en = "Until the end of the player phase, wherever the card is. The bonus is gone the moment the phase ends.",
  fr = "Jusqu'à la fin de la phase des joueurs, où que soit la carte. Le bonus disparaît dès que la phase se termine.",
}
