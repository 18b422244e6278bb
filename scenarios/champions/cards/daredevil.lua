scenario "Daredevil hits after he thwarts" {
  game     = "champions",
  question = {
    en = "Daredevil thwarts. Does he hurt anybody?",
    fr = "Daredevil contre. Blesse-t-il quelqu'un ?",
  },
  shows    = { "mc.card.daredevil" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Daredevil", "Strength", "Energy" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "Daredevil"
ann:pays_with "Strength"
ann:thwarts_with "Daredevil"
ann:uses "Daredevil"
expect(main_scheme:threat "The Break-In!"):is(3)
expect(villain:damage "Rhino I"):is(1)
expect(ann.in_play:damage "Daredevil"):is(1)
ruling {
  en = "Yes, if you wish: after his thwart he deals 1 damage to an enemy.",
  fr = "Oui, si vous le voulez : après son contre, il inflige 1 dégât à un ennemi.",
}
