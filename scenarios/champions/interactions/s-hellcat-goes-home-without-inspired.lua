scenario "Hellcat goes home and comes back new" {
  game     = "champions",
  question = {
    en = "Inspired lay on an ally with two damage who left play by an ability of hers. She is paid for anew: is any of that still there?",
    fr = "Motivé était posé sur un allié portant deux dégâts, qui a quitté le jeu par une capacité. On le paie à nouveau : en reste-t-il quelque chose ?",
  },
  shows    = { "mc.card.hellcat", "mc.attach-to.falls-with-host" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius" },
    in_play = { { "Hellcat", damage = 2, exhausted = true, with = { "Inspired" } } } },
}
villain { "Rhino I" }

ann:uses "Hellcat"
expect(ann.discard):is { "Inspired" }
ann:plays "Hellcat"
ann:pays_with("Energy", "Genius")
expect(ann.in_play:damage "Hellcat"):is(0)
expect(ann.in_play:exhausted "Hellcat"):is(0)
expect(ann.in_play:thw "Hellcat"):is(2)
ruling {
  en = "Nothing. Inspired is discarded as she leaves, and she comes back ready and unhurt, as a new card.",
  fr = "Rien. Motivé est défaussé à son départ, et elle revient redressée et indemne, comme une nouvelle carte.",
}
