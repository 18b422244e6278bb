scenario "Superhuman Strength stays when the attacked stage is gone" {
  game     = "champions",
  question = {
    en = "My attack with Superhuman Strength defeats Rhino I. Is Rhino II, who has just come into play, stunned, and is Superhuman Strength discarded?",
    fr = "Mon attaque avec Force Surhumaine vainc Rhino I. Rhino II, qui vient d'arriver, est-il Sonné, et Force Surhumaine est-elle défaussée ?",
  },
  shows    = { "mc.card.superhuman-strength" },
}
local ann = players {
  { "Ann", identity = { "She-Hulk" }, in_play = { "Superhuman Strength" }, hand = {} },
}
villain { { "Rhino I", damage = 12 } }

ann:attacks_with "She-Hulk"

expect(villain):is { "Rhino II" }
expect(villain:stunned "Rhino II"):is(0)
expect(ann.in_play):is { "Superhuman Strength" }
ruling {
  en = "Neither. The stage that was attacked is gone and cannot be stunned; the card is not given up for nothing and stays in play.",
  fr = "Ni l'un ni l'autre. Le stade attaqué n'est plus là et ne peut pas être sonné ; la carte n'est pas sacrifiée pour rien et reste en jeu.",
}
