scenario "An attack event of a stunned hero" {
  game     = "champions",
  question = { en = "My hero is Stunned and I play Uppercut. Does Rhino take the damage?", fr = "Mon héros est Sonné et je joue Uppercut. Rhino subit-il les dégâts ?" },
  shows    = { "mc.status.stunned-friendly", "mc.status.stunned-costs" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = { "Uppercut", "Energy", "Gamma Slam" } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:pays_with "Energy"
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:stunned "She-Hulk"):is(0)
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(ann.hand):is_empty()

ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(3)

ruling {
  en = "No. You pay for Uppercut, and all it does is discard your Stunned card. Your next attack works as usual.",
  fr = "Non. Vous payez Uppercut, et il ne fait que défausser votre carte Sonné. Votre prochaine attaque se déroule normalement.",
}
