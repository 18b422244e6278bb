scenario "A stunned She-Hulk has no attack to follow up" {
  game     = "champions",
  question = {
    en = "She-Hulk is stunned and uses her basic attack. May she ready with One-Two Punch afterwards?",
    fr = "Miss Hulk est sonnée et utilise son attaque basique. Peut-elle se redresser ensuite avec Droite-Gauche ?",
  },
  shows    = { "mc.status.stunned-friendly", "mc.status.stunned-costs" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = { "One-Two Punch", "Energy" } },
}
villain { "Rhino I" }

ann:attacks_with "She-Hulk"
expect(ann):is_on_turn()
refused(function() ann:plays "One-Two Punch" end, "mc.response.after-condition")

expect(ann.identity:exhausted "She-Hulk"):is(1)
expect(ann.identity:stunned "She-Hulk"):is(0)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. She only loses Stunned: no attack was made, so nothing answers it. She is exhausted all the same.",
  fr = "Non. Elle perd seulement Sonné : aucune attaque n'a eu lieu, rien ne peut y répondre. Elle est quand même inclinée.",
}
