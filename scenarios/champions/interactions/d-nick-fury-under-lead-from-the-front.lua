scenario "Nick Fury's bonus goes with the phase, and he with the round" {
  game     = "champions",
  question = {
    en = "I play Lead from the Front on myself, then Nick Fury. Does he get the bonus, until when, and when does he leave?",
    fr = "Je joue Commander en Première Ligne sur moi, puis Nick Fury. Reçoit-il le bonus, jusqu'à quand, et quand part-il ?",
  },
  shows    = { "mc.lasting-effect.catches-newcomers", "mc.lasting-effect.expires-first", "mc.delayed-effect.resolves-at-once" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Energy", "Nick Fury", "Genius", "Strength" },
    deck_top = { "Hawkeye", "Inspired", "Photonic Blast", "Energy Absorption", "Maria Hill" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:plays "Lead from the Front"
ann:pays_with "Energy"
ann:plays "Nick Fury"
ann:pays_with "Genius"
ann:chooses "damage"
expect(ann.in_play:atk "Nick Fury"):is(3)
ann:attacks_with "Nick Fury"
expect(villain:damage "Rhino"):is(7)
ann:ends_turn()
expect(ann.in_play:atk "Nick Fury"):is(2)            -- the villain phase: the bonus is gone, he is not
ann:declines "defends_with"                          -- nobody defends

expect(ann.discard):has "Nick Fury"
expect(ann.in_play):is_empty()
expect(game.round):is(2)
ruling {
  en = "He gets it although he came later, and loses it the moment the player phase ends. He stays through the villain phase and leaves by himself when the round ends.",
  fr = "Il le reçoit bien qu'arrivé plus tard, et le perd dès que la phase des joueurs se termine. Il reste pendant la phase du méchant et part de lui-même à la fin du round.",
}
