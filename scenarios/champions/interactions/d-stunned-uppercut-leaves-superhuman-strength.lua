scenario "An attack lost to Stunned does not use up Superhuman Strength" {
  game     = "champions",
  question = {
    en = "I am Stunned and play Uppercut, with Superhuman Strength in play. What do I lose, and is the upgrade discarded as after an attack?",
    fr = "Je suis Sonnée et je joue Uppercut, avec Force Surhumaine en jeu. Qu'est-ce que je perds, et l'amélioration est-elle défaussée comme après une attaque ?",
  },
  shows    = { "mc.status.stunned-friendly", "mc.status.stunned-costs", "mc.card.superhuman-strength" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = { "Uppercut", "Energy", "Hellcat" }, in_play = { "Superhuman Strength" } },
}
villain { "Rhino I" }

ann:plays "Uppercut"
ann:pays_with "Energy"

expect(ann.discard):is { "Uppercut", "Energy", "Hellcat" }
expect(villain:damage "Rhino"):is(0)
expect(ann.identity:stunned "She-Hulk"):is(0)
expect(ann.identity:exhausted "She-Hulk"):is(0)
expect(ann.in_play):has "Superhuman Strength"
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(5)
expect(villain:stunned "Rhino"):is(1)
expect(ann.in_play):is_empty()
ruling {
  en = "Uppercut, its three resources and the Stunned card. No attack was made, so Superhuman Strength stays for the next one: 5 damage, and Rhino is stunned.",
  fr = "Uppercut, ses trois ressources et la carte Sonné. Aucune attaque n'a eu lieu, donc Force Surhumaine reste pour la prochaine : 5 dégâts, et Rhino est sonné.",
}
