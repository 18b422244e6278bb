scenario "Superhuman Strength stuns the stage that follows" {
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
expect(villain:stunned "Rhino II"):is(1)
expect(ann.discard):is { "Superhuman Strength" }
ruling {
  en = "Both. It was Rhino who was attacked, whatever his stage: the one in play by then is stunned, and the card is given up for it.",
  fr = "Les deux. C'est Rhino qui a été attaqué, quel que soit son stade : celui alors en jeu est sonné, et la carte est sacrifiée pour cela.",
}
