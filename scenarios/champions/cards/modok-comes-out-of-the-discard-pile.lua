scenario "M.O.D.O.K. comes out of the discard pile" {
  game           = "champions",
  at             = "villain phase, step 4",
  doomsday_chair = 1,
  question       = {
    en = "M.O.D.O.K. was defeated, and I reveal the second Doomsday Chair. Is he back?",
    fr = "MODOK a été vaincu, et je révèle le second Siège de l'Apocalypse. Revient-il ?",
  },
  shows          = { "mc.card.the-doomsday-chair", "mc.amb.search-deck-and-discard" },
  windows        = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, dealt = { "The Doomsday Chair" } },
}
villain { "Rhino I" }
side_schemes { { "The Doomsday Chair", threat = 2 } }
encounter_discard { "M.O.D.O.K." }

until_step "villain phase, step 5"
expect(ann.engaged):is { "M.O.D.O.K." }
expect(ann.engaged:damage "M.O.D.O.K."):is(0)
expect(encounter_discard):is_empty()
ruling {
  en = "Yes. The discard pile is looked through as well as the deck, and he enters play anew, without damage.",
  fr = "Oui. On cherche dans la défausse comme dans le deck, et il arrive de nouveau, sans dégât.",
}
