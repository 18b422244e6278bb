scenario "Hellcat goes home and comes back new" {
  game     = "champions",
  question = {
    en = "Hellcat is hurt, exhausted and Inspired. I take her back and play her again. What is left of that?",
    fr = "Hellcat est blessée, inclinée et porte Motivé. Je la reprends en main et la rejoue. Que reste-t-il de tout cela ?",
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
