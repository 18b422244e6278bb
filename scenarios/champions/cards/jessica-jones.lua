scenario "Jessica Jones thrives on side schemes" {
  game     = "champions",
  question = {
    en = "Two side schemes are in play. How much threat does Jessica Jones remove?",
    fr = "Deux manigances annexes sont en jeu. Combien de menace Jessica Jones retire-t-elle ?",
  },
  shows    = { "mc.card.jessica-jones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Jessica Jones", "Strength", "Backflip" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Bomb Scare", threat = 2 }, { "Breakin' & Takin'", threat = 2 } }

ann:plays "Jessica Jones"
ann:pays_with "Strength"
expect(ann.in_play:thw "Jessica Jones"):is(3)
ann:thwarts_with "Jessica Jones"
ann:chooses "The Break-In! 1B"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "Three: her THW of 1 and 1 more for each side scheme in play.",
  fr = "Trois : son CTR de 1, plus 1 par manigance annexe en jeu.",
}
