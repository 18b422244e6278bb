scenario "The threshold is checked as soon as threat has been placed" {
  game     = "champions",
  question = {
    en = "The main scheme reaches its threshold in step one of the villain phase. Do we still play the rest of the phase?",
    fr = "La manigance principale atteint son seuil à l'étape un de la phase du méchant. Joue-t-on encore le reste de la phase ?",
  },
  shows    = { "mc.amb.two-schemes-advance" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 6 } }

ann:ends_turn()

expect(game):is_over()
expect(ann):did_not_win()
expect(villain:stunned "Rhino"):is(1)   -- he did not even activate
ruling {
  en = "No. It is completed at that very moment, and as it is the last stage, you have lost.",
  fr = "Non. Elle est achevée à cet instant même et, comme c'est le dernier stade, vous avez perdu.",
}
