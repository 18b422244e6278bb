scenario "Host and attached card exhaust each for itself" {
  game     = "champions",
  question = {
    en = "Maria Hill bears Inspired and thwarts. Is Inspired exhausted with her?",
    fr = "Maria Hill porte Motivé et contre. Motivé s'incline-t-il avec elle ?",
  },
  shows    = { "mc.attach-to.own-ready-state" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Maria Hill", with = { "Inspired" } } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }

ann:thwarts_with "Maria Hill"
expect(ann.in_play:exhausted "Maria Hill"):is(1)
expect(ann.in_play:exhausted "Inspired"):is(0)
expect(main_scheme:threat "The Break-In!"):is(2)               -- THW 2, and 1 by Inspired
ruling {
  en = "No. The host and the card attached to it exhaust and ready independently of each other.",
  fr = "Non. L'hôte et la carte qui lui est attachée s'inclinent et se redressent indépendamment l'un de l'autre.",
}
