scenario "Still tied, both win" {
  game     = "rivals",
  at       = "end of turn, step 5",
  question = {
    en = "Equal points, and neither of us has more of the other's Characters. Who wins?",
    fr = "Points égaux, et aucun n'a plus de Personnages de l'autre. Qui gagne ?",
  },
  shows    = { "rivals.score.tie", "rivals.amb.tie-after-characters" },
}

local ann, ben = players {
  { "Ann", character = "Batman 12", hand = {}, deck = { "Bane" }, discard = {} },
  { "Ben", character = "The Joker 12", hand = {}, deck = { "Huntress" }, discard = {} },
}
line_up { "Red Hood", "Robin", "Oracle", "Nightwing" }
main_deck {}

expect(ann.score):is(5)
expect(ben.score):is(5)
expect(ann):won()
expect(ben):won()
ruling {
  en = "Both of you: the booklet gives no further tie-break, so the victory is shared.",
  fr = "Tous les deux : le livret ne donne pas d'autre critère, la victoire est donc partagée.",
}
