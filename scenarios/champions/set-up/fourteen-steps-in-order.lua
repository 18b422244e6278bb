scenario "Setting up goes through fourteen steps in order" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Do we resolve T'Challa's set-up ability before or after changing our starting hands?",
    fr = "Résout-on la capacité de mise en place de T'Challa avant ou après avoir changé nos mains de départ ?",
  },
  shows    = { "mc.setup.in-order", "mc.setup.begin" },
}
local ann = players {
  { "Ann", character = "T'Challa" },
}
-- how Ann's deck comes out of the shuffle in step six
shuffle_gives { "Energy", "Genius", "Strength", "Vibranium", "Vibranium", "Vibranium" }

expect(ann):must_choose { "declines", "discards Energy", "discards Genius", "discards Strength", "discards Vibranium" }
expect(game.round):is(0)
ann:declines()
ann:chooses "Energy Daggers"

expect(ann.hand):has "Energy Daggers"
expect(game.round):is(1)
expect(ann):is_on_turn()
ruling {
  en = "After. Changing the starting hand is step thirteen, set-up abilities of the identities are step fourteen, and only then does the game begin.",
  fr = "Après. On change sa main de départ à l'étape treize, les capacités de mise en place des identités viennent à la quatorzième, et alors seulement la partie commence.",
}
