scenario "The last upgrade of Wakanda Forever! strikes harder" {
  game     = "champions",
  question = {
    en = "I play Wakanda Forever! with three Black Panther upgrades. In which order do they act, and does the order matter?",
    fr = "Je joue Wakanda Éternel ! avec trois améliorations Black Panther. Dans quel ordre agissent-elles, et l'ordre compte-t-il ?",
  },
  shows    = { "mc.special.only-when-told", "mc.player-card.figure-wakanda-forever" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Vibranium" }, in_play = { "Energy Daggers", "Panther Claws", "Tactical Genius" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "Wakanda Forever! (energy)"
ann:chooses "Tactical Genius"
expect(main_scheme:threat "The Break-In!"):is(4)
ann:chooses "Energy Daggers"
expect(villain:damage "Rhino I"):is(5)                       -- 1 from the daggers, 4 from the claws as the final step
ruling {
  en = "In any order you like. The one that comes last gets its bigger value: here the claws deal 4 instead of 2.",
  fr = "Dans l'ordre de votre choix. La dernière a sa valeur la plus forte : ici les griffes infligent 4 au lieu de 2.",
}
