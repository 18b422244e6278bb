scenario "A Tough ally spends the Tough card on its own attack" {
  game     = "champions",
  question = {
    en = "Luke Cage has a Tough card and attacks Rhino. Does he take his 1 consequential damage, and does he still have the card when Rhino attacks?",
    fr = "Luke Cage a une carte Tenace et attaque Rhino. Subit-il son dégât consécutif, et a-t-il encore la carte quand Rhino attaque ?",
  },
  shows    = { "mc.status.tough", "mc.attack.ally-basic", "mc.ally.exhaust-as-cost" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Genius", "Strength", "Vibranium", "Vibranium", "Shuri" }, in_play = { { "Luke Cage", tough = true } } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:attacks_with "Luke Cage"
expect(villain:damage "Rhino"):is(2)
expect(ann.in_play:damage "Luke Cage"):is(0)
expect(ann.in_play:tough "Luke Cage"):is(0)
ann:ends_turn()
ann:declines "discards"                              -- she keeps her hand
ann:defends_with "Luke Cage"

expect(ann.in_play:damage "Luke Cage"):is(2)
ruling {
  en = "The Tough card prevents it and is gone: it stops any damage, also the little that comes of his own attack. Against Rhino he takes 2.",
  fr = "La carte Tenace l'empêche et disparaît : elle arrête tout dégât, même celui qui vient de sa propre attaque. Contre Rhino, il en subit 2.",
}
