scenario "The first player token may pass twice in a villain phase" {
  game     = "champions",
  question = {
    en = "Ann, the first player, is eliminated in the villain phase and Ben gets the token. Who is first in the next round?",
    fr = "Ann, première joueuse, est éliminée pendant la phase du méchant et Ben reçoit le pion. Qui est premier au round suivant ?",
  },
  shows    = { "mc.amb.token-passes-twice" },
  windows = "pass",
}
local ann, ben, cleo = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 10 } }, hand = {},
    deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "Peter Parker", hand = {} },
  { "Cleo", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Assault", "Charge", "Enhanced Ivory Horn" }

ann:ends_turn()
ben:ends_turn()
cleo:ends_turn()
ann:declines "defends_with"             -- nobody defends: Ann is out

expect(ann.identity):is_empty()
expect(cleo):is_on_turn()
ruling {
  en = "Cleo. The token went to Ben at the elimination, and step five passes it once more.",
  fr = "Cleo. Le pion est allé à Ben lors de l'élimination, et l'étape cinq le fait passer une fois de plus.",
}
