scenario "Counter-Punch after the villain has gone on to the next stage" {
  game     = "champions",
  question = {
    en = "Black Panther defends against Rhino, and his Retaliate defeats Rhino's first stage. Can Counter-Punch still answer that attack, and whom does it hit?",
    fr = "La Panthère Noire défend contre Rhino, et sa Riposte vainc le premier stade de Rhino. Contre-Attaque au Poing peut-elle encore répondre à cette attaque, et qui touche-t-elle ?",
  },
  shows    = { "mc.amb.villain-is-one-enemy" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Counter-Punch", "Energy", "Genius", "Strength", "Vibranium" } },
}
villain { { "Rhino I", damage = 13 } }
encounter_deck { "Hard to Keep Down", "Breakin' & Takin'", "Hydra Mercenary", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ann:declines "discards"
ann:defends_with "Black Panther"
expect(villain):is { "Rhino II" }
ann:plays "Counter-Punch"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Yes. The villain is one enemy through all his stages, so the punch lands on the stage that has come up, Rhino II.",
  fr = "Oui. Le méchant est un seul ennemi à travers tous ses stades ; le coup porte donc sur le stade qui vient d'être révélé, Rhino II.",
}
