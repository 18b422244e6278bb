scenario "Step 7 with nobody left in the stack" {
  game     = "forever-evil",
  at       = "end of turn, step 7",
  turn     = "Ann",
  question = {
    en = "In my turn the last of the heroes fell, the hand is drawn, and the stack holds nobody any more. What does step 7 bring?",
    fr = "À mon tour le dernier des héros est tombé, la main est piochée et la pile ne contient plus personne. Qu'apporte l'étape 7 ?",
  },
  shows    = { "fe.game-end.no-super-hero", "fe.amb.step-7-empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = { { "The Flash", defeated = true } } },
  { "Ben", character = "Sinestro", hand = { "Power Girl" }, deck = {} },
}
stacks { super_heroes = 0 }

expect(game):is_over()
expect(log):has_no("first-appearance")
expect(ann.score):is(4)
expect(ben.score):is(2)
expect(ann):won()
ruling {
  en = "The end: there is nobody to turn up. You score The Flash for 4 and win against Power Girl's 2.",
  fr = "La fin : il n'y a personne à retourner. Flash vous rapporte 4 PV et vous gagnez contre les 2 de Power Girl.",
}
