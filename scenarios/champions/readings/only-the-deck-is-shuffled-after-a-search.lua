scenario "After a search the discard pile keeps its order" {
  game     = "champions",
  question = {
    en = "Rhino II finds Breakin' & Takin' in the discard pile. Is the discard pile shuffled as well as the deck?",
    fr = "Rhino II trouve Casser et Emporter dans la défausse. La défausse est-elle mélangée comme le deck ?",
  },
  shows    = { "mc.amb.search-deck-and-discard" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", damage = 12 } }
encounter_deck { "Charge", "Sandman", "Advance" }
encounter_discard { "Hydra Mercenary", "Breakin' & Takin'", "Assault" }
shuffle_gives { "Advance", "Charge", "Sandman" }

ann:attacks_with "Captain Marvel"

expect(side_schemes):is { "Breakin' & Takin'" }
expect(encounter_discard):in_order { "Hydra Mercenary", "Assault" }
expect(encounter_deck):in_order { "Advance", "Charge", "Sandman" }
ruling {
  en = "No. The deck is shuffled; the discard pile keeps its order.",
  fr = "Non. Le deck est mélangé ; la défausse garde son ordre.",
}
