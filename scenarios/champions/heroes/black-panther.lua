scenario "Black Panther strikes back at whoever attacks him" {
  game     = "champions",
  question = {
    en = "Rhino attacks me as Black Panther and an ally defends; then a Hydra Bomber attacks and hits Black Panther. When does Retaliate work?",
    fr = "Rhino m'attaque en Black Panther et un allié défend ; puis un Poseur de Bombe d'Hydra attaque et touche Black Panther. Quand sa Riposte joue-t-elle ?",
  },
  shows    = { "mc.keywords.retaliate", "mc.card.black-panther" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Black Panther", hand = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius" }, in_play = { "Shuri" }, engaged = { { "Hydra Bomber", damage = 1 } } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"     -- no discard
ann:defends_with "Shuri"    -- against Rhino
ann:declines "defends_with" -- nobody defends against the bomber

expect(villain:damage "Rhino I"):is(0)
expect(ann.identity:damage "Black Panther"):is(1)
expect(ann.engaged):is_empty()
ruling {
  en = "When Black Panther himself is attacked and survives: the bomber takes 1 damage and is defeated. Shuri having defended, it was she whom Rhino attacked, and she has no Retaliate.",
  fr = "Quand Black Panther lui-même est attaqué et survit : le poseur de bombe subit 1 dégât et il est vaincu. Shuri ayant défendu, c'est elle que Rhino a attaquée, et elle n'a pas de Riposte.",
}
