scenario "Ground Stomp is no attack: Stunned and Guard leave it alone" {
  game     = "champions",
  question = {
    en = "I am Stunned and a Hydra Mercenary guards Rhino. Does Ground Stomp still hurt them both, and do I lose Stunned?",
    fr = "Je suis Sonnée et un Mercenaire d'Hydra garde Rhino. Piétinement les blesse-t-il quand même tous les deux, et est-ce que je perds Sonné ?",
  },
  shows    = { "mc.card.ground-stomp", "mc.enemy.definition", "mc.amb.guard-non-attack", "mc.status.stunned-costs" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = { "Ground Stomp", "Genius" }, engaged = { "Hydra Mercenary" } },
}
villain { "Rhino I" }

ann:plays "Ground Stomp"

expect(villain:damage "Rhino"):is(1)
expect(ann.engaged:damage "Hydra Mercenary"):is(1)
expect(ann.identity:stunned "She-Hulk"):is(1)
ann:attacks_with "She-Hulk"                          -- an attack: this one is lost
expect(ann.identity:stunned "She-Hulk"):is(0)
expect(ann.identity:exhausted "She-Hulk"):is(1)
expect(ann.engaged:damage "Hydra Mercenary"):is(1)
ruling {
  en = "It hurts both, and you stay Stunned: the event deals damage without being an attack. Your next attack is lost to Stunned, and you exhaust for it.",
  fr = "Il les blesse tous les deux et vous restez Sonnée : l'événement inflige des dégâts sans être une attaque. Votre prochaine attaque est perdue à cause de Sonné, et Miss Hulk s'incline quand même.",
}
