scenario "A card that returns to hand leaves play" {
  game     = "champions",
  question = {
    en = "Hellcat, with Inspired attached, returns to my hand. Does Inspired come along?",
    fr = "Hellcat, à laquelle Motivé est attachée, revient dans ma main. Motivé revient-elle avec elle ?",
  },
  shows    = { "mc.in-play.leaves" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Hellcat", damage = 1, with = { "Inspired" } } } },
}
villain { "Rhino I" }

ann:uses "Hellcat"

expect(ann.hand):is { "Hellcat" }
expect(ann.in_play):is_empty()
expect(ann.discard):is { "Inspired" }
ruling {
  en = "No. Hellcat has left play, and what was attached to her is discarded.",
  fr = "Non. Hellcat a quitté le jeu, et ce qui lui était attaché est défaussé.",
}
