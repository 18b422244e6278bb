scenario "Interrupts to an attack come before what replaces it" {
  game     = "champions",
  question = {
    en = "Rhino is webbed up and would attack me. Do I still draw a card for Spider-Man's interrupt to his attack?",
    fr = "Rhino est pris dans la toile et devrait m'attaquer. Est-ce que je pioche quand même une carte grâce à l'interruption de Spider-Man ?",
  },
  shows    = { "mc.replacement.timing" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Black Cat" } },
}
villain { { "Rhino I", with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
ann:uses "Spider-Man"

expect(ann.hand):count(6)
expect(ann.hand):has "Black Cat"
expect(ann.discard):is { "Webbed Up" }
expect(villain:stunned "Rhino"):is(1)
ruling {
  en = "Yes. What the coming attack triggers is dealt with first, so Ann draws; only when the attack is due to begin does Webbed Up replace it.",
  fr = "Oui. On traite d'abord ce que déclenche l'attaque imminente, donc Ann pioche ; c'est seulement au moment où l'attaque doit commencer que Pris dans la Toile la remplace.",
}
