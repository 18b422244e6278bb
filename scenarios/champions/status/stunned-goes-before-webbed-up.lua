scenario "Stunned stops the attack before Webbed Up can" {
  game     = "champions",
  question = {
    en = "Rhino is Stunned and bears Webbed Up as well, and would attack me. Which of the two is lost, and does the other one stay?",
    fr = "Rhino est Sonné et porte aussi Pris dans la Toile, et devrait m'attaquer. Lequel des deux est perdu, et l'autre reste-t-il ?",
  },
  shows    = { "mc.status.priority", "mc.status.stunned-enemy" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Charge", "Advance" }

ann:ends_turn()

expect(villain:stunned "Rhino"):is(0)
expect(ann.in_play):has "Webbed Up"
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "Only Stunned is lost. A status card acts before any other card, so the attack is gone before Webbed Up could replace it; Webbed Up waits for the next one.",
  fr = "Seul Sonné est perdu. Une carte État agit avant toute autre carte : l'attaque a disparu avant que Pris dans la Toile puisse la remplacer ; celle-ci attend la suivante.",
}
