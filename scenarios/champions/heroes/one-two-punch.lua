scenario "One-Two Punch readies She-Hulk after a basic attack" {
  game     = "champions",
  question = {
    en = "I hold One-Two Punch. May I respond with it to my Uppercut, and to my basic attack?",
    fr = "J'ai Droite-Gauche en main. Puis-je la jouer en réponse à mon Uppercut, et à mon attaque basique ?",
  },
  shows    = { "mc.card.one-two-punch" },
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "One-Two Punch", "Uppercut", "Strength", "Energy", "Genius" } },
}
villain { { "Rhino I" } }

ann:plays "Uppercut"
ann:pays_with "Strength"
ann:pays_with "Energy"
expect(ann):is_on_turn()                 -- no response is asked
ann:attacks_with "She-Hulk"
ann:plays "One-Two Punch"
expect(ann.identity:exhausted "She-Hulk"):is(0)
ann:attacks_with "She-Hulk"

expect(villain:damage "Rhino I"):is(11)
ruling {
  en = "To the basic attack only: She-Hulk readies and attacks once more. After Uppercut, an attack by an event, it is not offered.",
  fr = "À l'attaque basique seulement : Miss Hulk se redresse et attaque encore. Après Uppercut, attaque d'un événement, elle n'est pas proposée.",
}
