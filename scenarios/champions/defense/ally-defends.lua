scenario "An ally defends in the hero's place" {
  game     = "champions",
  question = { en = "Mockingbird defends against an attack of 2. Who takes the damage?", fr = "Mockingbird défend contre une attaque de 2. Qui subit les dégâts ?" },
  shows    = { "mc.defend.ally-defends" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { "Mockingbird" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Inspired" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:defends_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(2)
expect(ann.in_play:exhausted "Mockingbird"):is(1)
expect(ann.identity:damage "Captain Marvel"):is(0)

ruling {
  en = "Mockingbird exhausts and takes all of it. Nothing is taken off, as an ally has no DEF.",
  fr = "Mockingbird s'incline et les subit tous. Rien n'est retiré, car un allié n'a pas de DEF.",
}
