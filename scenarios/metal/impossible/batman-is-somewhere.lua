scenario "Batman is under the tile or in a team" {
  game     = "metal",
  question = {
    en = "Nobody is under the tile, and Batman is in no team. Can that be?",
    fr = "Personne n'est sous la tuile, et Batman n'est dans aucune équipe. Est-ce possible ?",
  },
  shows    = { "metal.setup.batman-captured" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  captured {}
  begin()
end, "metal.setup.batman-captured")
refused(function()
  captured { "Hal Jordan (oversized)" }
  begin()
end, "metal.setup.batman-captured")
refused(function()
  players { { "Ann", team = { "Cyborg", "Aquaman (oversized)" } }, { "Ben", character = "The Flash (oversized)" } }
  captured {}
  begin()
end, "metal.setup.batman-captured")
players { { "Ann", team = { "Cyborg", "Batman" } }, { "Ben", character = "The Flash (oversized)" } }
captured {}
expect(captured):is_empty()
ruling {
  en = "No. He begins Captured and can only have been rescued: then he is in front of whoever rescued him.",
  fr = "Non. Il commence Capturé et n'a pu qu'être libéré : il est alors devant qui l'a libéré.",
}
