scenario "An ally thwarts with its own THW" {
  game     = "champions",
  question = { en = "Two side schemes are in play. How much threat does Jessica Jones remove by thwarting?", fr = "Deux manigances annexes sont en jeu. Combien de menaces Jessica Jones retire-t-elle en contrant ?" },
  shows    = { "mc.thwart.ally-basic", "mc.consequential-damage.after-thwart" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Jessica Jones" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 4 } }
side_schemes { { "Bomb Scare", threat = 3 }, { "Breakin' & Takin'", threat = 2 } }

expect(ann.in_play:thw "Jessica Jones"):is(3)
ann:thwarts_with "Jessica Jones"
ann:chooses "The Break-In!"
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.in_play:exhausted "Jessica Jones"):is(1)
expect(ann.in_play:damage "Jessica Jones"):is(1)

ruling {
  en = "Three: her printed 1 and one more for each side scheme. She exhausts, and takes 1 consequential damage afterwards.",
  fr = "Trois : son 1 imprimé et un de plus par manigance annexe. Elle s'incline, puis subit 1 dégât consécutif.",
}
