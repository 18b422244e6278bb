scenario "An attached card is discarded when its host leaves play" {
  game     = "champions",
  question = {
    en = "Shocker, who bears my Webbed Up, is defeated. Does Webbed Up stay in play?",
    fr = "Shocker, qui porte mon Pris dans la Toile, est vaincu. Pris dans la Toile reste-t-il en jeu ?",
  },
  shows    = { "mc.attach-to.falls-with-host" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Shocker", damage = 1, with = { "Webbed Up" } } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:attacks_with "Spider-Man"
ann:chooses "Shocker"
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Webbed Up" }           -- to its owner's pile
expect(encounter_discard):is { "Shocker" }
ruling {
  en = "No. When the card it is attached to leaves play, it is discarded, to its own owner's discard pile.",
  fr = "Non. Quand la carte à laquelle il est attaché quitte le jeu, il est défaussé, dans la défausse de son propriétaire.",
}
