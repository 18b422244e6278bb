scenario "Batman is never in the pile of available Super Heroes" {
  game     = "metal",
  question = {
    en = "Somebody found Batman while recruiting. Can he lie in the pile of available Super Heroes?",
    fr = "Quelqu'un a trouvé Batman en recrutant. Peut-il être dans la pile des Super-Héros disponibles ?",
  },
  shows    = { "metal.setup.batman-aside", "metal.setup.batman-captured" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  available { "Batman", "Aquaman (oversized)" }
  captured { "Hal Jordan (oversized)" }
  begin()
end, "metal.setup.batman-aside")
refused(function()
  available { "Batman" }
  captured {}
  begin()
end, "metal.setup.batman-aside")
available { "Aquaman (oversized)" }
captured { "Batman", "Hal Jordan (oversized)" }
expect(captured):has "Batman"
ruling {
  en = "No. He is taken out before the others are shuffled, begins under the tile, and from there goes only into a team and back under the tile.",
  fr = "Non. On le retire avant de mélanger les autres ; il commence sous la tuile, et de là ne va que dans une équipe, puis de nouveau sous la tuile.",
}
