scenario "Whoever was Captured is under the tile or was rescued" {
  game     = "metal",
  question = {
    en = "I have only Batman left, whom I rescued. May my first Super Hero be neither under the tile nor with anybody?",
    fr = "Je n'ai plus que Batman, que j'ai libéré. Mon premier Super-Héros peut-il n'être ni sous la tuile ni chez personne ?",
  },
  shows    = { "metal.capture.under-tile", "metal.setup.deal-two-choose-one" },
}

refused(function()
  players { { "Ann", team = { "Batman" } }, { "Ben", character = "The Flash (oversized)" } }
  captured {}
  begin()
end, "metal.capture.under-tile")
refused(function()
  players { { "Ann", team = { "Batman" } }, { "Ben", character = "The Flash (oversized)" }, { "Cy", character = "Aquaman (oversized)" } }
  captured {}
  begin()
end, "metal.setup.deal-two-choose-one")
local ann, ben = players { { "Ann", team = { "Batman" } }, { "Ben", character = "The Flash (oversized)" } }
captured { "Cyborg" }
expect(ann.team):is { "Batman" }
ruling {
  en = "No. Each of you began with one and Batman was Captured; whoever is lost goes under the tile, so there are always at least as many.",
  fr = "Non. Chacun a commencé avec un, et Batman était Capturé ; qui est perdu va sous la tuile : il y en a donc toujours au moins autant.",
}
