scenario "A forced replacement leaves nothing to interrupt" {
  game     = "champions",
  question = {
    en = "Rhino is webbed up and would attack me. Do I still draw a card for Spider-Man's interrupt to his attack?",
    fr = "Rhino est pris dans la toile et devrait m'attaquer. Est-ce que je pioche quand même une carte grâce à l'interruption de Spider-Man ?",
  },
  shows    = { "mc.forced.interrupts-first", "mc.interrupt.changed-or-cancelled", "mc.replacement.timing" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Black Cat" } },
}
villain { { "Rhino I", with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()                         -- nobody is asked about Rhino's attack
expect(game.round):is(2)

expect(ann.hand):is { "Energy", "Genius", "Strength", "Backflip", "Haymaker" }
expect(ann.discard):is { "Webbed Up" }
expect(villain:stunned "Rhino"):is(1)
ruling {
  en = "No. Webbed Up is forced and comes first. It has put something else in the place of the attack, so nothing is left that Spider-Man could interrupt.",
  fr = "Non. Pris dans la Toile est forcée et vient d'abord. Elle a mis autre chose à la place de l'attaque : il ne reste rien que Spider-Man puisse interrompre.",
}
