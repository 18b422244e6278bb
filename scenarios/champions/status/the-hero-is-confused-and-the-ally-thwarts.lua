scenario "A confused hero does not keep an ally from thwarting" {
  game     = "champions",
  question = {
    en = "My hero is confused. May my ally thwart instead, and does that take the Confused card away?",
    fr = "Mon héros est Désorienté. Mon allié peut-il contrer à sa place, et la carte Désorienté s'en va-t-elle ?",
  },
  shows    = { "mc.thwart.ally-basic" },
}
local ann = players {
  { "Ann", identity = { { "Spider-Man", confused = true } }, hand = {}, in_play = { "Daredevil" } },
}
main_scheme { { "The Break-In!", threat = 4 } }

ann:thwarts_with "Daredevil"
ann:declines()                          -- no damage for it
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.identity:confused "Spider-Man"):is(1)
ruling {
  en = "Yes. A status card concerns the character it lies on. The ally thwarts as usual, and your hero stays confused.",
  fr = "Oui. Une carte d'état ne concerne que le personnage sur lequel elle se trouve. L'allié contre normalement, et votre héros reste Désorienté.",
}
