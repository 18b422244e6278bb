scenario "Webbed Up turns the villain's attack into a stun" {
  game     = "champions",
  question = {
    en = "Webbed Up is attached to Rhino, and he is about to attack me. What happens to his attack?",
    fr = "Pris dans la Toile est attaché à Rhino, et il est sur le point de m'attaquer. Que devient son attaque ?",
  },
  shows    = { "mc.replacement.definition" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Haymaker" } },
}
villain { { "Rhino I", with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary", "Charge" }      -- no boost card is given: the Mercenary is the dealt card

ann:ends_turn()

expect(ann.identity:damage "Spider-Man"):is(0)
expect(villain:stunned "Rhino"):is(1)
expect(ann.discard):is { "Webbed Up" }
expect(ann.engaged):is { "Hydra Mercenary" }
ruling {
  en = "There is no attack at all, not even a boost card: Webbed Up is discarded and Rhino is stunned in its place.",
  fr = "Il n'y a pas d'attaque du tout, pas même de carte Boost : à la place, Pris dans la Toile est défaussée et Rhino est sonné.",
}
