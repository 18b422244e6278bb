scenario "The same person cannot be hero and ally" {
  game     = "champions",
  question = {
    en = "Ann is Peter Parker. May Ben play an ally called Spider-Man who is Peter Parker too, and one who is somebody else?",
    fr = "Ann est Peter Parker. Ben peut-il jouer un allié Spider-Man qui est aussi Peter Parker, et un autre qui est quelqu'un d'autre ?",
  },
  shows    = { "mc.unique.one-in-play", "mc.unique.hero-and-ally-coexist" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {} },
  { "Ben", character = "Captain Marvel", hand = { "Spider-Man III", "Spider-Man II" } },
}
villain { "Rhino I" }

ann:ends_turn()
refused(function() ben:plays "Spider-Man III" end, "mc.unique.one-in-play")
ben:plays "Spider-Man II"

expect(ben.in_play):is { "Spider-Man II" }
expect(ann.identity):is { "Spider-Man" }
ruling {
  en = "Not the first: it is the person who is already there, in whichever form Ann shows. The second is somebody else under the same title, and may be played.",
  fr = "Pas le premier : c'est la personne déjà présente, quelle que soit la forme que montre Ann. Le second est quelqu'un d'autre sous le même titre, et il peut être joué.",
}
