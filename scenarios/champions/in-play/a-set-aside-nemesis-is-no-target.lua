scenario "A set-aside nemesis is out of play" {
  game     = "champions",
  question = {
    en = "There is no minion in play, but Vulture lies aside with my nemesis set. May I attach Spider-Tracer to him?",
    fr = "Il n'y a aucun sbire en jeu, mais le Vautour est mis de côté avec mon set Némésis. Puis-je lui attacher Spider-Traceur ?",
  },
  shows    = { "mc.in-play.removed-and-aside", "mc.in-play.target-in-play" },
  set_up   = "shown",
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}
villain { "Rhino I" }
shuffle_gives { "Spider-Tracer", "Energy", "Genius", "Strength", "Black Cat", "Backflip" }       -- the deck of Ann

ann:declines()                                              -- keeps the opening hand
expect(ann.nemesis):has "Vulture"
expect(ann.engaged):is_empty()
refused(function() ann:plays "Spider-Tracer" end, "mc.in-play.target-in-play")
ruling {
  en = "No. What is set aside is out of play, and abilities find their targets only in play.",
  fr = "Non. Ce qui est mis de côté est hors jeu, et les capacités ne trouvent leurs cibles qu'en jeu.",
}
