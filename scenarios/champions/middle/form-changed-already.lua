scenario "The form was changed already in this round" {
  game     = "champions",
  question = {
    en = "I have changed form this round. May I flip back in the same turn?",
    fr = "J'ai changé de forme ce round. Puis-je retourner mon identité une nouvelle fois dans le même tour ?",
  },
  shows    = { "mc.form.once-per-round" },
}

local ann = players { { "Ann", character = "Spider-Man", changed_form = true } }
expect(ann):may_not "changes_form"
refused(function() ann:changes_form() end, "mc.form.once-per-round")
ruling {
  en = "No. By your own choice you flip once in each round.",
  fr = "Non. De votre propre chef, vous ne la retournez qu'une fois par round.",
}
