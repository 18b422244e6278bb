scenario "Superhuman Strength does not stun the stage that follows" {
  game     = "champions",
  question = {
    en = "My attack with Superhuman Strength defeats Rhino I. Is Rhino II, who has just come into play, stunned?",
    fr = "Mon attaque avec Force Surhumaine vainc Rhino I. Rhino II, qui vient d'arriver, est-il Sonné ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.card.superhuman-strength" },
}
local ann = players {
  { "Ann", identity = { "She-Hulk" }, in_play = { "Superhuman Strength" }, hand = {} },
}
villain { { "Rhino I", damage = 12 } }

ann:attacks_with "She-Hulk"

expect(villain):is { "Rhino II" }
expect(villain:stunned "Rhino II"):is(0)
expect(ann.discard):is { "Superhuman Strength" }
ruling {
  en = "No. The stage that was attacked is gone. Whether the villain counts as the attacked enemy all the same is left open, so the Grim Rule decides: Superhuman Strength is discarded and nobody is stunned.",
  fr = "Non. L'étape attaquée n'est plus là. Le guide ne dit pas si le méchant reste l'ennemi attaqué ; la Sombre Règle tranche : Force Surhumaine est défaussée et personne n'est Sonné.",
}
