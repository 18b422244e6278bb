scenario "Without Crowd Control the main scheme can be thwarted at once" {
  game     = "champions",
  question = {
    en = "My ally has just defeated Crowd Control. May my hero now thwart the main scheme in the same turn?",
    fr = "Mon allié vient de déjouer Contrôler la Foule. Mon héros peut-il maintenant contrer la manigance principale pendant le même tour ?",
  },
  shows    = { "mc.side-scheme.crisis", "mc.defeat.side-scheme" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Jessica Jones" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Crowd Control", threat = 1 }, { "Bomb Scare", threat = 2 } }

ann:thwarts_with "Jessica Jones"
refused(function() ann:chooses "The Break-In!" end, "mc.side-scheme.crisis")
ann:chooses "Crowd Control"
expect(encounter_discard):is { "Crowd Control" }
ann:thwarts_with "Captain Marvel"
ann:chooses "The Break-In!"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Yes. Crowd Control was defeated and discarded, so its crisis icon is no longer there and protects nothing.",
  fr = "Oui. Contrôler la Foule a été déjouée et défaussée : son icône de crise n'est plus là et ne protège plus rien.",
}
