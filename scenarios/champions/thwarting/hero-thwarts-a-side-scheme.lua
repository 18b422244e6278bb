scenario "A hero's basic thwart" {
  game     = "champions",
  question = { en = "Captain Marvel has THW 2. How does she thwart Breakin' & Takin', and can she do it twice?", fr = "Captain Marvel a CTR 2. Comment contre-t-elle Casser et Emporter, et peut-elle le faire deux fois ?" },
  shows    = { "mc.thwart.hero-basic", "mc.thwart.hero-exhausts", "mc.thwart.hero-amount" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 1 } }
side_schemes { { "Breakin' & Takin'", threat = 5 } }

ann:thwarts_with "Captain Marvel"
ann:chooses "Breakin' & Takin'"
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
expect(ann.identity:exhausted "Captain Marvel"):is(1)
refused(function() ann:thwarts_with "Captain Marvel" end, "mc.thwart.hero-exhausts")

ruling {
  en = "She exhausts, you choose a scheme, and 2 threat is removed from it. Exhausted, she cannot thwart again.",
  fr = "Elle s'incline, vous choisissez une manigance et 2 menaces en sont retirées. Inclinée, elle ne peut pas contrer de nouveau.",
}
