scenario "Stunned goes before Webbed Up, and Webbed Up catches Get Behind Me!" {
  game     = "champions",
  question = {
    en = "Rhino is Stunned and in my web. In step two he would attack me; then I cancel Stampede with Get Behind Me!, so he would attack again. What stops which attack?",
    fr = "Rhino est Sonné et pris dans ma toile. À l'étape deux il devrait m'attaquer ; puis j'annule Ruée avec Restez derrière moi !, il devrait donc attaquer encore. Qu'est-ce qui arrête quelle attaque ?",
  },
  shows    = { "mc.status.stunned-enemy", "mc.status.priority", "mc.replacement.definition", "mc.card.get-behind-me", "mc.card.webbed-up" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Get Behind Me!", "Genius", "Strength", "Energy", "Aunt May" }, dealt = { "Stampede" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- she keeps her hand
expect(villain:stunned "Rhino"):is(0)
expect(ann.in_play):has "Webbed Up"
ann:plays "Get Behind Me!"                           -- Stampede
ann:pays_with "Energy"

expect(villain:stunned "Rhino"):is(1)
expect(ann.discard):has "Webbed Up"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(encounter_deck):top "Crowd Control"           -- no boost card was given
ruling {
  en = "The Stunned card stops the first, before Webbed Up can act. Webbed Up stops the second, though a card of yours caused it, and Rhino is stunned anew.",
  fr = "La carte Sonné arrête la première, avant que Pris dans la Toile puisse agir. Pris dans la Toile arrête la seconde, bien qu'une de vos cartes l'ait causée, et Rhino est de nouveau sonné.",
}
