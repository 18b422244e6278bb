scenario "A Stampede stuns before its victim hits back" {
  game     = "champions",
  question = {
    en = "Stampede lets Rhino attack, my hero defends and is damaged. May I hit back with Counter-Punch before I am stunned?",
    fr = "Ruée fait attaquer Rhino, mon héros défend et est blessé. Puis-je rendre le coup avec Contre-Attaque au Poing avant d'être sonné ?",
  },
  shows    = { "mc.card.stampede", "mc.amb.stunned-by-an-attack", "mc.status.stunned-friendly" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Genius", "Strength", "Vibranium", "Vibranium" }, dealt = { "Stampede" } },
}
villain { { "Rhino I", stunned = true, with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Crowd Control", "Advance" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:defends_with "Black Panther"
expect(ann.identity:stunned "Black Panther"):is(1)
ann:plays "Counter-Punch"
expect(ann.identity:stunned "Black Panther"):is(0)
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "No. The stun takes effect as soon as the damage is there; Counter-Punch then only rids your hero of the Stunned card. Retaliate still strikes.",
  fr = "Non. L'effet s'applique dès que les dégâts sont infligés ; Contre-Attaque au Poing ne fait alors que retirer la carte Sonné. La Riposte frappe tout de même.",
}
