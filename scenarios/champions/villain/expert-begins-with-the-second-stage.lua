scenario "The expert villain deck has stages II and III" {
  game     = "champions",
  expert   = 1,
  question = {
    en = "We play in expert mode and Rhino II falls. Have we won?",
    fr = "Nous jouons en mode expert et Rhino II tombe. Avons-nous gagné ?",
  },
  shows    = { "mc.villain.sequential-deck" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {} },
}
villain { { "Rhino II", damage = 13 } }

ann:attacks_with "Spider-Man"

expect(villain):is { "Rhino III" }
expect(villain:hit_points "Rhino"):is(16)
expect(villain:tough "Rhino"):is(1)
expect(ann.identity:stunned "Spider-Man"):is(1)
expect(game):goes_on()
ruling {
  en = "No. In this mode the deck holds stages II and III, one after the other: Rhino III comes up, tough and with 16 hit points, and stuns Spider-Man.",
  fr = "Non. Dans ce mode, le deck contient les stades II et III, l'un après l'autre : Rhino III arrive, tenace et avec 16 points de vie, et sonne Spider-Man.",
}
